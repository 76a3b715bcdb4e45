// The page of the bench of lent contexts: our layer and @vuemap/amap-xyz-layer on the same stand-in of AMap's map.
import { CustomXyzLayer } from '@vuemap/amap-xyz-layer';
import type { AMapApi, AMapMap } from '../../src/ui/map/amap/api.ts';
import { amapHost } from '../../src/ui/map/amap/host.ts';
import { TileLayer } from '../../src/ui/map/layer.ts';
import { type AMapStandIn, amapStandIn } from '../journeys/map/amap.ts';
import { peerMap } from './peer-map.ts';

export type Which = 'ours' | 'peer';

/** The level of the tiles; the map is a whole level further out, where they are 128 px wide. */
const LEVEL = 10;
const ZOOM = LEVEL - 0.99;
const START = [843, 388] as const;
const TILES = 60;

type Carried = ConstructorParameters<NonNullable<AMapApi['GLCustomLayer']>>[0];

let standIn: AMapStandIn;
let which: Which;
/** Milliseconds of the layer in each frame, and of its listeners at each event. */
const frames: number[] = [];
const events: number[] = [];
let calls = 0;
let drawn = 0;
let drawnInFrame = 0;
/** Pictures that went to the card. */
let sent = 0;

for (const name of Object.getOwnPropertyNames(WebGLRenderingContext.prototype)) {
  const { value } = Object.getOwnPropertyDescriptor(WebGLRenderingContext.prototype, name) ?? {};
  if (typeof value !== 'function') continue;
  const draws = name.startsWith('draw');
  Object.defineProperty(WebGLRenderingContext.prototype, name, {
    configurable: true,
    writable: true,
    value(this: WebGLRenderingContext, ...given: unknown[]) {
      calls += 1;
      if (draws) drawn += 1;
      if (name === 'texImage2D') sent += 1;
      return value.apply(this, given);
    },
  });
}

/** The corner of a tile, in degrees. */
function corner(x: number, y: number, z = LEVEL): [number, number] {
  const up = Math.PI * (1 - (2 * y) / 2 ** z);
  return [(x / 2 ** z) * 360 - 180, (Math.atan(Math.sinh(up)) * 180) / Math.PI];
}

/** The stand-in with a clock on the frames of each layer and on each listener. */
function clocked(): { api: AMapApi; map: AMapMap } {
  const { api, map } = standIn;
  const Carrier = api.GLCustomLayer;
  if (!Carrier) throw new Error('the map lends no context');
  class GLCustomLayer extends Carrier {
    constructor(options: Carried) {
      super({
        ...options,
        render(gl) {
          const [before, start] = [drawn, performance.now()];
          options.render(gl);
          frames.push(performance.now() - start);
          drawnInFrame = drawn - before;
        },
      });
    }
  }
  const on: AMapMap['on'] = (event, listener) =>
    map.on(event, () => {
      const start = performance.now();
      listener();
      events.push(performance.now() - start);
    });
  return { api: { ...api, GLCustomLayer }, map: { ...map, on } };
}

function lay(url: string, cacheSize: number): void {
  const element = document.getElementById('map');
  if (!element) throw new Error('no place for the map');
  standIn = amapStandIn(element);
  standIn.move({ centre: corner(...START), zoom: ZOOM });
  const { api, map } = clocked();
  const host = amapHost(api, map);
  const options = { url, proj: 'gcj02' as const, cacheSize };
  if (which === 'ours') {
    new TileLayer(host, options);
    return;
  }
  const peer = peerMap(api, map, () => (host.frame()?.corners ?? []).map(([lon, lat]) => [lon, lat] as const));
  Object.assign(window, { AMap: peer.api });
  new CustomXyzLayer(peer.map, options);
}

const nextFrame = () => new Promise(requestAnimationFrame);
/** All that was sent to the card is done. */
function finish(): void {
  const { gl } = standIn;
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

async function rest(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const lent = {
  /** A tile as a PNG in base64: of some fifteen kilobytes, nowhere of the map's own red. */
  sample(): string {
    const canvas = document.createElement('canvas');
    canvas.width = 256;
    canvas.height = 256;
    const pen = canvas.getContext('2d');
    for (let line = 0; pen && line < 256; line += 1) {
      pen.fillStyle = `rgb(${40 + (line % 60)} ${90 + ((line * 7) % 90)} ${120 + ((line * 13) % 100)})`;
      pen.fillRect(0, line, 256, 1);
      pen.fillRect((line * 37) % 256, (line * 91) % 256, 40, 24);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  },
  /** Milliseconds from the making of a layer until all sixty pictures are on the screen. */
  async firstPicture(layer: Which, url: string, cacheSize = 512): Promise<number> {
    which = layer;
    const start = performance.now();
    lay(url, cacheSize);
    // The peer draws its first tile twice.
    const whole = layer === 'peer' ? TILES + 1 : TILES;
    while (drawnInFrame < whole) await nextFrame();
    finish();
    return performance.now() - start;
  },
  /** Frames of a map that is dragged a little to and fro. */
  async drag(count = 60): Promise<{ frames: number[]; events: number[]; whole: number[]; calls: number }> {
    await rest(800);
    const whole: number[] = [];
    let counted = 0;
    frames.length = 0;
    events.length = 0;
    for (let step = 0; step < count; step += 1) {
      const [x, y] = START;
      standIn.move({ centre: corner(x + 0.1 * Math.sin(step / 6), y) });
      await nextFrame();
      finish();
      const [before, start] = [calls, performance.now()];
      standIn.paint();
      counted = calls - before;
      finish();
      whole.push(performance.now() - start);
    }
    return { frames: [...frames], events: [...events], whole, calls: counted };
  },
  /** Two levels in and out again: frames of so many without a single tile, and with a hole. */
  async zoom(): Promise<{ blank: number; holed: number; all: number }> {
    await rest(800);
    let [blank, holed, all] = [0, 0, 0];
    for (let step = 0; step <= 120; step += 1, all += 1) {
      standIn.move({ zoom: ZOOM + 2 * Math.sin((Math.PI * step) / 120) });
      await nextFrame();
      standIn.paint();
      const bare = ground();
      if (bare === 1) blank += 1;
      else if (bare > 0) holed += 1;
    }
    return { blank, holed, all };
  },
  sent: () => sent,
  /** Half a screen a step to the east, resting there. */
  step(there: number): void {
    standIn.move({ centre: corner(START[0] + there * 5, START[1]) });
    standIn.rest();
  },
};

/** The part of a grid of points where the map's own red ground is seen. */
function ground(): number {
  const { gl } = standIn;
  const pixel = new Uint8Array(4);
  let bare = 0;
  for (let across = 0; across < 19; across += 1) {
    for (let down = 0; down < 11; down += 1) {
      const [x, y] = [(gl.drawingBufferWidth * (across + 1)) / 20, (gl.drawingBufferHeight * (down + 0.5)) / 11];
      gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      if (pixel[0] === 128 && pixel[1] === 0) bare += 1;
    }
  }
  return bare / (19 * 11);
}

declare global {
  interface Window {
    lent: typeof lent;
  }
}
window.lent = lent;
