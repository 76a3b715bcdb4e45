import { AMAP_PAGE } from '../../../domain/map/amap.ts';
import type { LonLat } from '../../../domain/map/projection.ts';
import type { PinMap, PinMapOptions } from '../openlayers/pin-map.ts';
import { readFromFrame, type ToFrame } from './messages.ts';

type FramedMapOptions = Pick<PinMapOptions, 'centre' | 'zoom' | 'onPoint' | 'onTurn'> & {
  /** What the map is called for those who do not see it. */
  readonly title: string;
  readonly dark: boolean;
};

/** Milliseconds after which AMap counts as not arrived. */
const LOAD_TIMEOUT_MS = 8000;
/** Pixels by which an arrow key moves the map. */
const KEY_STEP_PX = 32;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_STEP_PX, 0],
  ArrowRight: [-KEY_STEP_PX, 0],
  ArrowUp: [0, KEY_STEP_PX],
  ArrowDown: [0, -KEY_STEP_PX],
};

/**
 * A map of AMap under the pin, in a page of its own without the rights of this one: its code reaches neither what is kept
 * here nor who is logged in. Rejects where it does not arrive.
 */
export function framedMap(element: HTMLElement, options: FramedMapOptions): Promise<PinMap> {
  const frame = document.createElement('iframe');
  // no `allow-same-origin`: the page has an origin of nobody
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = AMAP_PAGE;
  frame.title = options.title;
  frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
  const post = (message: ToFrame) => frame.contentWindow?.postMessage(message, '*');
  return new Promise((resolve, reject) => {
    const destroy = () => {
      clearTimeout(timer);
      removeEventListener('message', receive);
      element.removeEventListener('keydown', onKey);
      frame.remove();
    };
    const fail = () => {
      destroy();
      reject(new Error('AMap did not arrive'));
    };
    const timer = setTimeout(fail, LOAD_TIMEOUT_MS);
    const onKey = (event: KeyboardEvent) => {
      const by = KEYS[event.key];
      if (by) post({ type: 'pan', by });
      else if (event.key === '+' || event.key === '-') post({ type: 'zoom', levels: event.key === '+' ? 1 : -1 });
      else return;
      event.preventDefault();
    };
    const receive = (event: MessageEvent) => {
      if (event.source !== frame.contentWindow) return;
      const message = readFromFrame(event.data);
      if (message?.type === 'loaded') post({ type: 'open', ...opening(options) });
      else if (message?.type === 'failed') fail();
      else if (message?.type === 'point') options.onPoint(message.point);
      else if (message?.type === 'turned') options.onTurn(message.degrees);
      else if (message?.type === 'ready') {
        clearTimeout(timer);
        resolve({
          zoomBy: (levels) => post({ type: 'zoom', levels }),
          turnBy: (degrees) => post({ type: 'turn', degrees }),
          straighten: () => post({ type: 'straighten' }),
          destroy,
        });
      }
    };
    addEventListener('message', receive);
    element.addEventListener('keydown', onKey);
    element.append(frame);
  });
}

function opening({ centre, zoom, dark }: FramedMapOptions): { centre: LonLat; zoom: number; dark: boolean } {
  return { centre, zoom, dark };
}
