/**
 * The settings of a context that the layer changes while the map has others. To ask the card for one waits until it has
 * done all that it was told before, so each is asked for once; from then on the calls that set them are listened to, on
 * this one context.
 */
export class WatchedSettings {
  readonly #gl: WebGLRenderingContext;
  readonly #now: Map<string, Call>;
  readonly #ends: (() => void)[];

  constructor(gl: WebGLRenderingContext) {
    this.#gl = gl;
    this.#now = asked(gl);
    this.#ends = (Object.keys(SETS) as Setter[]).map((setter) => this.#listen(setter));
  }

  /** The answer makes again what has been changed since now. */
  keep(): () => void {
    const kept = [...this.#now];
    return () => {
      for (const [setting, call] of kept) if (!same(call, this.#now.get(setting))) make(this.#gl, call);
    };
  }

  /** Ends the listening. */
  end(): void {
    for (const end of this.#ends) end();
  }

  #listen(setter: Setter): () => void {
    const gl = settersOf(this.#gl);
    const before = gl[setter];
    const wasOwn = Object.hasOwn(gl, setter);
    const recorded = (...given: Value[]) => {
      for (const [setting, call] of SETS[setter](given, this.#gl)) this.#now.set(setting, call);
      before.apply(gl, given);
    };
    gl[setter] = recorded;
    return () => {
      // Where somebody listens on top of this one, the calls still come through here.
      if (gl[setter] !== recorded) return;
      if (wasOwn) gl[setter] = before;
      else Reflect.deleteProperty(gl, setter);
    };
  }
}

type Value = number | boolean;
type Setter =
  | 'enable'
  | 'disable'
  | 'activeTexture'
  | 'blendFunc'
  | 'blendFuncSeparate'
  | 'blendEquation'
  | 'blendEquationSeparate'
  | 'pixelStorei'
  | 'colorMask'
  | 'clearStencil'
  | 'stencilFunc'
  | 'stencilFuncSeparate'
  | 'stencilOp'
  | 'stencilOpSeparate'
  | 'stencilMask'
  | 'stencilMaskSeparate';
type Call = readonly [setter: Setter, given: readonly Value[]];
type Made = readonly [setting: string, call: Call];

/** What each call sets: every setting with the call that makes it and nothing else. */
const SETS: Record<Setter, (given: readonly Value[], gl: WebGLRenderingContext) => readonly Made[]> = {
  enable: ([what]) => [[`switch ${what}`, ['enable', [what ?? 0]]]],
  disable: ([what]) => [[`switch ${what}`, ['disable', [what ?? 0]]]],
  activeTexture: (given) => [['unit', ['activeTexture', given]]],
  blendFunc: ([from = 0, to = 0]) => [['blending', ['blendFuncSeparate', [from, to, from, to]]]],
  blendFuncSeparate: (given) => [['blending', ['blendFuncSeparate', given]]],
  blendEquation: ([how = 0]) => [['equation', ['blendEquationSeparate', [how, how]]]],
  blendEquationSeparate: (given) => [['equation', ['blendEquationSeparate', given]]],
  pixelStorei: ([what, value = 0]) => [[`pixels ${what}`, ['pixelStorei', [what ?? 0, value]]]],
  colorMask: (given) => [['colours', ['colorMask', given]]],
  clearStencil: (given) => [['clear', ['clearStencil', given]]],
  stencilFunc: (given, gl) => onFaces(gl, 'stencilFuncSeparate', gl.FRONT_AND_BACK, given),
  stencilFuncSeparate: ([face, ...given], gl) => onFaces(gl, 'stencilFuncSeparate', face, given),
  stencilOp: (given, gl) => onFaces(gl, 'stencilOpSeparate', gl.FRONT_AND_BACK, given),
  stencilOpSeparate: ([face, ...given], gl) => onFaces(gl, 'stencilOpSeparate', face, given),
  stencilMask: (given, gl) => onFaces(gl, 'stencilMaskSeparate', gl.FRONT_AND_BACK, given),
  stencilMaskSeparate: ([face, ...given], gl) => onFaces(gl, 'stencilMaskSeparate', face, given),
};

/** A setting of the stencil is one for each side of a triangle. */
function onFaces(
  gl: WebGLRenderingContext,
  setter: Setter,
  face: Value | undefined,
  given: readonly Value[],
): readonly Made[] {
  return [gl.FRONT, gl.BACK]
    .filter((side) => face === side || face === gl.FRONT_AND_BACK)
    .map((side) => [`${setter} ${side}`, [setter, [side, ...given]]]);
}

/** All settings as the card has them. */
function asked(gl: WebGLRenderingContext): Map<string, Call> {
  const get = (...names: number[]) => names.map((name) => gl.getParameter(name) as Value);
  const made: Made[] = [gl.BLEND, gl.DEPTH_TEST, gl.CULL_FACE, gl.STENCIL_TEST].flatMap((what) =>
    SETS[gl.isEnabled(what) ? 'enable' : 'disable']([what], gl),
  );
  const note = (setter: Setter, given: readonly Value[]) => made.push(...SETS[setter](given, gl));
  note('activeTexture', get(gl.ACTIVE_TEXTURE));
  note('blendFuncSeparate', get(gl.BLEND_SRC_RGB, gl.BLEND_DST_RGB, gl.BLEND_SRC_ALPHA, gl.BLEND_DST_ALPHA));
  note('blendEquationSeparate', get(gl.BLEND_EQUATION_RGB, gl.BLEND_EQUATION_ALPHA));
  note('pixelStorei', [gl.UNPACK_FLIP_Y_WEBGL, ...get(gl.UNPACK_FLIP_Y_WEBGL)]);
  note('colorMask', gl.getParameter(gl.COLOR_WRITEMASK) as boolean[]);
  note('clearStencil', get(gl.STENCIL_CLEAR_VALUE));
  note('stencilFuncSeparate', [gl.FRONT, ...get(gl.STENCIL_FUNC, gl.STENCIL_REF, gl.STENCIL_VALUE_MASK)]);
  note('stencilFuncSeparate', [gl.BACK, ...get(gl.STENCIL_BACK_FUNC, gl.STENCIL_BACK_REF, gl.STENCIL_BACK_VALUE_MASK)]);
  note('stencilOpSeparate', [
    gl.FRONT,
    ...get(gl.STENCIL_FAIL, gl.STENCIL_PASS_DEPTH_FAIL, gl.STENCIL_PASS_DEPTH_PASS),
  ]);
  note('stencilOpSeparate', [
    gl.BACK,
    ...get(gl.STENCIL_BACK_FAIL, gl.STENCIL_BACK_PASS_DEPTH_FAIL, gl.STENCIL_BACK_PASS_DEPTH_PASS),
  ]);
  note('stencilMaskSeparate', [gl.FRONT, ...get(gl.STENCIL_WRITEMASK)]);
  note('stencilMaskSeparate', [gl.BACK, ...get(gl.STENCIL_BACK_WRITEMASK)]);
  return new Map(made);
}

function make(gl: WebGLRenderingContext, [setter, given]: Call): void {
  settersOf(gl)[setter](...given);
}

function same([setter, given]: Call, other: Call | undefined): boolean {
  return other?.[0] === setter && given.every((value, at) => value === other[1][at]);
}

function settersOf(gl: WebGLRenderingContext): Record<Setter, (...given: Value[]) => void> {
  return gl as unknown as Record<Setter, (...given: Value[]) => void>;
}
