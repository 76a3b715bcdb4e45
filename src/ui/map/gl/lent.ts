/** Notes what the layer is going to change in a context that belongs to the map; the answer puts it back. */
export function keepState(gl: WebGLRenderingContext): () => void {
  const get = (name: number) => gl.getParameter(name) as never;
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
  const attribute = gl.getVertexAttrib(0, gl.VERTEX_ATTRIB_ARRAY_ENABLED) as boolean;
  gl.activeTexture(gl.TEXTURE0);
  const texture = get(gl.TEXTURE_BINDING_2D);
  return () => {
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.activeTexture(unit);
    gl.useProgram(program);
    gl.bindBuffer(gl.ARRAY_BUFFER, array);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, elements);
    gl.blendFuncSeparate(...blend);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, flip);
    for (const [name, on] of switches) (on ? gl.enable : gl.disable).call(gl, name);
    if (!attribute) gl.disableVertexAttribArray(0);
  };
}
