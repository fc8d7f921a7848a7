"""The criteria of the PayMe document for the System skin, as rules over computed styles, the tree and logs."""
import re

from accessibility_checks import READINGS, judge_growth, reading, survey, surveys, visits
from checks import check
from pages import ANIMATION_OF
from screens import each, link, some

ROLES = {
    'light': {'page': '#F2F2F7', 'card': '#FFFFFF', 'pressed': '#E5E5EA', 'text': '#000000', 'secondary': '#6C6C70',
              'action': '#007AFF', 'strong': '#0040DD', 'problem': '#D70015', 'destructive': '#FF3B30', 'accent': '#5856D6'},
    'dark': {'page': '#000000', 'card': '#1C1C1E', 'pressed': '#2C2C2E', 'text': '#FFFFFF', 'secondary': '#AEAEB2',
             'action': '#0A84FF', 'strong': '#409CFF', 'problem': '#FF6961', 'destructive': '#FF453A', 'accent': '#7D7AFF'},
}
# The colors that change if the system asks for more contrast.
ROLES['contrast'] = ROLES['light'] | {'page': '#EBEBF0', 'pressed': '#D8D8DC', 'secondary': '#3C3C43', 'action': '#0040DD',
                                      'destructive': '#D70015', 'accent': '#3634A3'}
ROLES['dark contrast'] = ROLES['dark'] | {'card': '#242426', 'pressed': '#363638', 'secondary': '#D1D1D6', 'action': '#409CFF',
                                          'destructive': '#FF6961'}
SEPARATORS = {'light': 'rgb(60 60 67 / .29)', 'dark': 'rgb(84 84 88 / .6)', 'contrast': '#6C6C70', 'dark contrast': '#8E8E93'}
# The custom properties whose names differ from their roles.
PROPERTIES = {'strong': 'action-text'}
WHITE = (255, 255, 255)
NO_COLOR = 'rgba(0, 0, 0, 0)'


def color(text):
    """Returns red, green and blue of a computed color or of `#RRGGBB`, and the opacity of a translucent color."""
    if text.startswith('#'):
        return tuple(int(text[place:place + 2], 16) for place in (1, 3, 5))
    return tuple(float(part) for part in re.findall(r'[\d.]+', text))


def judge(lab, judged, rule, choose=lambda element: element['isText'], themes=('light',)):
    """Judges the chosen elements of all screens by a rule, which returns whether it holds and the measured value."""
    for theme in themes:
        roles = {name: color(value) for name, value in ROLES[theme].items()}
        for screen, elements in surveys(lab, judged, theme):
            for element in elements:
                if choose(element):
                    is_right, measured = rule(element, roles)
                    judged.expect(is_right, f'{screen.name}, {theme}: {element["name"]}', measured)


def themes_of(lab):
    """Returns the themes with their own roles; a quick check leaves out the themes with more contrast."""
    return ('light', 'dark') if lab.is_quick else tuple(ROLES)


@check('R1.1 system font')
def r1_1(lab, judged):
    """All text has the system's font."""
    judge(lab, judged, lambda e, _: (e['font'].startswith(('-apple-system', 'system-ui')), e['font']))


@check('R1.2 large title')
def r1_2(lab, judged):
    """h1 has size 34 px, line height 41 px and weight 700."""
    judge(lab, judged, lambda e, _: ((e['size'], e['line'], e['weight']) == (34, 41, 700), (e['size'], e['line'], e['weight'])),
          lambda e: e['tag'] == 'h1')


@check('R1.3 title 2')
def r1_3(lab, judged):
    """h2 has size 22 px, line height 28 px and weight 600."""
    judge(lab, judged, lambda e, _: ((e['size'], e['line'], e['weight']) == (22, 28, 600), (e['size'], e['line'], e['weight'])),
          lambda e: e['tag'] == 'h2' and 'group-heading' not in e['class'] and '.alert ' not in e['name'])


@check('R1.4 body')
def r1_4(lab, judged):
    """Text of 16 to 18 px is body text: 17 px with weight 400, or 600 for a chosen element."""
    judge(lab, judged, lambda e, _: (e['size'] == 17 and e['weight'] in (400, 600), (e['size'], e['weight'])),
          lambda e: e['isText'] and 16 <= e['size'] <= 18)


@check('R1.5 caption')
def r1_5(lab, judged):
    """All other text has a size of the scale: captions 13 to 15 px with weight 400, keys 24 px, numbers 17 to 48 px, as large as they fit."""
    def rule(e, _):
        fits = (e['class'] == 'digit' or e['name'] in ('#value', '#result', '#display', '#amount', '#percent')) and 17 <= e['size'] <= 48
        return 13 <= e['size'] <= 15 and e['weight'] == 400 or fits or e['size'] in (17, 22, 24, 28, 34), (e['size'], e['weight'])
    judge(lab, judged, rule)


@check('R1.6 gray for secondary text')
def r1_6(lab, judged):
    """Captions have the secondary color, or the color of an action or a problem."""
    judge(lab, judged, lambda e, roles: (color(e['color']) in [roles[name] for name in ('secondary', 'text', 'strong', 'problem')], e['color']),
          lambda e: e['isText'] and e['size'] <= 15, ('light', 'dark'))


@check('R1.7 text follows the size')
def r1_7(lab, judged):
    """At a text size of 200 %, each text except those of tabs is twice as large, and a large title is larger than the body."""
    for screen, app in each(lab, judged, screens=some('result', 'search', 'card', 'precision')):
        before = {(e['name'], e['text']): e['size'] for e in survey(app) if e['isText']}
        app.scale_text(200)
        for e in survey(app):
            # As on iOS, the words of tabs grow little and are beside their icons.
            size = before.get((e['name'], e['text'])) if '#tab-' not in e['name'] else None
            if e['isText'] and size:
                judge_growth(judged, f'{screen.name}: {e["name"]}', size, e['size'] * 2, 200, 390)


@check('R2.1 grouped background')
def r2_1(lab, judged):
    """The page has the grouped background."""
    judge(lab, judged, lambda e, roles: (color(e['background']) == roles['page'], e['background']), lambda e: e['tag'] == 'html', themes_of(lab))


@check('R2.1 chosen theme')
def r2_1_chosen(lab, judged):
    """A chosen theme applies on a system with the other theme, at once and after a new start."""
    for system, theme, page in (('dark', 'light', '#F2F2F7'), ('light', 'dark', '#000000'), ('light', 'oled', '#000000')):
        with lab.browser.app(color_scheme=system) as app:
            app.choose('theme', theme)
            for moment in ('when it is chosen', 'after a new start'):
                color = app.page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--page").trim()')
                judged.equal(color.upper(), page, f'{theme} on a {system} system, {moment}: the page')
                app.reload()


@check('R2.1 roles')
def r2_1_roles(lab, judged):
    """Each role has exactly its color in light, dark and OLED, with and without more contrast, by the system or by choice."""
    names = ('page', 'card', 'pressed', 'text', 'secondary', 'action', 'strong', 'problem')
    with lab.browser.app() as app:
        for chosen in ('system', 'light', 'dark', 'oled'):
            if chosen != 'system':
                app.choose('theme', chosen)
            for system in ('light', 'dark'):
                for contrast in ('no-preference', 'more'):
                    app.page.emulate_media(color_scheme=system, contrast=contrast)
                    theme = {'system': system, 'oled': 'dark'}.get(chosen, chosen)
                    theme = theme if contrast != 'more' else 'contrast' if theme == 'light' else 'dark contrast'
                    wanted = {name: ROLES[theme][name] for name in names} | {'separator': SEPARATORS[theme]}
                    wanted |= {'card': '#000000'} if chosen == 'oled' else {}
                    for name, value in wanted.items():
                        found = app.page.evaluate('(name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim()',
                                                  f'--{PROPERTIES.get(name, name)}')
                        judged.equal(found.upper(), value.upper(), f'{chosen} on a {system} system, contrast {contrast}: {name}')


@check('R2.1 accents')
def r2_1_accents(lab, judged):
    """Each accent is legible as text on page, card and pressed row, its fill stands out, and indigo is the system's color."""
    measure = """() => { const style = getComputedStyle(document.documentElement), probe = document.createElement('i');
      document.body.append(probe);
      return Object.fromEntries(['page', 'card', 'pressed', 'action', 'action-text', 'on-action'].map((name) => {
        probe.style.color = `var(--${name})`; return [name, getComputedStyle(probe).color]; })); }"""
    light = lambda text: sum(part * (value / 12.92 if value <= .04045 else ((value + .055) / 1.055) ** 2.4)
                             for part, value in zip((.2126, .7152, .0722), (value / 255 for value in color(text))))
    contrast = lambda *texts: (max(map(light, texts)) + .05) / (min(map(light, texts)) + .05)
    for scheme in ('light', 'dark'):
        with lab.browser.app(color_scheme=scheme) as app:
            for accent in ('blue', 'indigo', 'purple', 'green', 'orange', 'teal'):
                if accent != 'blue':
                    app.choose('accent', accent)
                found, where = app.page.evaluate(measure), f'{accent}, {scheme}'
                for name in ('page', 'card', 'pressed'):
                    judged.expect(contrast(found['action-text'], found[name]) >= 4.5, f'{where}: text on {name}', found)
                judged.expect(contrast(found['action'], found['page']) >= 3 and contrast(found['action'], found['on-action']) >= 3, f'{where}: fill', found)
                if accent in ('blue', 'indigo'):
                    wanted = ROLES[scheme]['action' if accent == 'blue' else 'accent']
                    judged.equal(color(found['action']), color(wanted), f'{where}: fill of the system')
            lab.noise += app.noise


@check('R2.2 cards')
def r2_2(lab, judged):
    """Cards have the secondary grouped background."""
    judge(lab, judged, lambda e, roles: (color(e['background']) == roles['card'], e['background']),
          lambda e: 'card' in e['class'].split(), themes_of(lab))


@check('R2.3 blue for actions')
def r2_3(lab, judged):
    """Each filled element that is neither page nor card has the color of actions."""
    judge(lab, judged, lambda e, roles: (color(e['background']) in [roles[name] for name in ('action', 'strong', 'page', 'card', 'pressed')], e['background']),
          lambda e: e['isControl'] and e['background'] != NO_COLOR and 'swipe-button' not in e['class'], ('light', 'dark'))


@check('R2.4 red for problems')
def r2_4(lab, judged):
    """Words about a problem are red."""
    judge(lab, judged, lambda e, roles: (color(e['color']) in (roles['problem'], roles['destructive']), e['color']),
          lambda e: 'problem' in e['class'].split() and e['isText'], ('light', 'dark'))


@check('R2.5 gray for what is beside')
def r2_5(lab, judged):
    """Symbols of units, notes and placeholders have the secondary color, except those about a problem (R2.4)."""
    judge(lab, judged, lambda e, roles: (color(e['color']) == roles['secondary'], e['color']),
          lambda e: e['isText'] and re.search(r'symbol|caption|note\b|notes|bar-note', e['class']) and 'problem' not in e['class'].split(),
          themes_of(lab))


@check('R2.6 no gradients, no glass')
def r2_6(lab, judged):
    """No background has a picture or a gradient, nothing is blurred or casts a shadow, and each color belongs to a role."""
    def rule(e, roles):
        # R5.3 judges the light blur behind an alert.
        plain = e['image'] == 'none' and e['filter'] == 'none' and (e['backdrop'] in ('none', '') or e['class'] == 'alert-back')
        # The colors of favourites are the person's choice.
        known = color(e['background']) in roles.values() or e['background'] == NO_COLOR or e['class'].startswith('tag ') or e['class'] == 'alert-back'
        return plain and known and e['shadow'] == 'none', (e['image'], e['filter'], e['backdrop'], e['background'], e['shadow'])
    judge(lab, judged, rule, lambda _: True, ('light', 'dark'))


@check('R3 buttons')
def r3(lab, judged):
    """Buttons have no shadow, no gradient and no style of the browser, and their text has the color of a role."""
    def rule(e, roles):
        colors = list(roles.values()) + [WHITE, (0, 0, 0)]
        plain = e['shadow'] == 'none' and e['textShadow'] == 'none' and e['image'] == 'none' and e['appearance'] in ('none', 'auto')
        return plain and color(e['color']) in colors, (e['shadow'], e['textShadow'], e['image'], e['color'])
    judge(lab, judged, rule, lambda e: e['tag'] == 'button', ('light', 'dark'))


@check('R3.1 primary actions')
def r3_1(lab, judged):
    """The main action of a screen is filled with the color of actions, or its icon has this color; text is darker, as it must be read."""
    def rule(e, roles):
        filled = color(e['background']) == roles['action'] and e['background'] != NO_COLOR
        return filled or color(e['color']) == roles['strong' if e['isText'] else 'action'], (e['background'], e['color'])
    judge(lab, judged, rule, lambda e: e['tag'] == 'button' and re.search(r'(?<!-)\b(primary|swap|text-button)\b(?! secondary)', e['class']),
          ('light', 'dark'))


@check('R3.2 destructive actions')
def r3_2(lab, judged):
    """Actions that delete are red."""
    judge(lab, judged, lambda e, roles: (color(e['color']) in (roles['problem'], roles['destructive']), e['color']),
          lambda e: e['isText'] and 'destructive' in e['class'] or e['tag'] == 'button' and 'destructive' in e['class'], ('light', 'dark'))


@check('R3.3 secondary actions')
def r3_3(lab, judged):
    """Secondary actions are gray: settings, cards, closing and clearing."""
    judge(lab, judged, lambda e, roles: (color(e['color']) == roles['secondary'], e['color']),
          lambda e: e['tag'] == 'button' and re.search(r'\bsecondary\b|^icon-button icon-(?!star-filled)', e['class']), ('light', 'dark'))


@check('R3.4 rounded rectangles')
def r3_4(lab, judged):
    """A filled button is round, a capsule, or a rectangle with a radius of 8 to 16 px."""
    def rule(e, _):
        capsule = e['isPill'] or e['radius'] >= e['box'][3] / 2 - 1
        return capsule or 8 <= e['radius'] <= 16, e['radius']
    judge(lab, judged, rule, lambda e: e['tag'] == 'button' and e['background'] != NO_COLOR)


# The attributes and the title of the dialog in front.
READINGS['dialog'] = reading('''() => {
  const node = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].find((node) => node.checkVisibility());
  if (!node) return null;
  const title = node.querySelector('h2');
  return { modal: node.ariaModal, isAlert: node.role === 'alertdialog', title: title?.innerText === node.ariaLabel && title?.innerText,
    weight: title && +getComputedStyle(title).fontWeight,
    covered: !!document.querySelector('main')?.inert, close: !!node.querySelector('[aria-label="Close"]') };
}''')


@check('R5 dialogs')
def r5(lab, judged):
    """A dialog has its role, a name and a bold title, and covers the screen."""
    for screen, found in visits(lab, judged, 'dialog'):
        if not screen.is_dialog:
            continue
        where = f'{screen.name}: dialog'
        judged.expect(found, where, 'none')
        if found:
            judged.expect(found['modal'] == 'true' and found['covered'], where, found)
            judged.expect(found['title'] and found['weight'] >= 600, f'{where}, title', found)
            judged.expect(found['close'] or found['isAlert'], f'{where}, close', found)


# An alert, its parts from top to bottom, and its backdrop.
ALERT = """() => {
  const back = document.querySelector('[role=alertdialog]'), alert = back.firstElementChild, [title, text, ...buttons] = alert.children;
  const box = (node) => { const { left, top, width, height } = node.getBoundingClientRect(); return { left, top, width, height }; };
  const look = (node) => { const { fontSize, fontWeight, textAlign, paddingLeft, borderTopWidth, borderTopStyle, color } = getComputedStyle(node);
    return { padding: parseFloat(paddingLeft), size: parseFloat(fontSize), weight: +fontWeight, align: textAlign, line: borderTopStyle === 'solid' && parseFloat(borderTopWidth), color, ...box(node) }; };
  return { box: box(alert), radius: parseFloat(getComputedStyle(alert).borderTopLeftRadius), blur: getComputedStyle(back).backdropFilter,
    shade: getComputedStyle(back).backgroundColor, window: [innerWidth, innerHeight], title: look(title), text: look(text), buttons: buttons.map(look) };
}"""


@check('R5.1 to R5.6 alerts')
def r5_alerts(lab, judged):
    """An alert is centered, 270 px wide, with a radius of 14 px over a light blur; it has a bold title, regular text, and stacked buttons with lines."""
    for theme in ('light', 'dark'):
        roles = {name: color(value) for name, value in ROLES[theme].items()}
        for _, app in each(lab, judged, theme, some('alert')):
            found, where = app.page.evaluate(ALERT), f'{theme}: '
            box, title, text, buttons = found['box'], found['title'], found['text'], found['buttons']
            center = (box['left'] + box['width'] / 2, box['top'] + box['height'] / 2)
            judged.expect(all(abs(one - size / 2) <= 1 for one, size in zip(center, found['window'])), where + 'center', box)
            judged.expect(box['width'] == 270 and found['radius'] == 14, where + 'rectangle', (box, found['radius']))
            judged.expect('blur(' in found['blur'] and found['shade'] != NO_COLOR, where + 'blur', (found['blur'], found['shade']))
            judged.expect(title['weight'] >= 600 and title['size'] == 17 and title['align'] == 'center', where + 'title', title)
            judged.expect(text['weight'] == 400 and text['size'] == 13 and text['align'] == 'center', where + 'text', text)
            judged.equal((title['padding'], text['padding']), (16, 16), where + 'paddings')
            judged.equal(len(buttons), 2, where + 'buttons')
            for button in buttons:
                judged.expect(button['line'] and button['height'] >= 44 and abs(button['width'] - box['width']) < 1, where + 'button', button)
            judged.expect(buttons[1]['top'] >= buttons[0]['top'] + buttons[0]['height'] - 1, where + 'stacked', buttons)
            judged.equal([color(button['color']) for button in buttons], [roles['problem'], roles['strong']], where + 'colors of the buttons')


@check('R6.1 grid')
def r6_1(lab, judged):
    """Paddings, margins and gaps are multiples of 4 px, apart from lines of up to 3 px."""
    def rule(e, _):
        # The keypad is at the bottom, so the margin above it is the rest of the screen.
        margin = e['margin'][1:] if 'keypad' in e['class'].split() else e['margin']
        values = e['padding'] + e['gap'] + ([] if any(value > 44 for value in margin) else margin)
        return all(abs(value) <= 3 or abs(value) % 4 < .05 or abs(value) % 4 > 3.95 for value in values), values
    judge(lab, judged, rule, lambda e: e['class'])
    if not lab.is_quick:
        for screen, app in each(lab, judged, screens=some('result', 'home', 'history cleared')):
            for width, height in ((360, 640), (844, 390), (1280, 800)):
                app.page.set_viewport_size({'width': width, 'height': height})
                for element in survey(app):
                    if element['class']:
                        is_right, measured = rule(element, None)
                        judged.expect(is_right, f'{screen.name}, {width} × {height}: {element["name"]}', measured)


@check('R6.2 margins of the screen')
def r6_2(lab, judged):
    """On a phone, cards are 16 px from the edges; on a phone of at least 414 px, they are 20 px from the edges."""
    def is_card(e):
        return 'card' in e['class'].split() and e['box'][2] > 195

    judge(lab, judged, lambda e, _: (e['box'][0] == 16 == 390 - e['box'][0] - e['box'][2], e['box']), is_card)
    for screen, app in each(lab, judged, screens=some('result', 'home', 'settings')):
        app.page.set_viewport_size({'width': 414, 'height': 896})
        for e in filter(is_card, survey(app)):
            judged.expect(e['box'][0] == 20 == 414 - e['box'][0] - e['box'][2], f'{screen.name}, 414 px: {e["name"]}', e['box'])


# The groups of rows, each with the heading above it and the lines between its rows.
READINGS['groups'] = reading("""() => [...document.querySelectorAll('.rows')].filter((node) => node.checkVisibility() && !node.closest('[inert]')).map((node) => {
  const before = node.previousElementSibling, rows = [...node.children].filter((row) => row.matches('.row'));
  const lines = rows.slice(1).map((row) => getComputedStyle(row.querySelector('.swiped') ?? row, '::before')).filter((line) => line.borderTopStyle === 'solid'
    && parseFloat(line.borderTopWidth) >= 0.5 && line.insetInlineStart === '16px');
  return { name: before?.textContent ?? '', heading: before?.matches('h2, h3') ?? false, size: before ? parseFloat(getComputedStyle(before).fontSize) : 0,
    rows: rows.length, other: node.children.length - rows.length, lines: lines.length };
})""")


@check('R6.3 groups as in Settings')
def r6_3(lab, judged):
    """Rows are in groups: each has a caption above it and, between its rows, hairlines that begin at the text."""
    for screen, groups in visits(lab, judged, 'groups'):
        for group in groups:
            where = f'{screen.name}: rows of {group["name"]!r}'
            judged.expect(not group['heading'] or 13 <= group['size'] <= 15, f'{where}, heading', group)
            judged.expect(group['rows'] and not group['other'] and group['lines'] == group['rows'] - 1, f'{where}, lines', group)


@check('R6.4 groups')
def r6_4(lab, judged):
    """Rows are in cards with round corners of 8 to 16 px on the grouped background."""
    judge(lab, judged, lambda e, _: (8 <= e['radius'] <= 16, e['radius']), lambda e: 'card' in e['class'].split())


# The texts in cards, each with its distances from the edges of the card.
READINGS['insets'] = reading('''() => {
  const found = { judged: 0, wrong: [] };
  for (const card of document.querySelectorAll('.card')) {
    const { left, right } = card.getBoundingClientRect();
    const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode, range = document.createRange();
      // What a swipe brings lies beside its card.
      if (!node.data.trim() || node.parentElement.closest('.hidden, .swipe-button')) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (!box.width) continue;
      found.judged++;
      const inset = Math.min(box.left - left, right - box.right);
      if (inset < 12) found.wrong.push([node.data.trim().slice(0, 40), `${inset.toFixed(1)} px from the edge of its card`]);
    }
  }
  return found;
}''')


@check('R6.4 text in groups')
def r6_4_text(lab, judged):
    """Text in a card is at least 12 px from the edges of the card."""
    for screen, found in visits(lab, judged, 'insets'):
        judged.add({'judged': found['judged'], 'wrong': [(f'{screen.name}: {text}', inset) for text, inset in found['wrong']]})


@check('R6.5, R16.2 readable text')
def r6_5(lab, judged):
    """Text has a contrast of at least 4.5, large text of at least 3."""
    judge(lab, judged, lambda e, _: (e['contrast'] >= (3 if e['size'] >= 24 else 4.5), f'{e["contrast"]:.2f}'),
          lambda e: e['isText'] and not e['isDisabled'], ('light', 'dark'))


@check('R7 fields')
def r7(lab, judged):
    """Fields have no border, are in a rounded card, and request the fitting keyboard."""
    def rule(e, _):
        fits = e['inputmode'] == 'decimal' or e['type'] == 'search' or e['name'] == '#label'
        return max(e['border']) <= 1 and fits and e['shadow'] == 'none', (e['border'], e['inputmode'], e['type'], e['shadow'])
    judge(lab, judged, rule, lambda e: e['isField'])
    for screen, app in each(lab, judged, screens=some('result', 'search')):
        field = '#value' if screen.name == 'result' else '#unit-search'
        radius = app.page.evaluate('''(field) => { for (let n = document.querySelector(field); n; n = n.parentElement)
          if (getComputedStyle(n).backgroundColor !== 'rgba(0, 0, 0, 0)') return parseFloat(getComputedStyle(n).borderTopLeftRadius); }''', field)
        judged.expect(8 <= radius <= 16, f'{screen.name}: the card around {field}', radius)


@check('R10 motion')
def r10(lab, judged):
    """Each motion takes 200 to 300 ms, runs once, and neither bounces nor scales; with less motion, elements fade."""
    for motion in ('no-preference', 'reduce'):
        script = ANIMATION_OF + '''
          window.moves = [];
          addEventListener('animationstart', (event) => {
            const found = animationOf(event);
            // What follows a finger has no time, and what went away moves no more.
            if (!event.target.isConnected || found && found.timeline !== document.timeline) return;
            const timing = found?.effect.getComputedTiming();
            moves.push({ name: event.animationName, time: timing?.duration, count: timing?.iterations, easing: timing?.easing,
              own: getComputedStyle(event.target, event.pseudoElement).animationTimingFunction,
              frames: found?.effect.getKeyframes().map(({ transform, scale, opacity }) => `${transform} ${scale}`).join(' ') });
          }, true);
        '''
        with lab.browser.app(link('mile', 'kilometer', '5'), script=script, reduced_motion=motion) as app:
            app.open_picker('to')
            app.page.locator('[data-action="show-unit"]').first.click()
            app.rest()
            app.page.locator('#card-close').click()
            app.close_dialog()
            app.press('key', '7')
            app.press('swap')
            moves = app.page.evaluate('moves')
        judged.expect(moves, f'motion: {motion}', 'nothing moves')
        for move in moves:
            where = f'{motion}: {move["name"]}'
            judged.expect(200 <= (move['time'] or 0) <= 300 and move['count'] == 1, where, move)
            heights = [float(part) for curve in re.findall(r'cubic-bezier\(([^)]*)\)', move['own']) for part in curve.split(',')[1::2]]
            judged.expect(all(0 <= height <= 1 for height in heights), f'{where}, curve', move['own'])
            scales = re.search(r'scale|matrix', move['frames']) or re.search(r'\d', re.sub(r'(translate|rotate|perspective)\w*\([^)]*\)', '', move['frames']))
            judged.expect(not scales, f'{where}, frames', move['frames'])
            if motion == 'reduce':
                judged.expect('translate' not in move['frames'], f'{where}, frames', move['frames'])
    # A toast is visible as long as its animation runs. The animation of a scrolled page has no
    # time.
    times = ('0s', '0.2s', '0.25s', '0.3s', 'auto')
    judge(lab, judged, lambda e, _: (all(time in times for time in (e['transitionTime'] + ', ' + e['animationTime']).split(', ')),
                                     (e['transitionTime'], e['animationTime'])), lambda e: 'toast' not in e['class'].split())


# The state of the Expressive skin's opening at a time, and whether the screen below it takes a
# press.
STOPPED = '''(time) => {
  const splash = document.getElementById('splash');
  for (const motion of splash.getAnimations({ subtree: true })) { motion.pause(); motion.currentTime = time; }
  const { display, visibility, opacity } = getComputedStyle(splash), tile = document.querySelector('.tile-main');
  const { x, y } = tile.getBoundingClientRect();
  return [display, visibility, opacity, tile.contains(document.elementFromPoint(x + 40, y + 20))];
}'''
# The number of animations that never end.
ENDLESS = 'document.getAnimations().filter((motion) => motion.effect.getComputedTiming().iterations === Infinity).length'


@check('skin: expressive')
def expressive(lab, judged):
    """In the Expressive skin, each quantity has its own colors, and an opening picture blocks no press; less motion turns motion off.

    More motion is a further choice. The opening and other motion are off if the system asks for
    less motion.
    """
    with lab.browser.app(reduced_motion='no-preference') as app:
        hues = '[...document.querySelectorAll(".tile .picture")].map((node) => getComputedStyle(node).backgroundImage)'
        app.follow('#/home')
        judged.equal(set(app.page.evaluate(hues)), {'none'}, 'colors of quantities in the System skin')
        judged.equal(app.page.evaluate(ENDLESS), 0, 'motion without end in the System skin')
        app.choose('skin', 'expressive').follow('#/home')
        seen = app.page.evaluate(hues)
        judged.expect(len(seen) > 40 and all(one.startswith('linear-gradient') for one in seen), 'colors of quantities', seen[:2])
        judged.expect(len(set(seen)) > len(seen) * .9, 'different colors', len(set(seen)))
        judged.equal(app.page.evaluate(ENDLESS), 0, 'motion without end in the Expressive skin')
        colors = []
        for pair in (('mile', 'kilometer', '5'), ('kilogram', 'pound', '5')):
            app.follow(link(*pair))
            colors.append(app.page.locator('.panels > .card').first.evaluate('(node) => getComputedStyle(node).borderInlineStartColor'))
        judged.expect(colors[0] != colors[1], 'the color of two quantities', colors)
        app.follow('#/home').reload()
        judged.equal(app.page.evaluate(STOPPED, 600), ['grid', 'visible', '1', True], 'the beginning, halfway')
        judged.equal(app.page.evaluate(STOPPED, 1200)[1:], ['hidden', '0', True], 'the beginning, at its end')
        app.choose('motion', 'expressive').follow(link('mile', 'kilometer', '5')).press('swap')
        swapped = 'getComputedStyle(document.querySelector(".swapped")).animationName'
        judged.equal(app.page.evaluate(swapped), 'turn', 'units that are swapped, with more motion')
        star = 'getComputedStyle(document.querySelector("#star-pair"), "::before").animationName'
        for name, motion in (('none', 'before a star'), ('bounce', 'of a star')):
            judged.equal(app.page.evaluate(star), name, f'motion {motion}')
            app.page.locator('#star-pair').click()
            app.rest()
        row, knob = app.page.locator('#all-units-screen .row-main').first, 'getComputedStyle(document.querySelector(".switch"), "::after").transitionDuration'
        moves = '(node) => getComputedStyle(node).animationName'

        def seen_motions():
            """Returns the animations of a row that appears, of a pressed row, and of a switch."""
            app.follow('#/all')
            comes = row.locator('xpath=ancestor::li').evaluate(moves)
            row.hover()
            app.page.mouse.down()
            pressed = row.evaluate(moves)
            app.page.mouse.move(0, 0)
            app.page.mouse.up()
            app.follow('#/settings')
            return comes, pressed, app.page.evaluate(knob)
        judged.equal(seen_motions(), ('rise', 'ripple', '0.5s'), 'a row that comes, one that is pressed, and a switch, with more motion')
        app.page.emulate_media(reduced_motion='reduce')
        judged.equal(seen_motions()[:2], ('none', 'none'), 'a row that comes and one that is pressed, where the system asks for less motion')
        app.follow(link('mile', 'kilometer', '5')).press('swap')
        judged.equal(app.page.evaluate(swapped), 'none', 'units that are swapped, where the system asks for less motion')
        app.follow('#/home').reload()
        judged.equal(app.page.evaluate(STOPPED, 0)[0], 'none', 'the beginning, where the system asks for less motion')
        judged.equal(app.page.evaluate(ENDLESS), 0, 'motion without end, where the system asks for less')
        app.page.emulate_media(reduced_motion='no-preference')
        app.choose('motion', 'reduced').follow('#/home').reload()
        judged.equal(app.page.evaluate(STOPPED, 0)[0], 'none', 'the beginning, with less motion')
        judged.equal(app.page.evaluate(ENDLESS), 0, 'motion without end, with less motion')


@check('R13 one look on all systems')
def r13(lab, judged):
    """On Android, equal elements look equal: no ripple, no Roboto as first font, no elevation."""
    android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
    looks = []
    for options in ({}, {'user_agent': android, 'has_touch': True, 'is_mobile': True}):
        with lab.browser.app(link('mile', 'kilometer', '5'), **options) as app:
            # The key for letters is on phones alone.
            looks.append([(e['name'], e['font'], e['color'], e['background'], e['radius'], e['shadow'], e['size'])
                          for e in survey(app) if 'value="letters"' not in e['name']])
    for one, other in zip(*looks):
        judged.equal(other, one, f'{one[0]} on Android')
    judged.equal(len(looks[1]), len(looks[0]), 'elements on Android')


@check('R15 one design')
def r15(lab, judged):
    """Elements of one class have one font, weight, background, radius and shadow on all screens."""
    seen = {}
    for screen, elements in surveys(lab, judged):
        for e in elements:
            # An icon has the color of the text around it.
            if not e['class'] or e['isPressed'] or e['class'].startswith('icon '):
                continue
            look = (e['font'], e['weight'], e['background'], e['radius'], e['shadow'])
            first = seen.setdefault((e['tag'], e['class']), (look, screen.name))
            judged.expect(first[0] == look, f'{screen.name}: {e["tag"]}.{e["class"]}', f'differs from {first[1]}: {look}')


# The controls, with whether they have names and whether they are large enough.
READINGS['controls'] = reading('''() => [...document.querySelectorAll('#app button, #app input')].filter((n) => n.checkVisibility() && !n.closest('[inert]'))
  .map((n) => [n.id || n.dataset.action, !!(n.ariaLabel || n.textContent.trim() || n.labels?.length), n.offsetWidth >= 44 && n.offsetHeight >= 44])''')


@check('R16 names, targets')
def r16(lab, judged):
    """Each control has a name for screen readers, and a box of at least 44 px."""
    for screen, controls in visits(lab, judged, 'controls'):
        for name, is_named, is_large in controls:
            judged.expect(is_named, f'{screen.name}: {name}', 'has no name')
            judged.expect(is_large, f'{screen.name}: {name}', 'is smaller than 44 px')
