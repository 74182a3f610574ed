"""Where the client's files are to be had."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath

from chancellery.web.http.client_files import PACKED, TYPES, keep
from chancellery.web.http.client_version import client_version
from chancellery.web.http.errors import Refused
from chancellery.web.http.packing import ASK_AGAIN, FOR_EVER, choose, has

# A file of a version.
VERSIONED: Final = re.compile(r"v-([0-9a-f]{1,64})/(.+)")


def base(version: str) -> str:
    """The address below which all files of a version are."""
    return f"/client/v-{version}/"


def other_version() -> Refused:
    return Refused(410, "there is a newer version of this page: reload it", "other-version")


@get("/client/{path:path}", include_in_schema=False, sync_to_thread=False)
def client_file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """One file; a page of a version that is no longer here is told so, and gets nothing of another one."""
    name, kept = path.lstrip("/"), ASK_AGAIN
    if (found := VERSIONED.fullmatch(name)) is not None:
        name, kept = found[2], FOR_EVER
        if found[1] != client_version.now():
            raise other_version()
    file = keep(name)
    if found is not None and found[1] != client_version.of(file.file, file.changed):
        raise other_version()
    headers = {"Cache-Control": kept, "ETag": file.tag}
    suffix = Path(name).suffix
    if suffix in PACKED:
        headers["Vary"] = "Accept-Encoding"
    if has(request.headers.get("If-None-Match", ""), file.tag):
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if suffix in PACKED and (encoding := choose(request.headers.get("Accept-Encoding", ""))) is not None:
        body = file.in_encoding(encoding)
        headers["Content-Encoding"] = encoding
    return Response(body, media_type=TYPES[suffix], headers=headers)
