"""The files of the site. The style and the scripts are inside the page, whose policy has their digests."""
import base64
import hashlib
import re

# The beginning of the page's element that contains each file.
PARTS = {
    'style.css': '<style>', 'look.js': '<script>// @ts-check\n// The look', 'held.js': '<script>// @ts-check\n// Unpacks', 'module.js': '<script>// @ts-check\n// Loads', 'store.js': '<script>// @ts-check\n// Keeps',
    'update.js': '<script>// @ts-check\n// Registers', 'gestures.js': '<script>// @ts-check\n// What a finger', 'tokens.js': '<script>// @ts-check\n// Reads', 'runtime.js': '<script>// @ts-check\n// A terminal',
}
# The parts of a page whose digests the policy lists.
SEALED = re.compile('<(style|script)>(.*?)</\\1>', re.DOTALL)


def _range(page, name):
    start = page.index(PARTS[name])
    start = page.index('>', start) + 1
    return start, page.index('</style>' if name == 'style.css' else '</script>', start)


def _digest(text):
    return 'sha256-' + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _encoding(name):
    """Returns an encoding with one character for each byte if a file is or contains a module."""
    return 'latin1' if name.endswith('.wasm') or name == 'metryvo.html' else 'utf-8'


def read(folder, name):
    """Returns the text of a file, or of a part of the page."""
    if name not in PARTS:
        return (folder / name).read_bytes().decode(_encoding(name))
    page = (folder / 'index.html').read_text()
    start, end = _range(page, name)
    return page[start:end]


def write(folder, name, text):
    """Writes a file or a part of the page, and the digests of a page's parts into its policy."""
    file = 'index.html' if name in PARTS else name
    before = (folder / file).read_bytes().decode(_encoding(file))
    if name in PARTS:
        start, end = _range(before, name)
        text = before[:start] + text + before[end:]
    if file.endswith('.html'):
        for old, new in zip(SEALED.findall(before), SEALED.findall(text), strict=True):
            text = text.replace(_digest(old[1]), _digest(new[1]))
    (folder / file).write_bytes(text.encode(_encoding(file)))
