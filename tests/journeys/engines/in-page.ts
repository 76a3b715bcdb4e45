/** Functions that run in the page: each is sent as it stands and may use nothing from outside. */

/** An element that is seen: by its selector, by the words it shows or is called by, and by its place among several. */
export interface Target {
  css: string;
  /** Words that it holds. */
  text?: string;
  /** All its words. */
  exact?: string;
  nth?: number;
}

/** The element of a target, if it is seen. */
export function find({ css, text, exact, nth = 0 }: Target): HTMLElement | undefined {
  const words = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.innerText ?? '').replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll<HTMLElement>(css)]
    .filter((one) => one.getClientRects().length > 0)
    .filter((one) => (text === undefined || words(one).includes(text)) && (exact === undefined || words(one) === exact))
    .at(nth);
}

/** What stands on an element, or in a field. */
export function read(element: HTMLElement): { text: string } {
  return { text: element instanceof HTMLTextAreaElement ? element.value : element.innerText };
}

/** Where a finger meets an element: not before it stands still, can be used, and nothing lies over it. */
export async function spot(element: HTMLElement): Promise<{ x: number; y: number } | null> {
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isMet = () => {
    const { x, y } = middle();
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  };
  if (element.matches(':disabled')) return null;
  if (!isMet()) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = middle();
  await new Promise((next) => {
    requestAnimationFrame(() => requestAnimationFrame(next));
    setTimeout(next, 200);
  });
  const { x, y } = middle();
  if (x !== before.x || y !== before.y || !isMet()) return null;
  const page = window as Window & { isTapped?: boolean };
  page.isTapped = false;
  // The painted page gives its place to the app: the finger may meet the same button in another element.
  const says = element.innerText;
  const hear = ({ target }: Event) => {
    const met = target instanceof Element ? target.closest<HTMLElement>(element.tagName) : null;
    if (met === element || (met && met.innerText === says)) page.isTapped = true;
  };
  document.addEventListener('click', hear, { capture: true, once: true });
  return { x, y };
}

/** Puts a value into a field, and lets the page know of it. */
export function write(element: HTMLElement, value?: string): boolean {
  if (element.matches(':disabled')) return false;
  element.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
  for (const type of ['input', 'change', 'blur']) element.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Whether the finger has met the element of `spot`; a page that has gone since was met. */
export function wasTapped(): boolean {
  return (window as Window & { isTapped?: boolean }).isTapped !== false;
}
