import { DICE, dieFace } from '../../art/dice.ts';
import { imageOf, type PosterPicture } from './picture.ts';

/** Faces in units of their width; a second throw lies below the first. */
const FACE = { width: 208, height: 196 };
const GAP = 0.14;

/** Thrown dice by the faces that lie up: point, sign and house of each throw, from 0 to 11. */
export function dicePicture(throws: readonly (readonly [number, number, number])[]): PosterPicture {
  const high = FACE.height / FACE.width;
  return {
    width: 3 + 2 * GAP,
    height: throws.length * high + (throws.length - 1) * GAP,
    async paint(context, box) {
      const unit = box.width / (3 + 2 * GAP);
      for (const [row, values] of throws.entries()) {
        for (const [column, die] of DICE.entries()) {
          const image = await imageOf(faceMarkup(dieFace(die, values[column]!)));
          const left = box.x + column * (1 + GAP) * unit;
          context.drawImage(image, left, box.y + row * (high + GAP) * unit, unit, unit * high);
        }
      }
    },
  };
}

function faceMarkup(inside: string): string {
  const { width, height } = FACE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-104 -104 ${width} ${height}" width="${width * 2}" height="${height * 2}">${inside}</svg>`;
}
