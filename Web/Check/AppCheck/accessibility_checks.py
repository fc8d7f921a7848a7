"""Checks for people with low vision, without vision, or with a tremor."""
import difflib
import json
import os
import pathlib

import axe_playwright_python

from checks import check
from pages import DESKTOP, FONT, PHONE
from screens import SCREENS, chosen, dress, each, some

FOLDER = pathlib.Path(__file__).parent
AXE = (pathlib.Path(axe_playwright_python.__file__).parent / 'axe.min.js').read_text()
SURVEY = (FOLDER / 'survey.js').read_text()
# An entry of the file names several selectors for one reason; each selector must explain a finding.
LEDGER = [entry | {'selector': selector} for entry in json.loads((FOLDER / 'incompletes.json').read_text())
          for selector in entry['selector'].split(', ')]
TARGET = 44
BODY = 17
LARGE = 22
WIDTHS = (320, 360, 390, 414, 600, 768, 1024, 1280)


def survey(app):
    """Returns the visible elements with their computed styles."""
    return app.page.evaluate(SURVEY)


def reading(script):
    """Returns a function that evaluates a script on the page of an app."""
    return lambda app: app.page.evaluate(script)


# The functions that read a visited screen, by name; other checks add further functions.
READINGS = {'survey': survey}


def visits(lab, judged, name, theme='light'):
    """Returns the readings of each screen in a theme; many rules share one visit, which shows light, dark and black in turn."""
    if theme not in lab.visits:
        screens, themes = SCREENS, ('light', 'dark', 'oled')
        if lab.is_planted:
            screens = chosen(lab)
        if lab.is_planted or theme not in themes:
            themes = (theme,)
        lab.visits |= {shown: [] for shown in themes}
        for screen, app in each(lab, judged, themes[0], screens):
            for shown in themes:
                if shown != themes[0]:
                    dress(app, shown)
                # Themes change only colours, so the other readings are needed in one theme.
                readings = READINGS if shown == themes[0] else {'survey': survey}
                lab.visits[shown].append((screen, {name: read(app) for name, read in readings.items()}))
    return [(screen, found[name]) for screen, found in lab.visits[theme]]


def surveys(lab, judged, theme='light'):
    """Returns the survey of each screen in a theme."""
    return visits(lab, judged, 'survey', theme)


def audit(app, rules=None, selector='html'):
    """Returns the findings of axe on a page or an element, by all of its rules or by the given rules."""
    if not app.page.evaluate('!!window.axe'):
        app.page.evaluate(AXE)
    return app.page.evaluate('''async ([rules, selector]) => {
      const options = { resultTypes: ['violations', 'incomplete', 'passes'] };
      const found = await axe.run(selector, rules ? { ...options, runOnly: rules } : options);
      const list = (results) => results.flatMap(({ id, nodes }) => nodes.map((node) => ({
        rule: id, selector: node.target.flat().join(' '), why: node.any.concat(node.all, node.none)[0]?.message ?? '' })));
      return { violations: list(found.violations), incomplete: list(found.incomplete),
        passes: found.passes.reduce((sum, { nodes }) => sum + nodes.length, 0) };
    }''', [rules, selector])


# Marks the elements that a selector names, and their descendants, with a class of the selector's
# index. Returns for each selector which entries name its elements.
MARK = '''([selectors, entries]) => selectors.map((selector, place) => {
  const found = document.querySelector(selector);
  for (const node of [found, ...found?.querySelectorAll('*') ?? []]) node?.classList.add('surveyed-' + place);
  return entries.map((entry) => found?.matches(entry) ?? false);
})'''
UNMARK = '''(count) => { for (let place = 0; place < count; place++)
  for (const node of document.querySelectorAll('.surveyed-' + place)) node.classList.remove('surveyed-' + place); }'''


class Ledger:
    """The findings that axe cannot decide, each explained by an entry; an entry that explains nothing is wrong."""

    def __init__(self):
        self.used = set()
        # The number of explained findings, and whether text is large, which some entries require.
        self.count = 0
        self.is_of_large_text = False

    def explained(self, app, incomplete):
        """Returns for each finding whether an entry has its rule and selector, and the measured contrast is at least the entry's."""
        if not incomplete:
            return []
        named = app.page.evaluate(MARK, [[found['selector'] for found in incomplete], [entry['selector'] for entry in LEDGER]])
        elements = survey(app)
        app.page.evaluate(UNMARK, len(incomplete))
        answers = []
        for place, found in enumerate(incomplete):
            entries = [number for number, entry in enumerate(LEDGER) if entry['rule'] == found['rule'] and named[place][number]
                       and (self.is_of_large_text or not entry.get('isOfLargeText'))]
            self.used.update(entries[:1])
            measured = [element['contrast'] for element in elements
                        if element['isText'] and f'surveyed-{place}' in element['class'].split()]
            answers.append(bool(entries and measured) and min(measured) >= LEDGER[entries[0]]['contrast'])
        self.count += sum(answers)
        return answers

    def judge_use(self, judged):
        """Judges that each entry explains a finding on some screen."""
        for place, entry in enumerate(LEDGER):
            judged.expect(place in self.used, f'incompletes.json: {entry["rule"]} {entry["selector"]}', 'explains nothing')


def judge_axe(app, judged, ledger, where, rules=None, selector='html'):
    """Judges a page or an element by axe; a finding that axe cannot decide must be explained by an entry."""
    found = audit(app, rules, selector)
    judged.count += found['passes']
    for violation in found['violations']:
        judged.expect(False, f'{where}: {violation["rule"]} {violation["selector"]}', violation['why'])
    for incomplete, is_explained in zip(found['incomplete'], ledger.explained(app, found['incomplete']), strict=True):
        judged.expect(is_explained, f'{where}: incomplete {incomplete["rule"]} {incomplete["selector"]}', incomplete['why'])


# The rules of axe about colours (its category `cat.color`), without the rule of level AAA, which
# axe turns off.
OF_COLORS = ['color-contrast', 'link-in-text-block']


@check('accessibility: axe')
def axe(lab, judged):
    """axe finds no violation on any screen: in a wide window, light and dark; in a quick check on a phone, in light, dark and black in turn."""
    ledger = Ledger()
    if lab.is_quick:
        themes = ('light', 'dark', 'oled')
        for place, theme in enumerate(themes):
            for screen, app in each(lab, judged, theme, chosen(lab) if lab.is_planted else SCREENS[place::len(themes)]):
                judge_axe(app, judged, ledger, f'{screen.name}, {theme}')
        return
    for screen, app in each(lab, judged, viewport=DESKTOP):
        judge_axe(app, judged, ledger, f'{screen.name}, {DESKTOP["width"]} px')
        judge_axe(dress(app, 'dark'), judged, ledger, f'{screen.name}, {DESKTOP["width"]} px, dark', OF_COLORS)


LANGUAGES = {'en-US': 'ltr', 'de-DE': 'ltr', 'ar-XB': 'rtl'}
SIZES = (100, 200, 310)
THEMES = ('light', 'contrast', 'dark', 'dark contrast', 'oled', 'expressive', 'expressive dark')


@check('accessibility: axe, each look', quick=False)
def axe_each(lab, judged):
    """axe finds no violation on any screen in any combination of language, text size and theme; the ledger explains all undecided findings.

    A theme changes colours, not elements or names. In themes other than light, only the rules about
    colours are judged.
    """
    ledger = Ledger()
    screens = some('result', 'card') if lab.is_planted else None
    for language, direction in LANGUAGES.items():
        for screen, app in each(lab, judged, screens=screens, locale=language):
            judged.equal(app.page.evaluate('getComputedStyle(document.body).direction'), direction, f'{screen.name}: direction of {language}')
            for percent in SIZES:
                app.scale_text(percent)
                ledger.is_of_large_text = percent > 100
                # A toast covers other elements for a moment. It is judged at 100 %, and removed at
                # other sizes.
                app.page.evaluate('(act) => document.querySelector(".toast")?.getAnimations().forEach((motion) => motion[act]())',
                                  'pause' if percent == 100 else 'finish')
                size = app.page.evaluate('parseFloat(getComputedStyle(document.body).fontSize)')
                # The text size of a browser's settings is a whole number of pixels.
                wanted = BODY * round(FONT * percent / 100) / FONT
                judged.expect(abs(size - wanted) < .1, f'{screen.name}, {language}: text at {percent} %', f'{size} px')
                for theme in THEMES:
                    where = f'{screen.name}, {language}, {percent} %, {theme}'
                    judge_axe(dress(app, theme), judged, ledger, where, None if theme == 'light' else OF_COLORS)
                dress(app, 'light')
    if not lab.is_planted:
        ledger.judge_use(judged)
    judged.notes.append(f'{len(SCREENS)} screens in {len(LANGUAGES)} languages, {len(SIZES)} sizes of text and {len(THEMES)} themes; '
                        f'{len(LEDGER)} entries explain what axe cannot decide, {ledger.count} times')


@check('accessibility: contrast')
def contrast(lab, judged):
    """Text has a contrast of at least 4.5 to its background, large text of at least 3, by computed colours."""
    for theme in ('light', 'dark', 'oled') if lab.is_quick else THEMES:
        least = (99, '')
        for screen, elements in surveys(lab, judged, theme):
            for element in elements:
                if not element['isText'] or element['isDisabled']:
                    continue
                is_large = element['size'] >= 24 or element['size'] >= 18.66 and element['weight'] >= 700
                least = min(least, (element['contrast'], element['name']))
                judged.expect(element['contrast'] >= (3 if is_large else 4.5),
                              f'{screen.name}, {theme}: {element["name"]} "{element["text"]}"', f'{element["contrast"]:.2f}')
        judged.notes.append(f'{theme}: at least {least[0]:.2f} ({least[1]})')


@check('accessibility: icons')
def icons(lab, judged):
    """Each icon is drawn with a contrast of at least 3, also with forced colours of the system."""
    def judge(where, seen):
        least = (99, '')
        for screen, elements in seen:
            for element in elements:
                contrast = element['iconContrast']
                if not contrast:
                    continue
                least = min(least, (contrast, element['name']))
                judged.expect(element['icon'].startswith('url(') and contrast >= 3,
                              f'{screen.name}, {where}: {element["name"]}', f'{element["icon"][:20]} {contrast:.2f}')
        judged.notes.append(f'{where}: at least {least[0]:.2f} ({least[1]})')

    for theme in ('light', 'dark'):
        judge(theme, surveys(lab, judged, theme))
        seen = each(lab, judged, theme, some('home', 'result', 'picker', 'precision') if lab.is_quick else None, forced_colors='active')
        judge(f'{theme}, forced colors', ((screen, survey(app)) for screen, app in seen))


def overlap(one, other):
    """Returns the overlap of two boxes in the direction in which it is smaller, in pixels."""
    width = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    height = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return min(width, height)


@check('accessibility: 44 px')
def targets(lab, judged):
    """Each control is at least 44 px wide and high."""
    def judge(screen, elements, width):
        for element in elements:
            if element['isControl']:
                _, _, wide, high = element['box']
                judged.expect(min(wide, high) >= TARGET - .01, f'{screen.name}, {width} px: {element["name"]}', f'{wide:g} × {high:g}')

    for screen, elements in surveys(lab, judged):
        judge(screen, elements, 390)
    for width in () if lab.is_quick else (320, 1280):
        for screen, app in each(lab, judged, viewport={'width': width, 'height': 844}):
            judge(screen, survey(app), width)


@check('accessibility: widths')
def widths(lab, judged):
    """From 320 to 1280 px, nothing scrolls sideways, exceeds the window or is cut off."""
    for screen, app in each(lab, judged):
        for width in (320, 1280) if lab.is_quick else WIDTHS:
            app.page.set_viewport_size({'width': width, 'height': 568 if width == 320 else 800})
            judge_fit(app, judged, f'{screen.name}, {width} px', width)


def judge_fit(app, judged, where, width):
    """Judges that a page is no wider than its window, and that no text or control is cut off or exceeds the window."""
    app.rest()
    wide = app.page.evaluate('document.documentElement.scrollWidth')
    judged.expect(wide <= width, where, f'{wide} px wide')
    elements = survey(app)
    for element in elements:
        if element['isText'] or element['isControl']:
            judged.expect(not element['clipped'] or element['isField'], f'{where}: {element["name"]}', 'is cut off')
    outside = app.page.evaluate('''() => [...document.querySelectorAll('#app button, #app input, #app output, #app p, #app h1, #app h2, #app dd')]
      .filter((node) => node.checkVisibility() && !node.closest('[inert], .hidden'))
      .filter((node) => { for (let place = node.parentElement; place; place = place.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(place).overflowX) && place.scrollWidth > place.clientWidth) return false; return true; })
      .map((node) => [node.id || node.className || node.localName, node.getBoundingClientRect()])
      .filter(([, box]) => box.left < -.5 || box.right > innerWidth + .5).map(([name, box]) => [name, `${box.left} to ${box.right}`])''')
    judged.count += len(elements)
    for name, place in outside:
        judged.expect(False, f'{where}: {name}', place)


def judge_growth(judged, where, size, grown, percent, width):
    """Judges that text grew by a percentage.

    Text of 22 px and more grows less, as Apple's large styles do. It stays larger than body text,
    unless a word would be wider than the window. In a wide window, the size of a value depends on
    its field, which becomes wider when the panels are stacked.
    """
    is_refitted = width > PHONE['width'] and where.endswith('#value')
    is_large = size >= LARGE
    wanted = min(BODY * percent / 100, .11 * width) if is_large else size * percent / 100
    judged.expect(grown > wanted - .6 and (is_large or is_refitted or grown < wanted + .6), where, f'{grown:.1f} px in place of {wanted:.1f}')


# The words of titles, with the number of lines on which each word is.
BROKEN = r"""() => [...document.querySelectorAll('#app h1, #app h2, #app h3')].filter((node) => node.checkVisibility()).flatMap((node) => {
  const texts = [...node.childNodes].filter((child) => child.nodeType === 3);
  return texts.flatMap((text) => [...text.data.matchAll(/[^\s-]+-?/g)].map((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return [word[0], new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size];
  }));
})"""


def judge_words(app, judged, where):
    """Judges that each word of a title is on one line."""
    for word, lines in app.page.evaluate(BROKEN):
        judged.expect(lines == 1, f'{where}: {word}', f'stands on {lines} lines')


@check('accessibility: text size')
def text_size(lab, judged):
    """At 200 and 310 %, all text except that of tabs grows, nothing scrolls sideways or is cut off, no word of a title breaks and no controls overlap."""
    for screen, app in each(lab, judged):
        for percent in (310,) if lab.is_quick else (200, 310):
            for width in (320,) if lab.is_quick else (320, 390, 1280):
                app.page.set_viewport_size({'width': width, 'height': 844})
                app.scale_text(100)
                before = {(e['name'], e['text']): e['size'] for e in survey(app) if e['isText']}
                app.scale_text(percent)
                where = f'{screen.name}, {percent} %, {width} px'
                judge_fit(app, judged, where, width)
                elements = survey(app)
                for element in elements:
                    # As on iOS, the words of tabs grow little and are beside their icons.
                    size = before.get((element['name'], element['text'])) if '#tab-' not in element['name'] else None
                    if element['isText'] and size:
                        judge_growth(judged, f'{where}: {element["name"]}', size, element['size'] * percent / 100, percent, width)
                controls = [e for e in elements if e['isControl'] and not e['isField']]
                for place, one in enumerate(controls):
                    for other in controls[place + 1:place + 8]:
                        # An element under the tab bar, or under the button that restores a removal,
                        # can be scrolled into view.
                        if any((part in one['name']) != (part in other['name']) for part in ('#tab-', '#restore')):
                            continue
                        shared = overlap(one['seenBox'], other['seenBox'])
                        judged.expect(shared < 4, f'{where}: {one["name"]} and {other["name"]}', f'share {shared:.0f} px')
        app.page.set_viewport_size({'width': 320, 'height': 844})
        judge_words(app.rest(), judged, f'{screen.name}, 310 %, 320 px')


# The texts of an element between which a line may break, each with the number of its lines.
LINES = """(selector) => {
  const parts = [['', new Set()]];
  for (const node of document.querySelector(selector).firstElementChild.children) {
    if (node.localName === 'wbr') parts.push(['', new Set()]);
    const part = parts.at(-1);
    part[0] += node.textContent;
    for (const box of node.getClientRects()) if (box.width) part[1].add(Math.round(box.top));
  }
  return parts.map(([text, tops]) => [text, tops.size]);
}"""


@check('accessibility: long numbers')
def long_numbers(lab, judged):
    """A long input gets smaller type, then shows its beginning with an ellipsis; a result breaks between groups of digits."""
    sizes_of_pages = ((390, 100), (320, 310), (320, 100), (1280, 100))
    for width, percent in sizes_of_pages[:2] if lab.is_quick else sizes_of_pages:
        size = {'width': width, 'height': 844}
        with lab.browser.app(viewport=size) as app:
            app.scale_text(percent)
            sizes = []
            for count in (1, 8, 12, 16, 20, 26, 40, 60):
                where = f'{count} digits, {width} px, {percent} %'
                digits = '1234567890' * 6
                app.go(f'#/converter?from=foot&to=meter&value={digits[:count]}')
                app.scale_text(percent)
                app.page.locator('#swap, #key-swap').locator('visible=true').first.focus()
                field = app.page.evaluate("""() => { const node = document.getElementById('value'); const style = getComputedStyle(node);
                  return [node.scrollWidth - node.clientWidth, node.scrollLeft, style.textOverflow, parseFloat(style.fontSize)]; }""")
                hidden, start, overflow, font = field
                sizes.append(font)
                said = app.page.locator('#length').count() == 1
                judged.expect(hidden <= 1 or start == 0 and overflow == 'ellipsis', f'{where}: #value', field)
                judged.expect(said or count < 22, f'{where}: #length', 'is missing')
                if percent == 100:
                    judged.expect(hidden <= 1 or font <= 17.1, f'{where}: #value is cut in large type', field)
                for text, lines in app.page.evaluate(LINES, '#result'):
                    judged.expect(lines == 1, f'{where}: #result', f'{text!r} breaks')
                judge_fit(app, judged, where, width)
            judged.expect(sizes == sorted(sizes, reverse=True) and (sizes[0] > sizes[-1]), f'{width} px: sizes of #value', sizes)


@check('accessibility: keypad')
def keypad(lab, judged):
    """On a small phone, the keys are at least 64 × 52 px, all keys are visible, and no title begins above the page."""
    size = {'width': 320, 'height': 568}
    for screen, app in each(lab, judged, screens=[screen for screen in chosen(lab) if not screen.is_dialog], viewport=size):
        if screen.name == 'result':
            app.page.set_viewport_size({'width': 390, 'height': 664})
            box = app.rest().page.locator('#swap').bounding_box()
            judged.expect(box and 190 < box['x'] + box['width'] / 2 < 200, 'the button that swaps, with bars of a browser', box)
            app.page.set_viewport_size(size)
            app.rest()
        top = app.page.locator('main h1').evaluate('(title) => title.getBoundingClientRect().top + scrollY')
        judged.expect(top >= 0, f'{screen.name}: the title', f'begins {-top:g} px above the page')
        for element in survey(app):
            if 'key' in element['class'].split():
                left, top, wide, high = element['box']
                judged.expect(wide >= 64 and high >= 52, f'{screen.name}: {element["name"]}', f'{wide:g} × {high:g}')
                judged.expect(top + high <= size['height'], f'{screen.name}: {element["name"]}', f'ends at {top + high:g}')


READINGS['tree'] = lambda app: app.page.context.new_cdp_session(app.page).send('Accessibility.getFullAXTree')['nodes']
# Titles, identifiers and references to them, live regions, the language and the title of the
# document.
READINGS['structure'] = reading('''() => ({
  h1: document.querySelectorAll('#app h1').length, main: document.querySelectorAll('main').length,
  levels: [...document.querySelectorAll('#app h1, #app h2, #app h3, #app h4')].map((node) => +node.localName[1]),
  ids: [...document.querySelectorAll('[id]')].map((node) => node.id),
  live: document.querySelectorAll('[aria-live], [role=status], [role=alert]').length,
  lang: document.documentElement.lang, title: document.title,
  labels: [...document.querySelectorAll('[aria-labelledby], [aria-describedby], [for]')].flatMap((node) =>
    ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) => node.getAttribute(name)?.split(' ') ?? []))
    .filter((id) => !document.getElementById(id)),
})''')


@check('accessibility: names and structure')
def structure(lab, judged):
    """In the accessibility tree each control has a name; there is one h1, headings are in order, and there are one main and live regions."""
    for screen, nodes in visits(lab, judged, 'tree'):
        for node in nodes:
            role = node.get('role', {}).get('value', '')
            if node.get('ignored') or role not in ('button', 'link', 'textbox', 'searchbox', 'dialog', 'heading', 'slider', 'checkbox', 'radio', 'radiogroup', 'group', 'region', 'switch', 'tab', 'option'):
                continue
            judged.expect(node.get('name', {}).get('value', '').strip(), f'{screen.name}: a {role} of the accessibility tree', 'has no name')
    for screen, page in visits(lab, judged, 'structure'):
        where = screen.name
        judged.equal(page['h1'], 1, f'{where}: h1')
        judged.equal(page['main'], 1, f'{where}: main')
        judged.expect(all(after <= before + 1 for before, after in zip([0] + page['levels'], page['levels'])), f'{where}: headings', page['levels'])
        judged.equal(sorted(page['ids']), sorted(set(page['ids'])), f'{where}: ids')
        judged.equal(page['labels'], [], f'{where}: labels that name no element')
        judged.expect(page['live'], f'{where}: live regions', 'none')
        judged.expect(page['lang'] and page['title'], f'{where}: language and title', (page['lang'], page['title']))


# The accessibility tree of each screen as a screen reader gets it; METRYVO_UPDATE=1 writes the file
# again.
TREES = FOLDER / 'trees.txt'
# The roles of nodes that a screen reader does not announce.
SILENT = ('none', 'generic', 'InlineTextBox', 'RootWebArea', 'ListMarker', 'LabelText')
STATES = ('checked', 'pressed', 'expanded', 'disabled', 'level', 'modal', 'invalid')


def outline(nodes):
    """Returns an accessibility tree as indented lines: the role, name, value and states of each element."""
    by_id = {node['nodeId']: node for node in nodes}

    def lines(node, depth, named):
        role, name = (node.get(key, {}).get('value', '') for key in ('role', 'name'))
        # A text that is the name of its element is not listed again; the text of a paragraph is
        # listed.
        is_said = not node.get('ignored') and role not in SILENT and not (role == 'StaticText' and named)
        if is_said:
            states = [f'{found["name"]}={found["value"].get("value")}' for found in node.get('properties', [])
                      if found['name'] in STATES and found['value'].get('value') not in ('false', False)]
            said = [role, json.dumps(name, ensure_ascii=False)]
            if 'value' in node:
                said.append('= ' + json.dumps(node['value'].get('value'), ensure_ascii=False))
            yield '  ' * depth + ' '.join(said + sorted(states))
        for child in node.get('childIds', []):
            if child in by_id:
                yield from lines(by_id[child], depth + is_said, name if is_said else named or role == 'LabelText')

    return [line for node in nodes if 'parentId' not in node for line in lines(node, 0, '')]


@check('accessibility: tree', quick=False)
def tree(lab, judged):
    """The accessibility tree of each screen, element by element, equals the tree in trees.txt."""
    found = {screen.name: outline(nodes) for screen, nodes in visits(lab, judged, 'tree')}
    if os.environ.get('METRYVO_UPDATE'):
        TREES.write_text(''.join(f'== {name}\n' + ''.join(line + '\n' for line in lines) for name, lines in found.items()))
    kept = {}
    for line in TREES.read_text().splitlines():
        if line.startswith('== '):
            kept[line[3:]] = here = []
        else:
            here.append(line)
    for name, lines in found.items():
        judged.count += len(lines)
        changed = [line for line in difflib.unified_diff(kept.get(name, []), lines, lineterm='', n=0) if line[0] in '+-' and line[:3] not in ('+++', '---')]
        judged.expect(not changed, f'{name}: what a screen reader says', '; '.join(changed[:4]))


# The maximum number of presses of the Tab key on a screen.
STOPS = 120

# The controls that never had the focus. Controls after the last focused one count only if the Tab
# key reached the end of the page.
UNREACHED = '''(isWhole) => {
  const groups = new Set(seen.filter((node) => node.type === 'radio').map((node) => node.name)), last = seen.at(-1);
  return [...document.querySelectorAll('#app :is(button, input)')].filter((node) => node.checkVisibility() && !node.closest('[inert], [aria-hidden]')
    // One radio button of a group has the focus.
    && !seen.includes(node) && !groups.has(node.name) && (isWhole || last.compareDocumentPosition(node) & 2))
    .map((node) => node.id || node.dataset.action + ' ' + (node.dataset.value ?? node.value));
}'''


@check('accessibility: focus')
def focus(lab, judged):
    """The Tab key reaches each control in the order of the page, and each control shows the focus."""
    for screen, app in each(lab, judged, screens=some('result', 'picker', 'precision') if lab.is_quick else None):
        # The name of each focused element, whether it follows the previous one, and whether it has
        # a ring.
        order = []
        app.page.evaluate('''() => { document.activeElement?.blur(); window.seen = [];
          document.body.setAttribute('tabindex', '-1'); document.body.focus(); document.body.removeAttribute('tabindex'); }''')
        for _ in range(STOPS):
            app.page.keyboard.press('Tab')
            state = app.page.evaluate('''() => {
              const node = document.activeElement;
              if (!node || node === document.body || seen.includes(node)) return null;
              const before = seen.at(-1);
              seen.push(node);
              const ringed = (place) => { const s = getComputedStyle(place); return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2; };
              const ring = ringed(node) || (node.parentElement && (ringed(node.parentElement) || ringed(node.closest('.card') ?? node)));
              return { name: node.id || node.dataset.action + ' ' + (node.dataset.value ?? node.value ?? ''), ring: !!ring,
                follows: !before || !!(before.compareDocumentPosition(node) & 4) };
            }''')
            if not state:
                break
            order.append(state)
        for state in order:
            judged.expect(state['ring'], f'{screen.name}: {state["name"]}', 'shows no focus')
            judged.expect(state['follows'], f'{screen.name}: {state["name"]}', 'is focused before what stands in front of it')
        missed = app.page.evaluate(UNREACHED, len(order) < STOPS)
        judged.expect(not missed and order, f'{screen.name}: controls that Tab does not reach', missed)


# The boxes that a mirrored page does not mirror. Inside an element that scrolls sideways, boxes
# depend on the scroll position and are left out.
UNMIRRORED = '''() => {
  const root = document.documentElement, found = { judged: 0, wrong: [] };
  const boxes = () => [...document.querySelectorAll('#app *')]
    .filter((node) => node instanceof HTMLElement && !node.closest('.chips > *, .hidden') && getComputedStyle(node).display !== 'inline')
    .map((node) => [node, node.getBoundingClientRect()]);
  const before = boxes();
  root.dir = 'rtl';
  const after = new Map(boxes());
  root.dir = 'ltr';
  for (const [node, box] of before) {
    if (!box.width || !after.has(node)) continue;
    found.judged++;
    // Digits stand in their order in each language.
    const row = node.parentElement.closest('.keypad, .steps');
    const mirrored = row ? after.get(node).left - after.get(row).left + new Map(before).get(row).left
      : root.clientWidth - after.get(node).right;
    if (Math.abs(box.left - mirrored) > 1)
      found.wrong.push([node.id || node.className || node.localName, `${box.left.toFixed(1)} px, mirrored ${mirrored.toFixed(1)} px`]);
  }
  return found;
}'''


# The positions of the first and the last character of a text.
ENDS = '''(selector) => [...document.querySelectorAll(selector)].map((node) => {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT), texts = [];
  while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
  const left = (text, place) => { const range = new Range(); range.setStart(text, place); range.setEnd(text, place + 1); return range.getBoundingClientRect().left; };
  const last = texts.at(-1);
  return [node.textContent, left(texts[0], 0), left(last, last.data.length - 1)];
})'''


@check('accessibility: right to left', quick=False)
def right_to_left(lab, judged):
    """On a mirrored page each box is mirrored, nothing scrolls sideways or exceeds 320 or 390 px, and numbers and symbols run left to right."""
    with lab.browser.app('#/converter?from=celsius&to=fahrenheit&value=-40', locale='ar-XB') as app:
        for text, first, last in app.page.evaluate(ENDS, '#result, .unit-symbol, #precision'):
            judged.expect(first < last, f'{text}, from right to left', f'begins at {first:.0f} px, ends at {last:.0f} px')
    for screen, app in each(lab, judged):
        for width in (390, 1280):
            app.page.set_viewport_size({'width': width, 'height': 800})
            found = app.rest().page.evaluate(UNMIRRORED)
            judged.add({'judged': found['judged'],
                        'wrong': [(f'{screen.name}, {width} px: {name}', places) for name, places in found['wrong']]})
        app.page.evaluate('document.documentElement.dir = "rtl"')
        for width in (320, 390):
            app.page.set_viewport_size({'width': width, 'height': 800})
            judge_fit(app, judged, f'{screen.name}, mirrored, {width} px', width)


@check('accessibility: spacing of text', quick=False)
def spacing(lab, judged):
    """With more space between letters, words and lines, nothing is cut off (WCAG 1.4.12)."""
    for screen, app in each(lab, judged):
        app.page.evaluate('''() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }');
          document.adoptedStyleSheets.push(sheet);
        }''')
        judge_fit(app, judged, f'{screen.name}, spaced', 390)


# The elements that stay in place when a page or a list scrolls, with their distances from the top
# and the bottom of the window.
STAYING = '''() => [...document.querySelectorAll('.tab, #back, .small-title, #sheet-close, #card-close, #alert-cancel')]
  .filter((node) => !node.closest('[inert]') && getComputedStyle(node).opacity === '1').map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { top, bottom } = (node.matches('.small-title') ? range : node).getBoundingClientRect();
    return [node.id || node.className, top, innerHeight - bottom];
  })'''
NOTCH, HANDLE = 59, 34


@check('accessibility: safe areas')
def safe_areas(lab, judged):
    """No element that stays in place is under a phone's notch, or under the line at its bottom."""
    more = () if lab.is_quick else ('picker of all', 'card', 'home', 'tip', 'settings')
    for screen, app in each(lab, judged, screens=some('result', 'all units', 'precision', 'alert', *more), viewport=PHONE):
        app.page.context.new_cdp_session(app.page).send('Emulation.setSafeAreaInsetsOverride', {'insets': {'top': NOTCH, 'bottom': HANDLE}})
        for way in (0, 300):
            app.page.evaluate(f'scrollTo(0, {way})')
            app.page.wait_for_timeout(100)
            for name, top, bottom in app.page.evaluate(STAYING):
                judged.expect(top >= NOTCH and bottom >= HANDLE, f'{screen.name}, scrolled by {way}: {name}', [top, bottom])
