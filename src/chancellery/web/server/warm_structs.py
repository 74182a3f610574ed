"""Structs made ready before threads read them: msgspec crashes when two threads read the first of a kind at once."""

from __future__ import annotations

import msgspec


def ready_structs() -> list[type[msgspec.Struct]]:
    """Let msgspec look at every struct of ours now, in one thread; which those are."""
    structs = sorted(all_structs(), key=lambda struct: (struct.__module__, struct.__qualname__))
    for struct in structs:
        msgspec.json.Decoder(struct)
    return structs


def all_structs() -> set[type[msgspec.Struct]]:
    """Every struct of ours that was imported."""
    structs: set[type[msgspec.Struct]] = set()
    waiting: list[type[msgspec.Struct]] = [msgspec.Struct]
    while waiting:
        for struct in waiting.pop().__subclasses__():
            waiting.append(struct)
            if struct.__module__.startswith("chancellery."):
                structs.add(struct)
    return structs
