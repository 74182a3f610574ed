"""Your first bot: plays one match of a game against the server's own bot, over the API alone.

    python examples/first_bot.py http://127.0.0.1:8000 europe-in-turmoil

It needs nothing but Python. Change `choose` and it is your bot.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
from typing import Any

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"
GAME = sys.argv[2] if len(sys.argv) > 2 else "europe-in-turmoil"
TOKEN = ""


def call(path: str, body: dict[str, Any] | None = None) -> tuple[Any, bool]:
    """Ask the server: POST with a body, GET without; the answer, and whether it was a yes."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{SERVER}/api{path}", data, {"Content-Type": "application/json"})
    if TOKEN:
        request.add_header("Authorization", f"Bearer {TOKEN}")
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer), True
    except urllib.error.HTTPError as refused:
        return json.load(refused), False


def choose(view: dict[str, Any]) -> str:
    """Pick one of view["position"]["legal"]; all that you may know is in the view."""
    legal: list[str] = view["position"]["legal"]
    return random.choice(legal)


TOKEN = call("/me/tokens", {"label": "my first bot"})[0]["token"]
game = call(f"/games/{GAME}")[0]
seats = [seat["id"] for seat in game["seats"][str(game["players"][0])]]
table = {seat: {"kind": "bot"} for seat in seats} | {seats[0]: {"kind": "me"}}
match = call("/matches", {"game": GAME, "seats": table})[0]["id"]
print(f"match {match}: I am {seats[0]}")

while True:
    view, _ = call(f"/matches/{match}/view?lang=en")
    if view["status"] != "running":
        break
    if not view["position"]["legal"]:
        time.sleep(0.05)
        continue
    action = choose(view)
    answer, played = call(f"/matches/{match}/actions", {"action": action, "ply": view["ply"]})
    if played or answer.get("ply") is None:
        print(view["ply"], action, "" if played else answer["error"])

print("result:", view["position"]["result"])
