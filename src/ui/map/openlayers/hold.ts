/** Milliseconds that make a long press, and pixels that a finger may tremble meanwhile. */
const LONG_PRESS_MS = 500;
const TREMBLE_PX = 8;

/** Calls when one finger rests on an element. `held`: the last press was a long one, so its release is no tap. */
export function onHold(
  element: HTMLElement,
  act: (event: PointerEvent) => void,
): { held: () => boolean; release: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let held = false;
  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    stop();
    held = false;
    if (!event.isPrimary || event.button !== 0) return;
    start = event;
    timer = setTimeout(() => {
      held = true;
      act(event);
    }, LONG_PRESS_MS);
  };
  const move = (event: PointerEvent) => {
    if (!event.isPrimary || !start) return stop();
    if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > TREMBLE_PX) stop();
  };
  // A phone would open its menu over the map.
  const menu = (event: Event) => event.preventDefault();
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('contextmenu', menu);
  for (const name of ['pointerup', 'pointercancel']) element.addEventListener(name, stop);
  return {
    held: () => held,
    release() {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('contextmenu', menu);
      for (const name of ['pointerup', 'pointercancel']) element.removeEventListener(name, stop);
    },
  };
}
