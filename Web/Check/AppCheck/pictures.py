"""Pictures of each screen for `reports/app/`: a sheet for each engine, width and theme."""
import base64
import pathlib
import time

import gallery
from pages import DESKTOP, PHONE, at_rest, doing, missing_for_webkit, shrunk, started, version, wait, webkit
from screens import DROP, SCREENS, bring, each, some

# The screens of a sheet, in order.
SHOWN = ('empty', 'result', 'long result', 'below zero', 'measure', 'refused', 'picker', 'search', 'nothing found', 'card',
         'unit', 'precision', 'copy', 'paste', 'all units', 'unit value', 'home', 'home search', 'quick units', 'calculator', 'tip',
         'no favourites', 'favourites', 'grid', 'favourite', 'history', 'entry', 'clear history', 'settings', 'theme', 'privacy', 'alert')
WIDTHS = {390: PHONE, 1280: DESKTOP}
# The number of screens in a row and their scale, by width.
COLUMNS = {390: (7, .6), 1280: (4, .45)}
COLORS = 96
# The maximum size of all pictures together, in bytes.
LARGEST = 6_000_000
LANGUAGES = ('ja-JP', 'de-DE')
# The screens that show the format of numbers.
NUMBERS = ('result', 'long result', 'precision')


def sheet(lab, path, pictures, columns, scale):
    """Writes one picture that shows several pictures with their names."""
    shown = ''.join(f'<figure><figcaption>{name}</figcaption><img src="data:image/png;base64,{base64.b64encode(picture).decode()}"></figure>'
                    for name, picture in pictures)
    style = (f'body {{ margin: 12px; display: grid; grid-template-columns: repeat({columns}, max-content); gap: 12px; background: #8E8E93; }}'
             f'figure {{ margin: 0 }} figcaption {{ font: 13px sans-serif; padding-bottom: 4px }} img {{ zoom: {scale}; display: block }}')
    with lab.browser.context(viewport={'width': 1400, 'height': 900}) as context:
        page = context.new_page()
        page.set_content(f'<style>{style}</style>{shown}')
        # The sheet is as wide as its columns.
        width = page.evaluate('Math.ceil(document.body.lastElementChild.parentElement.scrollWidth)')
        page.set_viewport_size({'width': width + 24, 'height': 100})
        picture = page.screenshot(full_page=True)
    path.write_bytes(shrunk(picture, COLORS))


def of_chromium(lab, names, **options):
    """Draws the screens in Chromium."""
    for screen in SCREENS:
        if screen.name in names:
            with lab.browser.app(start=False, script=screen.script, **options) as app:
                bring(app, screen)
                yield screen.name, app.page.screenshot()


# The time in seconds in which a screen of WebKitGTK comes to rest. WebKitGTK does not list an
# animation that begins with its next frame.
SETTLING = .5


def of_webkit(lab, driver, size, theme, names=SHOWN, locale=''):
    """Draws the screens in WebKitGTK, which cannot emulate media or languages; the app's own settings set theme and language."""
    from selenium.webdriver.common.by import By
    driver.set_window_size(size['width'], size['height'])
    for screen in SCREENS:
        if screen.name not in names:
            continue
        driver.get(lab.site.url)
        started(driver)
        # The data that the previous screen stored is removed.
        driver.execute_script('localStorage.clear(); return true')
        driver.get('about:blank')
        if locale:
            # The language is chosen in a separate start, after which the app has stored the choice.
            choice = doing('locale', locale[:2])
            driver.get(lab.site.url + '#/setting?of=locale')
            started(driver)
            driver.execute_script('document.querySelector(arguments[0]).click()', choice)
            wait(lambda: driver.find_elements(By.CSS_SELECTOR, choice + ':has(:checked)'), what=f'the choice of {locale}')
            driver.get('about:blank')
        driver.get(lab.site.url + screen.path)
        started(driver)
        if theme == 'dark':
            driver.execute_script('document.documentElement.className = "theme-dark"')
        at_rest(driver)
        for kind, selector, *text in screen.steps:
            wait(lambda: driver.find_elements(By.CSS_SELECTOR, selector), what=selector)
            place = driver.find_element(By.CSS_SELECTOR, selector)
            wait(place.is_displayed, what=f'{screen.name}: {selector}')
            # The driver cannot press an element below the window or under its label, so a script
            # presses it.
            if kind == 'press':
                driver.execute_script('arguments[0].click()', place)
            elif kind == 'drop':
                driver.execute_script(f'({DROP})(arguments[0])', *text)
            elif any(text):
                place.send_keys(*text)
        wait(lambda: any(found.is_displayed() for found in driver.find_elements(By.CSS_SELECTOR, screen.shows)), what=f'the screen {screen.name}')
        time.sleep(SETTLING)
        at_rest(driver)
        yield screen.name, driver.get_screenshot_as_png()


def draw(lab, judged, folder):
    """Writes all sheets into a folder, and notes their number and the screens that could not be drawn."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob('*.png'):
        old.unlink()
    for width, size in WIDTHS.items():
        for theme in ('light', 'dark'):
            pictures = of_chromium(lab, SHOWN, viewport=size, color_scheme=theme)
            sheet(lab, folder / f'chromium-{width}-{theme}.png', list(pictures), *COLUMNS[width])
        numbers = [(f'{name}, {language[:2]}, {theme}', picture) for theme in ('light', 'dark') for language in LANGUAGES
                   for name, picture in of_chromium(lab, NUMBERS, viewport=size, color_scheme=theme, locale=language)]
        sheet(lab, folder / f'chromium-{width}-numbers.png', numbers, 6, COLUMNS[width][1])
    large = []
    for screen in SCREENS:
        if screen.name in ('result', 'search', 'precision', 'card'):
            with lab.browser.app(start=False) as app:
                bring(app, screen)
                large.append((f'{screen.name}, text at 310 %', app.scale_text(310).page.screenshot()))
    large += [(f'{name}, 320 × 568', picture) for name, picture in
              of_chromium(lab, ('result', 'long result', 'picker'), viewport={'width': 320, 'height': 568})]
    sheet(lab, folder / 'chromium-390-large.png', large, 7, COLUMNS[390][1])
    chosen = [(f'{screen.name}, {theme}', app.page.screenshot()) for theme in ('expressive', 'expressive dark')
              for screen, app in each(lab, judged, theme, some('home', 'result', 'all units', 'calculator', 'tip', 'favourites', 'settings'))]
    sheet(lab, folder / 'chromium-390-expressive.png', chosen, 7, COLUMNS[390][1])
    missing = missing_for_webkit()
    engine = f'none of WebKitGTK: missing {", ".join(missing)}'
    if not missing:
        with webkit(lab.site.url) as driver:
            engine = f'some of them by {version(driver)}'
            for width, size in WIDTHS.items():
                for theme in ('light', 'dark'):
                    sheet(lab, folder / f'webkitgtk-{width}-{theme}.png', list(of_webkit(lab, driver, size, theme)), *COLUMNS[width])
                numbers = [(f'{name}, {language[:2]}, {theme}', picture) for theme in ('light', 'dark') for language in LANGUAGES
                           for name, picture in of_webkit(lab, driver, size, theme, NUMBERS, language)]
                sheet(lab, folder / f'webkitgtk-{width}-numbers.png', numbers, 6, COLUMNS[width][1])
    gallery.write(lab, judged, folder)
    drawn = sorted(folder.rglob('*.png'))
    size = sum(path.stat().st_size for path in drawn)
    judged.expect(size <= LARGEST, 'all pictures', f'{size} bytes')
    judged.count += len(drawn)
    judged.notes.append(f'{len(drawn)} pictures in {folder.name}/, {size // 1000} kB; {engine}')
