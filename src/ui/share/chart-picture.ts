import { printedWheel } from '../../art/wheel-printed.ts';
import type { Cast } from '../../domain/sky/birth.ts';
import { imageOf, type PosterPicture } from './picture.ts';

/** The wheel of a chart. */
export function chartPicture(cast: Cast): PosterPicture {
  return {
    width: 3,
    height: 3,
    async paint(context, { x, y, width, height }) {
      context.drawImage(await imageOf(printedWheel(cast, Math.round(width))), x, y, width, height);
    },
  };
}
