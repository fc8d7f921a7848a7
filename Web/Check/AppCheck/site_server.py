"""Serves the folder of the app, and pages of the checks, on a free port of this machine."""
import http.server
import pathlib
import re
import threading

TYPES = {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.wasm': 'application/wasm',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.webmanifest': 'application/manifest+json',
}
POLICY = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]*)"')


class SiteServer:
    """A server of the app at `url`, until `stop()`.

    `pages` has further pages by path, which are served without a policy. `requests` lists the
    requested paths. `caching` is the value of the header Cache-Control. The policy of a page is
    also sent as a header, as some hosts do.
    """

    def __init__(self, folder, port=0):
        self.folder = pathlib.Path(folder)
        self.pages = {}
        self.requests = []
        self.caching = 'no-cache'
        self._start(port)

    def _start(self, port):
        self.is_stopped = False
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = 'HTTP/1.1'

            def do_GET(self):
                # A browser keeps connections open after the server has stopped; these are closed at
                # the next request.
                if site.is_stopped:
                    self.close_connection = True
                else:
                    site.answer(self)

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                """Ignores the error of a closed browser, which breaks off its requests."""

        self._server = Server(('127.0.0.1', port), Handler)
        self.port = self._server.server_address[1]
        self.url = f'http://127.0.0.1:{self.port}/'
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def stop(self):
        """Closes the port, so that further requests are refused."""
        self.is_stopped = True
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def restart(self):
        """Opens the same port again."""
        self._start(self.port)

    def answer(self, request):
        path = request.path.split('?')[0].lstrip('/') or 'index.html'
        self.requests.append(path)
        file = self.folder / path
        if path in self.pages:
            body, kind, policy = self.pages[path].encode(), TYPES['.html'], None
        elif '..' not in path and file.is_file():
            body, kind, policy = file.read_bytes(), TYPES.get(file.suffix, 'application/octet-stream'), self.policy(file)
        else:
            request.send_error(404)
            return
        request.send_response(200)
        request.send_header('Content-Type', kind)
        request.send_header('Content-Length', str(len(body)))
        request.send_header('Cache-Control', self.caching)
        # With these two headers, the clock of the page has steps of 5 µs.
        request.send_header('Cross-Origin-Opener-Policy', 'same-origin')
        request.send_header('Cross-Origin-Embedder-Policy', 'require-corp')
        if policy:
            request.send_header('Content-Security-Policy', policy)
        request.end_headers()
        request.wfile.write(body)

    def policy(self, file):
        """Returns the policy of a page, or of the app's page for another file, with the rule that no page shows it in a frame."""
        page = file if file.suffix == '.html' else self.folder / 'index.html'
        found = POLICY.search(page.read_bytes().decode('latin1'))
        return (found[1].replace('&#39;', "'") + "; " if found else '') + "frame-ancestors 'none'"
