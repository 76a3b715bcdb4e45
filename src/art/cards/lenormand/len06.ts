import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, brush, line } from '../../geom/paths.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { tufts } from '../../kit/land.ts';
import { flat, ln, sh } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Clouds: dark on the left, light on the right (the sides carry meaning). Lead, gold; grey dusk.
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
  // clouds from the right to the left
  o += cloud(262, 330, 90, { inner: C.gold });
  o += cloud(216, 236, 196, { inner: C.gold, sw: 2.6 });
  o += cloud(70, 150, 150, { fill: C.night2, inner: C.blue2, flip: true });
  o += cloud(88, 262, 176, { fill: C.night, inner: C.blue2, sw: 2.8 });
  return card({ id: 'len06', ground: C.grey2, picture: o });
}
