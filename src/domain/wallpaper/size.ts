export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The plates are drawn for screens from 9 : 16 to 9 : 22. */
const LOWEST = 16 / 9;
const HIGHEST = 22 / 9;

/**
 * The pixels of a screen held upright, whole numbers.
 * @param screen width and height in CSS pixels, either way round
 * @param density device pixels a CSS pixel
 */
export function uprightPixels({ width, height }: Size, density: number): Size {
  return {
    width: Math.max(1, Math.round(Math.min(width, height) * density)),
    height: Math.max(1, Math.round(Math.max(width, height) * density)),
  };
}

/** The size at which a plate is drawn so that it covers a picture of any proportions and is never pulled out of shape. */
export function plateFor({ width, height }: Size): Size {
  if (height / width < LOWEST) return { width, height: Math.ceil(width * LOWEST) };
  if (height / width > HIGHEST) return { width: Math.ceil(height / HIGHEST), height };
  return { width, height };
}
