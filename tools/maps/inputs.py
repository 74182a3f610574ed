"""What a board is drawn from: its data file here, the game's content and names, the atlas and the fonts."""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
GAMES: Final = ROOT / "src/chancellery/games"
CLIENT: Final = ROOT / "src/chancellery/web/static/client"
FONTS: Final = CLIENT / "fonts"
# Boards are drawn in the languages that are shipped; in another the client sets the names itself.
LANGUAGES: Final = tuple(path.parent.name for path in sorted(ROOT.glob("src/chancellery/engine/text/*/language.toml")))
# countries-50m.json of the npm package world-atlas: Natural Earth, in the public domain.
ATLAS_VERSION: Final = "2.0.2"
ATLAS_SHA256: Final = "04342cdc1e3016bcd7db1630de95684d67b79fe3c8c460321e87aef469502394"


def folder(game: str) -> Path:
    """Where the client finds a game's board."""
    return CLIENT / "games" / game.replace("_", "-")


def data(game: str) -> dict[str, Any]:
    """The board's own data file."""
    return tomllib.loads((Path(__file__).parent / f"{game}.toml").read_text("utf-8"))


def content(game: str, name: str) -> Any:
    """The records of one file of the game's content."""
    return tomllib.loads((GAMES / game / f"content/{name}.toml").read_text("utf-8"))


def names(game: str, kind: str) -> dict[str, dict[str, str]]:
    """Names by id and language, as the game's texts give them."""
    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        for path in sorted((GAMES / game / "text" / language).glob("*.ftl")):
            for key, value in re.findall(rf"^{kind}-(\w+) = (.+)$", path.read_text("utf-8"), re.MULTILINE):
                found.setdefault(key, {})[language] = value.strip()
    return found


def europe_in_turmoil() -> dict[str, Any]:
    """Everything the board of Europe in Turmoil depends on."""
    spaces = [
        {"id": space["id"], "region": space["region"], "adjacent": sorted(space["adjacent"])}
        for space in content("europe_in_turmoil", "spaces")["space"]
    ]
    return {
        "data": data("europe_in_turmoil"),
        "spaces": spaces,
        "names": names("europe_in_turmoil", "space"),
        "regions": names("europe_in_turmoil", "region"),
        "waters": names("europe_in_turmoil", "water"),
    }


def realpolitik() -> dict[str, Any]:
    """Everything the board of Realpolitik depends on."""
    territories = [
        {
            "id": place["id"],
            "kind": place["kind"],
            "owner": place.get("owner"),
            "capital": place.get("capital", False),
            "stripes": place.get("stripes", []),
            "adjacent": sorted(place.get("adjacent", [])),
        }
        for place in content("realpolitik", "territories")["territory"]
    ]
    lanes = [
        {key: lane[key] for key in ("id", "power", "from", "to")}
        for lane in content("realpolitik", "sea_lanes")["sea_lane"]
    ]
    return {
        "data": data("realpolitik"),
        "territories": territories,
        "lanes": lanes,
        "names": names("realpolitik", "territory"),
        "waters": names("realpolitik", "water"),
    }


def europe_divided() -> dict[str, Any]:
    """Everything the board of Europe Divided depends on."""
    spaces = [{"id": s["id"], "kind": s["kind"]} for s in content("europe_divided", "spaces")["space"]]
    return {"data": data("europe_divided"), "spaces": spaces, "names": names("europe_divided", "space")}


def versailles_1919() -> dict[str, Any]:
    """Everything the wall map of Versailles 1919 depends on."""
    regions = sorted(content("versailles_1919", "tracks")["region"], key=lambda region: int(region["number"]))
    issues = [{"id": issue["id"], "region": issue["region"]} for issue in content("versailles_1919", "issues")["issue"]]
    return {
        "data": data("versailles_1919"),
        "regions": [region["id"] for region in regions],
        "issues": issues,
        "waters": names("versailles_1919", "water"),
    }


READERS: Final = {
    "europe_in_turmoil": europe_in_turmoil,
    "realpolitik": realpolitik,
    "europe_divided": europe_divided,
    "versailles_1919": versailles_1919,
}


def digest(inputs: dict[str, Any]) -> str:
    """The hash that board and layout carry, so that a test sees when they are older than what they are drawn from."""
    fonts = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(FONTS.glob("*.woff2"))}
    everything = {"inputs": inputs, "atlas": ATLAS_SHA256, "fonts": fonts}
    return hashlib.sha256(json.dumps(everything, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:16]
