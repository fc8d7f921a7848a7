"""The use of the screens beside the converter."""
from checks import check
from pages import doing, soon, wait
from screens import DROP, link

HELD = '''([selector, ...kinds]) => kinds.forEach((kind) => document.querySelector(selector).dispatchEvent(
  new PointerEvent(kind, { pointerType: 'touch', bubbles: true, cancelable: true })))'''
# The animations of elements with the given classes, with less motion.
MOVED = '''(names) => names.map((name) => {
  const node = document.body.appendChild(document.createElement('div'));
  node.className = name;
  const { animationName } = getComputedStyle(node);
  node.remove();
  return animationName; })'''
MOVING = ['sheet', 'unit-card', 'pushed', 'popped', 'swapped', 'digit']


def shown(app):
    """Returns the id of the screen, the fragment of the address, and the id of the control with the focus."""
    return app.page.evaluate('[document.querySelector("main").id, location.hash, document.activeElement.id]')


@check('flow: tabs')
def tabs(lab, judged):
    """Tabs lead to their screens; back and forward follow the same order; a new screen begins at its top, and an earlier one keeps its place."""
    with lab.browser.app(link('mile', 'kilometer', '5')) as app:
        for tab in ('home', 'calculator', 'library', 'settings', 'converter'):
            app.page.locator(f'#tab-{tab}').click()
            judged.equal(shown(app.rest()), [tab, '#/' if tab == 'converter' else f'#/{tab}', f'tab-{tab}'], f'the tab {tab}')
            judged.equal(app.page.locator('[aria-current="page"]').count(), 1, f'chosen tabs on {tab}')
        judged.equal(app.value, '5', '#value after all tabs')
        app.page.go_back()
        judged.equal(shown(app.rest())[:2], ['settings', '#/settings'], 'the screen after going back')
        app.page.go_forward()
        judged.equal(shown(app.rest())[:2], ['converter', '#/'], 'the screen after going forward')
        app.page.locator('#tab-home').click()
        app.page.evaluate('scrollTo(0, 600)')
        before = app.page.evaluate('scrollY')
        app.page.locator('#tab-settings').click()
        judged.equal(app.rest().page.evaluate('scrollY'), 0, 'where a screen begins')
        app.page.go_back()
        judged.expect(before > 0, 'home scrolls', before)
        judged.equal(app.rest().page.evaluate('scrollY'), before, 'where a screen comes back')
        lab.noise += app.noise
    for path, screen in (('#/settings', 'settings'), ('#/home', 'home'), ('#/all', 'all-units-screen'), ('#/nothing', 'converter')):
        with lab.browser.app(path) as app:
            judged.equal(shown(app)[0], screen, f'a start at {path}')
            lab.noise += app.noise


@check('flow: all units')
def all_units(lab, judged):
    """The value in each unit follows each key; a unit is taken by its sheet or by a long press; a value can be copied."""
    with lab.browser.app(link('mile', 'kilometer', '5'), permissions=['clipboard-read', 'clipboard-write'], has_touch=True) as app:
        app.page.locator('#all-units').click()
        judged.equal(shown(app.rest()), ['all-units-screen', '#/all', 'back'], 'the screen of all units')
        value = lambda unit: app.page.locator(f'#unit-{unit} .row-value').text_content()
        judged.equal(value('foot'), '26,400', '5 miles in feet')
        app.page.locator('#value').focus()
        app.page.keyboard.press('End')
        app.page.keyboard.type('0')
        judged.equal([value('foot'), app.value], ['264,000', '50'], '50 miles')
        app.page.evaluate('scrollTo(0, 900)')
        box = app.page.locator('#value').bounding_box()
        judged.expect(44 <= box['y'] < 150, 'the value above rows that are scrolled', box)
        front = app.page.evaluate('([x, y]) => document.elementFromPoint(x, y).id', [box['x'] + box['width'] / 2, box['y'] + box['height'] / 2])
        judged.equal(front, 'value', 'what stands in front there')
        app.page.evaluate('scrollTo(0, 0)')
        wait(lambda: value('kilometer') == '80.4672', what='the rows that follow when nobody waits')
        app.page.keyboard.press('Backspace')
        app.press('copy-value', 'foot')
        wait(lambda: 'opied 26,400' in app.announced(), what='what is said after copying')
        app.page.locator('#unit-foot').click()
        judged.equal(app.rest().dialogs, 1, 'the sheet of a unit')
        app.page.locator('.sheet [data-action="convert-to"]').click()
        judged.equal(shown(app.rest())[:2], ['converter', '#/'], 'the screen after a unit was taken')
        judged.equal([app.result, app.value], ['26,400', '5'], 'the conversion after a unit was taken')
        app.page.go_back()
        app.rest().page.evaluate(HELD, ['#unit-inch', 'pointerdown', 'pointerup'])
        app.page.wait_for_timeout(800)
        judged.equal(shown(app)[0], 'all-units-screen', 'the screen after a short touch')
        app.page.evaluate(HELD, ['#unit-inch', 'pointerdown'])
        wait(lambda: shown(app)[0] == 'converter', what='what a finger does that stays')
        judged.equal(app.result, '316,800', 'the result after a unit was held')
        app.page.locator('#all-units').click()
        # A swipe reveals the buttons of a row.
        row = app.rest().page.locator('li.swipe:has(#unit-foot)')
        row.evaluate('(row) => row.scrollTo(row.scrollWidth, 0)')
        wait(lambda: row.locator('.swipe-button').last.bounding_box()['x'] < 390, what='the buttons behind a row')
        row.locator('.swipe-button').first.click()
        judged.expect(shown(app.rest())[0] == 'converter' and 'ft' in app.unit('from'), 'a unit that was swiped', app.unit('from'))
        app.page.go_back()
        app.rest()
        app.page.locator('#back').click()
        wait(lambda: shown(app) == ['converter', '#/', 'all-units'], what='the way back')
        lab.noise += app.noise


@check('flow: home')
def home(lab, judged):
    """A quantity, a found unit and a quick unit open the converter, and Home then offers the recent quantity."""
    with lab.browser.app('#/home') as app:
        app.press('open-quantity', 'mass')
        judged.equal([shown(app)[0], app.unit('from').split('\n')[-1]], ['converter', 'kg'], 'the converter of a quantity')
        app.page.locator('#tab-home').click()
        judged.equal(app.page.locator('.chip').all_inner_texts(), ['Mass'], 'recent quantities')
        search = app.page.locator('#home-search')
        search.fill('naut')
        judged.expect(app.action('convert-from', 'nautical-mile').count() == 1, 'a unit that is searched', 'is not found')
        search.press('Enter')
        judged.expect(shown(app.rest())[0] == 'converter' and 'nautical mile' in app.unit('from'), 'Enter in the search', app.unit('from'))
        app.page.go_back()
        # Quantities are first, unless a unit has exactly the searched name.
        for text, heading in (('vol', 'Quantities'), ('m', 'Units')):
            app.rest().page.locator('#home-search').fill(text)
            judged.equal(app.rest().page.locator('main h2').first.inner_text(), heading, f'what stands first in a search for {text}')
        app.rest().page.locator('#home-search').fill('')
        app.page.locator('#quick-volume').click()
        app.press('convert-from', 'liter')
        judged.expect(shown(app)[0] == 'converter' and 'liter' in app.unit('from'), 'a quick unit', app.unit('from'))
        tile = '.tile ' + doing('open-quantity', 'mass')
        app.follow('#/home').page.evaluate(HELD, [tile, 'pointerdown'])
        wait(lambda: app.dialogs == 1, what='the quick units of a quantity that is held')
        app.page.evaluate(HELD, [tile, 'pointerup', 'click'])
        judged.equal([shown(app.rest())[0], app.dialogs], ['home', 1], 'the screen and the sheet after the finger left')
        app.close_dialog()
        # Opened by pointer and keys, a control had the focus, so going back returns to the control
        # and its place.
        app.page.evaluate('scrollTo(0, 900)')
        tile = app.page.locator('#tile-torque')
        for press in (tile.click, lambda: tile.press('Enter')):
            tile.scroll_into_view_if_needed()
            place = app.page.evaluate('scrollY')
            press()
            judged.equal(shown(app.rest())[0], 'converter', 'the screen of a tile')
            app.page.go_back()
            wait(lambda: app.page.evaluate('scrollY') == place, what=f'the way back to {place} px')
            judged.equal(shown(app.rest())[2], 'tile-torque', 'the focus after the way back')
        lab.noise += app.noise


@check('flow: settings')
def settings(lab, judged):
    """A setting applies at once, stays after a new start, and is reset after a question."""
    with lab.browser.app(link('mile', 'kilometer', '1234.5')) as app:
        still, moved = {'fade', 'none'}, lambda: set(app.page.evaluate(MOVED, MOVING))
        judged.expect(not still & moved(), 'what moves', moved())
        app.page.emulate_media(reduced_motion='reduce')
        judged.expect(still >= moved(), 'what moves where the system wants less', moved())
        app.page.emulate_media(reduced_motion='no-preference')
        app.choose('decimals', '2')
        app.choose('motion', 'reduced')
        judged.expect(still >= moved(), 'what moves where the setting wants less', moved())
        app.page.locator('#setting-below-zero').click()
        judged.equal(app.rest().page.locator('#setting-below-zero').get_attribute('aria-checked'), 'false', 'a switch')
        app.reload()
        judged.expect('less-motion' in app.page.evaluate('document.documentElement.className'), 'less motion after a new start', '')
        judged.expect('2' in app.page.locator('#setting-decimals').inner_text(), 'decimals after a new start', '')
        app.page.locator('#tab-converter').click()
        judged.equal(app.rest().result, '1,986.74', '#result with two decimals')
        app.page.locator('#tab-settings').click()
        for answer, decimals in (('alert-cancel', '2'), ('alert-do', '8')):
            app.page.locator('#reset-settings').click()
            judged.equal(shown(app.rest())[2], 'alert-cancel', 'the focus of a question')
            app.page.locator(f'#{answer}').click()
            wait(lambda: app.dialogs == 0, what='the end of the question')
            judged.expect(decimals in app.page.locator('#setting-decimals').inner_text(), f'decimals after {answer}', '')
        judged.equal(shown(app)[2], 'reset-settings', 'the focus after the question')
        # The separators apply to shown and typed numbers, and to the keypad.
        app.choose('separators', 'point-comma')
        app.page.locator('#tab-converter').click()
        judged.equal((app.rest().value, app.result), ('1.234,5', '1.986,735168'), '#value and #result with other separators')
        app.page.locator('#value').fill('1,5')
        judged.equal(app.rest().result, '2,414016', '#result of a text with other separators')
        app.page.locator('#copy').click()
        app.page.locator('#tab-settings').click()
        for answer, rows in (('alert-cancel', 1), ('alert-do', 0)):
            app.page.locator('#clear-history').click()
            judged.equal(shown(app.rest())[:1] + shown(app)[2:], ['settings', 'alert-cancel'], 'the question before the history goes')
            app.page.locator(f'#{answer}').click()
            wait(lambda: app.dialogs == 0, what='the end of the question')
            judged.equal(app.rest().page.locator('#clear-history').count(), rows, f'Clear history after {answer}')
            judged.equal(shown(app)[1:], ['#/settings', 'clear-history' if rows else 'reset-settings'], f'the focus after {answer}')
        app.page.locator('#tab-library').click()
        app.press('show-library', 'history')
        judged.equal(app.rest().page.locator('.swipe').count(), 0, 'rows of the history that was cleared')
        lab.noise += app.noise


# The products, and their tabs.
PRODUCTS = {'metryvo': 'Home Converter Favourites History Settings', 'converter': '', 'unit-converter': 'Home Converter Favourites History Settings',
            'prism': 'Calculator Tools History Settings', 'all': 'Home Converter Calculator Library Settings'}


@check('flow: products')
def products(lab, judged):
    """Each product shows its tabs, each of which opens its screen, until a person ends the preview; stored data stays."""
    with lab.browser.app(link('mile', 'kilometer', '5')) as app:
        app.page.locator('#star-pair').click()
        app.page.locator('#copy').click()
        for product, tabs in PRODUCTS.items():
            app.page.locator('#tab-settings').click()
            app.page.locator('#setting-product').click()
            app.press('product', product)
            if app.dialogs:
                app.close_dialog()
            shown_tabs = app.rest().page.locator('.tab')
            judged.equal(' '.join(shown_tabs.all_inner_texts()), tabs, f'{product}: tabs')
            for tab in tabs.split():
                shown_tabs.get_by_text(tab, exact=True).click()
                judged.equal(app.rest().page.locator('main h1').inner_text(), tab, f'{product}: the title behind {tab}')
                judged.equal(app.page.title(), f'{tab} – Metryvo', f'{product}: the title of the window behind {tab}')
                judged.equal(app.page.locator('.tab[aria-current=page]').inner_text(), tab, f'{product}: the tab that is shown')
            if product == 'converter':
                judged.equal(app.result, '8.04672', 'the product of one screen: #result')
                judged.equal(app.page.locator('#all-units').count(), 0, 'the product of one screen: all units')
            if product != 'all':
                judged.expect('until the next start' in app.page.locator('.notice').inner_text(), f'{product}: what is said', '')
                app.press('end-preview')
            judged.equal(app.page.locator('.notice').count(), 0, f'{product}: notices afterwards')
        app.page.locator('#tab-library').click()
        app.press('show-library', 'favorites')
        judged.equal(app.page.locator('.handle').count(), 1, 'favourites afterwards')
        lab.noise += app.noise


# The sizes of a phone in portrait and in landscape, of a tablet and of a window.
SIZES = ((844, 390), (390, 844), (1024, 768), (1280, 800), (390, 844))
# The control in view in the middle of a page or a list: the first whole one below a third of the
# height.
LOOK = '''() => { const scrolled = document.querySelector('[role=dialog] .list') ?? document.scrollingElement;
  scrolled.scrollTop = (scrolled.scrollHeight - scrolled.clientHeight) * 2 / 3;
  window.looked = [...document.querySelectorAll('main button, main input, [role=dialog] button, [role=dialog] input')].find((node) =>
    node.checkVisibility() && node.getBoundingClientRect().top > innerHeight / 3 && !node.closest('[inert], .keypad'));
  looked.focus({ preventScroll: true }); return scrolled.scrollTop; }'''
IS_KEPT = '''() => { const { top, bottom } = looked.getBoundingClientRect(), { activeElement } = document;
  return activeElement !== looked ? `the focus is at ${activeElement.id}` : bottom > 0 && top < innerHeight ? '' : `it is at ${top}`; }'''


@check('flow: rotation')
def rotation(lab, judged):
    """When a device turns or a window is resized, the focus, the typed text, the sheet and the control in view stay."""
    for path in ('#/all', '#/home', '#/settings', '#/units?for=from'):
        with lab.browser.app(link('liter', 'milliliter', '5')) as app:
            app.page.set_viewport_size({'width': 390, 'height': 844})
            app.follow(path)
            app.page.wait_for_timeout(150)
            judged.expect(app.rest().page.evaluate(LOOK) > 100, f'{path}: scrolled', '')
            for width, height in SIZES:
                app.page.set_viewport_size({'width': width, 'height': height})
                app.page.wait_for_timeout(150)
                judged.equal(app.rest().page.evaluate(IS_KEPT), '', f'{path}: what was looked at, at {width}')
            judged.equal(app.page.evaluate('location.hash'), path, f'{path}: the address')
            lab.noise += app.noise
    with lab.browser.app(link('mile', 'kilometer', '5')) as app:
        app.page.locator('#value').fill('1234.5')
        app.page.evaluate('document.querySelector("#value").setSelectionRange(1, 3)')
        for width, height in SIZES:
            app.page.set_viewport_size({'width': width, 'height': height})
            app.page.wait_for_timeout(150)
            field = app.rest().page.evaluate('(() => { const { value, selectionStart, selectionEnd } = document.activeElement; return [value, selectionStart, selectionEnd]; })()')
            judged.equal(field, ['1,234.5', 1, 3], f'#value and its selection at {width}')
        lab.noise += app.noise


@check('flow: calculator')
def calculator(lab, judged):
    """Keys of the page and of a keyboard give equal calculations; the tape is restored; numbers can be copied and pasted."""
    display = lambda app: app.page.locator('#display').inner_text().strip()
    with lab.browser.app('#/calculator', permissions=['clipboard-read', 'clipboard-write']) as app:
        for key in ('1', '0', '0', 'add', '1', '0', 'percent', 'equals'):
            app.press('calculate', key)
        judged.equal(display(app), '110', '100 + 10 % by the keypad')
        app.page.keyboard.press('Escape')
        app.page.keyboard.type('1/3*3')
        app.page.keyboard.press('=')
        judged.equal(display(app), '1', '1 ÷ 3 × 3 by the keyboard')
        judged.equal(app.page.locator('.tape-row').count(), 2, 'rows of the tape')
        app.page.locator('#copy-calculation').click()
        wait(lambda: 'opied 1' in app.announced(), what='what is said after copying')
        app.page.evaluate('navigator.clipboard.writeText("1,234.5")')
        app.page.locator('#paste').click()
        wait(lambda: display(app) == '1,234.5', what='the number that was pasted')
        app.page.keyboard.type('+2')
        judged.equal(display(app), '2', 'a calculation that is not finished')
        app.reload()
        judged.equal(display(app), '2', 'the display after a new start')
        app.page.keyboard.press('=')
        judged.equal(display(app), '1,236.5', 'the calculation after a new start')
        judged.equal(app.page.locator('.tape-row').count(), 3, 'rows of the tape after a new start')
        app.page.locator('.tape-row').first.click()
        judged.equal(display(app), '110', 'a result of the tape')
        # A press of the mouse leaves the focus where it was: Enter is the equals sign.
        app.page.keyboard.press('Escape')
        app.page.locator(doing('calculate', '7')).click()
        app.page.keyboard.type('+2')
        app.page.keyboard.press('Enter')
        judged.equal(display(app), '9', '7 by the mouse, + 2 by the keyboard')
        # A key of a keyboard on a focused button presses the button.
        app.page.locator(doing('calculate', '7')).focus()
        app.page.keyboard.press('Enter')
        judged.expect(display(app).endswith('7'), 'Enter on the key 7', display(app))
        lab.noise += app.noise


# A finger that pulls the knob of the arc to a part of its width.
DRAWN = '''(part) => {
  const { left, top, width, height } = document.querySelector('#percent').getBoundingClientRect();
  return [left + 20 + (width - 40) * part, top + height / 2];
}'''


@check('flow: tools')
def tools(lab, judged):
    """A tip is shared exactly to the cent; arrow keys, page keys, mouse and finger move the arc; the knob follows the finger, also right to left."""
    line = lambda app, name: app.page.locator(f'dt:text-is("{name}") + dd').inner_text()
    with lab.browser.app('#/calculator', has_touch=True) as app:
        app.page.locator('#tools-opener').click()
        judged.equal(shown(app.rest()), ['tools', '#/tools', 'back'], 'the screen of tools')
        app.page.locator('#amount').click()
        app.page.keyboard.type('48.50')
        app.page.locator('#people-more').click()
        judged.equal([line(app, name) for name in ('Tip', 'Total', 'Persons 1 and 2, each', 'Person 3')], ['8.73', '57.23', '19.08', '19.07'], '18 % of 48.50 among 3')
        slider = app.page.locator('#percent')
        slider.focus()
        words = lambda: slider.get_attribute('aria-valuetext')
        for key, percent in (('ArrowUp', 19), ('ArrowLeft', 18), ('PageUp', 23), ('Home', 0), ('End', 50)):
            app.page.keyboard.press(key)
            judged.equal(words(), f'{percent} percent', f'the arc after {key}')
        for part, percent in ((0, 0), (.5, 25), (1, 50)):
            app.page.mouse.click(*app.page.evaluate(DRAWN, part))
            judged.equal(words(), f'{percent} percent', f'the arc after a press at {part} of its width')
            knob = app.page.locator('.arc-knob').bounding_box()
            place = app.page.evaluate(DRAWN, part)[0]
            judged.expect(abs(knob['x'] + knob['width'] / 2 - place) < 3, f'the knob at {percent} %', (knob, place))
        app.page.touchscreen.tap(*app.page.evaluate(DRAWN, .2))
        judged.equal(words(), '10 percent', 'the arc after a tap')
        app.page.evaluate('document.documentElement.dir = "rtl"')
        app.page.mouse.click(*app.page.evaluate(DRAWN, 1))
        judged.equal(words(), '50 percent', 'the arc after a press at its right end, from right to left')
        app.page.locator('#back').click()
        wait(lambda: shown(app) == ['calculator', '#/calculator', 'tools-opener'], what='the way back')
        lab.noise += app.noise
    # After a new start, the inputs of the tools are complete.
    with lab.browser.app('#/tools') as app:
        app.press('show-tool', 'discount')
        app.page.locator('#amount').fill('80')
        app.page.locator('#percent').press('PageUp')
        percent = app.page.locator('#percent').get_attribute('aria-valuetext')
        wait(lambda: 'set-percent' in (app.page.evaluate('localStorage.getItem("metryvo.draft")') or ''), what='what is kept of the tools')
        app.reload()
        judged.equal(app.page.locator('#percent').get_attribute('aria-valuetext'), percent, 'the percentage after a new start')
        judged.equal(app.page.locator('.notice').count(), 0, 'notices after a new start')


def drag(app, handle, rows, ends='up'):
    """Pulls a handle over some rows, down or up, and drops it, or ends the drag by a key before the drop."""
    box = handle.bounding_box()
    x, y = box['x'] + box['width'] / 2, box['y'] + box['height'] / 2
    height = app.page.locator('.handle').nth(1).bounding_box()['y'] - app.page.locator('.handle').nth(0).bounding_box()['y']
    app.page.mouse.move(x, y)
    app.page.mouse.down()
    for part in (.3, .6, 1):
        app.page.mouse.move(x, y + rows * height * part)
    if ends != 'up':
        app.page.keyboard.press(ends)
    app.page.mouse.up()
    app.rest()


@check('flow: library')
def library(lab, judged):
    """Favourites open the converter, are moved by handle, keys and buttons, and get labels and colours; history rows are reused, starred, copied, deleted, cleared and restored."""
    first = lambda app: app.page.evaluate("[...document.querySelectorAll('main .row-name')].map((name) => name.firstChild.data)")
    with lab.browser.app(link('mile', 'kilometer', '5'), permissions=['clipboard-read', 'clipboard-write']) as app:
        app.page.locator('#tab-library').click()
        judged.expect('No favourites' in app.page.locator('.empty').inner_text(), 'a library without favourites', '')
        app.page.locator('#tab-converter').click()
        for source, target in (('mile', 'kilometer'), ('kilogram', 'pound'), ('liter', 'milliliter')):
            app.follow(link(source, target, '5'))
            app.page.locator('#star-pair').click()
            judged.equal(app.page.locator('#star-pair').get_attribute('aria-pressed'), 'true', f'the star of {source}')
        app.page.locator('#tab-library').click()
        order = ['mile to kilometer', 'kilogram to pound', 'liter to milliliter']
        judged.equal(first(app), order, 'favourites')
        handle = lambda name: app.page.locator(f'.handle[aria-label^="Move {name}"]')
        drag(app, handle('mile'), 2)
        judged.equal(first(app), order[1:] + order[:1], 'favourites after a drag')
        drag(app, handle('mile'), -1, 'Escape')
        judged.equal(first(app), order[1:] + order[:1], 'favourites after a drag that ended with Escape')
        handle('mile').focus()
        app.page.keyboard.press('ArrowUp')
        app.page.keyboard.press('ArrowUp')
        judged.equal(first(app), order, 'favourites after two arrow keys')
        judged.expect('place 1 of 3' in app.announced(), 'what is said after a move', app.announced())
        judged.equal(app.page.evaluate('document.activeElement.className.includes("handle")'), True, 'the focus after a move')
        app.page.locator('[id^="more-"]').first.click()
        app.page.locator('#favorite-place-more').click()
        app.page.locator('#label').fill('My run')
        app.page.locator('label:has([value$="/green"])').click()
        app.close_dialog()
        judged.equal(first(app), [order[1], 'My run', order[2]], 'favourites with a label')
        app.reload()
        judged.equal(first(app), [order[1], 'My run', order[2]], 'favourites after a new start')
        judged.equal(app.page.locator('.row .tag-green:visible').count(), 1, 'the colour after a new start')
        app.page.locator('#layout').click()
        judged.equal(app.page.locator('.grid .handle').count(), 3, 'cards of the grid')
        app.page.locator('.tile-main').nth(1).click()
        judged.equal([shown(app.rest())[0], app.unit('from').split('\n')[-1]], ['converter', 'mi'], 'the converter of a favourite')
        app.page.locator('#swap').click()
        app.page.locator('#copy').click()
        app.page.locator('#tab-library').click()
        app.press('show-library', 'history')
        kept = first(app)
        judged.expect(len(kept) == 4 and kept[0].startswith('3.1'), 'rows of the history', kept)
        judged.equal(app.page.locator('.row-note').first.inner_text(), '5 km · Now', 'what a row came from')
        judged.equal(app.page.locator('.group-heading').all_inner_texts(), ['Today'], 'days of the history')
        app.page.locator('.swipe .icon-button[aria-pressed]').first.click()
        judged.equal(app.page.locator('.swipe [aria-pressed="true"]').count(), 1, 'rows with a star')
        app.page.locator('.swipe').nth(1).evaluate('(row) => row.scrollTo(row.scrollWidth, 0)')
        app.page.locator('.swipe-button.delete').nth(1).click()
        judged.equal(first(app), kept[:1] + kept[2:], 'rows after one was deleted')
        app.page.locator('#restore').click()
        judged.equal(first(app), kept, 'rows after the deleted one was brought back')
        judged.equal(app.page.locator('#restore').count(), 0, 'ways back when nothing is removed')
        app.page.locator('.swipe').nth(1).evaluate('(row) => row.scrollTo(0, 0)')
        app.page.locator('.swipe-button.leading').nth(1).click()
        judged.equal(app.page.locator('.swipe [aria-pressed="true"]').count(), 2, 'rows with a star after a swipe to the other side')
        app.page.locator('.swipe').nth(1).evaluate('(row) => row.scrollTo(row.scrollWidth, 0)')
        app.page.locator('.swipe-button.delete').nth(1).click()
        app.page.locator('.swipe .row-main').first.click()
        judged.equal([shown(app.rest())[0], app.value, app.unit('from').split('\n')[-1]], ['converter', '5', 'km'], 'a row that is used again')
        app.page.go_back()
        app.rest().page.locator('#clear-history').click()
        app.page.locator('#alert-do').click()
        wait(lambda: app.page.locator('.empty').count() == 1, what='an empty history')
        app.press('restore')
        judged.equal(first(app), kept[:1] + kept[2:], 'the history that was brought back')
        lab.noise += app.noise


# Records vibrations and the names of animations.
FELT = '''
  window.felt = [];
  window.moved = [];
  Object.defineProperty(navigator, 'vibrate', { value: (time) => felt.push(time) });
  addEventListener('animationstart', ({ animationName, target }) => moved.push([animationName, target.textContent]), true);
  window.clicks = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function () { clicks++; return start.call(this); };
'''


@check('flow: what is felt')
def felt(lab, judged):
    """A changed digit appears with an animation, swapped units turn, and the keypad vibrates as the settings say."""
    with lab.browser.app(link('meter', 'centimeter', '1.2'), script=FELT, has_touch=True) as app:
        def moves(act):
            app.page.evaluate('moved = [], felt = []')
            act()
            return app.rest().page.evaluate('[moved, felt]')

        digits, times = moves(lambda: app.press('key', '5'))
        judged.equal([app.result, digits, times], ['125', [['digit', '5']], [8]], 'a key')
        judged.equal(app.page.locator('#result [role="text"]').count(), 1, 'texts of the result')
        digits, times = moves(lambda: app.page.keyboard.press('7'))
        judged.equal([app.result, digits, times], ['125.7', [['digit', '.'], ['digit', '7']], [8]], 'a key of the keyboard')
        turned, times = moves(lambda: app.press('swap'))
        judged.equal([[name for name, _ in turned if name == 'flip'], times], [['flip', 'flip'], [16]], 'a swap')
        turned, _ = moves(lambda: app.press('swap'))
        judged.equal([name for name, _ in turned if name == 'flip'], ['flip', 'flip'], 'a second swap')
        app.choose('haptics', 'heavy')
        app.page.locator('#tab-converter').click()
        turned, times = moves(lambda: app.press('key', '3'))
        judged.equal([[name for name, _ in turned if name == 'flip'], times], [[], [16]], 'a key with strong vibration')
        judged.equal(app.page.evaluate('clicks'), 0, 'clicks of keys that do not click')
        app.page.locator('#tab-settings').click()
        app.page.locator('#setting-key-click').click()
        app.rest().page.locator('#tab-converter').click()
        app.press('key', '3')
        judged.equal(app.page.evaluate('clicks'), 1, 'clicks of a key')
        app.choose('haptics', 'off')
        app.choose('motion', 'reduced')
        app.page.locator('#tab-converter').click()
        judged.equal(moves(lambda: app.press('swap')), [[], []], 'what moves without motion and vibration')
        lab.noise += app.noise


@check('flow: scrolled sheet')
def scrolled_sheet(lab, judged):
    """In a low window, the wheel reaches the end of each sheet; in the picker, the heading stays, the title shrinks, and a card covers both.

    The sheets are those of the converter and of the settings. The heading is the heading of the
    rows in view.
    """
    for path in ('#/precision', '#/copy', '#/setting?of=rounding', '#/about?of=privacy'):
        with lab.browser.app(path, viewport={'width': 390, 'height': 360}) as app:
            app.page.mouse.move(195, 300)
            for _ in range(12):
                app.page.mouse.wheel(0, 300)
            end = lambda: app.page.evaluate('[...document.querySelectorAll(".sheet :is(.row, p)")].at(-1).getBoundingClientRect().bottom')
            judged.expect(soon(lambda: end() <= 360), f'the end of {path} in a low window', f'is at {end()} px of 360')
    with lab.browser.app('#/units?for=from', viewport={'width': 390, 'height': 844}) as app:
        measure = '''() => [document.querySelector('#picker-title').getBoundingClientRect().height,
          [...document.querySelectorAll('#unit-list .group-heading')].filter((heading) =>
            Math.abs(heading.getBoundingClientRect().top - heading.closest('.list').getBoundingClientRect().top) < 2).length]'''
        app.page.locator('#unit-list').evaluate('(list) => list.scrollTo(0, 0)')
        app.page.wait_for_timeout(200)
        before, _ = app.page.evaluate(measure)
        app.page.locator('#unit-list').evaluate('(list) => list.scrollTo(0, 300)')
        app.page.wait_for_timeout(200)
        after, stuck = app.page.evaluate(measure)
        judged.equal(stuck, 1, 'headings at the top')
        judged.expect(.7 < after / before < .9, 'the height of the title', [before, after])
        # The list does not cover the card.
        app.page.locator('#unit-search').fill('pound')
        app.rest().page.locator('[data-action="show-unit"]').first.click()
        card = app.rest().page.locator('.unit-card')
        seen = card.screenshot()
        app.page.evaluate('document.querySelector("#unit-list").style.visibility = "hidden"')
        judged.expect(card.screenshot() == seen, 'the card of a unit', 'is covered by the list')
        lab.noise += app.noise
    with lab.browser.app(link('furlong', 'meter', '1'), viewport={'width': 390, 'height': 844}) as app:
        app.open_picker('from')
        chosen = app.page.locator('#unit-list [aria-current]')
        wait(lambda: chosen.count() == 1, what='the chosen unit')
        top, end = chosen.evaluate('''(row) => [row.getBoundingClientRect().top,
          Math.max(...[...document.querySelectorAll('#unit-list .group-heading')].map((node) => node.getBoundingClientRect()).filter(({ top }) => top < 300).map(({ bottom }) => bottom))]''')
        judged.expect(end <= top < 800, 'the chosen unit', f'is at {top:g} px, below a heading that ends at {end:g} px')
        judged.equal(chosen.locator('.icon-check').count(), 1, 'the tick of the chosen unit')
        lab.noise += app.noise


@check('flow: paste')
def paste(lab, judged):
    """A pasted or dropped text is shown with its reading, and is used as the person chooses."""
    with lab.browser.app(link('mile', 'kilometer', '9'), permissions=['clipboard-read', 'clipboard-write']) as app:
        write = lambda words: app.page.evaluate('(words) => navigator.clipboard.writeText(words)', words)
        sheet = lambda: app.page.locator('[role=dialog]').inner_text()
        write('It is 5 ft 6 in tall')
        app.press('paste')
        wait(lambda: app.dialogs == 1, what='the sheet of what is pasted')
        for text in ('It is 5 ft 6 in tall', '66 in = ', 'Left out: ', 'Use 66 in'):
            judged.expect(text in sheet(), f'the sheet: {text}', sheet())
        app.press('use-paste')
        judged.equal([app.dialogs, app.value, app.unit('from').split('\n')[-1]], [0, '66', 'in'], 'what was taken')
        write('7 kg')
        for path in ('#/library', '#/home'):
            app.follow(path)
            app.page.locator('#app h1').click()
            app.page.keyboard.press('Control+v')
            wait(lambda: app.dialogs == 1, what='the sheet after Ctrl+V')
            judged.expect('7 kg = ' in sheet(), f'Ctrl+V on {path}', sheet())
            app.page.keyboard.press('Escape')
            wait(lambda: app.dialogs == 0 and app.page.url.endswith(path), what='the screen before')
        app.follow('#/')
        app.page.evaluate(DROP, '12 lb')
        wait(lambda: app.dialogs == 1, what='the sheet after a drop')
        judged.expect('12 lb = ' in sheet(), 'a drop', sheet())
        app.press('insert-paste')
        judged.equal([app.dialogs, app.value, app.unit('from').split('\n')[-1]], [0, '12 lb', 'in'], 'the text that was put into the field')
        write('3')
        app.page.locator('#value').select_text()
        app.page.keyboard.press('Control+v')
        judged.equal([app.dialogs, app.value], [0, '3'], 'Ctrl+V in the field')
        lab.noise += app.noise
