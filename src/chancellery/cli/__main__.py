"""`python -m chancellery.cli` is `chancellery`."""

from chancellery.cli.app import main

if __name__ == "__main__":
    main()
