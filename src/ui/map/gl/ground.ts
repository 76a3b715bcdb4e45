import type { Laying } from '../../../domain/map/grid.ts';
import { toMercator } from '../../../domain/map/mercator.ts';
import type { Laid } from '../../../domain/map/standins.ts';
import { MESH, needsWarp, tileMesh } from '../../../domain/map/warp.ts';
import type { Program } from './program.ts';

/** The tiles as nets of triangles in one buffer, filled anew only when other tiles are to be seen. */
export class Ground {
  readonly #gl: WebGLRenderingContext;
  readonly #laying: Laying;
  readonly #divisions: number;
  readonly #vertices: WebGLBuffer | null;
  readonly #indexes: WebGLBuffer | null;
  readonly #nets = new Map<string, Float64Array>();
  #indexed = 0;
  #laid: readonly Laid<WebGLTexture>[] = [];
  /** From where the vertices count, parts of the world: near them, so that half the digits of a number suffice. */
  anchor: readonly [number, number] = [0, 0];

  constructor(gl: WebGLRenderingContext, laying: Laying) {
    this.#gl = gl;
    this.#laying = laying;
    this.#divisions = needsWarp(laying) ? MESH : 1;
    this.#vertices = gl.createBuffer();
    this.#indexes = gl.createBuffer();
  }

  /** Fills the buffer, if these are not the tiles of the last frame. */
  lay(drawing: readonly Laid<WebGLTexture>[], centre: readonly [number, number]): void {
    if (drawing === this.#laid) return;
    this.#laid = drawing;
    this.anchor = centre;
    const gl = this.#gl;
    const numbers = new Float32Array(drawing.length * this.#knots * 4);
    drawing.forEach((tile, index) => {
      this.#write(numbers, index * this.#knots * 4, tile);
    });
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#vertices);
    gl.bufferData(gl.ARRAY_BUFFER, numbers, gl.DYNAMIC_DRAW);
    if (this.#divisions > 1) this.#index(Math.min(drawing.length, this.#most));
  }

  draw(program: Program): void {
    const gl = this.#gl;
    const laid = this.#laid;
    // A plain square is its four knots in their order: without indexes the card has nothing to check.
    const plain = this.#divisions === 1;
    const triangles = this.#divisions ** 2 * 6;
    const run = plain ? laid.length : this.#most;
    if (!plain) gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#indexes);
    let bound: WebGLTexture | null = null;
    for (let index = 0; index < laid.length; index += 1) {
      const inRun = index % run;
      if (inRun === 0) program.read(this.#vertices, index * this.#knots * 16);
      const picture = laid[index]?.picture ?? null;
      if (picture !== bound) gl.bindTexture(gl.TEXTURE_2D, picture);
      bound = picture;
      if (plain) gl.drawArrays(gl.TRIANGLE_STRIP, index * 4, 4);
      else gl.drawElements(gl.TRIANGLES, triangles, gl.UNSIGNED_SHORT, inRun * triangles * 2);
    }
  }

  destroy(): void {
    this.#gl.deleteBuffer(this.#vertices);
    this.#gl.deleteBuffer(this.#indexes);
  }

  get #knots(): number {
    return (this.#divisions + 1) ** 2;
  }

  /** Tiles whose knots sixteen bits can number. */
  get #most(): number {
    return Math.floor(65536 / this.#knots);
  }

  #write(numbers: Float32Array, from: number, { place, part: [left, top, right, bottom] }: Laid<WebGLTexture>): void {
    const net = this.#netOf(place);
    const across = this.#divisions + 1;
    for (let knot = 0; knot < this.#knots; knot += 1) {
      const at = from + knot * 4;
      numbers[at] = (net[knot * 2] ?? 0) - this.anchor[0];
      numbers[at + 1] = (net[knot * 2 + 1] ?? 0) - this.anchor[1];
      numbers[at + 2] = left + ((right - left) * (knot % across)) / this.#divisions;
      numbers[at + 3] = top + ((bottom - top) * Math.floor(knot / across)) / this.#divisions;
    }
  }

  /** The knots of a tile on the plane of the map; bending takes longest, so it is done once. */
  #netOf(place: Laid<WebGLTexture>['place']): Float64Array {
    const key = `${place.z}/${place.x}/${place.y}/${place.world}`;
    const known = this.#nets.get(key);
    if (known !== undefined) return known;
    if (this.#nets.size >= MAX_NETS) this.#nets.clear();
    const { places } = tileMesh(place, this.#laying, this.#divisions);
    for (let at = 0; at < places.length; at += 2) {
      const [x, y] = toMercator([places[at] ?? 0, places[at + 1] ?? 0]);
      places[at] = x;
      places[at + 1] = y;
    }
    this.#nets.set(key, places);
    return places;
  }

  /** Numbers the triangles of so many tiles, always the same way. */
  #index(tiles: number): void {
    if (tiles <= this.#indexed) return;
    this.#indexed = Math.min(this.#most, Math.max(64, 2 ** Math.ceil(Math.log2(tiles))));
    const across = this.#divisions + 1;
    const numbers: number[] = [];
    for (let tile = 0; tile < this.#indexed; tile += 1) {
      for (let row = 0; row < this.#divisions; row += 1) {
        for (let column = 0; column < this.#divisions; column += 1) {
          const knot = tile * this.#knots + row * across + column;
          numbers.push(knot, knot + across, knot + 1, knot + 1, knot + across, knot + across + 1);
        }
      }
    }
    const gl = this.#gl;
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.#indexes);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint16Array(numbers), gl.STATIC_DRAW);
  }
}

/** Nets that are kept: two screens full at every level of a zoom. */
const MAX_NETS = 1500;
