"""The people of the documents: Sam, a student, Bella, a builder, both without a network, and Evan, an engineer with a keyboard. Each uses both engines."""
import contextlib

from checks import check
from offline_checks import copied_site, until_served
from pages import DESKTOP, PHONE, App, at_rest, doing, lacks_webkit, started, version, wait, webkit


class Hand:
    """The actions and views of a person in Chromium."""

    def __init__(self, app):
        self.app = app

    def press(self, selector):
        self.app.page.locator(f'{selector}:visible').first.click()
        self.app.rest()

    def key(self, *names):
        for name in names:
            self.app.page.keyboard.press(name)
        self.app.rest()

    def type(self, text):
        self.app.page.keyboard.type(text)
        self.app.rest()

    def script(self, text, *values):
        return self.app.page.evaluate(f'(values) => {{ {text} }}', list(values))


class WebKitHand:
    """The actions and views of a person in WebKitGTK."""

    KEYS = {'Tab': '\ue004', 'Enter': '\ue007', 'Escape': '\ue00c', 'ArrowDown': '\ue015', 'ArrowRight': '\ue014', 'Space': ' ', 'Backspace': '\ue003'}

    def __init__(self, driver):
        self.driver = driver

    def press(self, selector):
        from selenium.webdriver.common.by import By
        wait(lambda: any(found.is_displayed() for found in self.driver.find_elements(By.CSS_SELECTOR, selector)), what=selector)
        # The driver cannot press an element that its label covers, so a script presses it.
        self.script('const pressed = [...document.querySelectorAll(values[0])].find((node) => node.checkVisibility()); pressed.focus(), pressed.click()', selector)
        self.rest()

    def key(self, *names):
        self.type(''.join(self.KEYS.get(name, name) for name in names))

    def type(self, text):
        from selenium.webdriver.common.action_chains import ActionChains
        ActionChains(self.driver).send_keys(text).perform()
        self.rest()

    def script(self, text, *values):
        return self.driver.execute_script(f'const values = arguments; {text}', *values)

    def rest(self):
        at_rest(self.driver)


class Person:
    """A person who uses the app by selectors and keys."""

    def __init__(self, hand, judged, engine):
        self.hand, self.judged, self.engine = hand, judged, engine
        self.press, self.key, self.type = hand.press, hand.key, hand.type

    def text(self, selector):
        return self.hand.script('return document.querySelector(values[0])?.textContent.trim() ?? ""', selector)

    def sees(self, selector, text, what):
        """Judges the text of an element, which may appear in idle time."""
        with contextlib.suppress(TimeoutError):
            wait(lambda: text in self.text(selector), what=what)
        self.judged.expect(text in self.text(selector), f'{self.engine}: {what}', f'{self.text(selector)!r} instead of {text!r}')

    def chooses(self, side, unit):
        """Searches for a unit in the open list, and chooses the first result."""
        self.type(unit)
        self.sees('#unit-list .row-name', unit, f'the first unit called {unit}')
        self.key('Enter')
        self.sees(f'#{side}', unit, f'the unit {unit} that was chosen')

    def focus(self):
        return self.hand.script('return document.activeElement?.id ?? ""')

    def tab_to(self, name, most=60):
        """Moves to a control with the Tab key."""
        for _ in range(most):
            if self.focus() == name:
                return
            self.key('Tab')
        self.judged.expect(False, f'{self.engine}: the way to {name} by the tabulator', f'ends at {self.focus()!r}')


@contextlib.contextmanager
def single_file(site, size):
    """Opens the single file in WebKitGTK. The file needs no server, without which there is no service worker."""
    with webkit((site.folder.resolve() / 'metryvo.html').as_uri()) as driver:
        driver.set_window_size(size['width'], size['height'])
        yield started(driver)


def sam(person):
    """Converts temperature and speed for class, splits a bill among three, and stars a pair for the next day."""
    person.press('#tab-home')
    person.press(doing('open-quantity', 'temperature'))
    for key in ('2', '5'):
        person.press(doing('key', key))
    person.sees('#result', '77', '25 °C in °F')
    person.press('#swap')
    person.sees('#result', '-3.', '25 °F in °C')
    person.press(doing('choose-quantity', 'length'))
    person.press('#to')
    person.chooses('to', 'yard')
    person.press('#star-pair')
    person.press('#tab-library')
    person.sees('.handle, .rows .row-name', 'yard', 'the pair for tomorrow')
    person.press('#tab-calculator')
    person.press('#tools-opener')
    person.press(doing('show-tool', 'split'))
    person.press('#amount')
    person.type('100')
    person.press('#people-more')
    person.sees('.answer', '33.34', 'who pays the odd penny of a bill among three')
    person.sees('.answer', '33.33', 'what the others pay')


def bella(person):
    """Reads a length in all units on site, takes one of the units, stars a pair, and opens it again."""
    person.press(doing('choose-quantity', 'length'))
    person.press('#from')
    person.chooses('from', 'foot')
    for key in ('1', '2'):
        person.press(doing('key', key))
    person.press('#all-units')
    person.sees('#unit-inch .row-value', '144', '12 ft in inches')
    person.sees('#unit-meter .row-value', '3.6576', '12 ft in meters')
    person.press('#unit-meter')
    person.press('.sheet ' + doing('convert-to', 'meter'))
    person.sees('#result', '3.6576', 'the unit that was taken')
    person.press('#star-pair')
    person.press(doing('choose-quantity', 'mass'))
    person.press('#tab-library')
    person.sees('.rows .row-name', 'foot to meter', 'the pair that was starred')
    person.press(doing('open-favorite'))
    person.sees('#from', 'foot', 'the pair that was opened again')


def evan(person):
    """Converts joules to electronvolts with all digits, with the keyboard alone."""
    for side, unit in (('from', 'joule'), ('to', 'electronvolt')):
        person.tab_to(side)
        person.key('Enter')
        person.chooses(side, unit)
    person.tab_to('value')
    person.type('3.204353268e-19')
    person.sees('#result', '2', 'two electronvolts')
    person.sees('#remark', 'exact', 'whether it is exact')
    person.tab_to('precision')
    person.key('Enter')
    person.tab_to('sheet-close')
    person.sees('.sheet-result', '2', 'the result in the sheet')
    person.key('Escape')
    person.judged.equal(person.focus(), 'precision', f'{person.engine}: the focus after the sheet')
    person.tab_to('copy-styles')
    person.key('Enter')
    person.sees('.sheet', '2E', 'the scientific style')
    person.key('Escape')
    person.tab_to('about-to')
    person.key('Enter')
    person.sees('.sheet', 'SI Brochure', 'the source of the unit')
    person.key('Escape')
    person.tab_to('all-units')
    person.key('Enter')
    person.sees('#unit-electronvolt .row-value', '2', 'the value among all units')
    person.tab_to('back')
    person.key('Enter')
    person.sees('#result', '2', 'the way back')


def in_webkit(lab, judged, size, acts):
    """Performs the actions of a person in the engine of Safari, with the single file."""
    if lacks_webkit(judged):
        return
    with single_file(lab.site, size) as driver:
        judged.notes.append(version(driver))
        acts(Person(WebKitHand(driver), judged, 'WebKitGTK'))


def without_network(lab, judged, acts):
    """Performs the actions of a person with a phone after one visit, without the server."""
    with copied_site(lab.site.folder) as site, lab.browser.context(viewport=PHONE, has_touch=True) as context:
        app = App(context.new_page(), site).go()
        until_served(app)
        site.stop()
        try:
            acts(Person(Hand(app.go()), judged, 'Chromium'))
            lab.noise += app.noise
        finally:
            site.restart()


@check('persona: Sam')
def student(lab, judged):
    """A student with a phone converts, stars and calculates after one visit, without a network."""
    without_network(lab, judged, sam)


@check('persona: Bella')
def builder(lab, judged):
    """A builder on site reads a length in all units and stars a pair, without a network."""
    without_network(lab, judged, bella)


@check('persona: Bella in WebKitGTK', quick=False)
def builder_in_webkit(lab, judged):
    """The builder uses the single file in the engine of Safari."""
    in_webkit(lab, judged, PHONE, bella)


@check('persona: Sam in WebKitGTK', quick=False)
def student_in_webkit(lab, judged):
    """The student uses the single file in the engine of Safari."""
    in_webkit(lab, judged, PHONE, sam)


@check('persona: Evan')
def engineer(lab, judged):
    """An engineer converts scientific units with all digits, reads their sources and copies, with the keyboard alone."""
    with lab.browser.app(viewport=DESKTOP) as app:
        evan(Person(Hand(app), judged, 'Chromium'))
        lab.noise += app.noise


@check('persona: Evan in WebKitGTK', quick=False)
def engineer_in_webkit(lab, judged):
    """The engineer uses the single file in the engine of Safari."""
    in_webkit(lab, judged, DESKTOP, evan)
