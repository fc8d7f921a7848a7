"""The budgets of the app, from the list `app` of Benchmarks/Budgets.json, measured in Chromium.

Times are shown beside those of an empty page of the same run, because half of a start is the
browser's own work. A time is read from the page's clock, which has steps of 5 µs here. A slowdown
of 4 is Chromium's own throttle. On shared cores, the throttle slows a page down by more than 4, so
the run measures the excess, and limits grow in proportion. Other processes on the processor only
add time, so the smallest time of several tries counts.
"""
import contextlib
import functools
import json
import math
import pathlib
import statistics
import subprocess
import time

from checks import check
from pages import lacks_webkit, started, version, wait, webkit
from screens import PREVIEW, SCREENS, bring, chosen, link

ROOT = pathlib.Path(__file__).resolve().parents[3]
STARTS = 7
TRIES = 3
# The time between the start of the page and a person's first press, in milliseconds.
PAUSE = 1500
KEYS = 10_000

# An empty page with a field whose text is shown, for a comparison with the work of the browser
# alone.
EMPTY = '''<!doctype html><html lang="en" data-ready><meta name="viewport" content="width=device-width">
<title>Empty</title><body><p>Empty</p><input id="value"><output id="result"></output>
<script>value.addEventListener('input', () => { result.textContent = value.value; });</script>'''


def work(turns):
    """Returns a script that performs work of a fixed size."""
    return f'for (let turn = 0, number = 1; turn < {turns}; turn++) window.done = number = (number * 1103515245 + 12345) % 2147483648;'


# The empty page with work at each key, about as much work as the app does.
WORKING = EMPTY.replace('result.textContent =', work(12_000) + 'result.textContent =')
# A script that returns the duration of the work.
WORKED = f'() => {{ const since = performance.now(); {work(300_000)} return performance.now() - since; }}'

# Exposes the memory of the module, and counts the work of the module and of the page.
MEASURED = '''
  const nextFrame = requestAnimationFrame;
  window.measured = { keys: [], handled: [], presented: [], frames: 0, timers: 0, module: 0, paint: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) measured.paint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  aroundEvents(({ event, memory }, place, length) => {
    window.memory = memory;
    const start = performance.now();
    try { return event(length); } finally { measured.module += performance.now() - start; }
  });
  /** A function whose time counts as that of an event. */
  const timed = (act) => (...parts) => {
    const since = performance.now();
    try { return act(...parts); } finally { ended(since); }
  };
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval']) {
    const native = window[name];
    const kind = name === 'requestAnimationFrame' ? 'frames' : 'timers';
    window[name] = (act, ...rest) => native(timed((...parts) => { measured[kind]++; return act(...parts); }), ...rest);
  }
  // What follows a dialog that leaves is done inside of the transition.
  const leave = document.startViewTransition?.bind(document);
  if (leave) document.startViewTransition = (update) => leave(timed(update));
  // Listeners of a window come first when they capture, and last when they do not.
  let begun = 0, pressed = 0;
  addEventListener('keydown', (event) => { pressed = event.timeStamp; }, true);
  const ended = (since) => {
    const end = performance.now();
    measured.longest = Math.max(measured.longest, end - since);
    return end;
  };
  const { requestIdleCallback: nativeIdle } = window;
  window.requestIdleCallback = (slice, options) => nativeIdle(timed(() => slice()), options);
  for (const kind of ['input', 'click', 'keydown', 'popstate', 'storage', 'paste', 'drop']) {
    addEventListener(kind, () => { begun = performance.now(); measured.module = 0; }, true);
    addEventListener(kind, () => {
      const end = ended(begun);
      if (kind === 'input' && pressed) {
        measured.keys.push(end - pressed);
        measured.handled.push([end - begun, measured.module]);
        // A message behind the next frame comes when it was drawn.
        const since = pressed, { port1, port2 } = new MessageChannel();
        port1.onmessage = () => measured.presented.push(performance.now() - since);
        nextFrame(() => port2.postMessage(0));
      }
      if (kind !== 'keydown') pressed = 0;
    });
  }
'''

# Types numbers into the field without waiting between keys.
TYPED = '''(keys) => {
  const field = document.querySelector('#value');
  for (let key = 0; key < keys; key++) {
    const place = key % 20;
    field.value = place < 19 ? field.value + '1234.5678901e-12345'[place] : '';
    field.setSelectionRange(field.value.length, field.value.length);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}'''


@functools.cache
def budgets():
    """Returns the budgets of the app by their measures."""
    document = json.loads((ROOT / 'Benchmarks/Budgets.json').read_text())
    found = {budget['measure']: budget for budget in document['app']}
    if len(found) != len(document['app']):
        raise ValueError('Budgets.json: a measure of the app has two budgets')
    return found


class Board:
    """The measured figures of a check, judged by the budgets whose measures begin with the check's prefix."""

    def __init__(self, judged, prefix):
        self.judged = judged
        self.open = {name for name in budgets() if name.startswith(prefix)}

    def judge(self, measure, value, empty=None, excess=1):
        """Judges a figure, and notes it beside the wanted figure and the figure of an empty page.

        `excess` is the factor by which the browser slows a page down more than the throttle
        demands.
        """
        budget = budgets()[measure]
        self.open.discard(measure)
        beside = '' if empty is None else f', an empty page {empty:,.4g}'
        limit = budget['must']
        if 'beyondEmpty' in budget:
            limit = min(limit, empty / excess + budget['beyondEmpty']) if empty is not None else limit
        limit *= excess
        state = 'within what is wanted' if value <= budget['want'] else 'above what is wanted'
        text = f"{measure}: {value:,.4g} {budget['unit']} of {limit:,.4g}; wanted {budget['want']:,.4g}{beside}"
        self.judged.expect(value <= limit, text, state)
        self.judged.figures.append(
            {'measure': measure, 'value': value, 'limit': limit, 'unit': budget['unit'], 'reason': budget['reason']})
        self.judged.notes.append(f'{text} ({state})')

    def end(self):
        """Judges that every budget was measured."""
        for name in sorted(self.open):
            self.judged.expect(False, name, 'has a budget and was not measured')


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def calmest(tries):
    """Returns the smallest of each figure over several tries."""
    return [min(found) for found in zip(*tries)]


def packed(data):
    """Returns the size of bytes after compression by brotli, as a host of precompressed files sends them."""
    return len(subprocess.run(['brotli', '-q', '11', '-w', '24', '-c'], input=data, capture_output=True, check=True).stdout)


@check('budgets: sizes')
def sizes(lab, judged):
    """The files that a person loads keep the sizes of Budgets.json."""
    board = Board(judged, 'size ')
    folder = pathlib.Path(lab.site.folder)
    parts = [path.read_bytes() for path in (folder / 'app.wasm', folder / 'rest.wasm') if path.exists()]
    board.judge('size module', len(parts[0]))
    board.judge('size module packed', packed(parts[0]))
    board.judge('size all parts', sum(map(len, parts)))
    board.judge('size all parts packed', sum(map(packed, parts)))
    board.judge('size page packed', packed((folder / 'index.html').read_bytes()))
    board.judge('size single file', (folder / 'metryvo.html').stat().st_size)
    board.end()


@contextlib.contextmanager
def page_of(context, throttle):
    """Opens a page with a throttled processor."""
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send('Emulation.setCPUThrottlingRate', {'rate': throttle})
    yield page
    page.close()


def opened(page, url):
    """Returns the times of a page's first paint, and of its first use."""
    page.goto(url)
    wait(lambda: page.evaluate('document.documentElement?.dataset.ready !== undefined'), what='the start')
    wait(lambda: page.evaluate('measured.paint > 0'), what='the first paint')
    return page.evaluate('[measured.paint, window.readyAt ?? measured.paint]')


# The moment from which the page can be used, and the moment at which it has all parts of the module
# and shows the stored data.
READY = '''
  new MutationObserver((_, observer) => {
    const ready = document.documentElement?.dataset.ready;
    if (ready === undefined) return;
    window.readyAt ??= performance.now();
    if (ready !== 'all') return;
    window.allAt = performance.now();
    observer.disconnect();
  }).observe(document, { attributes: true, subtree: true, childList: true });
'''


@check('budgets: start', quick=False)
def start(lab, judged):
    """The first paint and the first use come in time, at a first start and from the service worker, in the fastest of several tries.

    Work of a fixed size runs beside each start, and shows the slowdown of the same seconds.
    """
    board, pace = Board(judged, 'start '), Pace()
    lab.site.pages['empty.html'] = EMPTY
    names = ('start paint', 'start usable', 'start usable again')
    for throttle in (1, 4):
        tries = []
        while len(tries) < TRIES:
            *times, whole, beside, worked = starts(lab, judged, throttle, pace)
            excess = pace.excess(worked, throttle)
            tries.append([(took / excess, took, beside, excess) for took in (*times, whole)])
            best = [min(found) for found in zip(*tries)]
            if all(even <= budgets()[f'{name} {throttle}x']['must'] for name, (even, *_) in zip(names, best)):
                break
        for name, (_, took, beside, excess) in zip(names, best):
            board.judge(f'{name} {throttle}x', took, beside, excess)
        judged.notes.append(f'with all parts of the module {best[-1][1]:.4g} ms, slowed down {throttle * best[-1][3]:.3g} times')
    board.end()


def starts(lab, judged, throttle, pace):
    """Returns the medians of several starts.

    These are the first paint and the first use at a first start, the first use from the service
    worker, the moment with all parts of the module, the first paint of an empty page, and work of a
    fixed size.
    """
    cold, warm, empty, whole, worked = [], [], [], [], []
    for _ in range(STARTS):
        with lab.browser.context(MEASURED + READY) as context:
            with page_of(context, throttle) as page:
                empty.append(opened(page, lab.site.url + 'empty.html'))
                worked.append(pace.of(page, throttle))
            with page_of(context, throttle) as page:
                cold.append(opened(page, lab.site.url))
                wait(lambda: page.evaluate('navigator.serviceWorker.getRegistration().then((found) => !!found?.active)'),
                     what='the service worker')
                wait(lambda: page.evaluate('window.allAt'), what='all parts of the module')
                whole.append(page.evaluate('allAt'))
            with page_of(context, throttle) as page:
                warm.append(opened(page, lab.site.url))
                judged.expect(page.evaluate('!!navigator.serviceWorker.controller'), 'the second start', 'is not the service worker\'s')
    paint, usable = (statistics.median(found) for found in zip(*cold))
    again, beside = statistics.median(ready for _, ready in warm), statistics.median(paint for paint, _ in empty)
    return paint, usable, again, statistics.median(whole), beside, statistics.median(worked)


class Pace:
    """The factor by which a throttled page is slower than an unthrottled page, at the moment of a try.

    The factor includes Chromium's throttle, the excess on shared cores, and other processes.
    Unthrottled pages are measured first, and their fastest moment is the reference.
    """

    def __init__(self):
        self.calm = math.inf

    def of(self, page, throttle):
        """Returns the duration of work of a fixed size on a page, as the median of three runs."""
        times = [page.evaluate(WORKED) for _ in range(3)]
        if throttle == 1:
            self.calm = min(self.calm, *times)
        return statistics.median(times)

    def excess(self, worked, throttle):
        """Returns the factor by which the throttle slows down more than it should; without a throttle 1, because only neighbours add time."""
        return max(1, worked / throttle / self.calm) if throttle > 1 else 1


def type_keys(page, field='#value', text='1234.5678901e-12'):
    """Types as a person does, and returns four times of a key.

    The times end when the key is in the document, when it is handled (once in all, once in the
    module), and when it is drawn. The first three are the 95th percentile of a try, the fourth is
    the 98th. There is a pause between two keys, because a key would otherwise wait for the frame of
    the previous key.
    """
    page.wait_for_timeout(PAUSE)
    page.locator(field).focus()
    tries = []
    for _ in range(TRIES):
        page.evaluate('measured.keys = [], measured.handled = [], measured.presented = []')
        for _ in range(4):
            page.locator(field).fill('')
            page.keyboard.type(text, delay=100)
        page.wait_for_timeout(100)
        shown, handled, presented = page.evaluate('[measured.keys, measured.handled, measured.presented]')
        tries.append([percentile(times, .95) for times in (shown, *zip(*handled))] + [percentile(presented, .98)])
    return calmest(tries)


@functools.cache
def working(lab, throttle, moment=''):
    """Returns the time of work of a fixed size at a key, as a percentile, measured once for each moment."""
    lab.site.pages['working.html'] = WORKING
    with lab.browser.context(MEASURED) as context, page_of(context, throttle) as page:
        page.goto(lab.site.url + 'working.html')
        return type_keys(page)[1]


def slowed(lab, judged, throttle, moment=''):
    """Returns the factor by which the browser slows keys down more than the throttle demands.

    The factor is that of the judged percentile, because a pause of the throttle falls into some
    keys only.
    """
    if throttle == 1:
        return 1
    excess = max(1, working(lab, throttle, moment) / working(lab, 1) / throttle)
    judged.notes.append(f'95 of 100 are slowed down {throttle * excess:.3g} times at most {moment}'.rstrip())
    return excess


# The time from a key until the last row of all units has its value: the second largest of several
# keys.
LAST_ROW = '''async () => {
  const field = document.querySelector('#value'), times = [];
  const last = () => [...document.querySelectorAll('#all-units-screen .row-value')].at(-1).textContent;
  for (const key of '12345678') {
    const before = last(), start = performance.now();
    field.value += key;
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    while (last() === before) await new Promise((done) => setTimeout(done));
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 200));
  }
  return times.sort((one, other) => one - other).at(-2);
}'''


@check('budgets: keys', quick=False)
def keys(lab, judged):
    """A key is handled and shown in time, and no event takes longer than 50 ms."""
    board, pace = Board(judged, 'key '), Pace()
    lab.site.pages['empty.html'] = EMPTY
    for throttle in (1, 4):
        excess_of_keys = slowed(lab, judged, throttle)
        with lab.browser.app(script=MEASURED) as app:
            app.page.context.new_cdp_session(app.page).send('Emulation.setCPUThrottlingRate', {'rate': throttle})
            app.convert('mile', 'kilometer', '')
            shown, handled, module, presented = type_keys(app.page)
            # A throttled page keeps a core busy, so the empty page is closed before further
            # measurements.
            with lab.browser.context(MEASURED) as context, page_of(context, throttle) as empty:
                empty.goto(lab.site.url + 'empty.html')
                beside = type_keys(empty)
            app.open_picker('to')
            in_search = type_keys(app.page, field='#unit-search', text='nautical mile')
            app.close_dialog()
            app.follow('#/converter?from=liter&to=gallon')
            app.follow('#/all')
            in_all = type_keys(app.page)
            app.page.locator('#value').fill('0.')
            in_all_rows = app.rest().page.evaluate(LAST_ROW)
            elsewhere = {}
            for path, name, field, text in (('#/home', 'in the search of Home', '#home-search', 'nautical mile'), ('#/tools', 'in tools', '#amount', '1234.56')):
                app.follow(path)
                elsewhere[name] = type_keys(app.page, field=field, text=text)
            # The load of other processes changes within minutes, so the excess is measured again.
            excess_of_keys = max(excess_of_keys, slowed(lab, judged, throttle, 'afterwards'))
            board.judge(f'key handled {throttle}x', handled, excess=excess_of_keys)
            judged.notes.append(f'of which the module {module:.3g} ms')
            board.judge(f'key shown {throttle}x', shown, beside[0], excess_of_keys)
            if throttle == 1:
                board.judge('key presented 1x', presented, beside[3])
            board.judge(f'key handled in search {throttle}x', in_search[1], excess=excess_of_keys)
            judged.notes.append(f'of which the module {in_search[2]:.3g} ms')
            board.judge(f'key handled in all units {throttle}x', in_all[1], excess=excess_of_keys)
            judged.notes.append(f'of which the module {in_all[2]:.3g} ms')
            board.judge(f'key shown in all units {throttle}x', in_all_rows, excess=excess_of_keys)
            for name, found in elsewhere.items():
                board.judge(f'key handled {name} {throttle}x', found[1], excess=excess_of_keys)
                judged.notes.append(f'of which the module {found[2]:.3g} ms')

            def start(path):
                # Starts have their own budgets, so only the events after the start count here.
                app.go(path)
                app.page.evaluate('measured.longest = 0')
                app.page.wait_for_timeout(PAUSE)

            longest, measure = {}, f'key longest event {throttle}x'
            for screen in (found for found in SCREENS if found.follows_others and found.steps):
                tries = []
                for _ in range(TRIES):
                    bring(app, screen, opens=start)
                    took, excess = app.page.evaluate('measured.longest'), pace.excess(pace.of(app.page, throttle), throttle)
                    tries.append((took / excess, took, excess))
                    if tries[-1][0] <= budgets()[measure]['must']:
                        break
                longest[screen.name] = min(tries)
            slowest = sorted(longest.items(), key=lambda pair: -pair[1][0])[:3]
            judged.notes.append('the longest: ' + ', '.join(
                f'{name} {took:.3g} ms, slowed down {throttle * excess:.3g} times' for name, (_, took, excess) in slowest))
            _, took, excess = slowest[0][1]
            board.judge(measure, took, excess=excess)
    board.end()


# The empty page with an element that moves as a sheet moves.
MOVING = EMPTY.replace('<body>', '''<style>
  #moving { height: 400px; background: #DDD; }
  .moves { animation: move 250ms ease-out; }
  @keyframes move { from { transform: translateY(2rem); opacity: 0; } }
</style><body><div id="moving"></div>''')
TRACED = ['cc,benchmark', 'disabled-by-default-devtools.timeline.frame']
TRACED_KEYS = '1234.5678'


@check('budgets: frames', quick=False)
def frames(lab, judged):
    """While sheets open and close, screens change, a list scrolls and a person types, the app drops at most as many frames as budgeted over an empty page."""
    board = Board(judged, 'frames ')
    lab.site.pages['moving.html'] = MOVING

    def use(app):
        for _ in range(3):
            app.open_picker('to')
            app.page.mouse.move(190, 600)
            for _ in range(5):
                app.page.mouse.wheel(0, 120)
                app.page.wait_for_timeout(50)
            app.close_dialog()
            app.page.locator('#all-units').click()
            app.rest().page.go_back()
            app.rest()
        type_traced(app.page)

    def type_traced(page):
        page.locator('#value').fill('')
        page.keyboard.type(TRACED_KEYS, delay=100)

    def move(page):
        for _ in range(9):
            page.evaluate('moving.className = "", moving.offsetWidth, moving.className = "moves"')
            page.wait_for_timeout(350)
        type_traced(page)

    def dropped(page, act, of, least=100):
        """Returns the percentage of frames that were dropped visibly."""
        browser = lab.browser.browser
        browser.start_tracing(page=page, categories=TRACED)
        act(of)
        states = [found['args']['frame_reporter'] for found in json.loads(browser.stop_tracing())['traceEvents']
                  if found['name'] == 'PipelineReporter' and 'frame_reporter' in found['args']]
        wanted = [found for found in states if found['state'] != 'STATE_NO_UPDATE_DESIRED']
        judged.expect(len(wanted) > least, 'frames of the trace', len(wanted))
        return 100 * sum(found['state'] == 'STATE_DROPPED' and found['affects_smoothness'] for found in wanted) / len(wanted)

    tries = []
    with lab.browser.app(link('mile', 'kilometer', '5')) as app, lab.browser.context() as context, page_of(context, 1) as empty:
        empty.goto(lab.site.url + 'moving.html')
        app.page.wait_for_timeout(PAUSE)
        for _ in range(TRIES):
            tries.append((dropped(app.page, use, app), dropped(empty, move, empty)))
    board.judge('frames dropped 1x', *calmest(tries))
    # All units change with each key. Throttled, the app is compared with a page that does as much
    # work at each key.
    lab.site.pages['working.html'] = WORKING

    def type_again(page):
        for _ in range(4):
            type_traced(page)

    tries = []
    with lab.browser.app(link('liter', 'gallon', '5')) as app, lab.browser.context() as context, page_of(context, 4) as working_page:
        working_page.goto(lab.site.url + 'working.html')
        app.page.context.new_cdp_session(app.page).send('Emulation.setCPUThrottlingRate', {'rate': 4})
        app.follow('#/all')
        app.page.wait_for_timeout(PAUSE)
        for _ in range(TRIES):
            tries.append((dropped(app.page, type_again, app.page, 30), dropped(working_page, type_again, working_page, 30)))
    board.judge('frames dropped typing 4x', *calmest(tries))
    board.end()


ROWS = 10_000
# Stores as many rows as the history keeps; each row is a copy of the existing row with another
# identifier and input.
FILL = '''(count) => {
  const [key, value] = Object.entries(localStorage).find(([key]) => key.includes('.row.')), row = JSON.parse(value);
  for (let place = 0; place < count; place++) {
    const id = 'row-' + place;
    localStorage.setItem(key.slice(0, key.indexOf('.row.') + 5) + id, value.replaceAll(row.id, id).replace(/"5"/, `"${place + 5}"`));
  }
}'''


@check('budgets: rows', quick=False)
def rows(lab, judged):
    """With 10,000 rows of history, the app starts in time, a key is handled in time, and no event takes longer than 50 ms."""
    board = Board(judged, 'rows ')
    with lab.browser.app(link('mile', 'kilometer', '5'), script=MEASURED + READY) as app:
        app.page.locator('#copy').click()
        app.rest()
        wait(lambda: app.page.evaluate('Object.keys(localStorage).some((key) => key.includes(".row."))'), what='a row of the history')
        app.page.evaluate(FILL, ROWS)
        starts = []
        for _ in range(TRIES):
            app.reload()
            judged.equal(app.result, '8.04672', 'the result after a start')
            starts.append(app.page.evaluate('allAt'))
        board.judge('rows start 1x', min(starts))
        board.judge('rows key handled 1x', type_keys(app.page)[1])
        app.page.evaluate('measured.longest = 0')
        app.page.locator('#tab-library').click()
        app.press('show-library', 'history')
        judged.equal(app.page.locator('.swipe').count(), 100, 'rows at first')
        for times in range(2, 5):
            app.page.locator('#older').click()
            judged.equal(app.rest().page.locator('.swipe').count(), 100 * times, 'rows after those before')
        board.judge('rows memory', app.page.evaluate('memory.buffer.byteLength') / 1e6)
        # The history is cleared and restored. A page that is left directly afterwards has stored
        # the whole change.
        stored = '() => Object.keys(localStorage).filter((key) => key.includes(".row.")).length'
        kept, longest = app.page.evaluate(stored), [app.page.evaluate('measured.longest')]
        for leaves in (False, True):
            for count in (0, kept):
                app.page.evaluate('measured.longest = 0')
                if count:
                    app.page.locator('#restore').click()
                else:
                    app.page.locator('#clear-history').click()
                    app.rest().page.locator('#alert-do').click()
                if leaves:
                    app.page.evaluate('dispatchEvent(new Event("pagehide"))')
                    judged.equal(app.page.evaluate(stored), count, 'rows that are stored when the page is left')
                else:
                    wait(lambda: app.page.evaluate(stored) == count, what=f'{count} rows in the store')
                    longest.append(app.page.evaluate('measured.longest'))
                app.rest()
        judged.notes.append('shown, cleared and brought back: ' + ', '.join(f'{took:.3g} ms' for took in longest))
        board.judge('rows longest event 1x', max(longest))
    board.end()


# Measures keys in an open page: the time until a key is in the document, and the time of its
# handling.
LISTEN = '''
  window.typed = [];
  let start = 0;
  addEventListener('input', () => { start = performance.now(); }, true);
  addEventListener('input', ({ timeStamp }) => {
    const now = performance.now();
    typed.push([now - timeStamp, now - start]);
  });
'''


@check('budgets: WebKitGTK', quick=False)
def in_webkit(lab, judged):
    """The first paint and the keys keep their budgets in the engine of Safari, unthrottled, with a clock of 1 ms steps."""
    if lacks_webkit(judged):
        return
    lab.site.pages['empty.html'] = EMPTY
    board = Board(judged, '')
    with webkit(lab.site.url) as driver:
        judged.notes.append(version(driver))

        def calm(page):
            """Returns the first paint and the two times of a key, the smallest of several tries."""
            tries = []
            for _ in range(TRIES):
                driver.get('about:blank')
                driver.get(lab.site.url + page)
                started(driver, ('', 'all'))
                paint = wait(lambda: driver.execute_script('return performance.getEntriesByName("first-contentful-paint")[0]?.startTime'), what='the first paint')
                driver.execute_script(LISTEN)
                field = driver.find_element('id', 'value')
                field.click()
                for character in '1234.5678901e-12' * 2:
                    field.send_keys(character)
                    time.sleep(.1)
                tries.append([paint, *(percentile(times, .95) for times in zip(*driver.execute_script('return typed')))])
            return calmest(tries)

        found, beside = calm('#/converter?from=mile&to=kilometer'), calm('empty.html')
        for measure, took, empty in zip(('start paint 1x', 'key shown 1x', 'key handled 1x'), found, (*beside[:2], None)):
            board.judge(measure, took, empty)


@check('budgets: memory')
def memory(lab, judged):
    """The module's memory stays small, and does not grow while people type and visit all screens."""
    board = Board(judged, 'memory ')
    with lab.browser.app(script=MEASURED) as app:
        app.convert('mile', 'kilometer', '')
        grown = []
        # Idle work may run in the first rounds, which are shorter in a quick check, so only the
        # last round is judged for growth.
        for _ in range(3 if lab.is_quick else 2):
            for _ in range(2 if lab.is_quick else 10):
                app.page.evaluate(TYPED, KEYS // 20)
                app.open_picker('to')
                app.page.locator('#unit-search').fill('meter')
                app.close_dialog()
                app.press('swap')
            for screen in chosen(lab)[::2 if lab.is_quick else 1]:
                # A preview would stay on for the screens after it.
                if screen.follows_others and PREVIEW[0] not in screen.steps:
                    bring(app, screen, opens=lambda path: app.follow('#/') and app.follow(path))
            app.follow('#/')
            grown.append(app.page.evaluate('memory.buffer.byteLength'))
    board.judge('memory module', grown[-1] / 1e6)
    board.judge('memory growth', (grown[-1] - grown[-2]) / 1e6)
    board.end()


@check('budgets: rest')
def rest(lab, judged):
    """An app that nobody touches requests no frame and sets no timer."""
    board = Board(judged, 'rest ')
    seconds = 2 if lab.is_quick else 10
    with lab.browser.app(script=MEASURED) as app:
        app.convert('mile', 'kilometer', '5')
        before = app.page.evaluate('[measured.frames, measured.timers]')
        time.sleep(seconds)
        after = app.page.evaluate('[measured.frames, measured.timers]')
        board.judge('rest frames', after[0] - before[0])
        board.judge('rest timers', after[1] - before[1])
        board.end()
        moving = app.page.evaluate('document.getAnimations().filter((found) => found.timeline === document.timeline && found.playState === "running").length')
        judged.equal(moving, 0, 'animations that run')
