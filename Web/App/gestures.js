// @ts-check
// What a finger does beside a press: it stays, it drags an element of a list by its handle to the
// place of another one, it pulls a dialog down by its bar, or it comes from the edge.
'use strict';
/**
 * @param {(event: Event, entry: string) => void} act does the action of an entry such as `take:5`
 * @param {(parent: any, node: any, next: any) => void} move puts a node before another one
 */
const watchGestures = (act, move) => {
  const root = document.documentElement, any = (/** @type {any} */ it) => it;
  /** The timer of a finger that may stay, and whether it has. */
  let holding = 0, isHeld = false;
  const hold = (/** @type {Event} */ event) => {
    const node = any(event.target).closest?.('[data-hold]');
    if (node) act(event, node.dataset.hold);
  };
  /** The handle's entry, its element, what stood behind that, and their list. */
  let drag = any(null);
  const drop = (isDone = false) => {
    const { entry, item, next, list } = drag;
    drag = null;
    item.classList.remove('dragged');
    const place = [...list.children].indexOf(item);
    if (!isDone) list.insertBefore(item, next);
    // The press of a handle that was dragged does nothing else.
    else if (isHeld = item.nextSibling !== next) act(new Event('drop'), entry + '/' + place);
  };
  /** The bar of the dialog that a finger pulls down, the finger, and where it began. */
  let bar = any(null), finger = 0, top = 0;
  const pulled = () => bar.closest('[aria-modal]');
  const release = (isFar = false) => {
    const dialog = pulled(), close = bar.querySelector('button');
    bar = null;
    if (isFar) {
      // It leaves from where it is; one that stays goes back.
      close?.click();
      setTimeout(() => { dialog.style.translate = ''; }, 400);
    } else {
      dialog.classList.add('settling'), dialog.style.translate = '';
      setTimeout(() => dialog.classList.remove('settling'), 200);
    }
  };
  // A key that the mouse has pressed leaves the focus, or Enter would press it again.
  document.addEventListener('click', (/** @type {any} */ { target, pointerType }) => {
    if (pointerType === 'mouse') target.closest('.key')?.blur();
  });
  document.addEventListener('contextmenu',
    (event) => { clearTimeout(holding), isHeld || hold(event); });
  document.addEventListener('pointerdown', (event) => {
    isHeld = false;
    clearTimeout(holding);
    const target = any(event.target), handle = target.closest('[data-drag]');
    // Safari on a phone sends no contextmenu for a finger that stays.
    if (event.pointerType === 'touch' && target.closest('[data-hold]'))
      holding = setTimeout(() => { isHeld = true, hold(event); }, 700);
    if (event.pointerType === 'touch' && event.isPrimary && !target.closest('button')) {
      bar = target.closest('[aria-modal] .sheet-bar');
      bar?.setPointerCapture(event.pointerId), [finger, top] = [event.pointerId, event.clientY];
    }
    const item = handle?.closest('li');
    if (!item || !event.isPrimary || event.button) return;
    handle.setPointerCapture(event.pointerId);
    drag = { entry: handle.dataset.drag, item, next: item.nextSibling, list: item.parentNode };
    item.classList.add('dragged');
  });
  document.addEventListener('pointermove', ({ clientX, clientY, pointerId }) => {
    if (bar && pointerId === finger) pulled().style.translate = `0 ${Math.max(0, clientY - top)}px`;
    if (!drag) return;
    let over = any(document.elementFromPoint(clientX, clientY))?.closest('li');
    if (!over || over === drag.item || over.parentNode !== drag.list) return;
    const isBehind = drag.item.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING;
    move(drag.list, drag.item, isBehind ? over.nextSibling : over);
  });
  for (const kind of ['pointerup', 'pointercancel', 'pointerleave'])
    document.addEventListener(kind, (/** @type {any} */ { clientY, pointerId }) => {
      clearTimeout(holding);
      if (bar && pointerId === finger && kind !== 'pointerleave')
        release(kind === 'pointerup' && clientY - top > 80);
      if (drag && kind !== 'pointerleave') drop(kind === 'pointerup');
      // The press of the finger that stayed comes at once, or never.
      setTimeout(() => { isHeld = false; }, 400);
    });
  /** Where a finger began that comes from the edge at which lines begin. */
  let edge = /** @type {number[] | null} */ (null);
  document.addEventListener('touchstart', ({ touches: [{ clientX: x, clientY: y }] }) => {
    edge = (root.dir === 'rtl' ? innerWidth - x : x) < 24 ? [x, y] : null;
  }, { passive: true });
  // It goes back, where the browser has no such gesture and tells the page of the touch.
  document.addEventListener('touchend', ({ changedTouches: [{ clientX, clientY }] }) => {
    const [x, y] = edge ?? [clientX, 0], far = Math.abs(clientX - x);
    if (far > 80 && far > 2 * Math.abs(clientY - y)
      && document.querySelector('[data-action="back"], [aria-modal]')) history.back();
  });
  return {
    /** Whether a press is the end of a gesture, which did what was to do. */
    ends: () => isHeld && !(isHeld = false),
    /** Puts what is dragged back where it was; whether something was. */
    undo: () => drag && (drop(), true),
  };
};
