"""The terminal on live trees: the scripts of the site, with a module that the checks imitate."""
import contextlib
import pathlib
import shutil
import subprocess
import tempfile

import site_files
from checks import check
from faults import FAULTS, fault_name
from pages import lacks_webkit, started, version, wait, webkit

FOLDER = pathlib.Path(__file__).parent
# The maximum number of lines of each script, and of columns of its lines.
SCRIPTS = {'look.js': (20, 100), 'held.js': (50, 100), 'module.js': (70, 100), 'store.js': (46, 100), 'update.js': (40, 100), 'gestures.js': (100, 100), 'tokens.js': (190, 100), 'runtime.js': (350, 100)}


def page_of_trees(lab, prepared='', path='check/morph.html'):
    """Returns the address of a page with the terminal of the site and `lab`, which imitates the module."""
    head = '<base href="../"><script src="check/morph.js"></script>'
    page_text = (FOLDER / 'morph.html').read_text().replace('<meta charset="utf-8">', '<meta charset="utf-8">' + head)
    lab.site.pages['check/morph.js'] = (FOLDER / 'morph.js').read_text()
    scripts = [prepared] + [site_files.read(lab.site.folder, name) for name in SCRIPTS]
    lab.site.pages['tokens.js'] = site_files.read(lab.site.folder, 'tokens.js')
    lab.site.pages[path] = page_text + ''.join(f'<script>{text}</script>' for text in scripts)
    return lab.site.url + path


@contextlib.contextmanager
def terminal(lab, prepared='', path='check/morph.html'):
    """Opens the page with the terminal in Chromium."""
    with lab.browser.context() as context:
        page = context.new_page()
        page.goto(page_of_trees(lab, prepared, path))
        wait(lambda: page.evaluate('document.documentElement.dataset.ready !== undefined'), what='the terminal')
        page.evaluate('lab.readTables()')
        yield page


def last_event(page):
    """Returns the last event of the terminal: its kind, and its content after the clock."""
    return page.evaluate('''() => {
      const bytes = lab.events.at(-1);
      let at = 1;
      while (bytes[at] > 127) at++;
      const rest = [];
      const number = () => { let v = 0, f = 1, b; do { b = bytes[at++]; v += (b & 127) * f; f *= 128; } while (b > 127); return v; };
      for (at++; at < bytes.length && rest.length < 2;) {
        const length = number();
        rest.push(new TextDecoder().decode(bytes.subarray(at, at += length)));
      }
      const numbers = [];
      while (at < bytes.length) numbers.push(number());
      return [bytes[0], ...rest, ...numbers];
    }''')


@check('morph: A → B equals building B')
def morph_equals_building(lab, judged):
    """After any two trees, the page shows the second; nodes with keys keep their identity; B → B changes nothing."""
    with terminal(lab) as page:
        judged.add(page.evaluate(f'lab.pairs(1, {100 if lab.is_quick else 600}, false)'))


@check('morph: strangers stay')
def morph_keeps_strangers(lab, judged):
    """Nodes and attributes that others add to the page stay, and do not change the shown tree."""
    with terminal(lab) as page:
        judged.add(page.evaluate(f'lab.pairs(10001, {100 if lab.is_quick else 600}, true)'))


@check('morph: what lives stays')
def morph_keeps_life(lab, judged):
    """Focus, selection, scroll, dialogs, details and animations survive updates around them."""
    with terminal(lab) as page:
        judged.add(page.evaluate(f'lab.living(1, {40 if lab.is_quick else 300}, true)'))


@check('morph: what moves lives on')
def morph_keeps_moved_life(lab, judged):
    """Focus, selection, scroll, dialogs, details and animations survive when their elements move among siblings."""
    with terminal(lab) as page:
        judged.add(page.evaluate(f'lab.living(1001, {40 if lab.is_quick else 300}, false)'))


@check('morph: without moveBefore')
def morph_keeps_focus(lab, judged):
    """If the browser cannot move nodes without removing them, A → B shows B, and the field with the focus keeps it."""
    with terminal(lab, 'delete Element.prototype.moveBefore') as page:
        judged.add(page.evaluate(f'lab.pairs(30001, {100 if lab.is_quick else 600}, true)'))
        judged.add(page.evaluate(f'lab.living(30001, {40 if lab.is_quick else 300}, false, false)'))


@check('morph: WebKitGTK', quick=False)
def morph_in_webkit(lab, judged):
    """In the engine of Safari, the trees, foreign nodes, the prerendered page and the focus are right too."""
    if lacks_webkit(judged):
        return
    with webkit(page_of_trees(lab, 'lab.prerender(20001, 100)')) as driver:
        judged.notes.append(version(driver))
        started(driver, ('', 'first', 'all'))
        driver.execute_script('return lab.readTables()')
        for act in ('hydrate()', 'pairs(1, 300, false)', 'pairs(10001, 300, true)', 'living(1, 150, false, "moveBefore" in Element.prototype)'):
            judged.add(driver.execute_script(f'return lab.{act}'))


@check('morph: hydration')
def morph_hydrates(lab, judged):
    """The prerendered page is taken over without a mutation, and can then be changed."""
    count = 40 if lab.is_quick else 200
    with terminal(lab, f'lab.prerender(20001, {count})') as page:
        judged.add(page.evaluate('lab.hydrate()'))


@check('morph: missing elements')
def morph_asks_again(lab, judged):
    """If an element sent as unchanged is missing, the terminal requests all tokens."""
    with terminal(lab) as page:
        for depth in range(1, 6):
            count, shown = page.evaluate('''(depth) => {
              const nested = (level) => lab.e('div', 'k' + level, {}, ...(level ? [nested(level - 1)] : [{ text: 'in' }]));
              const tree = nested(depth);
              lab.show([tree]);
              lab.app().querySelector('[data-key="k0"]').remove();
              const before = lab.events.length;
              const innermost = (node) => node.key === 'k0' ? node : innermost(node.content[0]);
              lab.queue.push(lab.region('app', [tree], new Set([innermost(tree)])).flat());
              lab.queue.push(lab.region('app', [tree]).flat());
              document.getElementById('trigger').click();
              return [lab.events.length - before, lab.difference(lab.app(), lab.built([tree]))];
            }''', depth)
            judged.equal(count, 2, f'depth {depth}: events')
            judged.equal(last_event(page)[0], 5, f'depth {depth}: the kind of the last event')
            judged.equal(shown, '', f'depth {depth}: what is shown')


@check('morph: composition')
def morph_keeps_composition(lab, judged):
    """During composition, updates do not change the field; afterwards the field sends its text."""
    with terminal(lab) as page:
        client = page.context.new_cdp_session(page)
        update = '''(value) => lab.run(
          lab.region('app', [lab.e('p', '', {}, { text: value }), lab.e('label', 'around', { class: value },
            lab.e('input', 'field', { id: 'field', type: 'text', 'data-action': 'input', value }))]),
          lab.field('field', value, 0, 0))'''
        for text, steps in (('にほん', ('n', 'に', 'にh', 'にほ', 'にほn', 'にほん')), ('5', ('5',)), ('한글', ('ㅎ', '하', '한', '한ㄱ', '한글'))):
            page.evaluate(update, '1')
            page.locator('#field').focus()
            page.evaluate('document.getElementById("field").setSelectionRange(1, 1)')
            for step in steps:
                client.send('Input.imeSetComposition', {'text': step, 'selectionStart': len(step), 'selectionEnd': len(step)})
                page.evaluate(update, '99')
                judged.equal(page.locator('#field').input_value(), '1' + step, f'while composing {step}')
            judged.equal(page.evaluate('document.activeElement.id'), 'field', f'focus while composing {text}')
            client.send('Input.insertText', {'text': text})
            judged.equal(last_event(page)[:3], [3, 'input', '1' + text], f'the event after {text}')
            page.evaluate(update, '1' + text + '!')
            judged.equal(page.locator('#field').input_value(), '1' + text + '!', f'an update after {text}')


@check('morph: fields')
def morph_fields(lab, judged):
    """An effect sets the text and the selection of a field; tokens set the value of a field."""
    with terminal(lab) as page:
        tree = '''[lab.e('input', 'field', { id: 'field', type: 'text', value: %s })]'''
        page.evaluate(f'lab.show({tree % "``"})')
        page.locator('#field').focus()
        for value, start, end in (('1,234', 5, 5), ('1,234', 1, 1), ('12', 2, 2), ('', 0, 0), ('😀1', 2, 3), ('5', 0, 1)):
            page.keyboard.type('7')
            page.evaluate('([value, start, end]) => lab.run(lab.field("field", value, start, end))', [value, start, end])
            found = page.evaluate('(({ value, selectionStart, selectionEnd }) => [value, selectionStart, selectionEnd])(document.getElementById("field"))')
            judged.equal(found, [value, start, end], f'a field that shall show {value!r}')
        page.keyboard.type('typed')
        page.evaluate(f'lab.show({tree % "`told`"})')
        judged.equal(page.locator('#field').input_value(), 'told', 'tokens with another value than was typed')


@check('morph: events')
def morph_events(lab, judged):
    """A press, a key, a field, a route and a value of another page reach the module in the form of the protocol."""
    with terminal(lab) as page:
        page.evaluate('''lab.show([
          lab.e('button', 'b', { type: 'button', 'data-action': 'key', 'data-value': 'ü🙂' }, lab.e('span', '', { id: 'inner' }, { text: 'press' })),
          lab.e('div', 'k', { tabindex: '-1', 'data-keys': 'Escape=close\\tEnter=take:5' }, lab.e('input', 'f', { id: 'field', type: 'text', value: '', 'data-action': 'input' })),
          lab.e('p', 'p', { id: 'plain' }, { text: 'nothing' })])''')
        page.locator('#inner').click()
        judged.equal(last_event(page), [2, 'key', 'ü🙂'], 'a press inside of a button')
        count = page.evaluate('lab.events.length')
        page.locator('#plain').click()
        judged.equal(page.evaluate('lab.events.length'), count, 'a press on text')
        page.locator('#field').click()
        judged.equal(page.evaluate('lab.events.length'), count, 'a press on a field')
        page.keyboard.type('7')
        judged.equal(last_event(page), [3, 'input', '7', 1, 1], 'a digit in a field')
        page.keyboard.type('E')
        judged.equal(last_event(page), [3, 'input', '7E', 2, 2], 'a letter with which a declared key begins')
        page.keyboard.press('Enter')
        judged.equal(last_event(page), [2, 'take', '5'], 'a declared key with a value')
        page.keyboard.press('Escape')
        judged.equal(last_event(page), [2, 'close', ''], 'a declared key')
        count = page.evaluate('document.activeElement.blur(), lab.events.length')
        page.keyboard.press('E')
        judged.equal(page.evaluate('lab.events.length'), count, 'a letter with which a declared key begins, without a field')
        page.evaluate('history.pushState(null, "", location.pathname + "#/one"); history.pushState(null, "", location.pathname + "#/two"); history.back()')
        wait(lambda: last_event(page)[0] == 6, what='an event of a route')
        judged.equal(last_event(page)[:2], [6, '#/one'], 'going back')
        for key, value, kind in (('metryvo.settings', '{"a":"ü"}', 4), ('metryvo.settings', None, 4), ('other', 'x', None)):
            count = page.evaluate('lab.events.length')
            page.evaluate('([key, newValue]) => dispatchEvent(new StorageEvent("storage", { key, newValue }))', [key, value])
            if kind:
                judged.equal(last_event(page)[:3], [kind, key, value or ''], 'a value of another page, or that it has removed')
            else:
                judged.equal(page.evaluate('lab.events.length'), count, 'a value of another program')


@check('morph: leaving')
def morph_leaves(lab, judged):
    """Effects after the closing of a dialog run with the next picture, or before the next event."""
    with terminal(lab) as page:
        page.evaluate('lab.run([17, ...lab.text("sheet"), 10, ...lab.text("with the picture")])')
        wait(lambda: page.title() == 'with the picture', what='the effect behind the dialog')
        wait(lambda: page.evaluate('document.documentElement.dataset.leaving') is None, what='the end of the motion')
        titles = page.evaluate('''() => [() => lab.run([17, ...lab.text('card'), 10, ...lab.text('before the event')]),
          () => lab.run(), () => lab.run([10, ...lab.text('after it')])].map((act) => (act(), document.title))''')
        judged.equal(titles, ['with the picture', 'before the event', 'after it'], 'titles after each event')
        page.evaluate('document.startViewTransition = undefined')
        page.evaluate('lab.run([17, ...lab.text("sheet"), 10, ...lab.text("at once")])')
        judged.equal(page.title(), 'at once', 'where the browser keeps no picture')


@check('morph: focus')
def morph_focuses(lab, judged):
    """A control gets the focus with the next frame, or before the next event; a field gets it at once."""
    with terminal(lab) as page:
        page.evaluate('document.body.insertAdjacentHTML("beforeend", "<button id=first></button><button id=next></button><input id=typed>")')
        focused = page.evaluate('''() => [() => lab.run([3, ...lab.text('first')]), () => lab.run(), () => lab.run([3, ...lab.text('next')]),
          () => lab.run([3, ...lab.text('typed')])].map((act) => (act(), document.activeElement.id))''')
        judged.equal(focused, ['', 'first', 'first', 'typed'], 'what has the focus after each event')
        judged.equal(page.evaluate('lab.run([3, ...lab.text("next")]), document.activeElement.id'), 'typed', 'what has the focus before the frame')
        wait(lambda: page.evaluate('document.activeElement.id') == 'next', what='the focus with the next frame')
        kept = page.evaluate('lab.run([3, ...lab.text("first")]), document.querySelector("#typed").focus(), new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(document.activeElement.id))))')
        judged.equal(kept, 'typed', 'what has the focus that a person chose before the frame')


@check('morph: traps')
def morph_recovers(lab, judged):
    """A trap starts a new instance with the stored values; after the fourth in a row, the page stops and changes nothing."""
    with terminal(lab) as page:
        page.evaluate('''lab.run([6, ...lab.text('metryvo.test'), ...lab.text('kept')])''')
        judged.equal(page.evaluate('localStorage.getItem("metryvo.test")'), 'kept', 'an effect that saves')
        # A value that could not be stored is kept, until another page stores a value under its key.
        page.evaluate('''() => {
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
          lab.run([6, ...lab.text('metryvo.test'), ...lab.text('lost')]);
          Storage.prototype.setItem = setItem;
          dispatchEvent(new StorageEvent('storage', { key: 'metryvo.test', newValue: 'kept' }));
        }''')
        for trap in (1, 2, 3):
            page.evaluate('lab.queue.push("trap"), document.getElementById("trigger").click()')
            boot = page.evaluate('[...lab.events.at(-1)]')
            judged.equal(boot[0], 1, f'the event after trap {trap}')
            has_stored = 'kept' in bytes(boot).decode('utf-8', 'replace')
            judged.equal(has_stored, trap < 3, f'whether the start after trap {trap} has what was stored')
        page.evaluate('lab.queue.push("trap"), document.getElementById("trigger").click()')
        judged.expect(page.evaluate('document.documentElement.classList.contains("stopped")'), 'the page after four traps',
                      page.evaluate('document.documentElement.className'))
        count = page.evaluate('lab.events.length')
        page.evaluate('document.getElementById("trigger").click(), dispatchEvent(new Event("pagehide"))')
        judged.equal(page.evaluate('lab.events.length'), count, 'events after the end')


@check('morph: scripts')
def scripts(lab, judged):
    """The scripts of the page are short, and mention no unit."""
    sources = FOLDER.parents[1] / 'App'
    for name, (lines, columns) in SCRIPTS.items():
        text = (sources / name).read_text()
        found = text.splitlines()
        judged.expect(len(found) <= lines, f'{name}: at most {lines} lines', len(found))
        judged.expect(max(map(len, found)) <= columns, f'{name}: at most {columns} columns', max(map(len, found)))
        for word in ('unit', 'kilogram', 'convert', 'metryvo'):
            judged.expect(word not in text.lower(), f'{name}: no word of the app', word)


@check('morph: types')
def types(lab, judged):
    """The types in the comments of the scripts hold."""
    if not shutil.which('tsc'):
        judged.skipped = 'missing: tsc (node-typescript)'
        return
    options = ['--noEmit', '--allowJs', '--checkJs', '--strict', '--target', 'es2022', '--lib']
    with tempfile.TemporaryDirectory() as folder:
        for names, library in ((tuple(SCRIPTS), 'dom,dom.iterable'), (('sw.js',), 'webworker')):
            for name in names:
                (pathlib.Path(folder) / name).write_text(site_files.read(lab.site.folder, name))
            answer = subprocess.run(['tsc', *options, f'es2022,{library}', *names], cwd=folder, capture_output=True, text=True)
            judged.equal(answer.stdout.strip(), '', f'tsc --checkJs of {", ".join(names)}')


@check('faults: texts')
def texts_of_faults(lab, judged):
    """Each mistake that `--faults` plants replaces a text that exists."""
    for fault in FAULTS:
        file, old, *_ = fault
        judged.expect(old == '+' or old in site_files.read(lab.site.folder, file), fault_name(fault), 'changes a text that is not there')
