"""Mistakes that are planted in a copy of the site; the named check must find each."""
import contextlib
import pathlib
import re
import shutil
import tempfile

import site_files

# File, what stands there (the first place), what is put there instead, the check that must find it. `+` adds to
# the end of the file.
FAULTS = [
    # The terminal.
    ('runtime.js', "node !== composing && ", '', 'morph: composition'),
    ('runtime.js', "node.removeAttribute(name);", '', 'morph: A → B'),
    ('runtime.js', "next = ownFrom(next.nextSibling)) passed.add(next);", "next = found);", 'morph: A → B'),
    ('runtime.js', "isMissing ||= bytes[at] === UNCHANGED;", '', 'morph: missing'),
    ('runtime.js', "while (node && !own.has(node))", 'while (false)', 'morph: strangers'),
    ('runtime.js', "if (parent.moveBefore) parent.moveBefore(node, next);", 'if (true) parent.insertBefore(node, next);', 'morph: what moves'),
    ('runtime.js', "own.set(child, child.getAttributeNames?.() ?? []);", '', 'morph: hydration'),
    ('runtime.js', "if (node.getAttribute(name) !== value) node.setAttribute", 'node.setAttribute', 'morph: A → B'),
    ('runtime.js', "if (field.value !== value) field.value = value;", '', 'morph: fields'),
    ('runtime.js', "addEventListener('popstate'", "addEventListener('nothing'", 'morph: events'),
    ('runtime.js', "e.startsWith(key + '=')", 'e.startsWith(key)', 'morph: events'),
    ('runtime.js', "if (key?.startsWith(prefix))", 'if (newValue && key?.startsWith(prefix))', 'morph: events'),
    ('runtime.js', "if (!focused?.isConnected) front()?.focus();", '', 'flow: keyboard'),
    ('store.js', "new Map([...values, ...memory])", 'new Map([...memory, ...values])', 'flow: no room'),
    ('update.js', "if (workers.controller && found.waiting && offered", 'if (found.waiting && offered', 'flow: first paint'),
    ('runtime.js', "key?.startsWith(prefix)", 'false', 'flow: two tabs'),
    ('runtime.js', "kept.forget(key); // What", '// What', 'morph: traps'),
    ('runtime.js', "'pagehide', 'visibilitychange'", "'pagehide'", 'flow: left'),
    ('runtime.js', "'pagehide', 'visibilitychange'", '', 'flow: left'),
    ('store.js', "name.startsWith(key + '.')", 'false', 'flow: no room'),
    ('runtime.js', "traps < 3 ? kept.all() : []", '[]', 'flow: first paint'),
    ('runtime.js', "if (traps > 3)", 'if (traps > 9)', 'morph: traps'),
    ('runtime.js', "announce(failed)", 'announce(said)', 'flow: copy'),
    ('runtime.js', "'use strict';", "'use strict'; fetch('https://example.org/').catch(() => {});", 'privacy: silence'),
    ('runtime.js', "['beforeinput', 'focusout']", "['focusout']", 'flow: selection'),
    ('runtime.js', "['beforeinput', 'focusout']", "['beforeinput']", 'flow: selection'),
    ('runtime.js', "if (isComposing || ctrlKey || altKey || metaKey)", 'if (isComposing)', 'flow: selection'),
    ('runtime.js', "bar.content = color || bar.dataset.color;", '', 'flow: selection'),
    ('runtime.js', "node.closest('[data-keys]') ?? front()", "node.closest('[data-keys]')", 'flow: selection'),
    ('runtime.js', 'node.selectionStart != null', "'selectionStart' in node", 'flow: keyboard'),
    ('runtime.js', "if (isBeside && document", 'if (false && document', 'flow: leaving'),
    ('runtime.js', "else if (sent !== 1 || !wasHere)", 'else', 'flow: leaving'),
    ('runtime.js', "if (how === 'enter') scrollTo(0, 0);", '', 'flow: tabs'),
    ('runtime.js', "isHeld = true, hold(event);", '', 'flow: all units'),
    ('runtime.js', "if (key === 'Enter' && node.localName === 'button') return;", '', 'flow: calculator'),
    ('style.css', '+', '.tabs { display: none }', 'flow: tabs'),
    ('style.css', '+', '.arc-input { pointer-events: none }', 'flow: tools'),
    ('style.css', '+', '.arc svg { width: 8rem }', 'flow: tools'),
    ('style.css', '+', '#announcer { clip-path: inset(50%) }', 'flow: what is said'),
    ('style.css', '+', '.toast { animation-duration: 1s }', 'flow: what is said'),
    ('sw.js', "isPage ? 'index.html' : request", "request.mode === 'navigate' ? 'index.html' : request", 'offline: other pages'),
    # The parts of the module.
    ('module.js', "await fetch(name, { integrity })", 'await fetch(name)', 'offline: second part'),
    ('module.js', "{ 'Content-Type': 'application/wasm' }", '{}', 'offline: second part'),
    ('module.js', "const found = await fetch", 'throw 0; const found = await fetch', 'offline: second part'),
    ('runtime.js', "if (!isWhole) image =", 'if (!image) image =', 'offline: second part'),
    ('runtime.js', "if (isWhole) return recover();", 'return recover();', 'offline: second part'),
    ('runtime.js', "idle(() => send(10), { timeout: 2000 })", 'idle(() => {})', 'flow: slices'),
    ('metryvo.html', '<div id="stopped">', '<div>', 'offline: single file'),
    ('metryvo.html', 'backup(), root.classList', 'root.classList', 'offline: single file'),
    ('module.js', "++answers > 2", 'false', 'offline: missing parts'),
    ('runtime.js', "navigator.clipboard?.writeText(words) ?? Promise.reject()", 'navigator.clipboard.writeText(words)', 'flow: copy styles'),
    # The service worker.
    ('sw.js', "'app.wasm', ", '', 'offline: files'),
    ('sw.js', "isPage ? 'index.html' : request", 'request', 'offline: server'),
    ('sw.js', "await cache.match(name, { ignoreSearch: true }) ?? fetch(request)", 'fetch(request)', 'offline: server'),
    ('sw.js', "name.startsWith('metryvo-') && ", '', 'offline: update'),
    # The page.
    ('index.html', 'aria-label="Swap units"', '', 'flow: first paint'),
    ('index.html', '<h1>', '<h1>Metryvo ', 'flow: first paint'),
    ('index.html', "require-trusted-types-for 'script';", '', 'privacy: requests'),
    ('index.html', 'wasm-unsafe-eval', 'unsafe-eval', 'privacy: requests'),
    ('manifest.webmanifest', '"start_url": "./",', '', 'offline: installable'),
    # The look.
    ('style.css', '+', '.key { box-shadow: 0 1px 4px black }', 'R3 buttons'),
    ('style.css', '+', '.swap { background: var(--card); color: var(--text) }', 'R3.1'),
    ('style.css', '.destructive, .destructive .row-name { color: var(--problem); }', '', 'R3.2'),
    ('style.css', '+', '.alert { border-radius: 4px }', 'R5.1'),
    ('style.css', '+', '.alert-back { place-items: end center }', 'R5.1'),
    ('style.css', '+', '.alert-button { border: 0 }', 'R5.1'),
    ('style.css', '.text-button.secondary { color: var(--secondary); }', '', 'R3.3'),
    ('style.css', '+', '.row + .row::before { inset-inline: 0 }', 'R6.3'),
    ('style.css', '+', '.bar h1 { font-weight: 600 }', 'R1.2'),
    ('style.css', '+', '.unit-name { font-family: Roboto, sans-serif }', 'R1.1'),
    ('style.css', '+', '.remark { font-size: 14px }', 'R1.7'),
    ('style.css', '+', ':root { --page: #FFFFFF }', 'R2.1'),
    ('style.css', '  :root.theme-system {\n    --page: #000000;', '  :root {\n    --page: #000000;', 'R2.1 chosen'),
    ('style.css', '+', '.card { background: linear-gradient(white, #EEE) }', 'R2.6'),
    ('style.css', '+', '.swap { background: #34C759 }', 'R2.3'),
    ('style.css', '+', '.card { border-radius: 3px }', 'R6.4'),
    ('style.css', '.row-main:last-child { padding-inline-end: 16px; }', '', 'R6.4 text'),
    ('style.css', '+', '.panels { padding: 7px }', 'R6.1'),
    ('style.css', '+', '.screen { padding-inline: 8px }', 'R6.2'),
    ('style.css', '+', '.unit-symbol { color: #AAAAAA }', 'R6.5'),
    ('style.css', '+', '.value { border: 2px solid }', 'R7'),
    ('style.css', '+', '.sheet { animation-duration: 600ms }', 'R10'),
    ('style.css', '+', '.sheet { animation-timing-function: cubic-bezier(.3, 1.8, .6, 1) }', 'R10'),
    ('style.css', '+', '@media (pointer: coarse) { .key { border-radius: 0 } }', 'R13'),
    ('style.css', '+', '.sheet .icon-button { border-radius: 2px }', 'R15'),
    ('style.css', '+', '.icon-button { min-width: 0; width: 2rem }', 'accessibility: 44 px'),
    ('style.css', '+', '.keypad { width: 30rem }', 'accessibility: widths'),
    ('style.css', '+', '.key { min-height: 2.5rem }', 'accessibility: keypad'),
    ('style.css', 'margin-block-end: calc(-1 * var(--gap));', 'margin-block-end: -24px;', 'accessibility: keypad'),
    ('style.css', 'text-overflow: ellipsis;', '', 'accessibility: long numbers'),
    ('style.css', '+', 'output.value { word-break: break-all }', 'accessibility: long numbers'),
    ('style.css', '+', '.tools { flex-wrap: nowrap; white-space: nowrap }', 'accessibility: text size'),
    ('style.css', 'clamp(17px, 11vw, var(--title-2))', 'var(--title-2)', 'accessibility: text size'),
    ('style.css', '+', '.sheet-bar h2 { font-weight: 400 }', 'R5'),
    ('style.css', '+', '.row-main { min-height: 0 }', 'R16'),
    ('style.css', 'padding-inline: 16px 0;', 'padding: 4px 0 4px 16px;', 'accessibility: right'),
    ('style.css', 'inset-block: 2rem; inset-inline: 50% auto;', 'inset: 2rem auto 2rem 50%;', 'accessibility: right'),
    ('style.css', '.keypad, .steps { direction: ltr; }', '', 'accessibility: right'),
    ('style.css', '+', '.value, .unit-symbol { unicode-bidi: normal !important }', 'accessibility: right'),
    ('style.css', '+', ':focus-visible { outline: none !important }', 'accessibility: focus'),
    ('style.css', '+', '.sheet-bar h2 { font-size: 19px }', 'R1.3'),
    ('style.css', '+', '.unit-name { font-size: 16.5px }', 'R1.4'),
    ('style.css', '+', '.remark { font-size: 11px }', 'R1.5'),
    ('runtime.js', "classes + ' returning'];", "'theme-system returning'];", 'flow: first paint'),
    ('runtime.js', '[lang, dir, classes +', "[lang, 'ltr', classes +", 'flow: first paint'),
    ('runtime.js', "&& !getSelection()?.isCollapsed", '&& false', 'flow: copy styles'),
    ('runtime.js', "navigator.vibrate?.(time);", '', 'flow: what is felt'),
    ('style.css', '+', '.digit { animation: none }', 'flow: what is felt'),
    ('style.css', '+', '.swapped { animation: none }', 'flow: what is felt'),
    ('style.css', '.less-motion :is(.value[aria-invalid], .swapped, .digit, .sheet-bar h2) { animation: none; }', '', 'flow: what is felt'),
    ('style.css', '+', '.list .group-heading { position: static }', 'flow: scrolled sheet'),
    ('style.css', '+', '.sheet-bar h2 { animation: none }', 'flow: scrolled sheet'),
    ('style.css', '+', '.unit-card { z-index: auto }', 'flow: scrolled sheet'),
    ('style.css', '#unit-list .row:has(> [aria-current]) { scroll-initial-target: nearest; }', '', 'flow: scrolled sheet'),
    ('style.css', '.swap-row { display: flex; margin-block: -26px; }', '', 'accessibility: keypad'),
    ('style.css', '+', '.swapped { animation-duration: 600ms }', 'R10'),
    ('style.css', '+', '.value-row:has(#clear) #paste { display: none }', 'privacy: clipboard'),
    ('runtime.js', "if (!isDone) list.insertBefore(item, next);", 'if (!isDone) ;', 'flow: library'),
    ('runtime.js', "entry + '/' + place);", "entry + '/' + (place + 1));", 'flow: library'),
    ('style.css', '+', '.swipe { overflow-x: hidden } .swipe-button { display: none }', 'flow: library'),
    ('style.css', '+', '.tag { display: none }', 'flow: library'),
    ('style.css', '+', '.panels .card { box-shadow: 0 1px 4px black }', 'R2.6'),
    ('style.css', '+', '.panels .card { background: rgb(255 255 255 / .8) }', 'R2.2'),
    ('style.css', '+', '@keyframes rise { from { scale: .9; } }', 'R10'),
    ('style.css', '+', '.remark { color: #3A3A3C }', 'R1.6'),
    ('style.css', '+', '.card { background: #FAFAFA }', 'R2.2'),
    ('style.css', '+', '.remark.problem { color: #A33F00 }', 'R2.4'),
    ('style.css', '+', '.unit .caption { color: #000000 }', 'R2.5'),
    ('style.css', '+', '.key { border-radius: 3px }', 'R3.4'),
    ('style.css', '+', '.unit-symbol { color: #9A9A9E }', 'accessibility: contrast'),
    ('style.css', '+', '.unit-symbol { color: #9A9A9E }', 'accessibility: axe'),
    ('style.css', '+', '.unit-symbol { color: #9A9A9E }', 'accessibility: axe, more themes'),
    ('style.css', 'forced-color-adjust: none; background: ButtonText;', '', 'accessibility: icons'),
    ('style.css', '.icon-star {', '.icon-stars {', 'accessibility: icons'),
    ('style.css', '+', '.radio { pointer-events: none } label { pointer-events: none }', 'flow: slices'),
    ('style.css', '+', '.lined-chip, .lined-chip * { pointer-events: none }', 'flow: mouse'),
    ('style.css', 'scroll-initial-target: nearest;', '', 'flow: links and history'),
    ('style.css', '.lined-chip:has(:checked)::after { transform: none; }', '', 'flow: links and history'),
    ('style.css', '+', '.row-main { height: 44px; overflow: hidden; white-space: nowrap }', 'accessibility: spacing'),
    ('index.html', '<title>Metryvo</title>', '<title></title>', 'accessibility: names'),
    ('runtime.js', "start().then(serve", "navigator.clipboard.readText().catch(() => {}); start().then(serve", 'privacy: clipboard'),
    ('style.css', '+', '.toast { display: none }', 'flow: bad input'),
    ('style.css', '+', '.remark.problem { visibility: hidden }', 'flow: bad input'),
    ('style.css', '+', '.empty { display: none }', 'flow: bad input'),
    ('style.css', '+', '@media (prefers-contrast: more) { :root.theme-system { --secondary: #6C6C70 } }', 'R2.1 roles'),
    ('style.css', ':root:is(.theme-dark, .theme-oled) { --card: #242426;', ':root:is(.theme-dark, .theme-oled) { --card: #1C1C1E;', 'R2.1 roles'),
    # A text of the module, in place of which the native app has the right one.
    ('app.wasm', 'Swap units', 'Swop units', 'replay'),
    ('runtime.js', "if (field === document.activeElement && !isThere)", 'if (false)', 'flow: typing'),
    ('runtime.js', "if (isWhole) return recover();", 'if (isWhole) return;', 'flow: trap'),
    ('store.js', "filter(([key]) => key.startsWith(prefix))", 'filter(() => false)', 'flow: stored'),
    ('runtime.js', "next !== found; next = ownFrom(next.nextSibling)) passed.add(next);", 'next !== found; next = ownFrom(next.nextSibling)) next.remove();', 'morph: what lives stays'),
    ('runtime.js', "if (node.getAttribute(name) !== value) node.setAttribute(name, value);", 'node.removeAttribute(name), node.setAttribute(name, value);', 'morph: what lives stays'),
]


@contextlib.contextmanager
def faulty(folder, fault):
    """A copy of the site with a mistake in it; `None` if the text that it changes is not there."""
    file, old, new, _ = fault
    with tempfile.TemporaryDirectory() as place:
        copy = pathlib.Path(place) / 'site'
        shutil.copytree(folder, copy)
        text = site_files.read(copy, file)
        if old != '+' and old not in text:
            yield None
            return
        site_files.write(copy, file, text + '\n' + new if old == '+' else text.replace(old, new, 1))
        yield copy


def fault_name(fault):
    file, old, new, _ = fault
    return f'{file}: ' + re.sub(r'\s+', ' ', new if old == '+' else f'{old} → {new or "(nothing)"}')[:76]
