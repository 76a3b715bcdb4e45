import { type Camera, cameraFrom } from '../../../domain/map/perspective.ts';

/** The one program of the layer; its places of uniforms are looked up once. */
export interface Program {
  /** Makes it current, with premultiplied blending. */
  use(opacity: number, altitude: number): void;
  /** Through a camera at vertices that count from a point `east` and `south` of its centre, parts of the world. */
  look(camera: Camera, east: number, south: number): void;
  /** Vertices of four numbers each: east, south, and where in the picture. */
  read(buffer: WebGLBuffer | null, offset: number): void;
  /** Somebody else has used the attribute: what was read from before is to be told again. */
  forget(): void;
  destroy(): void;
}

const VERTEX = `
attribute vec4 knot;
uniform mat4 camera;
uniform float altitude;
varying vec2 place;
void main() {
  place = knot.zw;
  gl_Position = camera * vec4(knot.xy, altitude, 1.0);
}`;

const FRAGMENT = `
precision mediump float;
uniform sampler2D picture;
uniform float opacity;
varying vec2 place;
void main() {
  gl_FragColor = texture2D(picture, place) * opacity;
}`;

/** Throws an Error with the compiler's words where the card refuses it. */
export function makeProgram(gl: WebGLRenderingContext): Program {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (shader === null) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.bindAttribLocation(program, KNOT, 'knot');
  gl.linkProgram(program);
  if (!gl.isContextLost() && !gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`The tile layer cannot paint: ${gl.getProgramInfoLog(program)}`);
  const camera = gl.getUniformLocation(program, 'camera');
  const opacity = gl.getUniformLocation(program, 'opacity');
  const altitude = gl.getUniformLocation(program, 'altitude');
  const numbers = new Float32Array(16);
  // What the card knows already it is not told again.
  let [strongAt, highAt] = [Number.NaN, Number.NaN];
  let looking: { readonly camera: Camera; readonly east: number; readonly south: number } | null = null;
  let reading: { readonly buffer: WebGLBuffer | null; readonly offset: number } | null = null;
  return {
    use(strength, height) {
      setProgram(gl, program);
      gl.disable(gl.DEPTH_TEST);
      gl.disable(gl.CULL_FACE);
      gl.enable(gl.BLEND);
      gl.blendEquation(gl.FUNC_ADD);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
      if (strength !== strongAt) gl.uniform1f(opacity, strength);
      if (height !== highAt) gl.uniform1f(altitude, height);
      strongAt = strength;
      highAt = height;
    },
    look(from, east, south) {
      if (looking?.camera === from && looking.east === east && looking.south === south) return;
      looking = { camera: from, east, south };
      gl.uniformMatrix4fv(camera, false, cameraFrom(from, east, south, numbers));
    },
    read(buffer, offset) {
      if (reading?.buffer === buffer && reading.offset === offset) return;
      reading = { buffer, offset };
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.enableVertexAttribArray(KNOT);
      gl.vertexAttribPointer(KNOT, 4, gl.FLOAT, false, 16, offset);
    },
    forget() {
      reading = null;
    },
    destroy: () => gl.deleteProgram(program),
  };
}

/** The place of the one attribute. */
const KNOT = 0;

/** From now on the card draws by this program. */
export function setProgram(gl: WebGLRenderingContext, program: WebGLProgram | null): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, no hook
  gl.useProgram(program);
}
