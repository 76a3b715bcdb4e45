/** Functions that run in the page: each is sent as it stands and may use nothing from outside. */

/** What sticks out of the page, is cut, or (in English) breaks in the middle of a word, at the present width. */
export function layoutFaults(english: boolean): string[] {
  const faults: string[] = [];
  const width = document.documentElement.clientWidth;
  const name = (element: Element) =>
    `<${element.localName}> "${(element.textContent ?? '').trim().slice(0, 40)}" at ${innerWidth}`;
  if (document.documentElement.scrollWidth > width) faults.push(`the page is wider than ${width}`);
  if (innerWidth > screen.width && screen.width > 0) faults.push(`the page is laid out wider than ${screen.width}`);
  const rolls = (element: Element): boolean => {
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      if (getComputedStyle(one).overflowX !== 'visible' || one.localName === 'svg') return true;
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent?.trim() || /^(script|style|noscript|option|title)$/.test(parent.localName)) continue;
    if (parent.closest('.unseen, dialog:not([open]), svg') || !parent.checkVisibility()) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    if ((box.right > width + 1 || box.left < -1) && !rolls(parent)) faults.push(`out of the page: ${name(parent)}`);
    const clip = getComputedStyle(parent);
    if (/hidden|clip/.test(clip.overflowX) && parent.scrollWidth > parent.clientWidth + 1)
      faults.push(`cut: ${name(parent)}`);
    if (/hidden|clip/.test(clip.overflowY) && parent.scrollHeight > parent.clientHeight + 2)
      faults.push(`cut: ${name(parent)}`);
    if (!english || parent.localName === 'code') continue;
    for (const word of node.textContent.matchAll(/[A-Za-z’']{2,}/g)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].map((one) => Math.round(one.top)));
      if (tops.size > 1 && !/@/.test(node.textContent)) faults.push(`broken word ${word[0]}: ${name(parent)}`);
    }
  }
  for (const list of document.querySelectorAll('select')) {
    const style = getComputedStyle(list);
    if (style.opacity !== '0' && list.scrollWidth > list.clientWidth + 1) faults.push(`cut: ${name(list)}`);
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    const isWritten = !field.matches('[type=checkbox], [type=radio], [type=range], [type=file]');
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    if (isWritten && size < 16) faults.push(`iOS zooms into it, ${size} px: ${name(field)}`);
  }
  const pen = document.createElement('canvas').getContext('2d')!;
  for (const field of document.querySelectorAll('input')) {
    const style = getComputedStyle(field);
    pen.font = getComputedStyle(field, '::placeholder').font || style.font;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (field.clientWidth > 0 && pen.measureText(field.placeholder).width > room)
      faults.push(`cut: placeholder "${field.placeholder}" at ${innerWidth}`);
  }
  return [...new Set(faults)];
}

/** Words that stand on other words, or touch them, in the flow of the page. */
export function collisions(): string[] {
  // what is laid out only when it is scrolled to has no place of its own before
  const whole = new CSSStyleSheet();
  whole.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [whole];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const floats = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
    return false;
  };
  const lines: { element: Element; box: DOMRect }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!node.textContent?.trim() || /^(script|style|noscript|option|title)$/.test(element.localName)) continue;
    if (element.closest('.unseen, dialog:not([open]), svg') || !element.checkVisibility() || floats(element)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ element, box });
  }
  const rise = (one: DOMRect, other: DOMRect) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const width = (one: DOMRect, other: DOMRect) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const faults: string[] = [];
  lines.forEach(({ element, box }, at) => {
    for (const other of lines.slice(at + 1)) {
      if (other.element === element || other.element.contains(element) || element.contains(other.element)) continue;
      if (rise(box, other.box) < 5 || width(box, other.box) < 0.5) continue;
      faults.push(`words touch: "${element.textContent}" and "${other.element.textContent}" at ${innerWidth}`);
    }
  });
  return [...new Set(faults)];
}

/**
 * Controls that a finger cannot hit well: less than 44 px with another one near, or less than 24 px. A link in running
 * text is as high as its line, and must have no other one near.
 * The cards of a whole table may be 24 px, for two fingers and the neighbour buttons are the exact ways.
 */
export function smallTargets(): string[] {
  const inText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim().length > 3,
    );
  const targets = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary, [role=slider]'),
  ]
    .filter((element) => !element.closest('.unseen') || element.closest('label'))
    .map((element) => (element.matches('[type=radio], [type=checkbox]') ? element.closest('label') : element))
    .filter((target) => target !== null)
    .filter((target) => target.checkVisibility())
    .map((target) => ({ target, box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const alone = (own: { target: Element; box: DOMRect }) => {
    const [x, y] = [(own.box.left + own.box.right) / 2, (own.box.top + own.box.bottom) / 2];
    const [half, tall] = [Math.max(22, own.box.width / 2), Math.max(22, own.box.height / 2)];
    return targets.every(
      ({ target, box }) =>
        target.contains(own.target) ||
        own.target.contains(target) ||
        box.left >= x + half - 0.5 ||
        box.right <= x - half + 0.5 ||
        box.top >= y + tall - 0.5 ||
        box.bottom <= y - tall + 0.5,
    );
  };
  return targets
    .filter((one) => one.box.width < 43.5 || one.box.height < 43.5)
    .filter(
      (one) =>
        ((one.box.width < 23.5 || one.box.height < 23.5) && !inText(one.target)) ||
        !(one.target.matches('[data-position]') || alone(one)),
    )
    .map(({ target, box }) => {
      const label = target.getAttribute('aria-label') ?? target.textContent ?? '';
      return `small: <${target.localName}> "${label.trim().slice(0, 40)}" ${box.width.toFixed(0)} x ${box.height.toFixed(0)}`;
    });
}
