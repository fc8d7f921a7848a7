"""Drives the app in Chromium and in WebKitGTK."""
import contextlib
import os
import shutil
import subprocess
import sys
import time
from urllib.parse import quote

# Records the violations of the policy and the errors of a page from the first moment on. Also lets
# a check wrap each event of the module: the wrapper gets the exports, the address and the length of
# the event, and returns the module's answer.
WATCH = '''
  window.aroundEvents = (around) => {
    const Native = WebAssembly.Instance;
    WebAssembly.Instance = function (...parts) {
      const exports = new Native(...parts).exports;
      let place = 0;
      return { exports: { ...exports,
        inbox: (capacity) => place = exports.inbox(capacity),
        event: (length) => around(exports, place, length) } };
    };
  };
  window.watched = [];
  addEventListener('securitypolicyviolation', (event) =>
    watched.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
  addEventListener('error', (event) => watched.push(`error: ${event.message}`));
  addEventListener('unhandledrejection', (event) => watched.push(`rejection: ${event.reason}`));
'''
PHONE = {'width': 390, 'height': 844}
# The size of text in a browser's settings, in pixels.
FONT = 16
DESKTOP = {'width': 1280, 'height': 800}


def wait(condition, seconds=10.0, what='a condition'):
    """Returns the value of a condition as soon as it is true.

    Playwright's own waiting would need `eval`, which the policy of the app refuses.
    """
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise TimeoutError(f'{what} did not come true within {seconds:g} s')
        time.sleep(0.02)


# Whether nothing moves on a page except toasts and endless motion, and no dialog is closing.
AT_REST = '!document.documentElement.dataset.leaving && !document.getAnimations().some((a) => a.timeline === document.timeline && a.playState === "running" && !["toast", "drift"].includes(a.animationName))'

# The animation of an event `animationstart`, also of the picture of a leaving element.
ANIMATION_OF = '''const animationOf = ({ target, animationName, pseudoElement }) => target.getAnimations({ subtree: true })
  .find((a) => a.animationName === animationName && (a.effect.pseudoElement ?? '') === pseudoElement);'''


def soon(condition, seconds=3.0):
    """Returns whether a condition becomes true."""
    try:
        return bool(wait(condition, seconds))
    except TimeoutError:
        return False


def doing(name, value=None):
    """Returns the selector of the elements with an action, and with its value if given; for a radio button, of its label."""
    action = f'[data-action="{name}"]'
    return action if value is None else f':is({action}[data-value="{value}"], label:has(> {action}[value="{value}"]))'


class App:
    """The app in a page of Chromium, by ids, actions and roles."""

    def __init__(self, page, site):
        self.page = page
        self.tools = None
        self.site = site
        self.said = []
        self.foreign = []
        page.on('console', lambda message: self.said.append(f'{message.type}: {message.text}'))
        page.on('pageerror', lambda error: self.said.append(f'page error: {error}'))
        page.on('request', self._requested)

    def _requested(self, request):
        if not request.url.startswith((self.site.url, 'data:', 'blob:', 'file:')):
            self.foreign.append(request.url)

    def go(self, path='', url=None, parts='all'):
        """Opens the app anew, at a path behind `#`."""
        target = (url or self.site.url) + path
        if self.page.url.split('#')[0] == target.split('#')[0]:
            self.page.goto('about:blank')
        self.page.goto(target)
        return self.ready(parts)

    def follow(self, path):
        """Follows a link to a path in the running app."""
        self.page.evaluate('(path) => { location.hash = path || "#/"; }', path)
        return self.rest()

    def reload(self):
        self.page.reload()
        return self.ready()

    def ready(self, parts='all'):
        """Waits until the app has started, with its `first` part or with `all` parts, and nothing moves."""
        wait(lambda: self.page.evaluate('document.documentElement?.dataset.ready') in (parts, 'all'),
             what='the start of the app')
        return self.rest()

    def rest(self):
        """Waits until nothing moves except toasts and endless motion."""
        wait(lambda: self.page.evaluate(AT_REST), what='the end of motion')
        return self

    def scale_text(self, percent):
        """Sets the text size of the browser's settings, from which rem is computed, also in media queries."""
        self.tools = self.tools or self.page.context.new_cdp_session(self.page)
        self.tools.send('Page.setFontSizes', {'fontSizes': {'standard': round(FONT * percent / 100)}})
        return self.rest()

    def convert(self, source, target, value):
        return self.go(f'#/converter?from={quote(source)}&to={quote(target)}&value={quote(value)}')

    def action(self, name, value=None):
        """Returns the visible elements with an action."""
        return self.page.locator(doing(name, value) + ':visible')

    def press(self, name, value=None):
        self.action(name, value).first.click()
        return self.rest()

    def tap(self, name, value=None):
        self.action(name, value).first.tap()
        return self.rest()

    def choose(self, setting, value):
        """Sets a setting on the screen of settings, and stays on this screen."""
        self.page.locator('#tab-settings').click()
        self.page.locator(f'#setting-{setting}').click()
        self.press(setting, value)
        return self.close_dialog()

    def open_picker(self, side):
        self.page.locator(f'#{side}').click()
        wait(lambda: self.dialogs == 1, what='the picker')
        return self.rest()

    @property
    def dialogs(self):
        """The number of visible dialogs."""
        return self.page.locator('[role=dialog]:visible, [role=alertdialog]:visible, dialog:visible').count()

    @property
    def close_button(self):
        """The button that closes the dialog in front."""
        return self.page.locator('#sheet-close:visible, #picker-close:visible').first

    def close_dialog(self):
        self.close_button.click()
        wait(lambda: self.dialogs == 0, what='the end of the dialog')
        return self.rest()

    @property
    def value(self):
        return self.page.locator('#value').input_value()

    @property
    def result(self):
        return self.page.locator('#result').inner_text().strip()

    def unit(self, side):
        """Returns the name of a unit as its button shows it, for `from` or `to`."""
        return self.page.locator(f'#{side}').inner_text().strip()

    def announced(self):
        return self.page.evaluate(
            '[...document.querySelectorAll("[aria-live], [role=alert], [role=status]")]'
            '.map((place) => place.textContent.trim()).filter(Boolean).join(" ")')

    @property
    def noise(self):
        """The messages of the console, the violations of the policy, and the errors."""
        watched = []
        with contextlib.suppress(Exception):
            watched = self.page.evaluate('window.watched ?? []')
        return self.said + watched


class Chromium:
    """One process of Chromium, with a fresh profile for each opened page."""

    def __init__(self, playwright, site):
        self.site = site
        self.playwright = playwright
        self.browser = playwright.chromium.launch(executable_path=self.path(), args=self.arguments)

    @staticmethod
    def path():
        """Returns the path of the program."""
        found = next(filter(None, map(shutil.which, ('chromium', 'chromium-browser', 'google-chrome'))), None)
        return found or sys.exit('app-check: Chromium is missing, without which nothing is judged: make app-deps')

    arguments = ['--no-sandbox', '--disable-background-networking', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']

    @contextlib.contextmanager
    def context(self, script='', **options):
        """Makes pages that share a store. `script` runs in each page before all other scripts."""
        options = {'viewport': PHONE, 'locale': 'en-US', 'color_scheme': 'light'} | options
        context = self.browser.new_context(**options)
        context.set_default_timeout(10_000)
        context.add_init_script(WATCH + script)
        try:
            yield context
        finally:
            context.close()

    @contextlib.contextmanager
    def app(self, path='', script='', url=None, start=True, **options):
        """Opens the app in its own profile."""
        with self.context(script, **options) as context:
            app = App(context.new_page(), self.site)
            yield app.go(path, url) if start else app

    def close(self):
        self.browser.close()


@contextlib.contextmanager
def display():
    """Starts a display for WebKitGTK, which needs one."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ['Xvfb', '-displayfd', str(writer), '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
        pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as number:
            os.environ['DISPLAY'] = ':' + number.readline().strip()
        yield
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def webkit(url):
    """Opens WebKitGTK's MiniBrowser on a page, driven by selenium; starts it again if it hangs at its first page."""
    from selenium import webdriver
    from selenium.common.exceptions import TimeoutException
    folders = ('/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib')
    browsers = [f'{folder}/webkit2gtk-4.{number}/MiniBrowser' for folder in folders for number in (1, 0)]
    options = webdriver.WebKitGTKOptions()
    options.binary_location = next(filter(os.path.exists, browsers))
    options.add_argument('--automation')
    service = webdriver.WebKitGTKService(shutil.which('WebKitWebDriver'))
    with display(), contextlib.ExitStack() as stack:
        for last in (False, True):
            driver = webdriver.WebKitGTK(options=options, service=service)
            stack.callback(driver.quit)
            driver.set_page_load_timeout(30)
            try:
                driver.get(url)
                break
            except TimeoutException:
                if last:
                    raise
                stack.close()
        yield driver


# The progress of a page, and its messages so far.
HOW_FAR = '[location.href, document.readyState, document.documentElement.dataset.ready ?? "no part", window.watched ?? []].join(", ")'


def started(driver, states=('all',)):
    """Waits until the app has started in WebKitGTK, and nothing moves."""
    try:
        wait(lambda: answer(driver, 'document.documentElement.dataset.ready') in states, 30, 'the start')
    except TimeoutError as error:
        raise TimeoutError(f'{error}: {answer(driver, HOW_FAR)}') from None
    return at_rest(driver)


def at_rest(driver):
    """Waits until nothing moves in WebKitGTK."""
    wait(lambda: answer(driver, AT_REST), what='the end of motion')
    return driver


def answer(driver, expression):
    """Returns the value of an expression in WebKitGTK; `None` while the page is replaced and the driver cannot evaluate."""
    from selenium.common.exceptions import WebDriverException
    try:
        return driver.execute_script('return ' + expression)
    except WebDriverException:
        return None


def shrunk(picture, colors):
    """Returns a picture with at most `colors` colors if pngquant is installed, else the unchanged picture."""
    if not shutil.which('pngquant'):
        return picture
    return subprocess.run(['pngquant', '--strip', str(colors), '-'], input=picture, stdout=subprocess.PIPE, check=True).stdout


def version(driver):
    """Returns the version of WebKitGTK, as its MiniBrowser reports it."""
    return f'WebKitGTK {driver.capabilities["browserVersion"]}'


def lacks_webkit(judged):
    """Returns whether programs for WebKitGTK are missing; the check is then skipped with the reason."""
    if missing := missing_for_webkit():
        judged.skipped = 'missing: ' + ', '.join(missing)
    return bool(missing)


def missing_for_webkit():
    """Returns the names of the missing programs that WebKitGTK needs."""
    missing = [name for name in ('WebKitWebDriver', 'Xvfb') if not shutil.which(name)]
    with contextlib.suppress(ImportError):
        import selenium  # noqa: F401
        return missing
    return missing + ['selenium']
