"""The criteria of the PayMe document about navigation, groups and touch (R4, R8, R9, R11), as rules over boxes, styles and logs of calls."""
from accessibility_checks import surveys
from checks import check
from pages import ANIMATION_OF, soon, wait
from screens import chosen, each, link, some

# The screens with a parent, and the tab of each parent.
PUSHED = {'all units': 'Converter', 'tip': 'Calculator'}


# A finger that moves sideways, from one place to another.
SWIPE = '''([from, to]) => { const node = document.querySelector('main'), touch = (clientX) => new Touch({ identifier: 1, target: node, clientX, clientY: 300 });
  node.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(from)] }));
  node.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(to)] })); }'''


@check('R4.1 stack')
def r4_1(lab, judged):
    """A screen with a parent is an entry of the browser's history; button, gesture and browser lead back and restore place and focus."""
    ways = (('the button', lambda app: app.page.evaluate('document.querySelector("#back").click()')), ('the browser', lambda app: app.page.go_back()),
            ('a finger from the edge', lambda app: app.page.evaluate(SWIPE, [10, 160])))
    for name, leave in ways:
        with lab.browser.app(link('mile', 'kilometer', '5'), has_touch=True) as app:
            before = app.page.evaluate('history.length')
            app.page.locator('#all-units').click()
            judged.equal(app.rest().page.evaluate('history.length'), before + 1, f'{name}: entries of the history')
            app.page.evaluate('scrollTo(0, 500)')
            leave(app)
            wait(lambda: app.page.locator('#converter').count() == 1, what='the screen before')
            judged.equal(app.rest().page.evaluate('document.activeElement.id'), 'all-units', f'{name}: the focus')
            app.page.go_forward()
            wait(lambda: app.page.locator('#all-units-screen').count() == 1, what='the screen behind')
            # A busy browser scrolls some frames later.
            soon(lambda: app.page.evaluate('scrollY') == 500)
            app.page.wait_for_timeout(100)
            judged.equal(app.page.evaluate('scrollY'), 500, f'{name}: where the screen comes back')
            for begin, end in ((200, 350), (10, 40)):
                app.page.evaluate(SWIPE, [begin, end])
                app.page.wait_for_timeout(100)
                judged.equal(app.page.locator('#all-units-screen').count(), 1, f'{name}: the screen after a finger from {begin} to {end}')


@check('R4.2 back button')
def r4_2(lab, judged):
    """The back button is at the top, at the start side, 44 px high, with a chevron and the parent's title; it stays when the page scrolls."""
    for language in ('en-US', 'ar-XB'):
        for screen, app in each(lab, judged, screens=some(*PUSHED), locale=language):
            back = app.page.locator('#back')
            box, width = back.bounding_box(), app.page.viewport_size['width']
            left = box['x'] if language == 'en-US' else width - box['x'] - box['width']
            judged.expect(left <= 16 and box['y'] <= 24 and box['height'] >= 44, f'{screen.name}, {language}: back', box)
            judged.equal(back.locator('.icon-back').count(), 1, f'{screen.name}, {language}: chevron')
            judged.equal(back.inner_text().strip(), PUSHED[screen.name], f'{screen.name}, {language}: label')
            app.page.evaluate('scrollTo(0, 300)')
            scrolled, y = app.page.evaluate('scrollY'), back.bounding_box()['y']
            judged.expect(scrolled > 0 and 0 <= y <= 24, f'{screen.name}, {language}: back on a page that is scrolled', [scrolled, y])


@check('R4.3 large titles')
def r4_3(lab, judged):
    """A large title scrolls with the page and is replaced by a small title of the same words; at the top, only the large title is visible."""
    for screen, app in each(lab, judged, screens=[screen for screen in chosen(lab) if not screen.is_dialog], viewport={'width': 390, 'height': 720}):
        # A small window shows the quantities in place of the title.
        if app.page.evaluate('document.querySelector("h1").offsetHeight <= 1'):
            continue
        look = lambda: app.page.evaluate('''() => { const small = document.querySelector('.small-title'), large = document.querySelector('h1');
          return [getComputedStyle(small).opacity, large.getBoundingClientRect().bottom > 0, small.innerText === large.innerText, small.getBoundingClientRect().top <= 0]; }''')
        app.page.evaluate('scrollTo(0, 0)')
        app.page.wait_for_timeout(100)
        judged.equal(look()[:3], ['0', True, True], f'{screen.name}: titles at the top')
        if app.page.evaluate('document.documentElement.scrollHeight - innerHeight < 200'):
            continue
        app.page.evaluate('scrollTo(0, 200)')
        app.page.wait_for_timeout(100)
        judged.equal(look(), ['1', False, True, True], f'{screen.name}: titles of a page that is scrolled')


@check('R4.4 slides')
def r4_4(lab, judged):
    """A screen slides in, as its parent does on the way back, in 200 to 300 ms; a dialog leaves as it came; with less motion, both fade."""
    script = ANIMATION_OF + '''
      window.slides = [];
      addEventListener('animationstart', (event) => { if (event.target.matches('main, .sheet, .unit-card, .alert-back, html'))
        slides.push([event.animationName, animationOf(event)?.effect.getTiming().duration]); }, true);
    '''
    for motion in ('no-preference', 'reduce'):
        with lab.browser.app(link('mile', 'kilometer', '5'), script=script, reduced_motion=motion) as app:
            def judge(act, name, what):
                app.page.evaluate('slides = []')
                act()
                slides = app.rest().page.evaluate('slides')
                judged.equal([name for name, _ in slides], [name if motion == 'no-preference' else 'fade'], f'{motion}: what moves at {what}')
                judged.expect(all(200 <= (time or 0) <= 300 for _, time in slides), f'{motion}: how long at {what}', slides)

            def press(selector):
                return lambda: app.page.locator(f'{selector}:visible').first.click()

            judge(press('#all-units'), 'push', 'all units')
            judge(press('#back'), 'pop', 'the way back from all units')
            app.page.locator('#tab-calculator').click()
            judge(press('#tools-opener'), 'push', 'a screen')
            judge(press('#back'), 'pop', 'the way back')
            app.page.locator('#tab-converter').click()
            judge(press('#to'), 'rise', 'a sheet')
            judge(press('[data-action="show-unit"]'), 'rise', 'a card')
            judge(press('#card-close'), 'rise', 'the end of a card')
            judge(app.close_button.click, 'rise', 'the end of a sheet')
            app.page.locator('#tab-settings').click()
            judge(press('#reset-settings'), 'fade', 'an alert')
            judge(press('#alert-cancel'), 'fade', 'the end of an alert')


@check('R4.5 one header')
def r4_5(lab, judged):
    """Each screen begins with the same kind of header: one large title, and the actions on the whole screen."""
    for screen, elements in surveys(lab, judged):
        if screen.is_dialog:
            continue
        headers = [e['class'] for e in elements if e['tag'] == 'header']
        titles = [e['name'] for e in elements if e['tag'] == 'h1']
        judged.equal((headers, len(titles)), (['bar'], 1), f'{screen.name}: headers and titles')


@check('R8 summary and rows')
def r8(lab, judged):
    """Rows that lead on have a chevron; a total is the largest number of its card; cards are on the grouped background, without shadows."""
    for screen, app in each(lab, judged, screens=some('home summary', 'settings', 'tip', 'discount')):
        rows = app.page.evaluate('''() => [...document.querySelectorAll('#settings .row-main[aria-haspopup]')].map((row) => [row.id, [...row.querySelectorAll('.icon-forward')].filter((icon) => icon.checkVisibility()).length])''')
        for name, chevrons in rows:
            judged.equal(chevrons, 1, f'{screen.name}: chevrons of {name}')
        amounts = app.page.evaluate('''() => [...document.querySelectorAll('.answer dd')].map((node) => [node.className.includes('main-amount'),
          parseFloat(getComputedStyle(node.querySelector('*') ?? node).fontSize), getComputedStyle(node.closest('.card')).boxShadow])''')
        if screen.name == 'home summary':
            amounts = app.page.evaluate('''() => [...document.querySelectorAll('.summary > *')].map((node) => [node.className === 'summary-result',
              parseFloat(getComputedStyle(node).fontSize), getComputedStyle(node.closest('.card')).boxShadow])''')
        if screen.name != 'settings':
            main = [size for is_main, size, _ in amounts if is_main]
            judged.expect(main and min(main) > max(size for is_main, size, _ in amounts if not is_main), f'{screen.name}: the total', amounts)
            judged.expect(all(shadow == 'none' for *_, shadow in amounts), f'{screen.name}: shadow', amounts)


@check('R9 empty states')
def r9(lab, judged):
    """A screen without rows explains in centered text which rows belong there, above a centered button that creates some."""
    for screen, app in each(lab, judged, screens=some('no favourites', 'no history', 'nothing found')):
        found = app.page.evaluate('''() => { const node = document.querySelector('.empty'), { textAlign, fontSize } = getComputedStyle(node);
          const { left, right } = node.getBoundingClientRect(), next = node.nextElementSibling?.getBoundingClientRect();
          return { align: textAlign, size: fontSize, middle: (left + right) / 2, next: next && (next.left + next.right) / 2, words: node.innerText.length }; }''')
        middle = app.page.viewport_size['width'] / 2
        judged.expect(found['align'] == 'center' and abs(found['middle'] - middle) <= 1, f'{screen.name}: center', found)
        judged.expect(found['size'] == '17px' and found['words'] > 20, f'{screen.name}: text', found)
        if screen.name == 'no favourites':
            judged.expect(found['next'] and abs(found['next'] - middle) <= 1, f'{screen.name}: what fills it', found)


FELT = 'window.felt = []; Object.defineProperty(navigator, "vibrate", { value: (time) => felt.push(time) });'


@check('R11 touch')
def r11(lab, judged):
    """A key vibrates lightly, a decisive action twice as long, other actions not at all; vibrations start at least 50 ms apart; the setting turns them off."""
    with lab.browser.app(link('mile', 'kilometer', '5'), script=FELT, has_touch=True, is_mobile=True) as app:
        def felt(act):
            app.page.evaluate('felt = []')
            act()
            return app.rest().page.evaluate('felt')

        key = felt(lambda: app.tap('key', '7'))
        judged.expect(len(key) == 1 and 0 < key[0] <= 20, 'a key', key)
        judged.equal(felt(lambda: app.tap('swap')), [2 * key[0]], 'a swap')
        judged.equal(felt(lambda: app.open_picker('to')), [], 'a sheet that opens')
        judged.equal(felt(lambda: app.tap('choose-unit', 'foot')), [2 * key[0]], 'a unit that is chosen')
        judged.equal(felt(lambda: app.page.locator('#value').fill('12')), [], 'a text that is typed')
        times = felt(lambda: app.page.evaluate('for (let count = 0; count < 20; count++) document.querySelector(\'[data-action="key"][data-value="1"]\').click()'))
        judged.expect(len(times) <= 4, 'twenty keys at once', times)
        app.choose('haptics', 'off')
        app.page.locator('#tab-converter').click()
        judged.equal(felt(lambda: app.tap('key', '7')), [], 'a key without vibration')
        lab.noise += app.noise


# The boxes of the parts of the converter, as left, top, right and bottom.
PARTS = '''() => Object.fromEntries(Object.entries({ quantities: '#converter .chips', source: '.panels > .card:first-child', target: '.panels > .card:last-child', keys: '.keypad', tabs: '.tabs' })
  .map(([name, selector]) => { const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect(); return [name, [left, top, right, bottom]]; }))'''


@check('accessibility: columns')
def columns(lab, judged):
    """A tablet has the quantities on the left; a desktop and a phone in landscape have the whole keypad on the right."""
    for width, height in ((390, 844), (834, 1112), (1280, 800), (844, 390)):
        with lab.browser.app(link('mile', 'kilometer', '1234.5'), viewport={'width': width, 'height': height}) as app:
            parts, where = app.page.evaluate(PARTS), f'{width} × {height}'
            quantities, source, target, keys, tabs = (parts[name] for name in ('quantities', 'source', 'target', 'keys', 'tabs'))
            judged.equal(width >= 700 and height >= 480, quantities[2] <= source[0], f'{where}: the quantities are on the left')
            judged.expect(app.page.evaluate('(node => node.scrollWidth <= node.clientWidth)(document.querySelector("#value"))'), f'{where}: the value', 'is cut')
            judged.equal(width in (1280, 844), keys[0] >= target[2], f'{where}: the keys are on the right')
            judged.expect(keys[3] <= tabs[1] and keys[1] >= 0, f'{where}: the keys are in the window', parts)
            judged.expect(app.page.evaluate('document.documentElement.scrollWidth <= innerWidth'), f'{where}: width', 'scrolls sideways')
            app.press('key', '7')
            judged.equal(app.value, '1,234.57', f'{where}: a key')
            lab.noise += app.noise
