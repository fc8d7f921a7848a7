"""The app without a network, as a single file, and under a policy that allows nothing foreign."""
import base64
import contextlib
import json
import pathlib
import re
import shutil
import tempfile

import site_files
from checks import check
from pages import App, soon, wait
from screens import each, some
from site_server import SiteServer


def served(page):
    """Returns whether a service worker controls the page."""
    return page.evaluate('!!navigator.serviceWorker.controller')


def until_served(app):
    """Waits until the service worker has all files and controls the page."""
    wait(lambda: app.page.evaluate('navigator.serviceWorker.ready.then((found) => found.active?.state === "activated")'),
         what='the service worker')
    wait(lambda: served(app.page), what='the control of the service worker')


@contextlib.contextmanager
def copied_site(folder):
    """Starts a server with a copy of the site, which a check may change."""
    with tempfile.TemporaryDirectory() as place:
        copy = pathlib.Path(place) / 'site'
        shutil.copytree(folder, copy)
        site = SiteServer(copy)
        try:
            yield site
        finally:
            with contextlib.suppress(OSError):
                site.stop()


@check('offline: server killed')
def without_server(lab, judged):
    """After the first visit, the app starts, converts and stores, although no server listens at its address."""
    with copied_site(lab.site.folder) as site, lab.browser.context() as context:
        app = App(context.new_page(), site).go()
        until_served(app)
        app.page.locator('#value').fill('5')
        judged.equal(app.result, '8.04672', '#result with a server')
        site.stop()
        try:
            for path in ('', '#/converter?from=kg&to=lb&value=20', '#/units?for=from'):
                app.go(path)
                judged.expect(app.page.locator('#result').count() == 1, f'{path or "the start"} without a server', 'no converter')
            app.convert('foot', 'meter', '3')
            judged.equal(app.result, '0.9144', '#result without a server')
            app.page.locator('#value').fill('4')
            second = App(context.new_page(), site).go()
            judged.equal(second.value, '4', '#value in a second page without a server')
            names = app.page.evaluate('''caches.keys().then((names) => Promise.all(names.map((name) =>
              caches.open(name).then((cache) => cache.keys())))).then((lists) => lists.flat().map((r) => new URL(r.url).pathname))''')
            for name in re.findall(r"'([^']+)'", (site.folder / 'sw.js').read_text().split('FILES = [')[1].split(']')[0]):
                judged.expect('/' + name in names, f'{name} in the cache', names)
            lab.noise += app.noise + second.noise
        finally:
            site.restart()


@check('offline: files of the worker')
def worker_files(lab, judged):
    """The service worker keeps each file that the page requests, and each file of its list exists."""
    listed = set(re.findall(r"'([^']+)'", (lab.site.folder / 'sw.js').read_text().split('FILES = [')[1].split(']')[0]))
    for name in sorted(listed):
        judged.expect((lab.site.folder / name).is_file(), f'{name} in sw.js', 'is no file of the site')
    lab.site.requests.clear()
    with lab.browser.app(service_workers='block') as app:
        app.open_picker('to')
        app.page.wait_for_timeout(300)
    for name in sorted(set(lab.site.requests) - {'favicon.ico', 'sw.js'}):
        judged.expect(name in listed, f'{name}, which the page asked for', 'is not kept by the worker')
    manifest = json.loads((lab.site.folder / 'manifest.webmanifest').read_text())
    for icon in manifest['icons']:
        judged.expect(icon['src'] in listed, f'the icon {icon["src"]}', 'is not kept by the worker')


@check('offline: other pages')
def other_pages(lab, judged):
    """Pages beside the app are served unchanged, also with the service worker."""
    with lab.browser.context() as context:
        page = context.new_page()
        page.goto(lab.site.url)
        wait(lambda: page.evaluate('navigator.serviceWorker.controller !== null'), what='the worker')
        page.goto(lab.site.url + 'metryvo.html')
        wait(lambda: page.evaluate('document.documentElement.dataset.ready'), what='the single file from a server that says UTF-8')
        judged.equal(page.evaluate('document.characterSet'), 'UTF-8', 'the encoding that the server names')
        judged.equal(page.locator('#module').count(), 1, 'the module in metryvo.html')
        page.goto(lab.site.url + '?from=elsewhere')
        judged.equal(page.locator('#module').count(), 0, 'the module in the page with a query')
        page.goto(lab.site.url + 'index.html')
        wait(lambda: page.evaluate('document.documentElement.dataset.ready'), what='the page by its name')
        judged.equal(page.locator('#value').count(), 1, '#value in index.html')


@check('offline: update')
def update(lab, judged):
    """A new version waits for a person's consent, then replaces all files although the browser caches them for an hour; typed text stays."""
    with copied_site(lab.site.folder) as site, lab.browser.context() as context:
        site.caching = 'max-age=3600'
        app = App(context.new_page(), site).go()
        until_served(app)
        app.page.evaluate('caches.open("of another app").then(() => caches.open("metryvo /elsewhere/ 1")).then(() => null)')
        app.page.locator('#value').fill('12')
        worker = site.folder / 'sw.js'
        site_files.write(site.folder, 'style.css', site_files.read(site.folder, 'style.css') + '\n:root { --new-version: 1; }\n')
        worker.write_text(re.sub(r"APP \+ '(\w+)'", r"APP + '\1new'", worker.read_text(), count=1))
        is_new = lambda: app.page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--new-version") === "1"')
        app.page.evaluate('navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => null)')
        offered = soon(lambda: app.action('apply-update').count(), 8)
        judged.expect(offered, 'the offer of a new version', 'none')
        app.reload()
        judged.expect(not is_new(), 'the version before a person takes the new one', 'is the new one')
        if soon(lambda: app.action('apply-update').count(), 8):
            app.page.locator('#value').fill('34')
            with app.page.expect_navigation():
                app.action('apply-update').first.click()
            judged.expect(soon(is_new, 8), 'the version afterwards', 'is the old one')
            app.ready()
        judged.equal(app.value, '34', '#value after the update')
        names = app.page.evaluate('caches.keys()')
        others = {'of another app', 'metryvo /elsewhere/ 1'}
        is_right = len(names) == 3 and others < set(names) and any(name.endswith('new') for name in names)
        judged.expect(is_right, 'caches after the update', names)


@check('offline: second part')
def second_part(lab, judged):
    """The app starts with the first part; events that need the second part wait for it, keep their order, and run once."""
    if not (lab.site.folder / 'rest.wasm').exists():
        judged.skipped = 'the module is in one part: binaryen or node was missing'
        return
    right = (lab.site.folder / 'rest.wasm').read_bytes()
    # A valid module of another version: it has one more section, without content.
    other = right + bytes([0, 2, 1]) + b'x'
    # The answers to the successive requests of the page for the part.
    for name, answers in {'late': [right], 'of another version': [other, right],
                          'not to be had at first': [None, right]}.items():
        asked = []

        def answer(route):
            if route.request.method == 'HEAD':
                return route.fulfill(status=200) if answers[len(asked) - 1] else route.abort()
            asked.append(route)
            if len(asked) > 1:
                give(route)

        def give(route):
            body = answers[min(asked.index(route), len(answers) - 1)]
            # Some servers send no type for WebAssembly.
            kind = 'application/octet-stream' if name == 'late' else 'application/wasm'
            route.abort() if body is None else route.fulfill(body=body, content_type=kind)

        with lab.browser.app(start=False, service_workers='block') as app:
            app.page.route('**/rest.wasm', answer)
            app.go(parts='first')
            app.press('key', '5')
            judged.equal(app.result, '8.04672', f'{name}: #result before it is there')
            app.page.locator('#to').click()
            app.page.wait_for_timeout(200)
            judged.equal(app.dialogs, 0, f'{name}: dialogs before it is there')
            app.page.locator('[data-action="key"][data-value="1"]').click()
            judged.equal(app.value, '5', f'{name}: #value while the picker waits')
            give(asked[0])
            judged.expect(soon(lambda: app.dialogs == 1, 8), f'{name}: dialogs when it is there', app.dialogs)
            app.rest()
            app.close_dialog()
            judged.equal((app.value, app.result), ('51', '82.076544'), f'{name}: #value and #result when it is there')
            judged.equal(len(asked), len(answers), f'{name}: requests of it')
            noise = [said for said in app.noise
                     if not any(known in said for known in ('rest.wasm', 'net::ERR_FAILED', 'Service Worker registration blocked'))]
            judged.equal(noise, [], f'{name}: what the page says')


@check('offline: installable')
def installable(lab, judged):
    """Chromium finds no fault in the manifest and can install the app."""
    with tempfile.TemporaryDirectory() as profile:
        context = lab.browser.playwright.chromium.launch_persistent_context(
            profile, executable_path=lab.browser.path(), args=lab.browser.arguments)
        try:
            app = App(context.pages[0], lab.site).go()
            until_served(app)
            client = context.new_cdp_session(app.page)
            manifest = client.send('Page.getAppManifest')
            judged.equal([error['message'] for error in manifest['errors']], [], 'errors of the manifest')
            errors = client.send('Page.getInstallabilityErrors')['installabilityErrors']
            judged.equal([error['errorId'] for error in errors], [], 'what hinders the installation')
            parsed = json.loads(manifest['data'])
            for name in ('name', 'short_name', 'start_url', 'display', 'icons', 'theme_color', 'background_color', 'id'):
                judged.expect(parsed.get(name), f'{name} of the manifest', 'is missing')
        finally:
            context.close()


# Unpacks the single file's module with changed or missing bytes, and counts refusals, other results
# and traps.
DAMAGE = '''([times, ...parts]) => {
  const [unpack, whole] = parts.map((part) => Uint8Array.from(atob(part), (character) => character.charCodeAt(0)));
  const unpacker = new WebAssembly.Module(unpack);
  const outcomes = { refused: 0, other: 0, trap: 0 };
  for (let time = 0; time < times; time++) {
    let packed = whole.slice();
    if (time % 4 === 0) packed = packed.slice(0, time * time * 100);
    else packed[time % 4 === 1 ? time >> 2 : 13 + time * time * 50] ^= 1 << time % 8;
    const { inbox, unpack, length, memory } = new WebAssembly.Instance(unpacker).exports;
    try {
      const place = inbox(packed.length);
      new Uint8Array(memory.buffer).set(packed, place);
      unpack();
      outcomes[length() ? 'other' : 'refused']++;
    } catch { outcomes.trap++; }
  }
  return outcomes;
}'''


def held_bytes(page, name):
    """Returns the bytes that a script element of `metryvo.html` holds; a backslash precedes a byte XOR 64."""
    content = re.search(rb'id="%b">([^<]*)' % name.encode(), page)[1]
    return re.sub(rb'\\(.)', lambda escaped: bytes([escaped[1][0] ^ 64]), content, flags=re.DOTALL)


def judge_copy(page, judged, where):
    """Judges that a stopped page offers a file of the saved data."""
    address = page.locator('#stopped [download]').get_attribute('href') or ''
    judged.expect(address.startswith('blob:'), where, 'offers no copy')


@check('offline: single file')
def single_file(lab, judged):
    """From a disk, `metryvo.html` starts, converts, keeps typed text and requests nothing."""
    path = (lab.site.folder / 'metryvo.html').resolve()
    url, file = path.as_uri(), path.read_bytes()
    with lab.browser.app(url=url) as app:
        app.page.locator('#value').fill('5')
        judged.equal(app.result, '8.04672', '#result')
        app.go('#/converter?from=kg&to=lb&value=20', url)
        judged.equal(app.result, '44.09245244', '#result of a link')
        app.open_picker('to')
        judged.expect(app.page.locator('[data-action="choose-unit"]:visible').count() > 5, 'rows of the picker', '')
        app.close_dialog()
        app.page.locator('#value').fill('7')
        app.go('', url)
        judged.equal(app.value, '7', '#value after a new start')
        judged.equal(app.foreign, [], 'requests')
        lab.noise += app.noise
        parts = [held_bytes(file, name) for name in ('unpacker', 'module')]
        outcomes = app.page.evaluate(DAMAGE, [40, *(base64.b64encode(part).decode() for part in parts)])
        judged.equal(outcomes['trap'], 0, 'traps of the unpacker on damaged data')
        judged.expect(outcomes['refused'] > 0 and outcomes['refused'] + outcomes['other'] == 40, 'damaged data', str(outcomes))
    with tempfile.TemporaryDirectory() as folder, lab.browser.context() as context:
        damaged = pathlib.Path(folder) / 'metryvo.html'
        damaged.write_bytes(re.sub(rb'(id="module">[^<]{9999})[^<]*', rb'\1', file))
        page = context.new_page()
        page.goto(damaged.as_uri())
        wait(lambda: page.locator('#stopped').is_visible(), what='a word about the damaged file')
        judged.equal(page.locator('#app').is_visible(), False, 'the screen of a file that is damaged')
        judge_copy(page, judged, 'a damaged file')
        page.locator('#stopped a:not([download])').click()
        wait(lambda: page.locator('#stopped').is_visible(), what='the same file, started again')
        judged.expect(page.url.startswith(damaged.as_uri()), 'the address after starting again', page.url)
    judged.equal(re.findall(rb'(?:src|href)="((?!#|data:)[^"]+)"', file.split(b'<script type=')[0]), [], 'other files in metryvo.html')


@check('offline: missing parts')
def missing_parts(lab, judged):
    """Without a part of the module, or without WebAssembly, the page says that it cannot go on, and offers the saved data."""
    for what, script in (('app.wasm', ''), ('rest.wasm', ''), ('WebAssembly', 'delete globalThis.WebAssembly;')):
        with lab.browser.context(script, service_workers='block') as context:
            page = context.new_page()
            page.route(f'**/{what}', lambda route: route.fulfill(status=404))
            page.goto(lab.site.url)
            wait(lambda: page.locator('#stopped').is_visible(), seconds=20, what=f'a word about {what}')
            judged.equal(page.locator('#app').is_visible(), False, f'the screen without {what}')
            judge_copy(page, judged, f'the page without {what}')


@check('privacy: requests')
def requests(lab, judged):
    """During all that a person does, the app requests only its own files, and its policy refuses other requests."""
    with lab.browser.app(service_workers='block') as app:
        asked = []
        app.page.on('request', lambda request: asked.append(request.url))
        app.convert('mile', 'kilometer', '5')
        app.press('swap')
        app.open_picker('to')
        app.page.locator('#unit-search').fill('foot')
        app.action('choose-unit').first.click()
        app.rest()
        for tab in ('home', 'calculator', 'library', 'settings'):
            app.page.locator(f'#tab-{tab}').click()
            app.rest()
        app.page.locator('#about-licences').click()
        app.rest()
        app.reload()
        for url in asked:
            judged.expect(url.startswith((lab.site.url, 'data:', 'blob:')), url, 'is foreign')
        judged.equal(app.foreign, [], 'foreign requests')
        tries = {
            'fetch': 'fetch("https://example.org/").then(() => "sent", () => "refused")',
            'beacon': 'new Promise((done) => { addEventListener("securitypolicyviolation", () => done("refused"), { once: true }); navigator.sendBeacon("https://example.org/"); setTimeout(() => done("sent"), 1000); })',
            'image': 'new Promise((done) => { const i = new Image(); i.onload = () => done("sent"); i.onerror = () => done("refused"); i.src = "https://example.org/x.png"; })',
            # The evaluation is delayed, because the browser lets the evaluation of a check itself
            # use `eval`.
            'eval': 'new Promise((done) => setTimeout(() => { try { done((0, eval)("\'ran\'")); } catch { done("refused"); } }))',
            'markup': '(() => { try { document.createElement("div").innerHTML = "<b>x</b>"; return "ran"; } catch { return "refused"; } })()',
            'script': '(() => { try { const s = document.createElement("script"); s.src = "data:text/javascript,window.ran=1"; document.head.append(s); return "ran"; } catch { return "refused"; } })()',
            'policy': '(() => { try { trustedTypes.createPolicy("other", {}); return "ran"; } catch { return "refused"; } })()',
            'inline style': '(() => { const d = document.createElement("div"); d.setAttribute("style", "color: red"); document.body.append(d); const c = getComputedStyle(d).color; d.remove(); return c === "rgb(255, 0, 0)" ? "ran" : "refused"; })()',
        }
        for name, script in tries.items():
            judged.equal(app.page.evaluate(script), 'refused', f'{name} in the page')
    # The policy also forbids what Trusted Types already refuse.
    for name in ('index.html', 'metryvo.html'):
        policy = lab.site.policy(lab.site.folder / name)
        judged.expect("default-src 'none'" in policy, f'the policy of {name}', policy)
        for word in ("'unsafe-eval'", "'unsafe-inline'", '*', 'http:', 'https:'):
            judged.expect(word not in policy, f'{word} in the policy of {name}', policy)
    cookies = 0
    with lab.browser.app() as app:
        app.press('key', '5')
        cookies = app.page.context.cookies()
        judged.equal(cookies, [], 'cookies')
        keys = app.page.evaluate('Object.keys(localStorage)')
        judged.expect(keys and all('metryvo.' in key for key in keys), 'keys of the store', keys)
        judged.equal(app.page.evaluate('indexedDB.databases()'), [], 'databases')


@check('privacy: clipboard')
def clipboard(lab, judged):
    """The clipboard is read only after a press of the paste button."""
    count = '''
      window.reads = 0;
      const { readText } = navigator.clipboard;
      navigator.clipboard.readText = function () { window.reads++; return readText.call(this); };
    '''
    with lab.browser.app(script=count, permissions=['clipboard-read', 'clipboard-write']) as app:
        app.page.evaluate('navigator.clipboard.writeText("12.5 km")')
        app.press('key', '5')
        app.press('copy', 'value')
        app.reload()
        app.press('clear')
        judged.equal(app.page.evaluate('reads'), 0, 'reads without a button')
        app.page.evaluate('navigator.clipboard.writeText("12.5")')
        app.action('paste').first.click()
        wait(lambda: app.dialogs == 1, what='the sheet of what is pasted')
        app.press('insert-paste')
        judged.equal(app.value, '12.5', '#value after the button')
        judged.equal(app.page.evaluate('reads'), 1, 'reads after the button')
        app.page.evaluate('navigator.clipboard.writeText("7 kg")')
        app.action('paste').first.click()
        wait(lambda: app.dialogs == 1, what='the sheet after the button beside a value')
        app.press('insert-paste')
        judged.equal(app.value, '7 kg', '#value after the button beside a value')
        judged.equal(app.page.evaluate('reads'), 2, 'reads after the button was pressed twice')
        lab.noise += app.noise


@check('privacy: silence')
def silence(lab, judged):
    """During all earlier checks and on each screen, the console, the policy and errors report nothing."""
    for screen, app in each(lab, judged, screens=some('empty') if lab.is_quick else None):
        judged.equal(app.noise, [], f'what {screen.name} says')
        judged.equal(app.foreign, [], f'foreign requests of {screen.name}')
    judged.equal(lab.noise, [], 'what the pages of other checks said')
