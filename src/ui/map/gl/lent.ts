/** Notes what the layer is going to change in a context that belongs to the map; the answer puts it back. */
export function keepState(gl: WebGLRenderingContext): () => void {
  const get = (name: number) => gl.getParameter(name) as never;
  const putArrays = keepArrays(gl);
  const program = get(gl.CURRENT_PROGRAM);
  const array = get(gl.ARRAY_BUFFER_BINDING);
  const elements = get(gl.ELEMENT_ARRAY_BUFFER_BINDING);
  const unit = get(gl.ACTIVE_TEXTURE);
  const blend = [
    get(gl.BLEND_SRC_RGB),
    get(gl.BLEND_DST_RGB),
    get(gl.BLEND_SRC_ALPHA),
    get(gl.BLEND_DST_ALPHA),
  ] as const;
  const flip = get(gl.UNPACK_FLIP_Y_WEBGL);
  const switches = [gl.BLEND, gl.DEPTH_TEST, gl.CULL_FACE, gl.STENCIL_TEST].map(
    (name) => [name, gl.isEnabled(name)] as const,
  );
  const putAttribute = keepAttribute(gl);
  gl.activeTexture(gl.TEXTURE0);
  const texture = get(gl.TEXTURE_BINDING_2D);
  return () => {
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.activeTexture(unit);
    gl.useProgram(program);
    putAttribute();
    gl.bindBuffer(gl.ARRAY_BUFFER, array);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, elements);
    putArrays();
    gl.blendFuncSeparate(...blend);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, flip);
    for (const [name, on] of switches) (on ? gl.enable : gl.disable).call(gl, name);
  };
}

/** Sets the map's vertex array aside, if it has one bound: what the layer binds would be written into it. */
function keepArrays(gl: WebGLRenderingContext | WebGL2RenderingContext): () => void {
  if ('bindVertexArray' in gl) {
    const bound = gl.getParameter(gl.VERTEX_ARRAY_BINDING) as WebGLVertexArrayObject | null;
    gl.bindVertexArray(null);
    return () => gl.bindVertexArray(bound);
  }
  const arrays = gl.getExtension('OES_vertex_array_object');
  if (arrays === null) return () => {};
  const bound = gl.getParameter(arrays.VERTEX_ARRAY_BINDING_OES) as WebGLVertexArrayObjectOES | null;
  arrays.bindVertexArrayOES(null);
  return () => arrays.bindVertexArrayOES(bound);
}

/** The one attribute that the layer reads. */
function keepAttribute(gl: WebGLRenderingContext): () => void {
  const get = (name: number) => gl.getVertexAttrib(0, name) as never;
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
  };
}
