"""The page at /api/docs: Swagger UI from our own files, under a policy of its own."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chancellery API</title>
<link rel="icon" href="/static/swagger-ui/favicon-32x32.png">
<link rel="stylesheet" href="/static/swagger-ui/swagger-ui.css">
<div id="swagger-ui" data-url="/api/openapi.json"></div>
<script src="/static/swagger-ui/swagger-ui-bundle.js"></script>
<script src="/static/api-docs.js"></script>
</html>
"""
# Swagger UI styles its elements one by one.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


@get("/api/docs", include_in_schema=False, sync_to_thread=False)
def docs() -> Response[str]:
    """The API, to read and to try."""
    return Response(PAGE, media_type=MediaType.HTML, headers={"Content-Security-Policy": POLICY})


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def description(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The API as OpenAPI, written once."""
    state = request.app.state
    if "description" not in state:
        state.description = msgspec.json.encode(request.app.openapi_schema.to_schema())
    return Response(state.description, media_type=MediaType.JSON)
