import { toMercator } from '../../../src/domain/map/mercator.ts';
import type { AMapApi, AMapLayer, AMapMap } from '../../../src/ui/map/amap/api.ts';

type Point = readonly [number, number];

/** Measures of AMap's own plane: its units a world are its own affair. */
const PLANE = 40_075_016.68;

interface Painted extends AMapLayer {
  paint(gl: WebGLRenderingContext): void;
  zIndex: number;
}

export interface AMapStandIn {
  readonly api: AMapApi;
  readonly map: AMapMap;
  move(to: { centre?: Point; zoom?: number; rotation?: number; pitch?: number }): void;
  /** The finger is off: the map stands still. */
  rest(): void;
  /** Paints a frame: red ground first, then each layer in its order. */
  paint(): void;
  readonly gl: WebGLRenderingContext;
}

/**
 * Plays the part of AMap's JSAPI 2 that the host uses: a tilted map in a context of its own, that lends it to
 * GLCustomLayer, and that goes on using its own program and buffers after each layer.
 */
export function amapStandIn(element: HTMLElement, { lends = true, stencil = true } = {}): AMapStandIn {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  element.append(canvas);
  const [width, height] = [element.clientWidth, element.clientHeight];
  canvas.width = width;
  canvas.height = height;
  const gl = canvas.getContext('webgl', { stencil, depth: true, preserveDrawingBuffer: true });
  if (!gl) throw new Error('no WebGL here');
  const ground = groundProgram(gl);
  const state = { centre: [116.4, 39.9] as Point, zoom: 10, rotation: 0, pitch: 0 };
  const layers: Painted[] = [];
  const listeners = new Map<string, Set<() => void>>();
  let asked = false;
  let stale = true;
  let origin: Point = state.centre;

  const camera = () => {
    const world = 256 * 2 ** state.zoom;
    const unit = world / PLANE;
    const [lean, turn] = [(state.pitch * Math.PI) / 180, (state.rotation * Math.PI) / 180];
    const away = height / 2 / Math.tan(Math.PI / 9);
    // AMap's plane counts east and north, in metres of Mercator, from the centre that was set.
    const [ox, oy] = toMercator(origin);
    const [cx, cy] = toMercator(state.centre);
    const [dx, dy] = [(ox - cx) * PLANE, (cy - oy) * PLANE];
    const rowX = [Math.cos(turn), Math.sin(turn)];
    const rowY = [-Math.sin(turn), Math.cos(turn)];
    const matrix = new Float64Array(16);
    for (const [column, [ex, ny]] of [
      [0, [1, 0]],
      [4, [0, 1]],
      [12, [dx, dy]],
    ] as const) {
      const x = (rowX[0]! * ex + rowX[1]! * ny) * unit;
      const y = (rowY[0]! * ex + rowY[1]! * ny) * unit;
      matrix[column] = (2 * x) / width;
      matrix[column + 1] = (2 * y * Math.cos(lean)) / height;
      matrix[column + 2] = 0;
      matrix[column + 3] = (y * Math.sin(lean)) / away + (column === 12 ? 1 : 0);
    }
    matrix[8 + 1] = (2 * unit * Math.sin(lean)) / height;
    matrix[8 + 3] = (-unit * Math.cos(lean)) / away;
    return matrix;
  };
  const onPlane = ([lon, lat]: Point): [number, number] => {
    const [x, y] = toMercator([lon, lat]);
    const [ox, oy] = toMercator(origin);
    return [(x - ox) * PLANE, (oy - y) * PLANE];
  };
  const map: AMapMap = {
    getCenter: () => ({ getLng: () => state.centre[0], getLat: () => state.centre[1] }),
    // To two places, as AMap says it.
    getZoom: () => Math.round(state.zoom * 100) / 100,
    getRotation: () => state.rotation,
    getPitch: () => state.pitch,
    getSize: () => ({ getWidth: () => width, getHeight: () => height }),
    lngLatToContainer(point) {
      const [x, y] = onPlane(point);
      const m = camera();
      const w = m[3]! * x + m[7]! * y + m[15]!;
      const across = (m[0]! * x + m[4]! * y + m[12]!) / w;
      const up = (m[1]! * x + m[5]! * y + m[13]!) / w;
      return { getX: () => ((across + 1) / 2) * width, getY: () => ((1 - up) / 2) * height };
    },
    getContext: () => ({
      setDirty() {
        stale = true;
      },
    }),
    render() {
      if (asked || !stale) return;
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        stale = false;
        standIn.paint();
      });
    },
    on: (event, listener) => listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event, listener) => listeners.get(event)?.delete(listener),
    customCoords: {
      getCenter: () => origin,
      setCenter: (point) => {
        origin = point;
      },
      lngLatsToCoords: (points) => points.map(onPlane),
      getMVPMatrix: camera,
    },
  };
  const tell = (...names: string[]) => {
    for (const name of names) for (const listener of listeners.get(name) ?? []) listener();
  };
  const put = (painted: Painted, on: unknown) => {
    const at = layers.indexOf(painted);
    if (at >= 0) layers.splice(at, 1);
    if (on) layers.push(painted);
    layers.sort((one, other) => one.zIndex - other.zIndex);
    stale = true;
    map.render();
  };
  class GLCustomLayer implements Painted {
    readonly zIndex: number;
    readonly #options: { init: (gl: WebGLRenderingContext) => void; render: (gl: WebGLRenderingContext) => void };
    #ready = false;
    constructor(options: {
      zIndex: number;
      init: (gl: WebGLRenderingContext) => void;
      render: (gl: WebGLRenderingContext) => void;
    }) {
      this.zIndex = options.zIndex;
      this.#options = options;
    }
    setMap(on: AMapMap | null) {
      put(this, on);
    }
    paint(context: WebGLRenderingContext) {
      if (!this.#ready) this.#options.init(context);
      this.#ready = true;
      this.#options.render(context);
    }
  }
  class CustomLayer implements Painted {
    readonly zIndex: number;
    readonly #canvas: HTMLCanvasElement;
    readonly #render: () => void;
    constructor(own: HTMLCanvasElement, { zIndex, render }: { zIndex: number; render: () => void }) {
      this.zIndex = zIndex;
      this.#canvas = own;
      this.#render = render;
    }
    setMap(on: AMapMap | null) {
      if (on) element.append(this.#canvas);
      else this.#canvas.remove();
      this.#canvas.style.position = 'absolute';
      put(this, on);
    }
    paint() {
      this.#render();
    }
  }
  const standIn: AMapStandIn = {
    api: { CustomLayer, ...(lends ? { GLCustomLayer } : {}) } as unknown as AMapApi,
    map,
    gl,
    move(to) {
      Object.assign(state, to);
      stale = true;
      const turned = to.rotation === undefined ? [] : ['rotatechange'];
      tell('mapmove', ...(to.zoom === undefined ? ['dragging'] : ['zoomchange']), ...turned);
      map.render();
    },
    rest: () => tell('moveend'),
    paint() {
      gl.viewport(0, 0, width, height);
      gl.clearColor(0.5, 0, 0, 1);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT | gl.STENCIL_BUFFER_BIT);
      ground.begin();
      const shared = origin;
      for (const layer of layers) {
        layer.paint(gl);
        if (origin !== shared) throw new Error('the centre that all layers count from was not put back');
        // The map goes on with what it had set before: whoever changed it has to have put it back.
        ground.mark();
      }
    },
  };
  standIn.paint();
  return standIn;
}

/** A green bar at the left edge, painted after each layer with what was set up once at the start of the frame. The ground is made of vertex arrays, as maps are. */
function groundProgram(gl: WebGLRenderingContext): { begin(): void; mark(): void } {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, 'attribute vec2 at; void main() { gl_Position = vec4(at, 0.0, 1.0); }'],
    [gl.FRAGMENT_SHADER, 'void main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }'],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.bindAttribLocation(program, 0, 'at');
  gl.linkProgram(program);
  const buffer = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, -0.95, -1, -1, 1, -0.95, 1]), gl.STATIC_DRAW);
  const arrays = gl.getExtension('OES_vertex_array_object');
  const own = arrays?.createVertexArrayOES() ?? null;
  return {
    begin() {
      arrays?.bindVertexArrayOES(own);
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, no hook
      gl.useProgram(program);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.enableVertexAttribArray(0);
      gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
      gl.enable(gl.DEPTH_TEST);
      gl.depthFunc(gl.ALWAYS);
      gl.disable(gl.BLEND);
    },
    mark: () => gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4),
  };
}
