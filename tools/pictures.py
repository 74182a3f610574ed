"""Make the pictures of the README anew, from a real server, real opponents and a real browser: `make pictures`."""

from __future__ import annotations

import base64
import random
import struct
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from chancellery.loadtest.chromium import find_chromium, ready_playwright
from chancellery.loadtest.server_process import serving

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
WIDE: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
NAME: Final = "Camille"
# So many decisions of one's own are played before the picture: the table is in full swing.
TABLES: Final[dict[str, tuple[dict[str, str], int]]] = {
    "europe-in-turmoil": ({"liberal": "me", "authoritarian": "bot"}, 30),
    "realpolitik": ({"austria": "bot", "france": "me", "prussia": "bot", "italy": "bot"}, 24),
    "europe-divided": ({"europe": "me", "russia": "bot"}, 60),
    "versailles-1919": ({"one": "me", "two": "bot", "three": "bot", "four": "bot"}, 20),
}
# The animation: a frame every so often of the page's own time, this much smaller, as WebP of this quality.
FRAME_MS: Final = 100
LAST_MS: Final = 2500
SCALE: Final = 0.64
MOVING: Final = 0.5
STILL: Final = 84
# Answers that bring a table no further.
SHY: Final = ("done", "pass", "no", "retract")
MOST_FRAMES: Final = 110
# How long answers of the server may take, while the time of the page stands still.
ANSWERED_MS: Final = 60
PATIENCE_S: Final = 30.0
SETTLE_MS: Final = 2500

# What has changed since the frame before as WebP, and for how many milliseconds it is seen.
Frame = tuple[bytes, int]

# Movement keeps step with the page's own time: each begins where it was seen first.
IN_STEP: Final = """(now) => {
  for (const movement of document.getAnimations()) {
    movement.pause();
    movement.seen ??= now;
    const [at, end] = [now - movement.seen, movement.effect.getComputedTiming().endTime];
    if (at >= end) movement.finish();
    else movement.currentTime = at;
  }
}"""
# The blocks of a picture that are not as before, on nothing; an empty text if all are.
CHANGED: Final = """async ([before, after, quality]) => {
  const picture = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    return image;
  };
  const [then, now] = [before ? await picture(before) : null, await picture(after)];
  const canvas = Object.assign(document.createElement("canvas"), { width: now.width, height: now.height });
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  const pixelsOf = (image) => {
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, canvas.width, canvas.height);
  };
  const old = then && new Uint32Array(pixelsOf(then).data.buffer);
  const fresh = pixelsOf(now);
  const words = new Uint32Array(fresh.data.buffer);
  const [side, wide] = [16, canvas.width];
  let changed = 0;
  for (let top = 0; old && top < canvas.height; top += side)
    for (let left = 0; left < wide; left += side) {
      const rows = [];
      for (let y = top; y < Math.min(top + side, canvas.height); y++)
        rows.push([y * wide + left, y * wide + Math.min(left + side, wide)]);
      const same = rows.every(([from, to]) => {
        for (let i = from; i < to; i++) if (old[i] !== words[i]) return false;
        return true;
      });
      if (same) for (const [from, to] of rows) words.fill(0, from, to);
      else changed++;
    }
  if (old && changed === 0) return "";
  brush.putImageData(fresh, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


class Visitor:
    """Somebody with a browser who plays against bots, without much thought."""

    def __init__(self, browser: Browser, url: str, window: dict[str, int], cookies: Any = None, **more: Any) -> None:
        self.context: BrowserContext = browser.new_context(base_url=url, viewport=window, **more)  # type: ignore[arg-type]
        self.context.add_init_script(
            """localStorage["chancellery-turncall"] ??= "off"; localStorage["chancellery-sound-asked"] ??= "yes" """
        )
        self.page: Page = self.context.new_page()
        if cookies is None:
            self.page.goto("/")
            self.call("/me/guest", {})
            self.call("/me", {"name": NAME})
        else:
            self.context.add_cookies(cookies)
        self.luck = random.Random(1919)

    def call(self, path: str, body: Any = None) -> Any:
        request = self.page.request
        told = request.get(f"/api{path}") if body is None else request.post(f"/api{path}", data=body)
        if not told.ok:
            raise RuntimeError(f"{path}: {told.text()}")
        return told.json()

    def new_match(self, game: str) -> str:
        seats = {seat: {"kind": kind} for seat, kind in TABLES[game][0].items()}
        return str(self.call("/matches", {"game": game, "seats": seats})["id"])

    def view(self, match: str) -> Any:
        """The position as soon as one is asked, or at the end."""
        until = time.monotonic() + PATIENCE_S
        while time.monotonic() < until:
            seen = self.call(f"/matches/{match}/view")
            if seen["position"]["legal"] or seen["status"] != "running":
                return seen
            time.sleep(0.05)
        raise RuntimeError("the bots do not answer")

    def act(self, match: str, seen: Any) -> None:
        legal = seen["position"]["legal"]
        action = self.luck.choice([one for one in legal if one.split()[0] not in SHY] or legal)
        answer = {"action": action, "ply": seen["ply"], "seat": seen["seat"]}
        # A bot that chooses in secret meanwhile makes an answer too late: the next look tells.
        self.page.request.post(f"/api/matches/{match}/actions", data=answer)

    def play(self, match: str, decisions: int, *, sights: bool = True) -> bool:
        """Answer so many questions, and on until the board asks for something; whether the match goes on."""
        while True:
            seen = self.view(match)
            if seen["status"] != "running":
                return False
            if decisions <= 0 and (not sights or len(seen["position"]["legal"]) > 3):
                return True
            decisions -= 1
            self.act(match, seen)

    def look(self, path: str, name: str) -> None:
        """A picture of a whole page, as WebP."""
        self.page.goto(path)
        self.page.wait_for_selector("main", state="visible")
        if path.startswith("/table"):
            self.page.wait_for_selector("main.table[data-ply]")
        self.page.wait_for_timeout(SETTLE_MS)
        self.page.evaluate("document.fonts.ready.then(() => null)")
        high = self.page.evaluate("document.scrollingElement.scrollHeight")
        clip = {"x": 0, "y": 0, "width": self.page.viewport_size["width"], "height": high, "scale": 1}  # type: ignore[index]
        shot = self.shoot({"format": "webp", "quality": STILL, "clip": clip, "captureBeyondViewport": True})
        (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot))

    def shoot(self, shot: dict[str, Any]) -> str:
        devtools = self.context.new_cdp_session(self.page)
        try:
            return str(devtools.send("Page.captureScreenshot", shot)["data"])
        finally:
            devtools.detach()


def watch_a_turn(visitor: Visitor) -> list[Frame]:
    """A turn of the opponent with a check, as the director plays it: frames, each with how long it was seen."""
    page = visitor.page
    match = visitor.new_match("europe-in-turmoil")
    while not was_rolled(visitor, match):
        if (seen := visitor.view(match))["position"]["legal"]:
            visitor.act(match, seen)
        else:
            match = visitor.new_match("europe-in-turmoil")
    page.clock.install()
    page.goto(f"/table/{match}")
    page.wait_for_selector("main.table[data-mine=true]")
    page.evaluate("document.fonts.ready.then(() => null)")
    paper = visitor.context.new_page()
    page.bring_to_front()
    page.clock.pause_at(page.evaluate("Date.now()") + 2 * SETTLE_MS)
    page.keyboard.press("w")
    page.wait_for_selector("main.table.watching")
    frames: list[Frame] = []
    before, now = "", 0
    watching = True
    while watching and len(frames) < MOST_FRAMES:
        # The last frame shows the turn that is one's own.
        watching = page.locator("main.table.watching").count() > 0
        if page.locator(".moment").count():
            page.keyboard.press("Enter")
        page.clock.run_for(FRAME_MS)
        page.wait_for_timeout(ANSWERED_MS)
        now += FRAME_MS
        page.evaluate(IN_STEP, now)
        after = visitor.shoot({"format": "png", "clip": {"x": 0, "y": 0, **WIDE, "scale": SCALE}})
        changed = paper.evaluate(CHANGED, [before, after, MOVING])
        frames.append((base64.b64decode(changed), FRAME_MS))
        before = after
    last, _ = frames.pop()
    return [*frames, (last, LAST_MS)]


def was_rolled(visitor: Visitor, match: str) -> bool:
    """Whether the opponent has just played a card with a check, and one is asked for a card."""
    seen = visitor.view(match)
    log = visitor.call(f"/matches/{match}/log")
    own = [number for number, entry in enumerate(log) if entry["data"].get("seat") == seen["seat"]]
    since = log[own[-1] + 1 :] if own else []
    events = [event["event"] for entry in since for event in entry["data"].get("events", [])]
    asked = any(action.startswith("operate ") for action in seen["position"]["legal"])
    return asked and "support-checked" in events and seen["ply"] > 40


def animated(frames: list[Frame]) -> bytes:
    """One WebP that moves, from single ones laid over each other; without a change the one before lasts longer."""
    shown: list[Frame] = []
    for frame, lasts in frames:
        if frame:
            shown.append((frame, lasts))
        else:
            shown[-1] = (shown[-1][0], shown[-1][1] + lasts)
    width, height = size_of(shown[0][0])
    body = chunk(b"VP8X", struct.pack("<B3x", 0x12) + three(width - 1) + three(height - 1))
    body += chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
    for frame, lasts in shown:
        head = three(0) + three(0) + three(width - 1) + three(height - 1) + three(lasts) + b"\x00"
        body += chunk(b"ANMF", head + pixels(frame))
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def pixels(webp: bytes) -> bytes:
    """The chunks of a single picture that hold its pixels."""
    found, at = b"", 12
    while at < len(webp):
        size = struct.unpack_from("<I", webp, at + 4)[0]
        if webp[at : at + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
            found += chunk(webp[at : at + 4], webp[at + 8 : at + 8 + size])
        at += 8 + size + size % 2
    return found


def size_of(webp: bytes) -> tuple[int, int]:
    """Width and height of a single lossy picture, from the head of its first frame."""
    at = webp.index(b"\x9d\x01\x2a") + 3
    width, height = struct.unpack_from("<HH", webp, at)
    return width & 0x3FFF, height & 0x3FFF


def chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def make(browser: Browser, url: str) -> None:
    me = Visitor(browser, url, WIDE, color_scheme="light", locale="en-GB")
    matches = {game: me.new_match(game) for game in TABLES}
    for game, match in matches.items():
        me.play(match, TABLES[game][1])
        me.look(f"/table/{match}", game)
    me.look("/", "lobby")
    cookies = me.context.cookies()
    phone = Visitor(browser, url, PHONE, cookies, color_scheme="light", locale="en-GB", has_touch=True)
    phone.look(f"/table/{matches['realpolitik']}", "phone")
    dark = Visitor(browser, url, WIDE, cookies, color_scheme="dark", locale="fr-FR")
    dark.look(f"/table/{matches['europe-in-turmoil']}", "dark-fr")
    frames = watch_a_turn(Visitor(browser, url, WIDE, cookies, color_scheme="light", locale="en-GB"))
    (FOLDER / "turn.webp").write_bytes(animated(frames))
    while me.play(matches["europe-in-turmoil"], 50, sights=False):
        pass
    me.look(f"/result/{matches['europe-in-turmoil']}", "result")


def main() -> None:
    found = find_chromium()
    if found is None:
        raise SystemExit(
            "Pictures are taken with a Chromium, and there is none here: install one, or try make chromium."
        )
    ready_playwright()
    with (
        tempfile.TemporaryDirectory(prefix="chancellery-pictures-") as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found)
        try:
            make(browser, f"http://127.0.0.1:{server.port}")
        finally:
            browser.close()
    for path in sorted(FOLDER.iterdir()):
        print(f"{path.name}  {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
