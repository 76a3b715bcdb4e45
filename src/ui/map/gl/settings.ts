/**
 * The settings of a context that the layer changes while the map has others. To ask the card for one waits until it has
 * done all that it was told before, so each is asked for once; from then on the calls that set them are listened to, on
 * this one context. They stand as numbers in one list: neither listening nor keeping makes an object.
 */
export class WatchedSettings {
  readonly #gl: WebGLRenderingContext;
  readonly #now: Float64Array;
  readonly #kept = new Float64Array(LENGTH);
  readonly #ends: (() => void)[];

  constructor(gl: WebGLRenderingContext) {
    this.#gl = gl;
    this.#now = asked(gl);
    const notes = notesOf(gl, this.#now);
    this.#ends = (Object.keys(notes) as Setter[]).map((setter) => listen(gl, setter, notes[setter]));
  }

  /** Remembers the settings as they are. */
  keep(): void {
    this.#kept.set(this.#now);
  }

  /** Sets again what has been changed since. */
  putBack(): void {
    const [now, kept] = [this.#now, this.#kept];
    for (const { at, length, make } of SETTINGS)
      for (let place = at; place < at + length; place += 1)
        if (now[place] !== kept[place]) {
          make(this.#gl, kept, at);
          break;
        }
  }

  /** Ends the listening. */
  end(): void {
    for (const end of this.#ends) end();
  }
}

/** What a call of the context was given. */
type Value = number | boolean | undefined;
type Note = (first: Value, second: Value, third: Value, fourth: Value) => void;
type Setter = keyof ReturnType<typeof notesOf>;

interface Setting {
  /** Its place in the list, and how many numbers it has. */
  readonly at: number;
  readonly length: number;
  readonly make: (gl: WebGLRenderingContext, list: Float64Array, at: number) => void;
}

const SWITCHES = ['BLEND', 'DEPTH_TEST', 'CULL_FACE', 'STENCIL_TEST'] as const;
const FACES = ['FRONT', 'BACK'] as const;
const UNIT = SWITCHES.length;
const BLENDING = UNIT + 1;
const EQUATION = BLENDING + 4;
const FLIPPED = EQUATION + 2;
const COLOURS = FLIPPED + 1;
const CLEARED = COLOURS + 4;
/** Of the stencil there is one for each side of a triangle. */
const FUNCTION = CLEARED + 1;
const OPERATION = FUNCTION + 6;
const MASK = OPERATION + 6;
const LENGTH = MASK + 2;

const SETTINGS: readonly Setting[] = [
  ...SWITCHES.map((name, at) => setting(at, 1, (gl, on) => (on ? gl.enable(gl[name]) : gl.disable(gl[name])))),
  setting(UNIT, 1, (gl, unit) => gl.activeTexture(unit)),
  setting(BLENDING, 4, (gl, ...factors) => gl.blendFuncSeparate(...factors)),
  setting(EQUATION, 2, (gl, colour, alpha) => gl.blendEquationSeparate(colour, alpha)),
  setting(FLIPPED, 1, (gl, on) => gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, on)),
  setting(COLOURS, 4, (gl, red, green, blue, alpha) => gl.colorMask(red === 1, green === 1, blue === 1, alpha === 1)),
  setting(CLEARED, 1, (gl, value) => gl.clearStencil(value)),
  ...FACES.flatMap((face, side) => [
    setting(FUNCTION + side * 3, 3, (gl, how, value, mask) => gl.stencilFuncSeparate(gl[face], how, value, mask)),
    setting(OPERATION + side * 3, 3, (gl, fail, deep, pass) => gl.stencilOpSeparate(gl[face], fail, deep, pass)),
    setting(MASK + side, 1, (gl, mask) => gl.stencilMaskSeparate(gl[face], mask)),
  ]),
];

function setting(
  at: number,
  length: number,
  set: (gl: WebGLRenderingContext, first: number, second: number, third: number, fourth: number) => void,
): Setting {
  const make: Setting['make'] = (gl, list, from) =>
    set(gl, list[from] ?? 0, list[from + 1] ?? 0, list[from + 2] ?? 0, list[from + 3] ?? 0);
  return { at, length, make };
}

/** What each call sets, written into the list. */
function notesOf(gl: WebGLRenderingContext, list: Float64Array) {
  const write = (at: number, ...values: Value[]) => {
    for (let place = 0; place < values.length; place += 1) list[at + place] = Number(values[place]);
  };
  const turn = (what: Value, on: number) => {
    for (let at = 0; at < SWITCHES.length; at += 1) if (what === gl[SWITCHES[at] as 'BLEND']) list[at] = on;
  };
  const onFaces = (at: number, face: Value, ...values: Value[]) => {
    if (face !== gl.BACK) write(at, ...values);
    if (face !== gl.FRONT) write(at + values.length, ...values);
  };
  return {
    enable: (what: Value) => turn(what, 1),
    disable: (what: Value) => turn(what, 0),
    activeTexture: (unit: Value) => write(UNIT, unit),
    blendFunc: (from: Value, to: Value) => write(BLENDING, from, to, from, to),
    blendFuncSeparate: (from: Value, to: Value, fromAlpha: Value, toAlpha: Value) =>
      write(BLENDING, from, to, fromAlpha, toAlpha),
    blendEquation: (how: Value) => write(EQUATION, how, how),
    blendEquationSeparate: (colour: Value, alpha: Value) => write(EQUATION, colour, alpha),
    pixelStorei: (what: Value, value: Value) => what === gl.UNPACK_FLIP_Y_WEBGL && write(FLIPPED, value ? 1 : 0),
    colorMask: (red: Value, green: Value, blue: Value, alpha: Value) => write(COLOURS, red, green, blue, alpha),
    clearStencil: (value: Value) => write(CLEARED, value),
    stencilFunc: (how: Value, value: Value, mask: Value) => onFaces(FUNCTION, gl.FRONT_AND_BACK, how, value, mask),
    stencilFuncSeparate: (face: Value, how: Value, value: Value, mask: Value) =>
      onFaces(FUNCTION, face, how, value, mask),
    stencilOp: (fail: Value, deep: Value, pass: Value) => onFaces(OPERATION, gl.FRONT_AND_BACK, fail, deep, pass),
    stencilOpSeparate: (face: Value, fail: Value, deep: Value, pass: Value) =>
      onFaces(OPERATION, face, fail, deep, pass),
    stencilMask: (mask: Value) => onFaces(MASK, gl.FRONT_AND_BACK, mask),
    stencilMaskSeparate: (face: Value, mask: Value) => onFaces(MASK, face, mask),
  };
}

/** Listens to the calls of one name; the answer ends it. */
function listen(gl: WebGLRenderingContext, setter: Setter, note: Note): () => void {
  const calls = gl as unknown as Record<Setter, Note>;
  const before = calls[setter];
  const wasOwn = Object.hasOwn(gl, setter);
  const recorded: Note = (first, second, third, fourth) => {
    note(first, second, third, fourth);
    before.call(gl, first, second, third, fourth);
  };
  calls[setter] = recorded;
  return () => {
    // Where somebody listens on top of this one, the calls still come through here.
    if (calls[setter] !== recorded) return;
    if (wasOwn) calls[setter] = before;
    else Reflect.deleteProperty(calls, setter);
  };
}

/** All settings as the card has them. */
function asked(gl: WebGLRenderingContext): Float64Array {
  const get = (...names: number[]) => names.map((name) => Number(gl.getParameter(name)));
  return Float64Array.from([
    ...SWITCHES.map((name) => Number(gl.isEnabled(gl[name]))),
    ...get(gl.ACTIVE_TEXTURE),
    ...get(gl.BLEND_SRC_RGB, gl.BLEND_DST_RGB, gl.BLEND_SRC_ALPHA, gl.BLEND_DST_ALPHA),
    ...get(gl.BLEND_EQUATION_RGB, gl.BLEND_EQUATION_ALPHA),
    ...get(gl.UNPACK_FLIP_Y_WEBGL),
    ...(gl.getParameter(gl.COLOR_WRITEMASK) as boolean[]).map(Number),
    ...get(gl.STENCIL_CLEAR_VALUE),
    ...get(gl.STENCIL_FUNC, gl.STENCIL_REF, gl.STENCIL_VALUE_MASK),
    ...get(gl.STENCIL_BACK_FUNC, gl.STENCIL_BACK_REF, gl.STENCIL_BACK_VALUE_MASK),
    ...get(gl.STENCIL_FAIL, gl.STENCIL_PASS_DEPTH_FAIL, gl.STENCIL_PASS_DEPTH_PASS),
    ...get(gl.STENCIL_BACK_FAIL, gl.STENCIL_BACK_PASS_DEPTH_FAIL, gl.STENCIL_BACK_PASS_DEPTH_PASS),
    ...get(gl.STENCIL_WRITEMASK, gl.STENCIL_BACK_WRITEMASK),
  ]);
}
