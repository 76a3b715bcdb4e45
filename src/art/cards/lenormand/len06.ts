import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, brush, line } from '../../geom/paths.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { roundTree, tufts } from '../../kit/land.ts';
import { flat, ln, sh } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Clouds: dark on the left, light on the right (the sides carry meaning). Lead, gold; grey dusk.
/** Lobes all round: a heap that floats. */
const HEAP = [
  [-0.48, 0.02, 0.13],
  [-0.3, -0.13, 0.2],
  [0, -0.22, 0.25],
  [0.28, -0.12, 0.19],
  [0.47, 0.02, 0.12],
  [-0.3, 0.13, 0.11],
  [-0.06, 0.15, 0.13],
  [0.2, 0.14, 0.12],
] as const;
/** The same on a grand scale, heavy below. */
const FRONT = [
  [-0.36, -0.2, 0.22],
  [-0.06, -0.34, 0.24],
  [0.22, -0.2, 0.2],
  [0.38, 0.02, 0.17],
  [-0.1, -0.02, 0.3],
  [0.22, 0.16, 0.19],
  [-0.06, 0.26, 0.2],
  [-0.34, 0.2, 0.21],
] as const;
export const focus: Focus = [36, 84, 248, 347];

export function draw(): string {
  let o = sky('len06', 'grey', 424);
  // the sun behind the light side
  o += rays(238, 136, 40, 110, 40, { wavy: false, w: 0.5, fill: C.gold });
  o += sh(disc(238, 136, 42), C.gold2, 2.3) + ln(disc(238, 136, 36), 1, C.gold3);
  // rain under the dark side
  let rain = '';
  for (let r = 0; r < 5; r++)
    for (let c = 0; c < 6; c++) {
      const x = 30 + c * 22 + (r % 2) * 12 - r * 3;
      rain += brush(
        [
          [x + 6, 296 + r * 23],
          [x + 2, 306 + r * 23],
          [x - 2, 316 + r * 23],
        ],
        3,
      );
    }
  o += flat(rain, C.night2);
  // land: shade and light
  o += sh(blob('10,416! 90,402 170,410 240,396 310,406! 310,480! 10,480!'), C.green2, 2.4);
  o += flat(blob('10,418! 84,405 150,411! 110,436 84,480! 10,480!'), C.green);
  o += ln(line('10,416 90,402 170,410 240,396 310,406'), 2.4);
  o += tufts('56,440 120,452 206,436 268,430 242,462', { rise: 14, w: 2.8 });
  o += roundTree(262, 432, 64, C.green2, C.green) + roundTree(54, 436, 56, C.green3, C.green);
  // clouds from the right to the left
  o += cloud(252, 322, 76, { inner: C.gold, lobes: HEAP });
  o += cloud(238, 238, 150, { inner: C.gold, sw: 2.6, lobes: HEAP });
  // the front, its edge in the sun
  o += cloud(99, 177, 236, { fill: C.gold2, curl: false, sw: 2.6, lobes: FRONT });
  o += cloud(90, 184, 236, { fill: C.night, inner: C.blue, sw: 2.8, lobes: FRONT });
  return card({ id: 'len06', ground: C.grey2, picture: o });
}
