/** What a poster shows: dice, a chart, cards as they lie. */
export interface PosterPicture {
  /** Width and height in any unit. */
  width: number;
  height: number;
  /** Paints into a box of the same proportions, in pixels of the canvas. */
  paint: (
    context: CanvasRenderingContext2D,
    box: { x: number; y: number; width: number; height: number },
  ) => Promise<void>;
}

/** A drawing as a picture that a canvas can take. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const source = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(source);
  }
}
