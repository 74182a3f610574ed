"""Tests of Realpolitik."""
