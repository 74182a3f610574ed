"""Make the posters of the lobby anew, one for each light: crops of the real boards, at the end of a kept match.

`python -m tools.posters [GAME…]` writes `games/<id>/poster.webp` and `poster-dark.webp`; it needs a Chromium.
"""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from chancellery.games import find_game
from chancellery.loadtest.chromium import find_chromium, ready_playwright
from chancellery.loadtest.server_process import serving
from tests.matches.fixtures import folder
from tools.bundle import SOURCE

# The middle of what is shown and its width, as parts of the board's own width and height; and which match it is of.
CROPS: Final[dict[str, tuple[str, float, float, float]]] = {
    "europe-divided": ("2-players", 0.62, 0.58, 0.5),
    "europe-in-turmoil": ("2-players", 0.5, 0.42, 0.42),
    "versailles-1919": ("4-players", 0.334, 0.882, 0.326),
    "realpolitik": ("4-players", 0.52, 0.42, 0.5),
}
LIGHTS: Final[dict[str, Any]] = {"poster": "light", "poster-dark": "dark"}
# As large as a card of the lobby is drawn, and of a quality at which the four fit into its budget.
WIDTH, HEIGHT = 320, 204
QUALITY: Final = 34
# The final board of a front page, alone and as large as the window.
ALONE: Final = """() => {
  const still = document.querySelector(".front .still");
  document.body.replaceChildren(still);
  still.style.cssText = "position: fixed; left: 0; top: 0; width: 1600px; border: 0";
  for (const node of still.querySelectorAll("svg.board")) node.style.width = "1600px";
  const { width, height } = still.querySelector("svg.board").getBoundingClientRect();
  return [width, height];
}"""


def make(browser: Browser, url: str, game: str) -> None:
    match, x, y, wide = CROPS[game]
    kept = json.loads((folder(find_game(game)) / f"{match}.json").read_text("utf-8"))
    for name, light in LIGHTS.items():
        context = browser.new_context(
            base_url=url, viewport={"width": 1600, "height": 1600}, color_scheme=light, locale="en-GB"
        )
        page = context.new_page()
        page.goto("/rules")
        id = page.request.post("/api/matches/import", data=kept).json()["id"]
        page.goto(f"/result/{id}")
        page.wait_for_selector(".front .still svg.board", state="attached")
        page.evaluate("document.fonts.ready.then(() => null)")
        page.wait_for_timeout(800)
        # A board is as its own page draws it: what surrounds it sets its colours.
        page.evaluate("(game) => (document.body.dataset.game = game)", game)
        width, height = page.evaluate(ALONE)
        across = wide * width
        down = across * HEIGHT / WIDTH
        left = min(max(0.0, x * width - across / 2), width - across)
        top = min(max(0.0, y * height - down / 2), height - down)
        clip = {"x": left, "y": top, "width": across, "height": down, "scale": WIDTH / across}
        devtools = context.new_cdp_session(page)
        shot = devtools.send(
            "Page.captureScreenshot",
            {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True},
        )
        path = Path(SOURCE) / "games" / game / f"{name}.webp"
        path.write_bytes(base64.b64decode(shot["data"]))
        print(f"{path.relative_to(SOURCE)}  {path.stat().st_size} bytes")
        context.close()


def main() -> None:
    found = find_chromium()
    if found is None:
        raise SystemExit(
            "Posters are taken with a Chromium, and there is none here: install one, or try make chromium."
        )
    ready_playwright()
    with (
        tempfile.TemporaryDirectory(prefix="chancellery-posters-") as place,
        serving(Path(place)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found)
        try:
            for game in sys.argv[1:] or CROPS:
                make(browser, f"http://127.0.0.1:{server.port}", game)
        finally:
            browser.close()


if __name__ == "__main__":
    main()
