// Stands in for the module of the app: the scripts are those of the site, and get effects that are made
// here from random trees. A tree is `{text}`, or `{tag, key, attributes: [[name, value]…], content: [tree…]}`.
'use strict';
const lab = (() => {
  // ---- A module that answers each event with the effects that wait

  const queue = [];
  const events = [];
  const OUTBOX = 1 << 20;
  const buffer = new ArrayBuffer(1 << 24);
  let sent = 0;
  const exports = {
    memory: { buffer },
    inbox: () => 0,
    event: (length) => {
      events.push(new Uint8Array(buffer, 0, length).slice());
      const answer = queue.shift() ?? [];
      if (answer === 'trap') throw new WebAssembly.RuntimeError('unreachable');
      new Uint8Array(buffer).set(answer, OUTBOX);
      sent = answer.length;
      return OUTBOX;
    },
    length: () => sent,
  };
  const module = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  WebAssembly.compileStreaming = WebAssembly.compile = async () => module;
  WebAssembly.Instance = function () { return { exports }; };
  WebAssembly.instantiate = async () => ({ exports });
  // The page of the checks needs no worker.
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });

  // ---- The protocol, written

  const encoder = new TextEncoder();
  let tables = { TAGS: [], NAMES: [], SVG: [] };
  const readTables = async () => {
    const source = await (await fetch('tokens.js')).text();
    const part = source.split('// <tables>')[1].split('// </tables>')[0];
    tables = new Function(part + 'return { TAGS, NAMES, SVG };')();
  };
  const length = (value) => {
    const out = [];
    for (; value > 127; value = Math.floor(value / 128)) out.push(value % 128 + 128);
    return [...out, value];
  };
  const text = (value) => { const bytes = encoder.encode(value); return [...length(bytes.length), ...bytes]; };
  const tagOf = (name) => tables.TAGS.indexOf(name);
  const tokens = (tree, unchanged = new Set()) => {
    if (tree.text !== undefined) return [3, ...text(tree.text)];
    if (unchanged.has(tree)) return [6, tagOf(tree.tag), ...text(tree.key)];
    const out = [1, tagOf(tree.tag)];
    if (tree.key) out.push(5, ...text(tree.key));
    for (const [name, value] of tree.attributes) out.push(2, tables.NAMES.indexOf(name), ...text(value));
    out.push(4);
    for (const child of tree.content) for (const byte of tokens(child, unchanged)) out.push(byte);
    out.push(0);
    return out;
  };
  const region = (name, trees, unchanged) => {
    const content = trees.flatMap((tree) => tokens(tree, unchanged));
    return [1, ...text(name), ...length(content.length), ...content];
  };
  const field = (id, value, start, end) => [2, ...text(id), ...text(value), ...length(start), ...length(end)];

  /** Lets the terminal carry out effects now. */
  const run = (...effects) => {
    queue.push(effects.flat());
    document.getElementById('trigger').click();
  };
  const show = (trees, unchanged) => run(region('app', trees, unchanged));

  // ---- Building without the terminal

  const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
  const make = (tree) => {
    if (tree.text !== undefined) return document.createTextNode(tree.text);
    const isSVG = ['svg', 'use', 'g', 'path', 'circle', 'line', 'rect'].includes(tree.tag);
    const node = isSVG ? document.createElementNS(SVG_NAMESPACE, tree.tag) : document.createElement(tree.tag);
    if (tree.key) node.setAttribute('data-key', tree.key);
    for (const [name, value] of tree.attributes) node.setAttribute(name, value);
    node.append(...tree.content.map(make));
    return node;
  };
  const built = (trees) => {
    const place = document.createElement('div');
    place.append(...trees.map(make));
    return place;
  };

  // ---- Comparing

  const strangers = new Set();
  /** What a node shows of its own, as lines: strangers and their attributes are left out. */
  const lines = (node, depth = 0, out = []) => {
    for (const child of node.childNodes) {
      if (strangers.has(child)) continue;
      const indent = ' '.repeat(depth);
      if (child.nodeType === 3) { out.push(`${indent}"${child.data}"`); continue; }
      if (child.nodeType !== 1) { out.push(`${indent}node of type ${child.nodeType}`); continue; }
      const attributes = child.getAttributeNames().filter((name) => name !== 'data-stranger').sort()
        .map((name) => ` ${name}="${child.getAttribute(name)}"`).join('');
      const state = child.localName === 'input' ? ` (${child.value}, ${child.checked})` : '';
      out.push(`${indent}${child.namespaceURI.slice(-4)}:${child.localName}${attributes}${state}`);
      lines(child, depth + 1, out);
    }
    return out;
  };
  const difference = (shown, wanted) => {
    const [a, b] = [lines(shown), lines(wanted)];
    for (let index = 0; index < Math.max(a.length, b.length); index++) {
      if (a[index] !== b[index]) return `line ${index}: ${a[index]?.trim()} instead of ${b[index]?.trim()}`;
    }
    return '';
  };

  // ---- Random trees (mulberry32)

  const random = (seed) => {
    let state = seed >>> 0;
    const next = () => {
      state = state + 0x6D2B79F5 >>> 0;
      let mixed = Math.imul(state ^ state >>> 15, state | 1);
      mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
      return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
    };
    const below = (bound) => Math.floor(next() * bound);
    return { below, chance: (odds) => next() < odds, of: (list) => list[below(list.length)] };
  };
  const shuffled = (list, draw) => {
    const rest = [...list];
    return list.map(() => rest.splice(draw.below(rest.length), 1)[0]);
  };
  const TEXTS = ['a', '5', 'mile', '1,234.5', 'ü ≥ 漢字', '🙂', '<b>&amp;</b>', ' ', 'x'.repeat(200), '\u202Eabc', 'a\nb'];
  const CONTAINERS = ['div', 'section', 'article', 'span', 'ul', 'button', 'details', 'output', 'header'];
  const ATTRIBUTES = ['class', 'id', 'aria-label', 'data-value', 'title', 'dir', 'role', 'hidden', 'tabindex', 'data-keys'];

  const element = (draw, keys, depth, containers) => {
    const kind = draw.below(10);
    const key = draw.chance(.5) && keys.length ? keys.splice(draw.below(keys.length), 1)[0] : '';
    const attributes = ATTRIBUTES.filter(() => draw.chance(.2)).map((name) => [name, draw.of(TEXTS)]);
    if (kind === 0) {
      attributes.push(['type', draw.of(['text', 'checkbox'])], ['value', draw.of(['', 'x', '1,234'])]);
      if (draw.chance(.3)) attributes.push(['checked', '']);
      return { tag: 'input', key, attributes, content: [] };
    }
    if (kind === 1) {
      const use = { tag: 'use', key: '', attributes: [['href', '#icon-' + draw.below(3)]], content: [] };
      return { tag: 'svg', key, attributes, content: [use] };
    }
    return { tag: draw.of(containers), key, attributes, content: content(draw, keys, depth - 1, containers) };
  };
  const content = (draw, keys, depth, containers = CONTAINERS) => {
    const out = [];
    for (let count = depth > 0 ? draw.below(6) : draw.below(2); count > 0; count--) {
      const isText = depth <= 0 || draw.chance(.3);
      if (isText && out.at(-1)?.text !== undefined) continue;
      out.push(isText ? { text: draw.of(TEXTS) } : element(draw, keys, depth, containers));
    }
    return out;
  };
  const KEYS = Array.from({ length: 40 }, (_, number) => number % 7 ? `k${number}` : `clé "${number}"`);

  /** Another tree out of the same elements: moved, changed, removed, new ones between them. */
  const changed = (trees, draw) => {
    const loose = [];
    const keys = KEYS.filter((key) => !JSON.stringify(trees).includes(JSON.stringify(key)));
    const joined = (list) => list.filter((tree, index) =>
      tree.text === undefined || index === 0 || list[index - 1].text === undefined);
    const alter = (list) => {
      let out = list.map((tree) => {
        if (tree.text !== undefined) return draw.chance(.3) ? { text: draw.of(TEXTS) } : tree;
        const copy = { ...tree, attributes: [...tree.attributes] };
        if (draw.chance(.2)) copy.attributes = copy.attributes.filter(() => draw.chance(.7));
        if (draw.chance(.2)) {
          copy.attributes = copy.attributes.map(([name, value]) =>
            [name, name === 'type' || name === 'href' ? value : draw.of(TEXTS.slice(0, 5))]);
        }
        if (copy.tag !== 'input' && copy.tag !== 'svg') {
          if (draw.chance(.05)) copy.tag = draw.of(CONTAINERS);
          copy.content = alter(tree.content);
        }
        return copy;
      });
      if (draw.chance(.4)) out = shuffled(out, draw);
      if (draw.chance(.3) && out.length) loose.push(...out.splice(draw.below(out.length), 1));
      if (draw.chance(.3) && loose.length) out.splice(draw.below(out.length + 1), 0, loose.shift());
      if (draw.chance(.3)) out.splice(draw.below(out.length + 1), 0, element(draw, keys, 2, CONTAINERS));
      return joined(out);
    };
    return alter(trees);
  };

  /** Elements with keys that are as before, under the same element with a key: they need not be sent. */
  const unchangedIn = (before, after, draw) => {
    const found = (trees, parent, map) => {
      for (const tree of trees) {
        if (tree.text !== undefined) continue;
        if (tree.key) map.set(tree.key, [tree, parent]);
        found(tree.content, tree.key || parent, map);
      }
      return map;
    };
    const hasState = (tree) => tree.tag === 'input' || (tree.content ?? []).some(hasState);
    const old = found(before, '', new Map());
    const same = new Set();
    for (const [key, [tree, parent]] of found(after, '', new Map())) {
      const [oldTree, oldParent] = old.get(key) ?? [];
      if (oldTree && oldParent === parent && !hasState(tree) && draw.chance(.8)
        && JSON.stringify(oldTree) === JSON.stringify(tree)) same.add(tree);
    }
    return same;
  };

  // ---- Strangers: what an extension or a translation puts between our nodes

  const app = () => document.getElementById('app');
  const ownNodes = () => [app(), ...app().querySelectorAll('*')].filter((node) => !strangers.has(node));
  const plant = (draw) => {
    const planted = [];
    for (const parent of ownNodes()) {
      if (parent instanceof SVGElement || parent.localName === 'input') continue;
      if (parent !== app() && draw.chance(.3)) {
        parent.setAttribute('data-stranger', '1');
        planted.push({ attribute: parent });
      }
      if (!draw.chance(.3)) continue;
      const node = draw.of([() => document.createElement('x-stranger'), () => document.createComment('stranger'),
        () => document.createTextNode('stranger')])();
      parent.insertBefore(node, draw.of([null, ...parent.childNodes]));
      strangers.add(node);
      planted.push({ node, parent });
    }
    return planted;
  };
  const clear = () => { show([]); app().replaceChildren(); strangers.clear(); };

  const where = (node) => {
    if (!(node instanceof Element)) return node.nodeName;
    return node.localName + (node.dataset.key ? `[data-key="${node.dataset.key}"]` : '');
  };

  /**
   * One pair of trees: what is shown after A and B equals B, elements with keys keep their identity, strangers
   * stay, and showing B once more changes nothing. Gives what was judged and what is wrong.
   */
  const pair = (seed, withStrangers) => {
    const draw = random(seed);
    clear();
    const a = content(draw, [...KEYS], 4);
    const b = draw.chance(.1) ? content(draw, [...KEYS], 4) : changed(a, draw);
    const wrong = [];
    let judged = 0;
    const judge = (isRight, what, measured) => {
      judged++;
      if (!isRight) wrong.push([`tree ${seed}: ${what}`, measured]);
    };
    show(a);
    judge(!difference(app(), built(a)), 'A is not what it builds', difference(app(), built(a)));
    const planted = withStrangers ? plant(draw) : [];
    const parents = new Map(ownNodes().slice(1).map((node) => [node, node.parentNode]));
    const byKey = new Map([...parents.keys()].filter((node) => node.dataset.key).map((node) => [node.dataset.key, node]));
    const before = events.length;
    const unchanged = unchangedIn(a, b, draw);
    // An element sent as unchanged may be gone with an element without a key around it: then all comes again.
    queue.push(region('app', b, unchanged), region('app', b));
    document.getElementById('trigger').click();
    const again = 2 - queue.splice(0).length - 1;
    judge(!difference(app(), built(b)), 'A → B is not what B builds', difference(app(), built(b)));
    judge(events.length === before + 1 + again, 'asks for all tokens more than once', `${events.length - before - 1} times`);
    for (const node of ownNodes().slice(1)) {
      const old = byKey.get(node.dataset.key);
      if (old && old.localName === node.localName && parents.get(old) === node.parentNode) {
        judge(old === node, `${where(node)} lost its identity`, 'a new node');
      }
    }
    for (const { node, parent, attribute } of planted) {
      if (attribute?.isConnected) {
        judge(attribute.dataset.stranger === '1', `${where(attribute)} lost the attribute of a stranger`, attribute.outerHTML.slice(0, 80));
      }
      if (node && parent.isConnected) {
        judge(node.parentNode === parent, `${where(parent)} lost the node of a stranger`, node.nodeName);
      }
    }
    const observer = new MutationObserver(() => {});
    observer.observe(app(), { subtree: true, childList: true, attributes: true, characterData: true });
    show(b);
    const mutations = observer.takeRecords();
    observer.disconnect();
    judge(mutations.length === 0, 'B → B changes the page', `${mutations.length} mutations`);
    return { judged, wrong, again };
  };
  const pairs = (from, count, withStrangers) => {
    const all = { judged: 0, wrong: [], again: 0 };
    for (let seed = from; seed < from + count; seed++) {
      const { judged, wrong, again } = pair(seed, withStrangers);
      all.again += again;
      all.judged += judged;
      all.wrong.push(...wrong);
    }
    return all;
  };

  // ---- What a person has under the hand

  const e = (tag, key, attributes = {}, ...content) => ({ tag, key, attributes: Object.entries(attributes), content });
  const LIVING = [
    e('input', 'field', { id: 'field', type: 'text', value: 'typed' }),
    e('div', 'scroller', { class: 'scrolling' }, e('span', '', {}, { text: 'long' })),
    e('dialog', 'dialog', { id: 'dialog' }, { text: 'a dialog' }),
    e('details', 'details', {}, e('summary', '', {}, { text: 'more' }), { text: 'inside' }),
    e('div', 'moving', { class: 'moving' }, { text: 'moving' }),
  ];
  /** The state of living elements, each under a name. */
  const state = () => {
    const at = (key) => app().querySelector(`[data-key="${key}"]`);
    const field = at('field');
    return {
      focus: document.activeElement === field,
      selection: `${field.selectionStart}–${field.selectionEnd}`,
      scroll: at('scroller').scrollTop,
      dialog: at('dialog').matches(':modal'),
      details: at('details').open,
      animation: at('moving').getAnimations()[0],
    };
  };
  /**
   * Living elements between random ones, in the order that they had or in any other one. Gives for each kind of
   * state how often it was judged and what was lost. A browser that cannot move a node without removing it keeps
   * the focus alone.
   */
  const living = (from, count, inOrder, keepsAll = true) => {
    const all = { judged: 0, wrong: [] };
    for (let seed = from; seed < from + count; seed++) {
      const draw = random(seed);
      clear();
      const keys = [...KEYS];
      const mixed = (living) => {
        const out = [...living];
        for (let count = draw.below(5); count > 0; count--) {
          out.splice(draw.below(out.length + 1), 0, element(draw, keys, 2, CONTAINERS));
        }
        return [e('section', 'around', { class: 'c' + draw.below(3) }, ...out)];
      };
      show(mixed(LIVING));
      const section = app().firstChild;
      const lost = [];
      section.querySelector('[data-key="dialog"]').showModal();
      section.querySelector('[data-key="details"]').open = true;
      section.querySelector('[data-key="scroller"]').scrollTop = 37;
      const field = section.querySelector('[data-key="field"]');
      section.querySelector('[data-key="dialog"]').close();
      field.focus();
      field.setSelectionRange(1, 3);
      if (draw.chance(.3) && keepsAll) section.querySelector('[data-key="dialog"]').showModal();
      const before = state();
      const listen = (event) => lost.push(event.type);
      addEventListener('focusout', listen, true);
      const after = mixed(inOrder ? LIVING : shuffled(LIVING, draw));
      show(after);
      removeEventListener('focusout', listen, true);
      const now = state();
      for (const [name, value] of Object.entries(before)) {
        if (!keepsAll && !['focus', 'selection'].includes(name)) continue;
        all.judged++;
        if (now[name] !== value) all.wrong.push([`tree ${seed}: ${name}`, `${now[name]} instead of ${value}`]);
      }
      all.judged++;
      if (lost.length) all.wrong.push([`tree ${seed}: events`, lost.join(' ')]);
      const wanted = built(after);
      for (const stateful of [app(), wanted]) {
        for (const node of stateful.querySelectorAll('[data-key="details"], [data-key="dialog"]')) node.removeAttribute('open');
      }
      all.judged++;
      if (difference(app(), wanted)) all.wrong.push([`tree ${seed}: shown`, difference(app(), wanted)]);
    }
    return all;
  };

  // ---- Taking over what stands on the page

  const PLAIN = ['div', 'section', 'article', 'span', 'header', 'output'];
  const prerendered = [];
  /** Puts the HTML of random trees into regions, before the terminal starts. */
  const prerender = (from, count) => {
    for (let seed = from; seed < from + count; seed++) {
      const place = document.createElement('div');
      place.dataset.region = `prerendered-${seed}`;
      const trees = content(random(seed), [...KEYS], 4, PLAIN);
      place.innerHTML = built(trees).innerHTML;
      document.getElementById('prerendered').append(place);
      prerendered.push({ place, trees });
    }
    return prerendered.length;
  };
  /** The effects that show what stands there change nothing; then the page can be changed like any other. */
  const hydrate = () => {
    const all = { judged: 0, wrong: [] };
    for (const { place, trees } of prerendered) {
      const observer = new MutationObserver(() => {});
      observer.observe(place, { subtree: true, childList: true, attributes: true, characterData: true });
      run(region(place.dataset.region, trees));
      const mutations = observer.takeRecords();
      observer.disconnect();
      all.judged += 2;
      if (mutations.length) {
        const [first] = mutations;
        all.wrong.push([`${place.dataset.region} ${where(first.target)}`, `${mutations.length} mutations, ${first.type} first`]);
      }
      const next = changed(trees, random(all.judged));
      run(region(place.dataset.region, next));
      const wrong = difference(place, built(next));
      if (wrong) all.wrong.push([place.dataset.region, wrong]);
    }
    return all;
  };

  return { queue, events, readTables, run, show, region, field, text, length, e, built, difference, pairs, living,
    prerender, hydrate, clear, app };
})();
