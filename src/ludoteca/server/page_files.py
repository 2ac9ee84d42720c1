"""Over HTTP: the built page, and the catalogues of words that it says."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from aiohttp import web

from ludoteca.server.tables import the_game
from ludoteca.text.catalogue import COMMON, LANGUAGES, sheets_of
from ludoteca.text.speaker import package_of

TERMINAL: Final = "/cli.ftl"
"""What only the terminal says."""
UNBUILT: Final = (
    "<!doctype html><meta charset=utf-8><title>Ludoteca</title>"
    "<p>The server runs, but its page is not built. <code>make play</code> builds it.</p>"
)


class PageFiles:
    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/text/{language}/{game}.ftl", self.text)
        if (self.folder / "assets").is_dir():
            app.router.add_static("/assets", self.folder / "assets", append_version=False)
        app.router.add_get("/{path:.*}", self.show_page)

    async def text(self, request: web.Request) -> web.Response:
        """The catalogue of a game in a language; `common` is what every table says."""
        language, name = request.match_info["language"], request.match_info["game"]
        if language not in LANGUAGES:
            raise web.HTTPNotFound
        sheets = sheets_of(COMMON if name == "common" else package_of(the_game(name)), language)
        body = "\n".join(sheet.text for sheet in sheets if not sheet.name.endswith(TERMINAL))
        response = web.Response(text=body, content_type="text/plain", headers={"Cache-Control": "no-cache"})
        response.enable_compression()
        return response

    async def show_page(self, request: web.Request) -> web.StreamResponse:
        """A file of the page, or the page itself, which finds its own way."""
        path = request.match_info["path"]
        file = self.file_of_the_page(path)
        if file is not None:
            return web.FileResponse(file)
        index = self.folder / "index.html"
        if path.startswith(("api/", "text/", "assets/")):
            raise web.HTTPNotFound
        if not index.is_file():
            return web.Response(text=UNBUILT, content_type="text/html", status=503)
        return web.Response(body=index.read_bytes(), content_type="text/html", charset="utf-8")

    def file_of_the_page(self, path: str) -> Path | None:
        try:
            file = (self.folder / path).resolve()
            return file if file.is_file() and self.folder.resolve() in file.parents else None
        except (OSError, ValueError):  # too long, or with a zero in it
            return None


def built_page() -> Path:
    return Path(str(files("ludoteca.server"))) / "page"
