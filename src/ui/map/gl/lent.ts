import { setProgram } from './program.ts';
import { WatchedSettings } from './settings.ts';

/**
 * A context that belongs to the map: before the layer uses it, what it is going to change is noted, and put back
 * afterwards. What is bound the browser knows by itself; settings are watched, and attributes have an array of their own,
 * so that no frame waits for an answer of the card.
 */
export class LentContext {
  readonly #gl: WebGLRenderingContext;
  #settings: WatchedSettings | null = null;
  #arrays: Arrays | null = null;
  #program: WebGLProgram | null = null;
  #buffer: WebGLBuffer | null = null;
  #texture: WebGLTexture | null = null;

  constructor(gl: WebGLRenderingContext) {
    this.#gl = gl;
  }

  /** Notes everything that the layer changes. */
  keep(): void {
    const gl = this.#gl;
    this.#settings ??= new WatchedSettings(gl);
    this.#arrays ??= arraysOf(gl);
    this.#settings.keep();
    this.#program = gl.getParameter(gl.CURRENT_PROGRAM) as WebGLProgram | null;
    this.#buffer = gl.getParameter(gl.ARRAY_BUFFER_BINDING) as WebGLBuffer | null;
    this.#arrays.setAside();
    gl.activeTexture(gl.TEXTURE0);
    this.#texture = gl.getParameter(gl.TEXTURE_BINDING_2D) as WebGLTexture | null;
  }

  /** Puts back what was noted. The unit of textures is to be the first one still. */
  putBack(): void {
    const gl = this.#gl;
    gl.bindTexture(gl.TEXTURE_2D, this.#texture);
    setProgram(gl, this.#program);
    this.#arrays?.putBack();
    gl.bindBuffer(gl.ARRAY_BUFFER, this.#buffer);
    this.#settings?.putBack();
  }

  /** Whether the attribute that the layer reads is still the one of its last frame. */
  get lasting(): boolean {
    return this.#arrays?.lasting === true;
  }

  /** The context was lost: what was known of it counts no more. */
  lose(): void {
    this.#settings?.end();
    this.#settings = null;
    this.#arrays = null;
  }

  destroy(): void {
    this.#arrays?.destroy();
    this.lose();
  }
}

/** Where attributes and the buffer of indexes are noted. */
interface Arrays {
  /** Whether what the layer reads stays noted from one frame to the next. */
  readonly lasting: boolean;
  /** Sets the map's aside. */
  setAside(): void;
  putBack(): void;
  destroy(): void;
}

function arraysOf(gl: WebGLRenderingContext | WebGL2RenderingContext): Arrays {
  if ('bindVertexArray' in gl) {
    const own = gl.createVertexArray();
    let bound: WebGLVertexArrayObject | null = null;
    return {
      lasting: true,
      setAside() {
        bound = gl.getParameter(gl.VERTEX_ARRAY_BINDING) as WebGLVertexArrayObject | null;
        gl.bindVertexArray(own);
      },
      putBack: () => gl.bindVertexArray(bound),
      destroy: () => gl.deleteVertexArray(own),
    };
  }
  const arrays = gl.getExtension('OES_vertex_array_object');
  if (arrays === null) return noArrays(gl);
  const own = arrays.createVertexArrayOES();
  let bound: WebGLVertexArrayObjectOES | null = null;
  return {
    lasting: true,
    setAside() {
      bound = gl.getParameter(arrays.VERTEX_ARRAY_BINDING_OES) as WebGLVertexArrayObjectOES | null;
      arrays.bindVertexArrayOES(own);
    },
    putBack: () => arrays.bindVertexArrayOES(bound),
    destroy: () => arrays.deleteVertexArrayOES(own),
  };
}

/** A context without arrays: its attribute is asked for in every frame. */
function noArrays(gl: WebGLRenderingContext): Arrays {
  let putBack = () => {};
  return {
    lasting: false,
    setAside() {
      putBack = keepAttribute(gl);
    },
    putBack: () => putBack(),
    destroy() {},
  };
}

/** The one attribute that the layer reads, where there are no arrays. */
function keepAttribute(gl: WebGLRenderingContext): () => void {
  const get = (name: number) => gl.getVertexAttrib(0, name) as never;
  const elements = gl.getParameter(gl.ELEMENT_ARRAY_BUFFER_BINDING) as WebGLBuffer | null;
  const on = get(gl.VERTEX_ATTRIB_ARRAY_ENABLED) as boolean;
  const buffer = get(gl.VERTEX_ATTRIB_ARRAY_BUFFER_BINDING) as WebGLBuffer | null;
  const size = get(gl.VERTEX_ATTRIB_ARRAY_SIZE);
  const type = get(gl.VERTEX_ATTRIB_ARRAY_TYPE);
  const normalized = get(gl.VERTEX_ATTRIB_ARRAY_NORMALIZED);
  const stride = get(gl.VERTEX_ATTRIB_ARRAY_STRIDE);
  const offset = gl.getVertexAttribOffset(0, gl.VERTEX_ATTRIB_ARRAY_POINTER);
  return () => {
    if (buffer !== null) {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.vertexAttribPointer(0, size, type, normalized, stride, offset);
    }
    if (!on) gl.disableVertexAttribArray(0);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, elements);
  };
}
