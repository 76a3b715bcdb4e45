import type { AMapStandIn } from './amap.ts';

interface Around {
  readonly before: string[];
  readonly after: string[];
}

/**
 * Paints frames in which the map has settings of its own below the layer, others in each frame, and reads the whole state
 * of its context below and above the layer.
 */
export function stateRoundLayers({ api, map, paint, gl }: AMapStandIn, frames: number): Around[] {
  const Layer = api.GLCustomLayer;
  if (!Layer) throw new Error('the map lends no context');
  const found: Around[] = [];
  let before: string[] = [];
  const carry = (zIndex: number, render: () => void) =>
    new Layer({ zIndex, zooms: [2, 20], init() {}, render }).setMap(map);
  const texture = gl.createTexture();
  carry(1, () => {
    set(gl, texture, found.length);
    before = stateOf(gl);
  });
  carry(999, () => found.push({ before, after: stateOf(gl) }));
  for (let frame = 0; frame < frames; frame += 1) paint();
  return found;
}

/** Settings that no layer would choose. */
function set(gl: WebGLRenderingContext, texture: WebGLTexture | null, frame: number): void {
  gl.enable(gl.BLEND);
  gl.blendFuncSeparate(gl.DST_COLOR, gl.ONE, gl.ZERO, frame === 1 ? gl.SRC_ALPHA : gl.DST_ALPHA);
  gl.blendEquationSeparate(gl.FUNC_REVERSE_SUBTRACT, gl.FUNC_SUBTRACT);
  if (frame === 2) gl.disable(gl.CULL_FACE);
  else gl.enable(gl.CULL_FACE);
  gl.colorMask(true, frame !== 1, true, true);
  gl.clearStencil(7 + frame);
  gl.stencilFuncSeparate(gl.FRONT, gl.LESS, 3, 0x0f);
  gl.stencilFuncSeparate(gl.BACK, gl.GREATER, 5, 0xf0);
  gl.stencilOpSeparate(gl.BACK, gl.INVERT, gl.DECR, gl.REPLACE);
  gl.stencilMaskSeparate(gl.FRONT, 0x3c + frame);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
  gl.activeTexture(gl.TEXTURE0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.activeTexture(gl.TEXTURE3);
}

const STATE =
  /^(ACTIVE_TEXTURE|(ELEMENT_)?ARRAY_BUFFER_BINDING|BLEND(_\w+)?|COLOR_WRITEMASK|CULL_FACE|CURRENT_PROGRAM|DEPTH_(TEST|FUNC|WRITEMASK)|STENCIL_(?!INDEX|ATTACHMENT|BUFFER)\w+|TEXTURE_BINDING_2D|UNPACK_\w+|VIEWPORT|SCISSOR_\w+)$/;
/** Objects of a context have no words of their own: each gets a number. */
const numbers = new WeakMap<object, number>();
let last = 0;

function stateOf(gl: WebGLRenderingContext): string[] {
  const ask = (name: string) => gl.getParameter(gl[name as 'BLEND']) as unknown;
  const names = Object.getOwnPropertyNames(WebGLRenderingContext.prototype).filter((name) => STATE.test(name));
  const state = names.map((name) => `${name} ${words(ask(name))}`);
  const unit = gl.getParameter(gl.ACTIVE_TEXTURE) as number;
  gl.activeTexture(gl.TEXTURE0);
  state.push(`texture of the first unit ${words(ask('TEXTURE_BINDING_2D'))}`);
  gl.activeTexture(unit);
  const arrays = gl.getExtension('OES_vertex_array_object');
  if (arrays) state.push(`arrays ${words(gl.getParameter(arrays.VERTEX_ARRAY_BINDING_OES))}`);
  for (const name of ['ENABLED', 'SIZE', 'TYPE', 'STRIDE', 'NORMALIZED', 'BUFFER_BINDING'] as const)
    state.push(`attribute ${name} ${words(gl.getVertexAttrib(0, gl[`VERTEX_ATTRIB_ARRAY_${name}`]))}`);
  return state;
}

function words(value: unknown): string {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Array.isArray(value))
    return String(value);
  last += 1;
  if (!numbers.has(value)) numbers.set(value, last);
  return `object ${numbers.get(value)}`;
}
