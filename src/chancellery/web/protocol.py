"""HTTP as uvicorn reads it with httptools, but for heads of requests without end: those fill no memory."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LONGEST_HEAD: Final = 64 * 1024


class CarefulHttp(HttpToolsProtocol):
    """Hangs up on whoever sends a longer head than anybody needs."""

    head = 0
    in_head = True

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.in_head:
            self.head += len(data)
            if self.head > LONGEST_HEAD:
                self.transport.close()

    def on_message_begin(self) -> None:
        self.head, self.in_head = 0, True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()
