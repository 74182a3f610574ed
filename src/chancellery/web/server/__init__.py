"""The server process: settings, logs, threads, figures, what it writes down when it fails."""
