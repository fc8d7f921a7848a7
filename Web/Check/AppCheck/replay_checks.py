"""The replay of a browser's log of events in the native app."""
import pathlib
import subprocess
import tempfile

from checks import check
from pages import wait

ROOT = pathlib.Path(__file__).resolve().parents[3]
REPLAY = ROOT / '.build-wasm-native/release/replay'

# Logs the bytes of each event, and the summary of its effects in the form of `EventReplay`.
LOGGED = """
  window.logged = [];
  aroundEvents((exports, place, length) => {
    const bytes = new Uint8Array(exports.memory.buffer, place, length).slice();
    const answer = exports.event(length);
    let digest = 0x811C9DC5;
    for (const byte of new Uint8Array(exports.memory.buffer, answer, exports.length()))
      digest = Math.imul(digest ^ byte, 0x01000193) >>> 0;
    const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    logged.push([text, `${exports.length()} ${digest.toString(16).padStart(8, '0')}`]);
    return answer;
  });
"""


@check('replay: the browser\'s log natively')
def replay(lab, judged):
    """For the log of a browser, the native app gives effects with the same digests."""
    if not REPLAY.exists():
        judged.skipped = 'make app has not built replay'
        return
    with lab.browser.app(script=LOGGED, permissions=['clipboard-read', 'clipboard-write']) as app:
        field, keyboard = app.page.locator('#value'), app.page.keyboard
        field.focus()
        keyboard.type('1234.5e-3')
        keyboard.press('Home')
        keyboard.press('Delete')
        app.press('swap')
        app.open_picker('to')
        app.page.locator('#unit-search').fill('naut')
        app.press('star-unit', 'nautical-mile')
        app.press('show-unit', 'nautical-mile')
        app.page.keyboard.press('Escape')
        app.press('choose-unit', 'nautical-mile')
        app.page.locator('#precision').click()
        app.press('pair-decimals', '3')
        app.press('rounding', 'ceiling')
        app.close_dialog()
        app.press('copy', 'value')
        wait(lambda: 'opied' in app.announced(), what='what is said after copying')
        app.page.locator('#copy-styles').click()
        app.page.go_back()
        field.fill('5 ft 6 in')
        app.press('take-measure')
        app.page.locator('#all-units').click()
        app.press('copy-value', 'furlong')
        app.page.locator('#back').click()
        app.page.locator('#tab-home').click()
        app.page.locator('#home-search').fill('vol')
        app.press('open-quantity', 'volume')
        app.choose('theme', 'dark')
        app.choose('locale', 'de')
        app.page.wait_for_timeout(500)
        log = app.page.evaluate('logged')
    with tempfile.NamedTemporaryFile('w', suffix='.log') as file:
        file.write('\n'.join(event for event, _ in log) + '\n')
        file.flush()
        answers = subprocess.run([REPLAY, file.name], capture_output=True, text=True, check=True).stdout.splitlines()
    judged.expect(len(log) > 40, 'events in the log', len(log))
    judged.equal(len(answers), len(log), 'answers')
    for number, ((_, answer), native) in enumerate(zip(log, answers)):
        judged.equal(answer, native, f'the answer to event {number}, of kind {int(log[number][0][:2], 16)}')
