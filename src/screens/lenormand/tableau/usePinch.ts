import { type RefObject, useCallback, useEffect } from 'react';

const MAX_SCALE = 4;
const DOUBLE_TAP_SCALE = 2.5;

/**
 * Brings what scrolls in a frame nearer, from 1 to 4 times, by two fingers, by a double tap or by steps; the point
 * between the fingers stays under them. The frame's child reads the zoom from `--zoom`.
 */
export function usePinch(frame: RefObject<HTMLElement | null>): {
  zoomBy: (factor: number) => void;
  showAll: () => void;
} {
  const zoomTo = useCallback(
    (wanted: number, at?: { x: number; y: number }) => {
      const element = frame.current;
      if (!element) return;
      const before = zoomOf(element);
      const zoom = Math.min(MAX_SCALE, Math.max(1, wanted));
      const box = element.getBoundingClientRect();
      const x = at ? at.x - box.left : box.width / 2;
      const y = at ? at.y - box.top : box.height / 2;
      const [left, top] = [element.scrollLeft + x, element.scrollTop + y];
      element.style.height = zoom === 1 ? '' : element.style.height || `${box.height}px`;
      element.style.setProperty('--zoom', String(zoom));
      element.scrollTo({ left: (left * zoom) / before - x, top: (top * zoom) / before - y });
    },
    [frame],
  );

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let start: { span: number; zoom: number } | null = null;
    const begin = (event: TouchEvent) => {
      start = event.touches.length === 2 ? { span: spanOf(event.touches), zoom: zoomOf(element) } : null;
    };
    const move = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2) return;
      event.preventDefault();
      zoomTo((start.zoom * spanOf(event.touches)) / start.span, middleOf(event.touches));
    };
    const end = () => {
      start = null;
    };
    const twice = (event: MouseEvent) => {
      zoomTo(zoomOf(element) > 1 ? 1 : DOUBLE_TAP_SCALE, { x: event.clientX, y: event.clientY });
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(zoomOf(element) * Math.exp(-event.deltaY / 200), { x: event.clientX, y: event.clientY });
    };
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener('touchstart', begin, { passive: true, signal });
    element.addEventListener('touchmove', move, { passive: false, signal });
    element.addEventListener('touchend', end, { signal });
    element.addEventListener('touchcancel', end, { signal });
    element.addEventListener('dblclick', twice, { signal });
    element.addEventListener('wheel', wheel, { passive: false, signal });
    return () => gone.abort();
  }, [frame, zoomTo]);

  return {
    zoomBy: (factor) => frame.current && zoomTo(zoomOf(frame.current) * factor),
    showAll: () => zoomTo(1),
  };
}

function zoomOf(element: HTMLElement): number {
  return Number(element.style.getPropertyValue('--zoom')) || 1;
}

function spanOf([one, other]: TouchList): number {
  return Math.hypot(one!.clientX - other!.clientX, one!.clientY - other!.clientY);
}

function middleOf([one, other]: TouchList): { x: number; y: number } {
  return { x: (one!.clientX + other!.clientX) / 2, y: (one!.clientY + other!.clientY) / 2 };
}
