"""The page at /api/docs in a browser: every operation is there, and it needs nobody else."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.serving import Server

# Method and path of every operation, in one question to the page.
SHOWN = """blocks => blocks.map((block) => [
  block.querySelector(".opblock-summary-method").innerText,
  block.querySelector(".opblock-summary-path").dataset.path,
])"""


def test_every_operation_is_shown_and_can_be_tried(server: Server, page: Page) -> None:
    somebody = server.person()
    described = {
        (method, path)
        for path, methods in somebody.http.get("/api/openapi.json").json()["paths"].items()
        for method in methods
    }
    page.goto("/api/docs")
    expect(page.locator(".opblock")).to_have_count(len(described))
    shown = page.locator(".opblock").evaluate_all(SHOWN)
    assert {(method.lower(), path.replace("\u200b", "")) for method, path in shown} == described
    # And each can be read and tried.
    block = page.locator(".opblock", has=page.locator('[data-path="/api/me"]')).first
    block.locator(".opblock-summary").click()
    block.get_by_role("button", name="Try it out").click()
    block.get_by_role("button", name="Execute").click()
    expect(block.locator(".responses-table.live-responses-table")).to_contain_text('"guest": true')
