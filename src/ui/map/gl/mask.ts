import { type Mask, maskPaths } from '../../../domain/map/mask.ts';
import { toMercator } from '../../../domain/map/mercator.ts';
import type { Program } from './program.ts';

/** Cuts what is painted to polygons by the stencil buffer; what the map painted below stays as it is. */
export class Stencil {
  readonly #gl: WebGLRenderingContext;
  readonly #buffer: WebGLBuffer | null;
  #mask: Mask | null = null;
  #rings: { readonly first: number; readonly count: number }[] = [];
  #anchor: readonly [number, number] = [0, 0];

  constructor(gl: WebGLRenderingContext) {
    this.#gl = gl;
    this.#buffer = gl.createBuffer();
  }

  /**
   * Counts for each pixel how often rings go round it, each ring as a fan of triangles, turning ones plus and others
   * minus: no polygon has to be cut into triangles for this. From now on only pixels with a count are painted.
   */
  cut(mask: Mask, program: Program, look: (anchor: readonly [number, number]) => void): void {
    const gl = this.#gl;
    this.#lay(mask);
    gl.clearStencil(0);
    gl.stencilMask(0xff);
    gl.clear(gl.STENCIL_BUFFER_BIT);
    gl.enable(gl.STENCIL_TEST);
    gl.colorMask(false, false, false, false);
    gl.stencilFunc(gl.ALWAYS, 0, 0xff);
    gl.stencilOpSeparate(gl.FRONT, gl.KEEP, gl.KEEP, gl.INCR_WRAP);
    gl.stencilOpSeparate(gl.BACK, gl.KEEP, gl.KEEP, gl.DECR_WRAP);
    look(this.#anchor);
    program.read(this.#buffer, 0);
    for (const { first, count } of this.#rings) gl.drawArrays(gl.TRIANGLE_FAN, first, count);
    gl.colorMask(true, true, true, true);
    gl.stencilFunc(gl.NOTEQUAL, 0, 0xff);
    gl.stencilOp(gl.KEEP, gl.KEEP, gl.KEEP);
  }

  end(): void {
    const gl = this.#gl;
    gl.clear(gl.STENCIL_BUFFER_BIT);
    gl.disable(gl.STENCIL_TEST);
    gl.stencilFunc(gl.ALWAYS, 0, 0xff);
  }

  destroy(): void {
    this.#gl.deleteBuffer(this.#buffer);
  }

  #lay(mask: Mask): void {
    if (mask === this.#mask) return;
    this.#mask = mask;
    const paths = maskPaths(mask, toMercator);
    this.#anchor = paths[0]?.[0] ?? [0, 0];
    this.#rings = [];
    const numbers: number[] = [];
    for (const path of paths) {
      this.#rings.push({ first: numbers.length / 4, count: path.length });
      for (const [x, y] of path) numbers.push(x - this.#anchor[0], y - this.#anchor[1], 0, 0);
    }
    const gl = this.#gl;
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(numbers), gl.STATIC_DRAW);
  }
}
