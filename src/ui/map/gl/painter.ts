import type { Laying } from '../../../domain/map/grid.ts';
import { toMercator } from '../../../domain/map/mercator.ts';
import type { Laid } from '../../../domain/map/standins.ts';
import type { MapFrame } from '../host.ts';
import type { Look, Painter } from '../painter.ts';
import { Ground } from './ground.ts';
import { LentContext } from './lent.ts';
import { Stencil } from './mask.ts';
import { makeProgram, type Program } from './program.ts';

/** Told when the context of the painter's own canvas goes and comes back. */
interface ContextEvents {
  readonly lost: () => void;
  readonly restored: () => void;
}

/**
 * Paints by WebGL: into the map's own context where it lends one, else on a canvas of its own. A frame costs two calls a
 * tile and some thirty besides, and asks the card for nothing. Null where there is no WebGL.
 */
export function glPainter(
  laying: Laying,
  lent: WebGLRenderingContext | null,
  events: ContextEvents,
): Painter<unknown> | null {
  const canvas = lent === null ? document.createElement('canvas') : null;
  const gl = lent ?? canvas?.getContext('webgl', { antialias: false, depth: false, stencil: true }) ?? null;
  if (gl === null) return null;
  const painter = new GlPainter(gl, canvas, laying);
  canvas?.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    events.lost();
  });
  canvas?.addEventListener('webglcontextrestored', () => events.restored());
  return painter as Painter<unknown>;
}

class GlPainter implements Painter<WebGLTexture> {
  readonly #gl: WebGLRenderingContext;
  readonly #canvas: HTMLCanvasElement | null;
  readonly #laying: Laying;
  /** Null where the context is the painter's own. */
  readonly #lent: LentContext | null;
  #tools: { readonly program: Program; readonly ground: Ground; readonly stencil: Stencil } | null = null;

  constructor(gl: WebGLRenderingContext, canvas: HTMLCanvasElement | null, laying: Laying) {
    this.#gl = gl;
    this.#canvas = canvas;
    this.#laying = laying;
    this.#lent = canvas === null ? new LentContext(gl) : null;
  }

  take(bitmap: ImageBitmap): WebGLTexture | null {
    const gl = this.#gl;
    const texture = gl.isContextLost() ? null : gl.createTexture();
    if (texture === null) return null;
    this.#lent?.keep();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, 0);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, bitmap);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    this.#lent?.putBack();
    bitmap.close();
    return texture;
  }

  free(texture: WebGLTexture): void {
    this.#gl.deleteTexture(texture);
  }

  paint(
    drawing: readonly Laid<WebGLTexture>[],
    frame: MapFrame,
    { opacity, mask, altitude }: Look,
  ): HTMLCanvasElement | null {
    const gl = this.#gl;
    if (gl.isContextLost()) return this.#canvas;
    this.#lent?.keep();
    if (this.#canvas) clear(gl, this.#canvas, frame);
    if (drawing.length > 0) {
      const { program, ground, stencil } = this.#prepare();
      if (this.#lent?.lasting === false) program.forget();
      const centre = toMercator(frame.centre);
      const look = ([x, y]: readonly [number, number]) => program.look(frame.camera, x - centre[0], y - centre[1]);
      ground.lay(drawing, centre);
      program.use(opacity, altitude);
      if (mask !== null) stencil.cut(mask, program, look);
      look(ground.anchor);
      ground.draw(program);
      if (mask !== null) stencil.end();
    }
    this.#lent?.putBack();
    return this.#canvas;
  }

  destroy(): void {
    const tools = this.#tools;
    this.#tools = null;
    tools?.ground.destroy();
    tools?.stencil.destroy();
    tools?.program.destroy();
    this.#lent?.destroy();
    if (this.#canvas) {
      this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
      this.#canvas.remove();
    }
  }

  lose(): void {
    this.#tools = null;
    this.#lent?.lose();
  }

  #prepare() {
    this.#tools ??= {
      program: makeProgram(this.#gl),
      ground: new Ground(this.#gl, this.#laying),
      stencil: new Stencil(this.#gl),
    };
    return this.#tools;
  }
}

function clear(
  gl: WebGLRenderingContext,
  canvas: HTMLCanvasElement,
  { size: [width, height], pixelRatio }: MapFrame,
): void {
  const [across, down] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
  }
  gl.viewport(0, 0, across, down);
  gl.clearColor(0, 0, 0, 0);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.STENCIL_BUFFER_BIT);
}
