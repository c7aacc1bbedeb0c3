"""A server of static files on loopback, with the types that modules and WebAssembly need."""

import functools
import http.server
import socket
import threading


class Handler(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Headers and contents in one write, and at once: otherwise each file waits for an acknowledgement.
    wbufsize = 1 << 16
    disable_nagle_algorithm = True
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
        ".json": "application/json",
        ".csv": "text/csv",
    }

    def __init__(self, *arguments, changes, **options):
        self.changes = changes
        super().__init__(*arguments, **options)

    def do_GET(self):
        """Sends a file; with changes of its text, those of a mutant."""
        name = self.path.split("?")[0].split("#")[0].lstrip("/") or "index.html"
        pairs = [(old, new) for file, old, new in self.changes if file == name]
        if not pairs:
            super().do_GET()
            return
        with open(self.translate_path("/" + name), encoding="utf-8") as file:
            text = file.read()
        for old, new in pairs:
            if old not in text:
                raise ValueError(f"{name} has no {old!r}")
            text = text.replace(old, new)
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(name))
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_):
        pass


class Listener(http.server.ThreadingHTTPServer):
    """Knows its connections, which a browser keeps open, so that none of them outlives it."""

    daemon_threads = True

    def __init__(self, *arguments):
        self.connections = []
        super().__init__(*arguments)

    def process_request(self, request, client_address):
        self.connections.append(request)
        super().process_request(request, client_address)

    def end(self):
        self.shutdown()
        self.server_close()
        for connection in self.connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # It was closed before.

    def handle_error(self, *_):
        pass  # A browser may go away in the middle of an answer.


class Server:
    """Serves a folder at `address` until it is stopped."""

    def __init__(self, folder, changes=()):
        handler = functools.partial(Handler, directory=str(folder), changes=list(changes))
        self.server = Listener(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.end()
