"""The screens on which rules are checked, and the steps that lead to each screen."""
import contextlib
import dataclasses
from urllib.parse import quote

from playwright.sync_api import Error

from pages import doing, wait


def link(source, target, value):
    return f'#/converter?from={source}&to={target}&value={quote(value)}'


# Drops a text on the page.
DROP = '''(words) => { const data = new DataTransfer(); data.setData('text/plain', words);
  for (const kind of ['dragover', 'drop']) document.querySelector('main').dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true })); }'''


@dataclasses.dataclass(frozen=True)
class Screen:
    """A state of the app: a link, then presses, texts and drops, then an element that must be visible."""
    name: str
    path: str
    shows: str
    steps: tuple = ()
    script: str = ''
    is_dialog: bool = False
    # Whether only an app with an empty history shows the screen.
    is_anew: bool = False

    @property
    def follows_others(self):
        """Whether the screen can also follow other screens."""
        return not self.script and not self.is_anew


FULL = 'Storage.prototype.setItem = function () { throw new DOMException("full", "QuotaExceededError") };'
# Repeatable steps: a star of the history adds a favourite, and never removes one.
STARRED = (('press', '.keypad [data-action="swap"]'), ('press', '#tab-library'), ('press', doing('show-library', 'history')),
           ('press', '.swipe:nth-child(1) .icon-button'), ('press', '.swipe:nth-child(2) .icon-button'), ('press', doing('show-library', 'favorites')))
PREVIEW = (('press', '#setting-product'),)
KEPT = (('press', '.keypad [data-action="swap"]'), ('press', '#tab-calculator'), *(('press', doing('calculate', key)) for key in ('1', 'add', '2', 'equals')),
        ('press', '#tab-library'), ('press', doing('show-library', 'history')))
SCREENS = [
    Screen('empty', '', '#result'),
    Screen('result', link('mile', 'kilometer', '1234.5'), '#copy'),
    Screen('long result', link('foot', 'meter', '12345678901234567890.123456789'), '#copy'),
    Screen('refused', link('mile', 'kilometer', 'abc'), '#remark.problem'),
    Screen('measure', link('mile', 'kilometer', '5 ft 6 in'), '[data-action="take-measure"]'),
    Screen('below zero', link('celsius', 'kelvin', '-300'), '.notes li, .problem'),
    Screen('same unit', link('mile', 'mile', '5'), '.notes li'),
    Screen('notice', '', '.notice', (('press', '[data-action="key"][data-value="5"]'),), FULL),
    Screen('picker', '#/units?for=from', '#unit-search', is_dialog=True),
    Screen('picker of all', '#/units?for=from', '[data-action="show-quantity"][data-value="length"]', (('press', doing('filter-units', '')),), is_dialog=True),
    Screen('search', '#/units?for=to', '[data-action="choose-unit"]', (('fill', '#unit-search', 'met'),), is_dialog=True),
    Screen('nothing found', '#/units?for=to', '.empty', (('fill', '#unit-search', 'qqqq'),), is_dialog=True),
    Screen('card', '#/units?for=to', '#card-close', (('press', '[data-action="show-unit"]'),), is_dialog=True),
    Screen('unit', link('mile', 'kilometer', '5'), '#sheet-close', (('press', '#about-from'),), is_dialog=True),
    Screen('precision', link('mile', 'kilometer', '5'), '#sheet-close', (('press', '#precision'),), is_dialog=True),
    Screen('copy', link('mile', 'kilometer', '5'), '#sheet-close', (('press', '#copy-styles'),), is_dialog=True),
    Screen('paste', link('mile', 'kilometer', '5'), '#use-paste', (('drop', 'main', 'It is 5 ft 6 in tall'),), is_dialog=True),
    Screen('paste refused', link('mile', 'kilometer', '5'), '#sheet-close', (('drop', 'main', 'no number at all'),), is_dialog=True),
    Screen('all units', link('mile', 'kilometer', '1234.5'), '#back', (('press', '#all-units'),)),
    Screen('unit value', link('mile', 'kilometer', '1234.5'), '#sheet-close', (('press', '#all-units'), ('press', '#unit-furlong')), is_dialog=True),
    Screen('home', '#/home', '#home-search'),
    Screen('home summary', link('mile', 'kilometer', '1234.5'), '.summary', (('press', '#tab-home'),)),
    Screen('home search', '#/home', '[data-action="convert-from"]', (('fill', '#home-search', 'vol'),)),
    Screen('quick units', '#/home', '#sheet-close', (('fill', '#home-search', ''), ('press', '#quick-mass')), is_dialog=True),
    Screen('calculator', '#/calculator', '#display', tuple(('press', doing('calculate', key)) for key in
           ('1', '2', 'add', '7', 'percent', 'equals', '4', 'point', '5', 'multiply'))),
    Screen('tip', '#/tools', '.answer', (('fill', '#amount', '48.50'), ('press', '#people-more'))),
    Screen('discount', '#/tools', '.answer', (('press', doing('show-tool', 'discount')), ('fill', '#amount', '80'))),
    Screen('split', '#/tools', '.answer', (('press', doing('show-tool', 'split')), ('fill', '#amount', '100'), ('press', '#people-more'))),
    Screen('no favourites', '#/library', '#library'),
    Screen('favourites', link('mile', 'kilometer', '5'), '.handle', STARRED),
    Screen('grid', link('mile', 'kilometer', '5'), '.handle', (*STARRED, ('press', '#layout'))),
    Screen('favourite', link('mile', 'kilometer', '5'), '#label', (*STARRED, ('press', '[id^="more-"]')), is_dialog=True),
    Screen('history', link('mile', 'kilometer', '1234.5'), '.swipe', KEPT),
    Screen('entry', link('mile', 'kilometer', '1234.5'), '#sheet-close', (*KEPT, ('press', '[id^="more-"]')), is_dialog=True),
    Screen('clear history', link('mile', 'kilometer', '1234.5'), '#alert-cancel', (*KEPT, ('press', '#clear-history')), is_dialog=True),
    Screen('history cleared', link('mile', 'kilometer', '1234.5'), '.restoration', (*KEPT, ('press', '#clear-history'), ('press', '#alert-do'))),
    Screen('no history', '#/library', '.empty', (('press', doing('show-library', 'history')),), is_anew=True),
    Screen('settings', '#/settings', '#setting-theme'),
    Screen('product', '#/settings', '#tab-tools[aria-current]', (*PREVIEW, ('press', doing('product', 'prism')), ('press', '#sheet-close'), ('press', '#tab-tools'))),
    Screen('product of one screen', '#/settings', '.notice', (*PREVIEW, ('press', doing('product', 'converter')))),
    Screen('theme', '#/settings', '#sheet-close', (('press', '#setting-theme'),), is_dialog=True),
    Screen('privacy', '#/settings', '#sheet-close', (('press', '#about-privacy'),), is_dialog=True),
    Screen('clear recents', '#/settings', '#alert-cancel', (('press', '#clear-recents'),), is_dialog=True),
    Screen('alert', '#/settings', '#alert-cancel', (('press', '#reset-settings'),), is_dialog=True),
]


# The screens that represent all others in a quick check with new visits, and for planted mistakes.
# Each kind of element is on one of these screens.
QUICK = ('result', 'refused', 'measure', 'picker of all', 'search', 'card', 'precision', 'settings', 'alert', 'home summary', 'calculator',
         'tip', 'all units', 'favourites', 'history', 'privacy')


def some(*names):
    """Returns the screens with these names."""
    return [screen for screen in SCREENS if screen.name in names]


def chosen(lab):
    """Returns the screens for checks that name no screens."""
    return some(*QUICK) if lab.is_quick else SCREENS


# Draws rows far from the window too, because rows have no boxes before they are drawn.
DRAW_ALL = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.row, .tile, .chips > * { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}"""


def bring(app, screen, opens=None):
    """Leads a page of the app to a screen, with a new start unless `opens` opens its path."""
    (opens or app.go)(screen.path)
    for kind, selector, *text in screen.steps:
        place = app.page.locator(selector).first
        place.wait_for(timeout=2000)
        if kind == 'press':
            place.click()
        elif kind == 'drop':
            app.page.evaluate(DROP, *text)
        else:
            place.fill(*text)
        app.rest()
    app.page.evaluate(DRAW_ALL)
    wait(lambda: app.page.locator(screen.shows).first.is_visible(), 5, f'the screen {screen.name}, with {screen.shows},')
    return app.rest()


def media(theme):
    """Returns the system's preferences for a theme."""
    return {'color_scheme': 'light' if theme in ('light', 'contrast', 'expressive') else 'dark',
            'contrast': 'more' if theme.endswith('contrast') else 'no-preference'}


@contextlib.contextmanager
def show(lab, screen, theme='light', **options):
    """Opens the app on a screen, in a theme."""
    with lab.browser.app(script=screen.script, start=False, **(media(theme) | options)) as app:
        bring(app, screen)
        yield dress(app, theme) if theme in CHOSEN else app


# The themes that a person chooses in the settings.
CHOSEN = ('oled', 'expressive', 'expressive dark')


def dress(app, theme):
    """Gives a page another theme: by the system's preferences, or as a choice in the settings."""
    app.page.emulate_media(**media(theme))
    app.page.evaluate('''([name, isExpressive]) => {
      const root = document.documentElement;
      root.className = root.className.replace(/theme-\\w+/, name);
      root.classList.toggle('expressive', isExpressive);
    }''', ['theme-oled' if theme == 'oled' else 'theme-system', theme.startswith('expressive')])
    return app.rest()


# The screens that were not reached once; another try would cost seconds for each screen.
UNREACHED = {}


def each(lab, judged, theme='light', screens=None, **options):
    """Opens each screen in a theme, on a page of its own; a screen that is not reached is wrong. Without `screens`, all or the quick screens."""
    for screen in chosen(lab) if screens is None else screens:
        if screen.name in UNREACHED:
            judged.expect(False, f'the screen {screen.name}', UNREACHED[screen.name])
            continue
        with contextlib.ExitStack() as stack:
            try:
                app = stack.enter_context(show(lab, screen, theme, **options))
            except (TimeoutError, Error) as error:
                UNREACHED[screen.name] = str(error).splitlines()[0]
                judged.expect(False, f'the screen {screen.name}', UNREACHED[screen.name])
                continue
            yield screen, app
