"""Realpolitik, designed by Andrew Rourke and Valdemar Gumienny."""
