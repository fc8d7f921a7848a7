"""If a part of the module does not arrive, the page says so, tries again, and loses nothing."""
import contextlib

from accessibility_checks import TARGET, Ledger, judge_axe, judge_fit
from checks import check
from pages import DESKTOP, PHONE, soon, wait

# The page's own repetition is put off, so only a press of the button tries again.
BY_PRESS = """const { setTimeout: after } = window;
  window.setTimeout = (act, time, ...rest) => after(act, time === 2000 ? 1e6 : time, ...rest);"""


class Part:
    """A part of the module whose requests fail until `is_there`, or wait while `hangs`."""

    def __init__(self, app, name):
        self.app = app
        self.is_there = self.hangs = False
        self.routes = []
        self.tries = 0
        app.page.route(f'**/{name}', self._answer)

    def _answer(self, route):
        if self.is_there:
            return route.continue_()
        if self.hangs:
            return self.routes.append(route)
        if route.request.method == 'GET':
            self.tries += 1
        route.abort()

    def give(self):
        """Lets the part arrive, and answers the requests that wait."""
        self.is_there, self.hangs = True, False
        for route in self.routes:
            route.continue_()

    def is_tried(self, count):
        """Returns whether the part was requested more than `count` times; requests are answered during the wait."""
        self.app.page.wait_for_timeout(10)
        return self.tries > count


@contextlib.contextmanager
def app_without(lab, name, script=''):
    """Opens the app in a page for which a part of the module is missing."""
    with lab.browser.app(script=script, start=False, service_workers='block') as app:
        part = Part(app, name)
        app.page.goto(lab.site.url)
        yield app, part


def notice(app):
    return app.page.locator('#absent')


@check('offline: part that does not come')
def part_missed(lab, judged):
    """If a part of the module cannot be loaded, the page says so, tries again later or at a person's request, and keeps the typed text."""
    for name in ('rest.wasm', 'app.wasm'):
        if not (lab.site.folder / name).exists():
            judged.notes.append(f'{name} is not there: binaryen or node was missing')
            continue
        has_first = name == 'rest.wasm'
        with app_without(lab, name, BY_PRESS) as (app, part):
            judged.expect(soon(lambda: notice(app).is_visible()), f'without {name}: #absent', 'is not shown')
            words = notice(app).locator('p').inner_text()
            judged.expect(words and words in app.announced(), f'without {name}: what is said', app.announced())
            app.page.evaluate('window.isTheSame = true')
            app.page.locator('#value').fill('5')
            if has_first:
                judged.equal(app.result, '8.04672', f'without {name}: #result of the part that is there')
            app.page.locator('#to').click()
            app.page.locator('#value').fill('57')
            judge_look(app, judged, f'without {name}')
            button = notice(app).locator('button')
            for press in (button.click, lambda: (button.focus(), app.page.keyboard.press('Enter'))):
                count = part.tries
                press()
                judged.expect(soon(lambda: part.is_tried(count)), f'without {name}: a try at the press of the button', 'does not come')
                judged.expect(soon(lambda: app.page.evaluate('document.documentElement.dataset.absent') == 'missed'), f'without {name}: #absent after the press', 'does not say that the part is missed')
                judged.equal(app.value, '57', f'without {name}: #value after the press')
            judged.equal(app.page.evaluate('document.activeElement.parentElement.id'), 'absent', f'without {name}: the control with the focus')
            part.give()
            button.click()
            app.ready()
            judged.expect(soon(lambda: app.dialogs == 1), f'with {name}: the picker that was asked for', 'is not open')
            judged.expect(not notice(app).is_visible(), f'with {name}: #absent', 'is still shown')
            judged.equal(words in app.announced(), False, f'with {name}: what is said')
            app.rest().close_dialog()
            judged.equal((app.value, app.result), ('57', '91.732608'), f'with {name}: #value and #result')
            judged.expect(app.page.evaluate('window.isTheSame'), f'with {name}: the page', 'was loaded again')
        # The page tries again after a while, and no dialog takes the focus.
        with app_without(lab, name) as (app, part):
            wait(lambda: notice(app).is_visible(), what='the notice')
            notice(app).locator('button').focus()
            part.give()
            app.ready()
            judged.expect(app.page.evaluate('document.activeElement !== document.body'), f'with {name}: the focus of the button', 'is lost')


@check('offline: part that is left')
def part_left(lab, judged):
    """If a part of the module is missing when the page is left, the typed text is kept; if an event waits long, the page says so."""
    if not (lab.site.folder / 'rest.wasm').exists():
        judged.skipped = 'the module is in one part: binaryen or node was missing'
        return
    with app_without(lab, 'rest.wasm') as (app, part):
        app.ready('first')
        app.page.locator('#value').fill('5')
        app.page.locator('#to').click()
        app.page.locator('#value').fill('57')
        part.give()
        judged.equal(app.reload().value, '57', '#value of a page that was loaded again')
    with app_without(lab, 'rest.wasm') as (app, part):
        part.hangs = True
        app.ready('first')
        app.page.wait_for_timeout(500)
        app.page.locator('#to').click()
        judged.expect(not notice(app).is_visible(), '#absent at once', 'is shown')
        judged.expect(soon(lambda: notice(app).is_visible(), 8), '#absent after a while', 'is not shown')
        judged.expect(not notice(app).locator('button').is_visible(), 'the button while a part is on its way', 'is shown')
        part.give()
        judged.expect(soon(lambda: app.dialogs == 1), 'the picker that was asked for', 'is not open')
        judged.expect(not notice(app).is_visible(), '#absent when the part is there', 'is still shown')


def judge_look(app, judged, where):
    """Judges the notice of a missing part by the rules of all screens: size, contrast, narrow windows and large text."""
    ledger = Ledger()
    for size, percent in ((PHONE, 100), (DESKTOP, 100), ({'width': 320, 'height': 568}, 310)):
        app.page.set_viewport_size(size)
        app.scale_text(percent)
        judge_fit(app, judged, f'{where}, {size["width"]} px, {percent} %', size['width'])
        box = notice(app).bounding_box()
        judged.expect(box['x'] >= 0 and box['x'] + box['width'] <= size['width'], f'{where}, {size["width"]} px: #absent', box)
        button = notice(app).locator('button').bounding_box()
        judged.expect(min(button['width'], button['height']) >= TARGET, f'{where}, {size["width"]} px: the button', button)
        judge_axe(app, judged, ledger, f'{where}, {size["width"]} px', selector='#absent')
    app.scale_text(100)
    app.page.set_viewport_size(PHONE)
