"""Check the shape of commit messages: a subject under 72 characters, an empty line, then the body.

python3 tools/commit_message.py FILE              the message in a file, as Git's commit-msg hook gives it
python3 tools/commit_message.py --range A..B      the messages of those commits, merges left out
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

LONGEST_SUBJECT: Final = 72
# Words that begin a subject which tells of the past or of a place instead of saying what to do.
NOT_IMPERATIVE: Final = re.compile(r"(?:\w+(?:ed|ing)|\w+:|the|a|an|wip)(?=\s|$)", re.IGNORECASE)
# What ends like a past or a participle and is none.
IMPERATIVE: Final = frozenset({"bring", "embed", "exceed", "feed", "need", "proceed", "seed", "speed", "string"})


def problems(message: str) -> list[str]:
    """What is wrong with a message, as sentences."""
    lines = [line for line in message.split("\n") if not line.startswith("#")]
    subject = lines[0] if lines else ""
    if subject.startswith(("Merge ", "Revert ", "fixup! ", "squash! ")):
        return []
    found = []
    if not subject.strip():
        found.append("the first line is empty; it says what changed for whom")
    if len(subject) >= LONGEST_SUBJECT:
        found.append(f"the first line has {len(subject)} characters; it stays under {LONGEST_SUBJECT}")
    if subject.endswith("."):
        found.append("the first line ends with a full stop; it is a headline")
    first = subject.split(" ", 1)[0]
    if NOT_IMPERATIVE.match(subject) and first.lower() not in IMPERATIVE:
        found.append(f"the first line begins with '{first}'; it begins with a verb in the imperative, as in 'Let …'")
    if len(lines) > 1 and lines[1].strip():
        found.append("the second line is not empty; it parts the first line from the body")
    return found


def messages(commits: str) -> dict[str, str]:
    """The messages of a range of commits by their short hashes, merges left out."""
    log = ["git", "log", "--no-merges", "--format=%h%x00%B%x01", commits]
    records = subprocess.run(log, capture_output=True, text=True, check=True).stdout.split("\x01")
    pairs = (record.strip("\n").partition("\x00") for record in records if record.strip())
    return {short: message for short, _, message in pairs}


def main(arguments: list[str]) -> int:
    """Look at the messages that the arguments name; 1 if one of them has a problem."""
    match arguments:
        case ["--range", commits]:
            given = messages(commits)
        case [file]:
            given = {file: Path(file).read_text("utf-8")}
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    found = [f"{where}: {problem}" for where, message in given.items() for problem in problems(message)]
    print("\n".join(found), file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
