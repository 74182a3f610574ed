"""A seat at a match of a server, reached over its API with the token of whoever sits there."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, urlsplit

import httpx

from chancellery.cli.mcp.brief import brief, installed
from chancellery.cli.mcp.data import Data
from chancellery.engine.errors import BadOption, ChancelleryError
from chancellery.engine.help import ParagraphData
from chancellery.web.server.settings import LOOPBACK

TIMEOUT = 30.0


def in_the_clear(server: str) -> bool:
    """Whether a token would go over a network without TLS."""
    address = urlsplit(server)
    return address.scheme == "http" and (address.hostname or "") not in [name.strip("[]") for name in LOOPBACK]


class Api:
    """The API of a server, asked with one token; a refusal is raised as the sentence that the server says."""

    def __init__(self, server: str, token: str) -> None:
        self.server = server
        headers = {"Authorization": f"Bearer {token}"}
        # Redirects are not followed: the token is for this server and for no other.
        self.http = httpx.Client(base_url=f"{server.rstrip('/')}/api", headers=headers, timeout=TIMEOUT)

    def get(self, path: str, **query: str | int) -> Any:
        return self.ask("GET", path, params=query)

    def post(self, path: str, body: Data) -> Any:
        return self.ask("POST", path, json=body)

    def ask(self, method: str, path: str, **content: Any) -> Any:
        try:
            answer = self.http.request(method, path, **content)
            data = answer.json()
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise BadOption(f"{self.server} cannot be reached: {error}") from None
        except ValueError:
            raise BadOption(f"{self.server} does not answer like a server of Chancellery") from None
        if answer.is_success:
            return data
        sentence = data.get("error") if isinstance(data, dict) else None
        raise ChancelleryError(str(sentence or f"{self.server} answers with status {answer.status_code}"))


class RemoteSeat:
    """One seat of one match: every request names both, so the token's other seats and matches stay out of reach."""

    def __init__(self, api: Api, match: str, game: str, seat: str, language: str) -> None:
        self._api = api
        self._path = f"/matches/{quote(match, safe='')}"
        self._query = {"seat": seat, "lang": language}
        self._formalities: list[str] | None = None
        self.game = game
        self.seat = seat

    @classmethod
    def find(cls, server: str, token: str, match: str, seat: str | None, language: str) -> RemoteSeat:
        """The seat that was named, or the only one of the token; it has to be the token's own."""
        api = Api(server, token)
        try:
            summary = api.get(f"/matches/{quote(match, safe='')}")
            return cls(api, match, summary["game"], cls.own(summary["yours"], seat), language)
        except ChancelleryError:
            api.http.close()
            raise

    @staticmethod
    def own(mine: list[str], seat: str | None) -> str:
        if seat is None and len(mine) != 1:
            which = f"say which with --seat: {', '.join(mine)}" if mine else "sit down there first"
            raise BadOption(f"the token has {len(mine) or 'no'} seats at this match; {which}")
        if seat is not None and seat not in mine:
            raise BadOption(f"the seat '{seat}' of this match is not the token's own")
        return seat or mine[0]

    def close(self) -> None:
        self._api.http.close()

    def view(self) -> Data:
        view: Data = self._api.get(f"{self._path}/view", **self._query)
        return view

    def act(self, action: str, ply: int) -> None:
        self._api.post(f"{self._path}/actions", {"action": action, "ply": ply, "seat": self.seat})

    def log(self, after: int) -> list[Data]:
        entries: list[Data] = self._api.get(f"{self._path}/log", after=after, **self._query)
        return entries

    def chapters(self) -> list[ParagraphData]:
        chapters: list[ParagraphData] = self._api.get(f"/games/{self.game}/help", lang=self._query["lang"])
        return chapters

    def explain(self, thing: str) -> list[Data]:
        things: list[Data] = self._api.get(f"/games/{self.game}/explain", thing=thing, lang=self._query["lang"])
        return things

    def brief(self, position: Data) -> Any:
        return brief(installed(self.game), position, self._query["lang"])

    def answers_itself(self, view: Data) -> bool:
        """Whether nobody learns what they should not from a question that is answered at once, as on the page.

        Where other people sit that is none that is put for secrecy's sake, none that several answer at once, and none
        that leaves time for talk and deals.
        """
        seats = self._api.get(self._path)["seats"]
        if all(one["yours"] or (one["kind"] == "bot" and not one.get("absent")) for one in seats):
            return True
        position = view["position"]
        if self._formalities is None:
            self._formalities = self._api.get(f"/games/{self.game}/facts")["formalities"]
        open_to_all = len(position["waiting"]) == 1 and view["left"] is None and not position["asides"]
        return open_to_all and (position["prompt"] or {}).get("key") not in self._formalities

    def messages(self) -> list[Data]:
        messages: list[Data] = self._api.get(f"{self._path}/messages", seat=self.seat)["messages"]
        return messages

    def talk(self, text: str, to: str | None) -> None:
        self._api.post(f"{self._path}/messages", {"text": text, "to": to, "seat": self.seat})
