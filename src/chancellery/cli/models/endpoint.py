"""A language model behind an endpoint that speaks as OpenAI's does."""

from __future__ import annotations

import os
import time
from typing import Final, NamedTuple, Protocol
from urllib.parse import urlsplit

import httpx
import msgspec

from chancellery.cli.mcp.data import Data
from chancellery.engine.errors import BadOption

Messages = list[dict[str, str]]
# Where an endpoint does not count its tokens, so many characters are one.
LETTERS_OF_A_TOKEN: Final = 3.5
LONGEST_PAUSE: Final = 30.0
# What may be tried again: too many requests, and a server in trouble.
BUSY: Final = (408, 409, 429, 500, 502, 503, 504, 529)
HIDDEN: Final = "[key]"


class ModelReply(NamedTuple):
    """What a model answered, and what that took; `tries` beyond the first were needed because the endpoint failed."""

    text: str
    tokens_in: int
    tokens_out: int
    estimated: bool = False
    tries: int = 1


class Model(Protocol):
    """Whatever answers a conversation."""

    def reply(self, messages: Messages) -> ModelReply: ...


class Unreachable(BadOption):
    """An endpoint that does not answer, however often it is asked: what was played is kept."""


class TokenUsage(msgspec.Struct):
    prompt_tokens: int = 0
    completion_tokens: int = 0


class CompletionMessage(msgspec.Struct):
    content: str | None = None
    refusal: str | None = None


class CompletionChoice(msgspec.Struct):
    message: CompletionMessage


class Completion(msgspec.Struct):
    """What is read of an answer of an endpoint."""

    choices: list[CompletionChoice]
    usage: TokenUsage | None = None


def estimated_tokens(text: str) -> int:
    return round(len(text) / LETTERS_OF_A_TOKEN)


def checked_address(endpoint: str) -> str:
    """An address that can be written into files: the key belongs into the environment."""
    parts = urlsplit(endpoint)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadOption("the endpoint's address begins with http:// or https://")
    if parts.username or parts.password or parts.query:
        raise BadOption("the endpoint's address may not hold a key; put it into the environment (--key-variable)")
    return endpoint.rstrip("/")


class Endpoint:
    """An endpoint that speaks as OpenAI's does; its key is in the environment and is written nowhere."""

    def __init__(self, address: str, model: str, variable: str, timeout: float, retries: int, extra: Data):
        self.address = checked_address(address)
        self.model = model
        self.retries = retries
        self.extra = extra
        self.key = os.environ.get(variable, "")
        headers = {"Authorization": f"Bearer {self.key}"} if self.key else {}
        # Redirects are not followed: the key is for this server and for no other.
        self.http = httpx.Client(headers=headers, timeout=timeout)

    def reply(self, messages: Messages) -> ModelReply:
        body = {"model": self.model, "messages": messages, **self.extra}
        why = ""
        for tries in range(1, self.retries + 2):
            pause = min(0.25 * 2**tries, LONGEST_PAUSE)
            try:
                answer = self.http.post(f"{self.address}/chat/completions", json=body)
                if answer.is_success:
                    return self.read(answer.content, messages, tries)
                why = f"it answers with status {answer.status_code}"
                if answer.status_code not in BUSY:
                    break
                asked = answer.headers.get("retry-after", "")
                pause = min(float(asked), LONGEST_PAUSE) if asked.replace(".", "", 1).isdigit() else pause
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                why = f"{type(error).__name__}: {error}".rstrip(": ")
            except msgspec.MsgspecError:
                why = "it does not answer in the format of OpenAI"
            if tries <= self.retries:
                time.sleep(pause)
        raise Unreachable(f"{self.address} gives no answer: {self.hide(why)}; start the same command again to go on")

    def read(self, content: bytes, messages: Messages, tries: int) -> ModelReply:
        done = msgspec.json.decode(content, type=Completion)
        if not done.choices:
            raise msgspec.ValidationError("no choices")
        said = done.choices[0].message
        text = self.hide(said.content or said.refusal or "")
        if done.usage is not None:
            return ModelReply(text, done.usage.prompt_tokens, done.usage.completion_tokens, tries=tries)
        asked = sum(estimated_tokens(one["content"]) for one in messages)
        return ModelReply(text, asked, estimated_tokens(text), estimated=True, tries=tries)

    def hide(self, text: str) -> str:
        """A text without the key, should the endpoint say it."""
        return text.replace(self.key, HIDDEN) if self.key else text
