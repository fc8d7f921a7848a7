// What the rules look at: each element that can be seen, with its computed styles. A function for a page.
() => {
  const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && !node.closest('[inert], .hidden') && node.getClientRects().length > 0;
  const name = (node) => {
    if (node.id) return '#' + node.id;
    const action = node.dataset?.action;
    if (action) return `[data-action="${action}"]` + (node.dataset.value ? `[data-value="${node.dataset.value}"]` : '') + (node.type === 'radio' ? `[value="${node.value}"]` : '');
    const style = node.getAttribute('class')?.split(' ')[0];
    const own = node.localName + (style ? '.' + style : '');
    return node.parentElement && node.parentElement !== document.body ? `${name(node.parentElement)} > ${own}`.split(' > ').slice(-3).join(' > ') : own;
  };
  const numbers = (text) => {
    const found = text.match(/[\d.]+%?/g)?.map(parseFloat) ?? [0, 0, 0];
    return [found[0], found[1], found[2], found[3] ?? 1];
  };
  const over = (front, back) => front.slice(0, 3).map((value, index) => value * front[3] + back[index] * (1 - front[3])).concat(1);
  // The color behind a node, all of whose backgrounds are plain.
  const behind = (node) => {
    const layers = [];
    for (let place = node; place; place = place.parentElement) {
      const color = numbers(getComputedStyle(place).backgroundColor);
      if (getComputedStyle(place).backgroundColor !== 'rgba(0, 0, 0, 0)') layers.push(color);
      if (layers.length && layers.at(-1)[3] === 1) break;
    }
    return layers.reverse().reduce((back, front) => over(front, back), numbers(getComputedStyle(document.documentElement).backgroundColor));
  };
  const light = (color) => color.slice(0, 3).map((value) => value / 255)
    .map((value) => value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4)
    .reduce((sum, value, index) => sum + value * [.2126, .7152, .0722][index], 0);
  const contrast = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + .05) / (low + .05);
  };
  const control = 'button, a[href], input, select, textarea, summary, [role=button], [role=slider], [role=tab], [role=switch]';
  // What rows that scroll sideways, and the tape and lists, which scroll, show of the box of a node.
  const seenBox = (node, box) => {
    let { left, right, top, bottom } = box;
    for (let place = node.parentElement; place; place = place.parentElement) {
      const edge = place.getBoundingClientRect();
      if (place.matches('.tape, .list')) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (getComputedStyle(place).overflowX !== 'auto' || place.scrollWidth <= place.clientWidth) continue;
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    }
    return [left, top, right - left, Math.max(0, bottom - top)];
  };
  const found = [];
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  for (const node of [document.documentElement, document.body, ...document.querySelectorAll('#app, #app *, body > :not(#app)')]) {
    if (node !== document.documentElement && !shown(node)) continue;
    if (['SCRIPT', 'STYLE'].includes(node.tagName)) continue;
    const style = getComputedStyle(node);
    const box = node.getBoundingClientRect();
    const text = [...node.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data).join('').trim()
      || (node.localName === 'input' ? node.value || node.placeholder : '');
    const color = numbers(style.color), back = behind(node);
    const isIcon = node.matches('.icon, .picture');
    const drawing = isIcon ? style : node.matches('.icon-button') ? getComputedStyle(node, '::before') : null;
    const px = (property) => parseFloat(style[property]) || 0;
    found.push({
      name: name(node), tag: node.localName, class: node.getAttribute('class') ?? '', role: node.getAttribute('role') ?? '',
      isText: !!text, text: text.slice(0, 40), isControl: node.matches(control),
      isDisabled: !!node.disabled || node.getAttribute('aria-disabled') === 'true',
      isField: node.localName === 'input' && !['checkbox', 'radio', 'button'].includes(node.type),
      isPressed: node.getAttribute('aria-pressed') === 'true' || node.hasAttribute('aria-current') || !!node.closest('[aria-checked="true"]') || !!node.querySelector(':scope > :checked, :scope:checked'),
      box: [box.left, box.top, box.width, box.height],
      seenBox: node.matches(control) ? seenBox(node, box) : null,
      font: style.fontFamily, size: px('fontSize') / scale, weight: +style.fontWeight, line: px('lineHeight') / scale,
      color: style.color, background: style.backgroundColor, border: [px('borderTopWidth'), px('borderInlineStartWidth'), px('borderBottomWidth')],
      contrast: text ? contrast(over(color, back), back) : 0,
      icon: drawing ? drawing.getPropertyValue('--at') && drawing.maskImage : '',
      iconContrast: drawing ? contrast(numbers(drawing.backgroundColor), behind(isIcon ? node.parentElement : node)) : 0,
      image: style.backgroundImage, shadow: style.boxShadow, textShadow: style.textShadow, filter: style.filter,
      backdrop: style.backdropFilter, radius: px('borderTopLeftRadius'), isPill: style.borderTopLeftRadius.endsWith('%'),
      padding: ['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft'].map(px),
      margin: ['marginTop', 'marginRight', 'marginBottom', 'marginLeft'].map(px), gap: [px('rowGap'), px('columnGap')],
      animationTime: style.animationDuration,
      transitionTime: style.transitionDuration,
      clipped: ['hidden', 'clip'].includes(style.overflowX) && node.scrollWidth > node.clientWidth + 1 && box.width > 1,
      inputmode: node.getAttribute?.('inputmode') ?? '', type: node.getAttribute?.('type') ?? '',
      appearance: style.appearance,
    });
  }
  return found;
}
