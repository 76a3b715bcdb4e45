/** Functions that run in the page: each is sent as it stands and may use nothing from outside. */

/** Marks every control that the Tab key must reach, in an open sheet those of the sheet, and follows the focus from now on. Tells how many presses reach them all. */
export function followFocus(): number {
  const floor = document.querySelector<HTMLElement>('dialog[open]') ?? document.body;
  const can = [...floor.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
    .filter((element) => !(element as HTMLButtonElement).disabled)
    .filter((element) => !element.closest('details:not([open])') || element.localName === 'summary')
    .filter((element) => !element.matches('input[type=radio]:not(:checked)'));
  const log: { element: HTMLElement; ring: boolean }[] = [];
  const ringed = (element: Element | null | undefined) => {
    if (!element) return false;
    const style = getComputedStyle(element);
    return style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  };
  const listen = ({ target }: FocusEvent) => {
    const element = target as HTMLElement;
    const ring = [element, element.parentElement, element.parentElement?.parentElement, element.nextElementSibling];
    log.push({ element, ring: ring.some(ringed) });
  };
  document.addEventListener('focusin', listen);
  const start = document.createElement('button');
  floor.prepend(start);
  start.focus();
  start.remove();
  log.length = 0;
  Object.assign(window, { focusLog: { can, log, end: () => document.removeEventListener('focusin', listen) } });
  const groups = new Set([...floor.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ name }) => name));
  const inner = floor.querySelectorAll('input[type=date], input[type=time]').length * 4;
  return can.length + groups.size + inner;
}

/** Controls the focus missed, that show no ring, or that lie above the one before; an ordered list has its own order. */
export function focusFaults(): string[] {
  interface Followed {
    can: HTMLElement[];
    log: { element: HTMLElement; ring: boolean }[];
    end(): void;
  }
  const { can, log, end } = (window as unknown as { focusLog: Followed }).focusLog;
  end();
  const name = (element: Element) =>
    `<${element.localName}> "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const reached = new Set(log.map(({ element }) => element));
  const faults = can.filter((element) => !reached.has(element)).map((element) => `not reached: ${name(element)}`);
  for (const { element, ring } of log) if (!ring) faults.push(`no ring: ${name(element)}`);
  const flows = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return false;
    return true;
  };
  const way = [...reached].filter(flows);
  way.forEach((element, at) => {
    const before = way[at - 1];
    const list = element.closest('ol');
    if (!before || (list && list === before.closest('ol'))) return;
    const [box, last] = [element.getBoundingClientRect(), before.getBoundingClientRect()];
    if (box.bottom <= last.top && box.left <= last.left)
      faults.push(`goes back up: ${name(before)} to ${name(element)}`);
  });
  return [...new Set(faults)];
}
