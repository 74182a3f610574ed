"""The JSON API, one file for each subject."""
