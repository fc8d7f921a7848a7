"""The use of the app by mouse, touch and keyboard, with good and with bad input."""
import contextlib
import json
import pathlib
import re
from urllib.parse import quote

from checks import check
from pages import App, at_rest, doing, lacks_webkit, soon, started, version, wait, webkit
from screens import link

# Required conversions, with units as identifiers; the results are exact, so the texts are equal
# too.
CONVERSIONS = [
    ('mile', 'kilometer', '5', '8.04672'),
    ('kilogram', 'pound', '20', '44.09245244'),
    ('celsius', 'fahrenheit', '-40', '-40'),
    ('foot', 'meter', '1e3', '304.8'),
]


class Hand:
    """A person who reaches elements with a mouse, with a finger, or only with keys."""

    def __init__(self, app, kind):
        self.app = app
        self.kind = kind

    def press(self, locator):
        if self.kind == 'mouse':
            locator.click()
        elif self.kind == 'touch':
            locator.tap()
        else:
            self.reach(locator)
            self.app.page.keyboard.press('Enter')
        self.app.rest()

    def reach(self, locator):
        """Moves the focus to an element with the Tab key."""
        target = locator.element_handle()
        for step in range(400):
            if self.app.page.evaluate('(node) => document.activeElement === node', target):
                return
            # Shift+Tab is the shorter path to an element in front of the focus.
            is_before = self.app.page.evaluate(
                '(node) => !!(document.activeElement.compareDocumentPosition(node) & 2)', target)
            self.app.page.keyboard.press('Shift+Tab' if is_before else 'Tab')
        raise AssertionError('no number of Tab keys reaches ' + str(locator))

    def write(self, field, text):
        """Types into a field with a keyboard."""
        self.reach(field) if self.kind == 'keys' else self.press(field)
        self.app.page.keyboard.type(text)
        self.app.rest()

    def choose(self, name, value, key):
        """Chooses an option of a group; for the keyboard, `key` moves from the chosen option to it."""
        if self.kind == 'keys':
            self.reach(self.app.page.locator(f'[data-action="{name}"]:checked'))
            self.app.page.keyboard.press(key)
            self.app.rest()
        else:
            self.press(self.app.page.locator(doing(name, value)))

    def type(self, text):
        """Types with the app's own keypad, or with a keyboard."""
        for character in text:
            if self.kind == 'keys':
                self.app.page.keyboard.type(character)
            else:
                value = {'.': 'decimal', '-': 'sign'}.get(character, character)
                self.press(self.app.action('key', value))


def focused(app):
    return app.page.evaluate('document.activeElement?.id')


def steps(lab, judged, kind):
    """Performs each function of the converter and of the picker."""
    options = {'has_touch': True, 'is_mobile': True} if kind == 'touch' else {}
    with lab.browser.app(permissions=['clipboard-read', 'clipboard-write'], **options) as app:
        hand = Hand(app, kind)
        page = app.page
        clipboard = lambda: page.evaluate('navigator.clipboard.readText()')
        if kind == 'keys':
            hand.reach(page.locator('#value'))
        hand.type('5')
        judged.equal(app.result, '8.04672', '#result after 5')
        hand.type('.25')
        judged.equal(app.value, '5.25', '#value after .25')
        hand.press(app.action('key', 'backspace').first) if kind != 'keys' else page.keyboard.press('Backspace')
        judged.equal(app.value, '5.2', '#value after deleting')
        names = app.unit('from'), app.unit('to')
        hand.press(app.action('swap').first)
        judged.expect('kilometer' in app.unit('from') and 'mile' in app.unit('to'), '#from, #to after swapping', app.unit('from'))
        hand.press(app.action('swap').first)
        judged.equal((app.unit('from'), app.unit('to')), names, 'swapped twice')
        hand.press(app.action('clear').first)
        judged.equal(app.value, '', '#value after clearing')
        judged.equal(focused(app), 'value', 'the focus after clearing') if kind == 'keys' else None
        if kind == 'keys':
            hand.reach(page.locator('#value'))
        hand.type('1234567')
        judged.equal(app.value, '1,234,567', '#value with groups')
        hand.press(page.locator('#copy'))
        wait(lambda: 'opied' in app.announced(), what='what is said after copying')
        judged.equal(clipboard(), app.result.replace(',', ''), 'the clipboard, and the result') \
            if ',' not in clipboard() else judged.equal(clipboard(), app.result, 'the clipboard, and the result')
        choose_quantities(app, hand, judged)
        choose_units(app, hand, judged)
        use_other_screens(app, hand, judged)
        # The chosen units and the typed text are still there after a new start.
        before = app.value, app.result, app.unit('from'), app.unit('to')
        app.reload()
        judged.equal((app.value, app.result, app.unit('from'), app.unit('to')), before, 'after a new start')
        lab.noise += app.noise


def choose_quantities(app, hand, judged):
    """Chooses another quantity above the converter, and returns to the former units."""
    page = app.page
    before = app.value, app.unit('from'), app.unit('to')
    for value, key, unit in (('mass', 'ArrowRight', 'kilogram'), ('length', 'ArrowLeft', 'mile')):
        hand.choose('choose-quantity', value, key)
        judged.expect(unit in app.unit('from'), '#from', app.unit('from'))
        chosen = page.locator('[data-action="choose-quantity"]:checked')
        judged.equal(chosen.evaluate_all('(nodes) => nodes.map((node) => node.value)'), [value], 'the chosen quantity')
        if hand.kind == 'keys':
            judged.expect(chosen.evaluate('(node) => node === document.activeElement'), 'the focus', 'is not on the chosen quantity')
    judged.equal((app.value, app.unit('from'), app.unit('to')), before, 'the way back')


def choose_units(app, hand, judged):
    """Uses the picker: search, choice, star, card, closing."""
    page = app.page
    rows = page.locator('[data-action="choose-unit"]:visible')
    hand.press(page.locator('#to'))
    judged.equal(app.dialogs, 1, 'dialogs after opening the picker')
    judged.equal(focused(app), 'unit-search', 'the focus in the picker')
    is_covered = page.evaluate('!!document.querySelector("main")?.closest("[inert]") || !!document.querySelector("dialog:modal")')
    judged.expect(is_covered, 'main behind the picker', 'is not inert')
    page.keyboard.type('foot')
    judged.expect(soon(lambda: 'foot' in rows.first.inner_text()), 'the first match of "foot"', rows.first.inner_text())
    hand.press(rows.first)
    judged.equal(app.dialogs, 0, 'dialogs after choosing')
    judged.expect('foot' in app.unit('to'), '#to after choosing', app.unit('to'))
    judged.equal(focused(app), 'to', 'the focus after choosing')
    hand.press(page.locator('#from'))
    page.keyboard.type('yard')
    star = app.action('star-unit', 'yard')
    hand.press(star.first)
    judged.equal(star.first.get_attribute('aria-pressed'), 'true', '[data-action="star-unit"] of yard')
    hand.press(app.action('show-unit', 'yard').first)
    card = page.locator('dl:visible')
    judged.expect(card.count() == 1 and '0.9144' in card.inner_text(), 'the card of yard', card.all_inner_texts())
    hand.press(page.locator('#card-close'))
    judged.equal(card.count(), 0, 'cards after closing')
    hand.press(app.close_button)
    wait(lambda: app.dialogs == 0, what='the end of the picker')
    judged.equal(focused(app), 'from', 'the focus after closing')


def use_other_screens(app, hand, judged):
    """Uses Home, calculator, tools, library and settings in the usual manner, and goes back."""
    page = app.page
    hand.press(page.locator('#tab-home'))
    hand.write(page.locator('#home-search'), 'acre')
    hand.press(page.locator('[data-action="convert-from"]').first)
    judged.expect('acre' in app.unit('from'), '#from after a search on Home', app.unit('from'))
    hand.press(page.locator('#tab-calculator'))
    if hand.kind == 'keys':
        page.keyboard.type('12+7=')
    else:
        for key in ('1', '2', 'add', '7', 'equals'):
            hand.press(page.locator(doing('calculate', key)).first)
    judged.equal(app.rest().page.locator('#display').inner_text().split()[-1], '19', '#display after 12 + 7')
    hand.press(page.locator('#tools-opener'))
    hand.write(page.locator('#amount'), '80')
    hand.press(page.locator('#people-more'))
    if hand.kind == 'keys':
        hand.reach(page.locator('#percent'))
        page.keyboard.press('ArrowRight')
        app.rest()
    percent = int(page.locator('#percent').get_attribute('value'))
    judged.expect(f'{80 * (100 + percent) / 100:.2f}' in page.locator('.answer').inner_text(), 'the total of a tip', page.locator('.answer').inner_text())
    hand.press(page.locator('#back'))
    judged.equal(focused(app), 'tools-opener', 'the focus after the way back from the tools')
    hand.press(page.locator('#tab-library'))
    hand.choose('show-library', 'history', 'ArrowRight')
    rows = page.locator('.swipe').count()
    judged.expect(rows > 1, 'rows of the history', rows)
    hand.press(page.locator('.icon-button[data-action="star-entry"]:visible').last)
    hand.press(page.locator('[id^="more-"]').first)
    hand.press(page.locator('[role="dialog"] .destructive'))
    judged.equal(page.locator('.swipe').count(), rows - 1, 'rows after one was deleted')
    hand.choose('show-library', 'favorites', 'ArrowLeft')
    judged.expect(page.locator('.handle').count() > 0, 'favourites after a star', page.locator('.handle').count())
    hand.press(page.locator('#tab-settings'))
    hand.press(page.locator('#setting-theme'))
    hand.choose('theme', 'light', 'ArrowDown')
    judged.expect(page.evaluate('document.documentElement.classList.contains("theme-light")'), 'the theme', page.evaluate('document.documentElement.className'))
    hand.press(app.close_button)
    judged.equal(focused(app), 'setting-theme', 'the focus after the sheet of the theme')
    app.choose('theme', 'system')
    hand.press(page.locator('#tab-converter'))
    app.convert('mile', 'kilometer', '1234567')


@check('flow: mouse')
def by_mouse(lab, judged):
    """With a mouse, a person can type, swap, clear, copy, search, choose, star, read a card, use each tab, and start anew."""
    steps(lab, judged, 'mouse')


@check('flow: touch')
def by_touch(lab, judged):
    """With a finger, a person can use all functions of the converter, the picker and the tabs."""
    steps(lab, judged, 'touch')


@check('flow: letters')
def letters(lab, judged):
    """On a phone, a key changes the phone's own keyboard from digits to letters, and the measure that Enter takes changes it back."""
    with lab.browser.app(link('mile', 'kilometer', '5'), has_touch=True, is_mobile=True) as app:
        field, key = app.page.locator('#value'), app.action('key', 'letters').first
        attributes = [field.get_attribute(name) for name in ('autocapitalize', 'autocorrect', 'spellcheck')]
        judged.equal(attributes, ['none', 'off', 'false'], 'what a phone corrects in #value')
        for keyboard, isPressed in (('text', 'true'), ('decimal', 'false'), ('text', 'true')):
            key.tap()
            shown = field.get_attribute('inputmode'), key.get_attribute('aria-pressed'), focused(app)
            judged.equal(shown, (keyboard, isPressed, 'value'), 'keyboard, key and focus after the key for letters')
        # The caret is behind what the field has, although the field never had the focus.
        app.page.keyboard.type(' ft 3 in')
        app.page.keyboard.press('Enter')
        app.rest()
        judged.expect('inch' in app.unit('from'), '#from after Enter', app.unit('from'))
        judged.equal((app.value, field.get_attribute('inputmode')), ('63', 'decimal'), '#value and its keyboard after Enter')
    with lab.browser.app(link('mile', 'kilometer', '')) as app:
        judged.equal(app.action('key', 'letters').first.is_visible(), False, 'the key for letters beside a mouse')


@check('flow: keyboard')
def by_keyboard(lab, judged):
    """With keys alone, a person reaches each control by Tab and closes by Escape, and the picker keeps the focus."""
    steps(lab, judged, 'keys')
    with lab.browser.app('#/converter') as app:
        hand = Hand(app, 'keys')
        hand.press(app.page.locator('#from'))
        inside = 0
        for _ in range(30):
            app.page.keyboard.press('Tab')
            inside += app.page.evaluate(
                'document.activeElement === document.body || !!document.activeElement.closest("[role=dialog], dialog")')
        judged.equal(inside, 30, 'Tab keys that stay in the picker')
        hand.reach(app.page.locator('#unit-search'))
        for key, reached in (('Tab', '#chosen-tab[value="length"]'), ('ArrowRight', '#chosen-tab[value="mass"]'),
                             ('ArrowLeft', '#chosen-tab[value="length"]'), ('Tab', '#unit-list [data-action="choose-unit"]')):
            app.page.keyboard.press(key)
            judged.expect(app.page.evaluate('(place) => document.activeElement.matches(place)', reached), f'{key} in the picker', f'does not reach {reached}')
        hand.reach(app.page.locator('#unit-search'))
        app.page.keyboard.press('Escape')
        app.rest()
        judged.equal(app.dialogs, 0, 'dialogs after Escape')
        judged.equal(focused(app), 'from', 'the focus after Escape')
    with lab.browser.app('#/converter?from=mile&to=kilometer&value=5') as app:
        Hand(app, 'keys').reach(app.page.locator('[data-action="choose-quantity"]:checked'))
        app.page.keyboard.type('8')
        judged.equal(app.value, '58', '#value after a digit beside the field')
        Hand(app, 'keys').reach(app.page.locator('#copy'))
        for _ in '58':
            app.page.keyboard.press('Backspace')
        judged.equal(app.rest().page.locator('#copy').count(), 0, '#copy without a result')
        judged.equal(focused(app), 'converter', 'the focus of a button that goes away')
        app.page.keyboard.type('7')
        judged.equal(app.value, '7', '#value after a digit with the focus on the screen')
        lab.noise += app.noise


# The quantities above the converter, each with whether it is visible, and the width of its
# underline.
OFFERED = """() => [...document.querySelectorAll('[data-action="choose-quantity"]')].map((node) => {
  const box = node.getBoundingClientRect();
  const { transform } = getComputedStyle(node.parentElement, '::after');
  return [node.value, box.left >= 0 && box.right <= innerWidth, transform === 'none' ? 'matrix(1, 0, 0, 1, 0, 0)' : transform];
})"""


@check('flow: links and history')
def links(lab, judged):
    """Links set units and value; back and forward close and open the picker, and never lose the value."""
    with lab.browser.app() as app:
        page = app.page
        for source, target, value, result in CONVERSIONS:
            app.convert(source, target, value)
            judged.equal(app.result.replace('−', '-'), result, f'#result of {value} {source} in {target}')
        scheme = quote('web+offlineunit://converter?from=kg&to=lb&value=20', safe='')
        for path, result in ((f'#/open?link={scheme}', '44.09245244'), ('#/converter?from=kg&to=lb&value=20', '44.09245244'), ('#/converter?from=mi&to=km&value=5', '8.04672')):
            app.go(path)
            judged.equal(app.result, result, path)
        app.go('#/converter?from=kg&to=mile&value=3')
        judged.expect(page.locator('#result').is_visible(), 'a link with units of two quantities', 'no result')
        app.go('#/converter?from=hour&to=minute&value=2')
        page.wait_for_timeout(300)
        for name, is_seen, line in page.evaluate(OFFERED):
            judged.equal(line, 'matrix(1, 0, 0, 1, 0, 0)' if name == 'time' else 'matrix(0, 0, 0, 1, 0, 0)', f'the line under {name}')
            judged.expect(is_seen or name != 'time', name, 'is chosen and not in view')
        app.convert('mile', 'kilometer', '5')
        app.open_picker('to')
        page.go_back()
        wait(lambda: app.dialogs == 0, what='back')
        judged.equal((app.value, app.result), ('5', '8.04672'), 'after back')
        page.go_forward()
        wait(lambda: app.dialogs == 1, what='forward')
        judged.equal(app.dialogs, 1, 'dialogs after forward')
        app.rest()
        app.close_dialog()
        judged.equal((app.value, app.result), ('5', '8.04672'), 'after closing')
        app.open_picker('to')
        app.press('choose-unit', 'foot')
        page.wait_for_timeout(100)
        judged.expect('foot' in app.unit('to'), '#to after a link and then choosing foot', app.unit('to'))
        page.locator('#value').fill('6')
        before = app.value, app.unit('from'), app.unit('to')
        app.reload()
        judged.equal((app.value, app.unit('from'), app.unit('to')), before, 'after a link, other input, and a new start')
        lab.noise += app.noise
        # If a page starts on the picker, the browser's history has no earlier entry.
        app.go('#/units?for=from')
        judged.equal(app.dialogs, 1, 'dialogs after a link to the picker')
        app.close_button.click()
        page.wait_for_timeout(300)
        judged.expect(page.url.startswith(app.site.url), 'the address after closing a linked picker', page.url)
        judged.equal(page.locator('#result').count(), 1, 'converters after closing a linked picker')


@check('flow: copy styles')
def copies(lab, judged):
    """Each style of copying puts its text on the clipboard, and a refusal is announced."""
    wanted = {'value': '8.04672', 'value-with-symbol': '8.04672 km', 'expression': '5 mi = 8.04672 km',
              'scientific': '8.04672E0'}
    with lab.browser.app(permissions=['clipboard-read', 'clipboard-write']) as app:
        app.convert('mile', 'kilometer', '5')
        page = app.page
        buttons = page.locator('[role="dialog"] [data-action="copy"]')

        def open_sheet():
            app.convert('mile', 'kilometer', '5')
            page.locator('#copy-styles').click()
            app.rest()

        open_sheet()
        styles = {button.get_attribute('data-value') for button in buttons.all()}
        judged.equal(styles, set(wanted), 'the styles of the sheet')
        page.keyboard.press('Escape')
        app.rest()
        for style in sorted(styles):
            page.evaluate('navigator.clipboard.writeText("nothing")')
            open_sheet()
            page.locator(f'[role="dialog"] [data-action="copy"][data-value="{style}"]').click()
            text = wait(lambda: page.evaluate('navigator.clipboard.readText()').replace('nothing', ''), what=f'a copy as {style}')
            judged.equal(text, wanted.get(style), f'[data-action="copy"][data-value="{style}"]')
            judged.expect('opied' in app.announced(), f'what is said after a copy as {style}', app.announced())
        app.convert('mile', 'kilometer', '5')
        page.evaluate('navigator.clipboard.writeText("nothing")')
        page.locator('#result').click()
        text = wait(lambda: page.evaluate('navigator.clipboard.readText()').replace('nothing', ''), what='a copy by a press of the result')
        judged.equal(text, wanted['value'], 'a press of the result')
        page.evaluate('navigator.clipboard.writeText("nothing")')
        page.locator('#result').dblclick()
        judged.equal(page.evaluate('String(getSelection()).length > 0'), True, 'a text of the result that is selected')
        page.evaluate('navigator.clipboard.writeText("nothing")')
        page.locator('#result').dispatch_event('click')
        judged.equal(page.evaluate('navigator.clipboard.readText()'), 'nothing', 'the clipboard after a text was selected')
        page.evaluate('getSelection().removeAllRanges()')
        page.locator('#result').click(button='right')
        judged.equal(app.rest().dialogs, 1, 'the sheet of styles after holding the result')
    refusing = '{ writeText: async () => { throw new DOMException("no", "NotAllowedError") } }'
    for clipboard in (refusing, 'undefined'):
        script = f'Object.defineProperty(navigator, "clipboard", {{ value: {clipboard} }});'
        with lab.browser.app('#/converter?from=mile&to=kilometer&value=5', script=script) as app:
            app.press('copy', 'value')
            said = wait(app.announced, what='what is said of a refused copy')
            judged.expect('did not allow' in said, f'what is said of a copy to {clipboard}', said)
            lab.noise += app.noise


@check('flow: typing')
def typing(lab, judged):
    """Groups appear during typing, the caret keeps its digit, and a selection is replaced."""
    with lab.browser.app() as app:
        page = app.page
        caret = lambda: page.evaluate('[value.selectionStart, value.selectionEnd]'.replace('value.', 'document.getElementById("value").'))
        page.locator('#value').click()
        for typed, shown in zip('1234567', ('1', '12', '123', '1,234', '12,345', '123,456', '1,234,567')):
            page.keyboard.type(typed)
            judged.equal((app.value, caret()), (shown, [len(shown)] * 2), f'#value after {typed}')
        for _ in range(4):
            page.keyboard.press('ArrowLeft')
        page.keyboard.type('9')
        judged.equal((app.value, caret()), ('12,349,567', [6, 6]), '#value after 9 in the middle')
        page.keyboard.press('Delete')
        judged.equal(app.value, '1,234,967', '#value after deleting forward')
        page.keyboard.press('Control+a')
        page.keyboard.type('42')
        judged.equal(app.value, '42', '#value after typing over a selection')
        page.keyboard.type('.5e3')
        judged.equal(app.value, '42.5e3', '#value with an exponent')
        page.keyboard.press('Control+a')
        page.keyboard.type('5 ft 6 in')
        judged.equal(app.value, '5 ft 6 in', '#value with a measure')
        app.press('take-measure')
        judged.expect('inch' in app.unit('from'), '#from after taking a measure', app.unit('from'))
        judged.equal(app.value, '66', '#value after taking a measure')
        lab.noise += app.noise


@check('flow: composition')
def composition(lab, judged):
    """During composition by an input method, the app changes nothing; afterwards the result follows."""
    with lab.browser.app('#/converter?from=mile&to=kilometer&value=') as app:
        client = app.page.context.new_cdp_session(app.page)
        page = app.page
        page.locator('#value').click()
        page.keyboard.press('End')
        for step in ('２', '２５'):
            client.send('Input.imeSetComposition', {'text': step, 'selectionStart': len(step), 'selectionEnd': len(step)})
            judged.equal(app.value, step, f'#value while composing {step}')
        client.send('Input.insertText', {'text': '２５'})
        judged.equal(app.result, '40.2336', '#result after composing 25')
        app.open_picker('to')
        search = page.locator('#unit-search')
        for step in ('m', 'me', 'met'):
            client.send('Input.imeSetComposition', {'text': step, 'selectionStart': len(step), 'selectionEnd': len(step)})
            judged.equal(search.input_value(), step, f'#unit-search while composing {step}')
        # During composition, the keys belong to the input method.
        for key in ('Enter', 'Escape'):
            for of in ({'isComposing': True}, {'keyCode': 229}):
                search.evaluate('(node, of) => node.dispatchEvent(new KeyboardEvent("keydown", { ...of, bubbles: true, cancelable: true }))', {'key': key, **of})
                judged.equal((app.dialogs, search.input_value()), (1, 'met'), f'the picker after {key} with {of}')
        client.send('Input.insertText', {'text': 'meter'})
        judged.equal(search.input_value(), 'meter', '#unit-search after composing')
        judged.expect('meter' in page.locator('[data-action="choose-unit"]:visible').first.inner_text(), 'the first match', '')
        lab.noise += app.noise


BAD = {
    'script': '<script>window.executed = 1</script>',
    'image': '"><img src=x onerror="window.executed = 1">',
    'emoji': '👨‍👩‍👧‍👦🏳️‍🌈' * 20,
    'direction override': '\u202E5 mi\u202C \u2066\u2067',
    'nulls': '5\u0000\u0001\u0008 km',
    'one long word': 'W' * 60,
    'lone surrogate': '\ud83d5',
    'digits': '9' * 10_000,
    'megabytes': '1234567890 ' * 200_000,
    'lines': '5 mi\n6 mi\r\n\t7 mi',
    'template': '${window.executed = 1} {{constructor.constructor("window.executed=1")()}}',
}
# The message that a person must see for bad input, for each field.
SAID = {'#value': '[Cc]annot (stand|read)|is not a number|at most', '#unit-search': 'No unit is called'}
SEEN = '''() => [...document.querySelectorAll('#announcer, #announcer *, .notice, #remark, .empty')]
  .filter((node) => !node.closest('[inert]') && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((node) => node.innerText.trim()).join(' ')'''


def plain(text):
    """Returns the letters and digits of a text; a field drops line breaks and groups digits."""
    return re.sub('[^A-Za-z0-9]', '', text)


def judge_harmless(app, judged, where):
    """Judges that a text did not run, became no element, and did not widen the page."""
    judged.equal(app.page.evaluate('window.executed'), None, f'{where}: what ran')
    judged.equal(app.page.locator('#app img, #app script, #app [onerror]').count(), 0, f'{where}: elements of it')
    wide = app.page.evaluate('document.documentElement.scrollWidth - innerWidth')
    judged.expect(wide <= 0, f'{where}: width', f'{wide} px too wide')


@check('flow: bad input')
def bad_input(lab, judged):
    """Pasted megabytes, emoji, scripts, direction overrides and 10⁴ digits: nothing runs, no input is lost, and the app goes on."""
    with lab.browser.app() as app:
        page = app.page
        for name, text in BAD.items():
            for field, opened in (('#value', False), ('#unit-search', True)):
                app.convert('mile', 'kilometer', '5')
                if opened:
                    app.open_picker('to')
                page.locator(field).focus()
                # The browser inserts the text as from the clipboard, and the app gets the event.
                page.evaluate('''([field, text]) => {
                  document.querySelector(field).select();
                  document.execCommand('insertText', false, text);
                }''', [field, text])
                app.rest()
                judged.expect(soon(lambda: re.search(SAID[field], page.evaluate(SEEN)), 1), f'{name} in {field}: what a person sees of it', page.evaluate(SEEN)[:80])
                seen = page.evaluate(SEEN)
                judged.expect(not re.search('[\u202A-\u202E]', seen), f'{name} in {field}: what a person sees of it', 'turns the direction')
                if len(text) > 20_000 and not opened:
                    judged.expect('at most 20000 characters' in seen, f'{name} in {field}: what a person sees of it', seen[:80])
                judge_harmless(app, judged, f'{name} in {field}')
                if opened:
                    app.close_dialog()
                else:
                    # The text is taken as a whole, or refused as a whole.
                    kept = page.locator('#value').input_value()
                    judged.expect(kept != '' and plain(kept) == plain('5' if 'Nothing was changed' in seen else text), f'{name} in {field}: the field', kept[:80])
                page.locator('#value').fill('7')
                judged.equal(app.result, '11.265408', f'{name} in {field}: the result of 7 afterwards')
        others = ('script', 'direction override', 'megabytes') if lab.is_quick else BAD
        for path, field in (('#/home', '#home-search'), ('#/tools', '#amount'), ('#/calculator', '')):
            for name in others:
                text = BAD[name]
                app.go(path)
                if field:
                    page.locator(field).fill(text)
                else:
                    page.evaluate('''(text) => { const clipboardData = new DataTransfer();
                      clipboardData.setData('text', text);
                      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })); }''', text)
                app.rest()
                judge_harmless(app, judged, f'{name} in {field or path}')
        app.convert('mile', 'kilometer', '7')
        judged.equal(app.result, '11.265408', 'the result of 7 after all')
        lab.noise += app.noise


DAMAGED = {
    'no JSON': 'garbage{{{',
    'empty': '',
    'cut off': '{"format": "metryvo-data", "version": 1, "sett',
    'binary': '\u0000\u0001\ufffd' * 10,
    'deep': '[' * 100_000,
    'wrong types': '{"format": "metryvo-data", "version": 1, "settings": 7}',
    'newer version': '{"format": "metryvo-data", "version": 99, "anything": true}',
}


@check('flow: stored state')
def stored_state(lab, judged):
    """With damaged or newer stored state, the app starts, says so, and does not lose the stored state."""
    parts = ('settings', 'recents', 'favorites')
    for number, (name, text) in enumerate(DAMAGED.items()):
        for part in parts[number % 3:][:1] if lab.is_quick else parts:
            script = f'if (!sessionStorage.seen) {{ sessionStorage.seen = 1; localStorage.setItem("metryvo.{part}", {json.dumps(text)}) }}'
            with lab.browser.app('#/converter?from=mile&to=kilometer&value=5', script=script) as app:
                judged.equal(app.result, '8.04672', f'{name} {part}: the result')
                text_of_page = app.announced() + ' ' + app.page.locator('body').inner_text()
                if name != 'empty':
                    judged.expect('cannot be read' in text_of_page or 'newer' in text_of_page, f'{name} {part}: what is said', app.announced())
                app.press('key', '1')
                app.reload()
                kept = app.page.evaluate(f'[localStorage.getItem("metryvo.{part}"), localStorage.getItem("metryvo.{part}.unreadable")]')
                judged.expect(name == 'empty' or text in kept, f'{name} {part}: what was stored', f'is lost: {str(kept)[:80]}')
    script = 'if (!sessionStorage.seen) { sessionStorage.seen = 1; localStorage.setItem("metryvo.draft", "calculate\\t7\\nnothing\\n") }'
    with lab.browser.app('#/calculator', script=script) as app:
        judged.equal(app.page.locator('#display').inner_text().strip(), '7', 'a damaged draft: the display')
        said = app.page.locator('.notice:visible').all_inner_texts()
        judged.expect('could be read again' in ' '.join(said), 'a damaged draft: what is said', said)


@check('flow: undo')
def undo(lab, judged):
    """Undo and redo keys restore the texts of the field, as in a field that no page changes."""
    with lab.browser.app() as app:
        app.convert('mile', 'kilometer', '')
        field = app.page.locator('#value')
        field.focus()
        app.page.keyboard.type('12345')
        judged.equal(app.value, '12,345', 'what was typed')
        for key, value in (('Control+z', '1,234'), ('Control+z', '123'), ('Control+Shift+z', '1,234'), ('Control+y', '12,345'), ('Control+y', '12,345')):
            app.page.keyboard.press(key)
            judged.equal(app.value, value, f'after {key}')
        app.page.keyboard.press('Control+a')
        app.page.keyboard.type('7')
        app.page.keyboard.press('Control+z')
        judged.equal(app.value, '12,345', 'after a selection was typed over')
        app.open_picker('to')
        search = app.page.locator('#unit-search')
        search.focus()
        app.page.keyboard.type('met')
        app.page.keyboard.press('Control+z')
        judged.expect(search.input_value() != 'met', 'the search, which the browser undoes itself', search.input_value())
        app.close_dialog()
        judged.equal(app.value, '12,345', 'after an undo in the search')


@check('flow: two tabs')
def two_tabs(lab, judged):
    """Data stored in one tab reaches the other; unsaved input stays there, and no tab reverts the other."""
    with lab.browser.context() as context:
        first, second = (App(context.new_page(), lab.site).go() for _ in range(2))
        first.page.bring_to_front()
        first.page.locator('#value').fill('12')
        second.page.locator('#value').fill('34')
        # Unsaved input is stored in idle time, and then reaches the other tab.
        first.page.wait_for_timeout(300)
        judged.equal((first.value, second.value), ('12', '34'), '#value of both')
        for app, typed in ((first, '12'), (second, '34')):
            app.reload()
            judged.equal(app.value, typed, '#value of a tab that is loaded again')
        third = App(context.new_page(), lab.site).go()
        judged.equal(third.value, '34', '#value of a new tab')
        third.page.close()
        first.page.bring_to_front()
        first.open_picker('from')
        first.press('star-unit', 'yard')
        second.open_picker('from')
        star = second.action('star-unit', 'yard').first
        judged.equal(star.get_attribute('aria-pressed'), 'true', 'the star of the first tab in the second')
        second.press('star-unit', 'foot')
        first.page.wait_for_timeout(100)
        for unit in ('yard', 'foot'):
            judged.equal(first.action('star-unit', unit).first.get_attribute('aria-pressed'), 'true', f'the star of {unit} in the first tab')
        stored = first.page.evaluate('localStorage.getItem("metryvo.favorites")')
        judged.expect('yard' in stored and 'foot' in stored, 'metryvo.favorites', stored)
        # The event of a cleared store names no key.
        second.page.evaluate('localStorage.clear()')
        gone = soon(lambda: first.action('star-unit', 'yard').first.get_attribute('aria-pressed') == 'false')
        judged.expect(gone, 'the star in the first tab after the store was emptied', 'is there')
        lab.noise += first.noise + second.noise


# A script that acts as an extension: it adds an element and an attribute as soon as the page
# exists.
STRANGER = '''addEventListener('DOMContentLoaded', () => {
  document.querySelector('main').prepend(Object.assign(document.createElement('b'), { id: 'stranger', textContent: 'x' }));
  document.querySelector('h1').setAttribute('data-stranger', '1'); });'''


@check('flow: strangers before the start')
def strangers(lab, judged):
    """An element and an attribute that an extension adds before the module runs stay, whatever the app does."""
    with lab.browser.app(script=STRANGER) as app:
        for key in ('7', '5'):
            app.press('key', key)
        app.press('swap')
        found = app.page.evaluate('[document.querySelectorAll("main > #stranger").length, document.querySelectorAll("[data-stranger]").length]')
        judged.equal(found, [1, 1], 'an element and an attribute of a stranger')
        judged.equal(app.value, '75', '#value beside a stranger')
        lab.noise += app.noise


@check('flow: selection')
def selection(lab, judged):
    """Keys, the keypad and other tabs respect the caret and the selection of the person."""
    with lab.browser.context() as context:
        app, other = (App(context.new_page(), lab.site).go() for _ in range(2))
        app.page.bring_to_front()
        field, keyboard = app.page.locator('#value'), app.page.keyboard

        def after(typed, *does):
            field.fill(typed)
            for do in does:
                do()
            return app.value

        home, right = (lambda: keyboard.press('Home')), (lambda: keyboard.press('ArrowRight'))
        pad = lambda key: lambda: app.press('key', key)
        judged.equal(after('1234', home, right, lambda: keyboard.press('Delete')), '134', 'Delete in front of a mark')
        judged.equal(after('1234', home, right, right, lambda: keyboard.press('Backspace')), '234', 'Backspace behind a mark')
        judged.equal(after('12345', home, right, pad('9')), '192,345', 'a key of the keypad at the caret')
        judged.equal(after('12345', home, right, pad('9'), pad('9')), '1,992,345', 'two keys of the keypad at the caret')
        judged.equal(after('1234', field.select_text, pad('9')), '9', 'a key of the keypad over all')
        judged.equal(after('1234', field.select_text, pad('backspace')), '', 'the keypad\'s backspace over all')
        field.fill('1234')
        field.select_text()
        other.choose('theme', 'dark')
        judged.expect(soon(lambda: 'theme-dark' in app.page.evaluate('document.documentElement.className')), 'the theme of the other tab', 'is not taken over')
        judged.equal(app.page.evaluate('[value.selectionStart, value.selectionEnd]'), [0, 5], 'the selection after another tab changed the theme')
        colors = app.page.evaluate('[...document.querySelectorAll("meta[name=theme-color]")].map((meta) => meta.content)')
        judged.equal(colors, ['#000000', '#000000'], 'theme-color in the dark theme')
        other.choose('theme', 'system')
        own = '[...document.querySelectorAll("meta[name=theme-color]")].every((meta) => meta.content === meta.dataset.color)'
        judged.expect(soon(lambda: app.page.evaluate(own)), 'theme-color in the theme of the system', 'is not that of the page')
        # No field has the focus.
        app.press('clear')
        app.page.evaluate('document.activeElement.blur()')
        keyboard.type('7.5-')
        judged.equal(app.value, '-7.5', 'keys without a focus')
        keyboard.press('Backspace')
        judged.equal(app.value, '-7.', 'Backspace without a focus')
        keyboard.press('Control+5')
        judged.equal(app.value, '-7.', 'a key with Control')
        lab.noise += app.noise + other.noise


def pull(app, distance):
    """Pulls the dialog in front down by its bar."""
    box = app.page.locator('[role=dialog] .sheet-bar').last.bounding_box()
    x, y = box['x'] + 100, box['y'] + box['height'] / 2
    session = app.page.context.new_cdp_session(app.page)
    session.send('Input.dispatchTouchEvent', {'type': 'touchStart', 'touchPoints': [{'x': x, 'y': y}]})
    for part in (.3, .6, 1):
        session.send('Input.dispatchTouchEvent', {'type': 'touchMove', 'touchPoints': [{'x': x, 'y': y + part * distance}]})
    session.send('Input.dispatchTouchEvent', {'type': 'touchEnd', 'touchPoints': []})
    app.rest()


@check('flow: leaving dialogs')
def leaving(lab, judged):
    """Escape, a press beside a dialog and a downward pull close it, wherever the focus is; a reload adds no entry to the browser's history."""
    with lab.browser.app(viewport={'width': 1280, 'height': 800}) as app:
        count = lambda: app.page.locator('[role=dialog]').count()
        for opener, title in (('#precision', '#precision-title'), ('#from', '#picker-title'), ('#about-from', '#unit-title')):
            app.page.locator(opener).click()
            app.rest().page.locator(title).click()
            app.page.keyboard.press('Escape')
            judged.expect(soon(lambda: count() == 0), f'a dialog after Escape, {opener}', 'is there')
            app.page.locator(opener).click()
            app.rest().page.mouse.click(20, 400)
            judged.expect(soon(lambda: count() == 0), f'a dialog after a press beside, {opener}', 'is there')
        app.page.locator('#precision').click()
        before = app.page.evaluate('history.length')
        for _ in range(2):
            app.reload()
        judged.equal(app.page.evaluate('history.length'), before, 'entries of the history after the page was loaded again')
        judged.equal(count(), 1, 'dialogs after the page was loaded again')
        app.page.go_back()
        judged.expect(soon(lambda: count() == 0), 'the dialog', 'is there after going back once')
        # Escape clears a search before it closes the picker; the browser's back button closes a
        # card before the list.
        search = app.open_picker('from').page.locator('#unit-search')
        search.fill('mi')
        search.press('Escape')
        judged.equal([search.input_value(), count()], ['', 1], 'the search and the dialogs after Escape')
        search.fill('mi')
        app.press('show-unit', 'mile')
        app.page.go_back()
        judged.expect(soon(lambda: app.page.locator('.unit-card').count() == 0), 'the card', 'is there after going back')
        judged.equal([search.input_value(), count()], ['mi', 1], 'the search and the dialogs behind the card')
        search.press('Escape')
        search.press('Escape')
        judged.expect(soon(lambda: count() == 0), 'the picker', 'is there after two Escapes')
        lab.noise += app.noise
    with lab.browser.app('#/converter?from=mile&to=kilometer&value=5', has_touch=True) as app:
        count = lambda: app.page.locator('[role=dialog]').count()
        top = lambda: app.page.locator('[role=dialog]').last.bounding_box()['y']
        for opener in ('#precision', '#from'):
            app.page.locator(opener).click()
            app.rest()
            if opener == '#from':
                app.press('show-unit', 'mile')
                app.page.wait_for_timeout(400)
                pull(app, 200)
                judged.expect(soon(lambda: app.page.locator('.unit-card').count() == 0), 'the card', 'is there after it was pulled down')
            app.page.wait_for_timeout(400)
            place = top()
            pull(app, 40)
            app.page.wait_for_timeout(400)
            judged.equal([count(), top()], [1, place], f'a dialog that was pulled a little, {opener}')
            pull(app, 200)
            judged.expect(soon(lambda: count() == 0), f'a dialog that was pulled down, {opener}', 'is there')
            judged.equal(app.rest().page.evaluate('document.activeElement.id'), opener[1:], f'the focus after a dialog that was pulled down, {opener}')
        lab.noise += app.noise


@check('flow: what is said')
def said(lab, judged):
    """A toast is visible, inside the window and in front of everything, and disappears by itself."""
    with lab.browser.app('#/converter?from=mile&to=kilometer&value=5') as app:
        app.page.locator('#copy').click()
        toast = app.page.locator('#announcer > .toast')
        judged.expect(soon(lambda: toast.inner_text() == 'Copied 8.04672'), 'the text', toast.inner_text())
        app.page.wait_for_timeout(500)
        look = app.page.evaluate("""() => { const node = document.querySelector('.toast'), box = node.getBoundingClientRect();
          node.parentElement.style.pointerEvents = 'auto';
          const front = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          node.parentElement.style.pointerEvents = '';
          return [getComputedStyle(node).opacity, front === node, box.left >= 0 && box.right <= innerWidth && box.top >= 0]; }""")
        judged.equal(look, ['1', True, True], 'opacity, in front, in the window')
        judged.equal(app.page.evaluate('document.activeElement.id'), 'copy', 'the focus')
        stays = app.page.evaluate('document.querySelector(".toast").getAnimations()[0].effect.getComputedTiming().duration')
        judged.expect(stays >= 4000, 'how long the text stays', f'{stays} ms')
        app.page.evaluate('document.querySelector(".toast").getAnimations()[0].finish()')
        visibility = 'getComputedStyle(document.querySelector(".toast")).visibility'
        judged.equal(app.page.evaluate(visibility), 'hidden', 'the text afterwards')
        app.page.locator('#copy').click()
        judged.expect(soon(lambda: app.page.evaluate(visibility) == 'visible'), 'the same text, said again', 'is not seen')
        # A text that a visible notice already shows is announced to screen readers only.
        app.go('#/converter?from=nothing&to=kilometer')
        judged.expect(soon(lambda: 'not known' in app.announced()), 'a link that is not taken', app.announced())
        judged.equal(app.page.locator('.toast').count(), 0, 'toasts beside a notice')
        judged.expect('not known' in app.page.locator('.notice').inner_text(), 'the notice', 'is missing')


CLOCK = """
  const now = Date.now;
  let shift = Number(sessionStorage.shift ?? 0);
  Date.now = () => now() + shift;
  window.turnClock = (seconds) => { shift = seconds * 1000; sessionStorage.shift = shift; };
"""


@check('flow: clock')
def clock(lab, judged):
    """If the clock goes backwards, even before 1970, or far ahead, stored data stays and the app goes on."""
    with lab.browser.app('#/converter?from=mile&to=kilometer&value=5', script=CLOCK) as app:
        starred = []
        for seconds in (-3600, -40 * 365 * 86400, -80 * 365 * 86400, 200 * 365 * 86400, 0):
            app.page.evaluate('(seconds) => turnClock(seconds)', seconds)
            unit = ('yard', 'foot', 'inch', 'meter', 'furlong')[len(starred)]
            app.open_picker('from')
            app.page.locator('#unit-search').fill(unit)
            app.press('star-unit', unit)
            starred.append(unit)
            app.close_dialog()
            app.page.locator('#value').fill(str(len(starred)))
            before = app.value, app.result
            app.page.evaluate('history.replaceState(null, "", location.pathname)')
            app.reload()
            judged.equal((app.value, app.result), before, f'a new start with the clock at {seconds} s')
            stored = app.page.evaluate('localStorage.getItem("metryvo.favorites")')
            for one in starred:
                judged.expect(f'"{one}"' in stored, f'the star of {one} with the clock at {seconds} s', stored)
            since = app.page.evaluate('([text, unit]) => Math.max(0, Date.now())'
                                      ' - Date.parse(JSON.parse(text).favorites.find((one) => one.unit === unit).createdAt)', [stored, unit])
            judged.expect(0 <= since < 60_000, f'the time of the star of {unit} with the clock at {seconds} s', f'{since} ms ago')
        lab.noise += app.noise


REFUSED = {
    'refused to read and write': ('Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError") } });'),
    'full': ('Storage.prototype.setItem = function () { throw new DOMException("full", "QuotaExceededError") };'),
}


@check('flow: no store')
def no_store(lab, judged):
    """If storage is refused or full, the app works, says so once, and keeps all data until it is closed."""
    for name, script in REFUSED.items():
        with lab.browser.app('#/converter?from=mile&to=kilometer&value=5', script=script) as app:
            judged.equal(app.result, '8.04672', f'{name}: the result')
            app.press('key', '1')
            said = wait(lambda: app.announced() or app.page.locator('[role=alert]:visible').all_inner_texts(), what=f'{name}: what is said')
            judged.expect('store' in str(said), f'{name}: what is said', said)
            judged.equal(app.page.locator('.notice').count(), 1, f'{name}: notices')
            app.press('dismiss-notice')
            app.press('key', '2')
            app.page.wait_for_timeout(100)
            judged.equal(app.page.locator('.notice').count(), 0, f'{name}: notices after the next key')
            app.press('swap')
            judged.expect('kilometer' in app.unit('from'), f'{name}: #from after swapping', app.unit('from'))
            app.open_picker('from')
            app.press('star-unit', 'yard')
            judged.equal(app.action('star-unit', 'yard').first.get_attribute('aria-pressed'), 'true', f'{name}: a star')
    with lab.browser.app('#/converter?from=mile&to=kilometer&value=5') as app:
        app.press('key', '1')
        wait(lambda: '51' in (app.page.evaluate('localStorage.getItem("metryvo.recents")') or ''), what='a value that is stored')
        app.page.evaluate('() => { ' + REFUSED['full'] + ' }')
        app.press('key', '2')
        offer = app.action('back-up')
        wait(lambda: offer.count() == 1, what='the offer of a file')
        with app.page.expect_download() as download:
            offer.first.click()
        saved = json.loads(pathlib.Path(download.value.path()).read_text())
        judged.expect('512' in saved.get('metryvo.recents', ''), 'what is not stored, in the file', saved)


# A full store: copies of unreadable values do not fit until `makeRoom` is called.
NO_ROOM = '''
  let isFull = true;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (isFull && key.endsWith('.unreadable')) throw new DOMException('full', 'QuotaExceededError');
    return setItem.call(this, key, value);
  };
  window.makeRoom = () => { isFull = false; };
  if (!sessionStorage.planted) { localStorage['metryvo.recents'] = '{damaged'; sessionStorage.planted = 1; }
'''


@check('flow: no room for a copy')
def no_room(lab, judged):
    """A damaged state is not overwritten before its copy is stored; until then the app works, says so and offers a file."""
    with lab.browser.app(script=NO_ROOM) as app:
        stored = lambda key: app.page.evaluate('(key) => localStorage.getItem(key)', key)
        for key in '12':
            app.press('key', key)
            judged.equal(stored('metryvo.recents'), '{damaged', f'what is stored after the key {key}')
        judged.equal((app.value, app.result), ('12', '19.312128'), '#value and #result')
        offer = app.action('back-up')
        judged.expect(soon(lambda: offer.count() == 1), 'the offer of a file', offer.count())
        if offer.count():
            with app.page.expect_download() as download:
                offer.first.click()
            saved = json.loads(pathlib.Path(download.value.path()).read_text())
            judged.equal(saved.get('metryvo.recents.unreadable'), '{damaged', 'the damaged state in the file')
            judged.expect('12' in saved.get('metryvo.recents', ''), 'what was typed, in the file', saved)
        app.page.evaluate('makeRoom()')
        app.press('key', '3')
        soon(lambda: '123' in (stored('metryvo.recents') or ''))
        judged.equal(stored('metryvo.recents.unreadable'), '{damaged', 'the copy, when there is room')
        judged.expect('123' in (stored('metryvo.recents') or ''), 'what is stored, when there is room', stored('metryvo.recents'))
        app.reload()
        judged.equal(app.value, '123', '#value after a new start')


# Types a value, and performs a statement in the same moment.
TYPE_AND = '''(value) => {
  const field = document.getElementById('value');
  field.value = value;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const before = localStorage.getItem('metryvo.recents') ?? '';
  %s;
  return [before, localStorage.getItem('metryvo.recents') ?? ''].map((text) => text.includes(value));
}'''


@check('flow: left at once')
def left(lab, judged):
    """Typed text is stored in idle time, and at once if the page is left or hidden."""
    with lab.browser.app() as app:
        stored = app.page.evaluate(TYPE_AND % '0', '41')
        judged.equal(stored, [False, False], 'what is stored while a person types')
        judged.expect(soon(lambda: '41' in app.page.evaluate('localStorage.getItem("metryvo.recents") ?? ""')), 'what is typed', 'is not stored')
        stored = app.page.evaluate(TYPE_AND % 'document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))', '42')
        judged.equal(stored, [False, True], 'what is stored when the page is hidden')
        app.page.evaluate(TYPE_AND % 'location.reload()', '43')
        app.page.wait_for_timeout(200)
        judged.equal(app.ready().value, '43', '#value of a page that was loaded again')


@check('flow: slices')
def slices(lab, judged):
    """A list has all units of its quantity, including those added in idle time; the list of all quantities leads there."""
    with lab.browser.app('#/units?for=from') as app:
        for quantity in ('length', 'temperature'):
            app.press('filter-units', '')
            place = app.action('show-quantity', quantity).first
            count = int(re.search(r'(\d+) units', place.text_content())[1])
            place.click()
            rows = lambda: app.page.locator('#unit-list .row').count()
            judged.expect(soon(lambda: rows() == count), f'rows of {quantity}, of {count}', rows())
            focus = app.page.evaluate('document.activeElement.value')
            judged.equal(focus, quantity, 'the focus after a quantity was chosen in the list of all')


TRAP = '''
  let trapsLeft = 0;
  aroundEvents(({ event, memory }, place, length) => {
    const isIdle = new Uint8Array(memory.buffer)[place] === 10;
    if (!isIdle && trapsLeft-- > 0) throw new WebAssembly.RuntimeError('unreachable');
    return event(length);
  });
  window.trapNext = (count) => { trapsLeft = count; };
'''


@check('flow: trap')
def trap(lab, judged):
    """After a trap, the app goes on with the saved state and says so; after many traps, the page says that it stopped."""
    with lab.browser.app('#/converter?from=mile&to=kilometer&value=5', script=TRAP) as app:
        app.page.evaluate('trapNext(1)')
        app.press('key', '1')
        judged.equal((app.value, app.result), ('5', '8.04672'), 'after a trap')
        judged.expect('started again' in app.announced() or 'started again' in app.page.locator('body').inner_text(),
                      'what is said after a trap', app.announced())
        app.press('key', '1')
        judged.equal(app.value, '51', '#value after the next key')
        app.page.evaluate('trapNext(9)')
        app.press('key', '2')
        stopped = app.page.evaluate('document.documentElement.classList.contains("stopped")')
        judged.expect(stopped, 'html after nine traps', app.page.evaluate('document.documentElement.className'))
        app.reload()
        judged.equal(app.value, '51', '#value after a new start')


def frames_of_return(app):
    """Returns what each frame shows while the app starts again without a path, on a slow processor."""
    app.page.wait_for_timeout(100)
    app.page.evaluate('history.replaceState(null, "", location.pathname)')
    app.page.context.new_cdp_session(app.page).send('Emulation.setCPUThrottlingRate', {'rate': 6})
    app.reload()
    app.page.wait_for_timeout(200)
    return app.page.evaluate('window.frames')


@check('flow: first paint')
def first_paint(lab, judged):
    """The start changes nothing of the prerendered page; a returning person never sees another value."""
    watch = '''
      window.changes = [];
      document.addEventListener('readystatechange', () => {
        const place = document.getElementById('app');
        if (document.readyState !== 'interactive' || !place) return;
        new MutationObserver((records) => {
          for (const { type, target } of records) changes.push(`${type} ${target.id || target.className || target.nodeName}`);
        }).observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    '''
    with lab.browser.app(script=watch) as app:
        app.page.wait_for_timeout(300)
        changes = app.page.evaluate('changes')
        judged.expect(not changes, '#app during the start', f'{len(changes)} mutations: {changes[:3]}')
        judged.expect(app.page.locator('#app *').count() > 20, '#app', 'is not prerendered')
    frames = '''
      window.frames = []; window.shifts = 0;
      new PerformanceObserver((list) => { for (const e of list.getEntries()) shifts += e.value; }).observe({ type: 'layout-shift', buffered: true });
      const look = () => {
        const value = document.getElementById('value'), from = document.getElementById('from');
        if (value && from) {
          const style = getComputedStyle(value);
          const isSeen = value.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          window.frames.push([isSeen, value.value, isSeen ? from.innerText : '', getComputedStyle(document.documentElement).backgroundColor, document.documentElement.dir, document.querySelector('[data-color]').content]);
        }
        if (performance.now() < 3000) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    '''
    with lab.browser.context(frames) as context:
        app = App(context.new_page(), lab.site)
        app.convert('kilogram', 'pound', '20')
        for attempt in range(3):
            seen = frames_of_return(app)
            other = [frame for frame in seen if frame[0] and (frame[1] != '20' or 'kilogram' not in frame[2])]
            judged.expect(seen and not other, f'start {attempt + 1} of a person who comes back', f'{len(other)} of {len(seen)} frames show {other[0][1:3] if other else ""}')
            judged.expect(app.page.evaluate('shifts') == 0, f'layout shift of start {attempt + 1}', app.page.evaluate('shifts'))
            judged.equal(app.value, '20', '#value at last')
    for name, options, *wanted in (('dark', {}, 'rgb(0, 0, 0)', 'ltr', '#000000'), ('right to left', {'locale': 'ar-XB'}, 'rgb(242, 242, 247)', 'rtl', '#F2F2F7')):
        with lab.browser.context(frames, **options) as context:
            app = App(context.new_page(), lab.site).go()
            if name == 'dark':
                app.choose('theme', 'dark')
                app.page.locator('#tab-converter').click()
            seen = frames_of_return(app)
            other = [frame[3:] for frame in seen if frame[3:] != wanted]
            judged.expect(seen and not other, f'{name}: frames of a start', f'{len(other)} of {len(seen)} have another look: {other[:1]}')


@check('flow: WebKitGTK')
def in_webkit(lab, judged):
    """In the engine of Safari, links, keys, swap, picker, star and a new start work."""
    if lacks_webkit(judged):
        return
    from selenium.webdriver.common.by import By
    from selenium.webdriver.common.keys import Keys
    with webkit(lab.site.url) as driver:
        judged.notes.append(version(driver))
        driver.set_window_size(390, 844)
        one = lambda selector: driver.find_element(By.CSS_SELECTOR, selector)
        count = lambda selector: len(driver.find_elements(By.CSS_SELECTOR, selector))
        text = lambda selector: driver.execute_script('return document.querySelector(arguments[0]).innerText.trim()', selector)
        value = lambda: one('#value').get_property('value')

        def press(name, value=None):
            next(element for element in driver.find_elements(By.CSS_SELECTOR, doing(name, value)) if element.is_displayed()).click()

        def go(path=''):
            driver.get('about:blank')
            driver.get(lab.site.url + path)
            started(driver)

        driver.execute_script('localStorage.clear()')
        for source, target, typed, result in CONVERSIONS:
            go(f'#/converter?from={source}&to={target}&value={typed}')
            judged.equal(text('#result').replace('−', '-'), result, f'#result of {typed} {source} in {target}')
        go('#/converter?from=mile&to=kilometer')
        press('clear') if value() else None
        one('#value').click()
        one('#value').send_keys('1234.5')
        judged.equal(value(), '1,234.5', '#value with groups')
        judged.equal(text('#result'), '1,986.735168', '#result of 1,234.5')
        press('key', '7')
        judged.equal(value(), '1,234.57', '#value after a key of the keypad')
        press('swap')
        judged.expect('kilometer' in text('#from'), '#from after swapping', text('#from'))
        at_rest(driver)
        one('#to').click()
        wait(lambda: driver.execute_script('return document.activeElement.id') == 'unit-search', what='the focus in the picker')
        at_rest(driver)
        place = lambda: driver.execute_script('''const { top, bottom } = document.querySelector("#unit-list [aria-current]").getBoundingClientRect();
          return [top, bottom, innerHeight]''')
        is_seen = lambda: (found := place())[0] > 150 and found[1] <= found[2] + 1
        judged.expect(soon(is_seen), 'the chosen unit in the picker', 'is from {:g} to {:g} px of {}'.format(*place()))
        one('#unit-search').send_keys('foot')
        judged.expect(soon(lambda: 'foot' in text('[data-action="choose-unit"]')), 'the first match', text('[data-action="choose-unit"]'))
        press('star-unit', 'foot')
        judged.equal(one('[data-action="star-unit"][data-value="foot"]').get_attribute('aria-pressed'), 'true', 'the star')
        one('[data-action="choose-unit"]').click()
        wait(lambda: count('[role=dialog]') == 0, what='the end of the picker')
        at_rest(driver)
        judged.expect('foot' in text('#to'), '#to after choosing', text('#to'))
        one('#value').click()
        one('#value').send_keys(Keys.CONTROL, 'a')
        one('#value').send_keys('7')
        before = value(), text('#result'), text('#from'), text('#to')
        judged.equal(before[0], '7', '#value after typing over all')
        driver.execute_script('history.replaceState(null, "", location.pathname)')
        driver.refresh()
        started(driver)
        judged.equal((value(), text('#result'), text('#from'), text('#to')), before, 'after a new start')
        judged.equal(driver.execute_script('return document.querySelectorAll("[data-region] *").length > 20'), True, 'the page')
        one('#all-units').click()
        wait(lambda: count('.swipe') > 20, what='the rows of all units')
        at_rest(driver)
        swiped = driver.execute_script('return [...document.querySelectorAll(".swipe")].filter((row) => row.scrollLeft).length')
        judged.equal(swiped, 0, 'rows that show what stands behind them')
