"""The files of the site. Style and scripts stand in its page, whose policy names their digests."""
import base64
import hashlib

# The element of the page that each stands in.
PARTS = {
    'style.css': '<style>', 'look.js': '<script>// @ts-check\n// The look', 'module.js': '<script>// @ts-check\n// Loads', 'store.js': '<script>// @ts-check\n// Keeps',
    'update.js': '<script>// @ts-check\n// Registers', 'gestures.js': '<script>// @ts-check\n// What a finger', 'runtime.js': '<script>// @ts-check\n// A terminal',
}


def _range(page, name):
    start = page.index(PARTS[name])
    start = page.index('>', start) + 1
    return start, page.index('</style>' if name == 'style.css' else '</script>', start)


def _digest(text):
    return 'sha256-' + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def read(folder, name):
    """The text of a file, or of a part of the page; of a module a character for each byte."""
    if name not in PARTS:
        return (folder / name).read_bytes().decode('latin1' if name.endswith('.wasm') else 'utf-8')
    page = (folder / 'index.html').read_text()
    start, end = _range(page, name)
    return page[start:end]


def write(folder, name, text):
    """Writes a file, or a part of the page with its digest."""
    if name not in PARTS:
        (folder / name).write_bytes(text.encode('latin1' if name.endswith('.wasm') else 'utf-8'))
        return
    page = (folder / 'index.html').read_text()
    start, end = _range(page, name)
    changed = page[:start] + text + page[end:]
    (folder / 'index.html').write_text(changed.replace(_digest(page[start:end]), _digest(text)))
