import type { Focus } from '../../art.ts';
import { horse, saddleCloth } from '../../beasts/horse.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, each, placer, polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { star } from '../../kit/stars.ts';
import { wand } from '../../kit/suits.ts';

// Six of Wands: rider with a laurel crown on a decked white horse; wreath on his staff; staves of the crowd.
// Cinnabar, malachite; feast day.
export const focus: Focus = [44, 60, 236, 330];

export function draw(): string {
  const skin = C.skin[1];
  const seat = { x: 52, y: 456, s: 1.16, pose: 'walk' } as const;
  let o = sky('wan06', 'ember', 420, 46);
  o += ridge('10,400 60,356 110,392 170,350 230,390 280,352 312,384', 430, C.coral, C.red);
  // staves and heads of the crowd
  o += each(
    [
      [38, 112, 0],
      [70, 90, 0],
      [104, 112, 0],
      [258, 92, 1],
      [286, 116, 1],
    ],
    (x, y, f) =>
      wand(x + (f ? -3 : 3), 420, x, y, { w: 12, size: 22, leaves: f ? '0.98,34 0.93,-42' : '0.98,-34 0.93,42' }),
  );
  o += each(
    [
      [34, C.skin[0], C.ink, C.green],
      [66, C.skin[3], C.ink, C.red],
      [98, C.skin[2], C.red2, C.gold],
      [234, C.skin[3], C.ink, C.gold],
      [262, C.skin[1], C.gold3, C.red],
      [290, C.skin[0], C.red2, C.green],
    ],
    (x, tone, hair, coat, i) => {
      const y = 330 + (i % 2) * 10;
      return (
        sh(
          blob(
            `${x - 18},${y + 110}! ${x - 17},${y + 26} ${x - 7},${y + 14} ${x + 7},${y + 14} ${x + 17},${y + 26} ${x + 18},${y + 110}!`,
          ),
          coat,
          2.1,
        ) +
        sh(disc(x, y, 12), tone, 1.9) +
        sh(
          blob(
            `${x - 13},${y + 4}! ${x - 12},${y - 12} ${x},${y - 16} ${x + 12},${y - 11} ${x + 13},${y + 3}! ${x + 6},${y - 5} ${x - 4},${y - 5}`,
          ),
          hair,
          1.7,
        )
      );
    },
  );
  o += sh(blob('10,420! 90,410 220,418 310,410! 310,480! 10,480!'), C.green2, 2.4);
  o += wand(203, 360, 220, 58, { w: 14, size: 24, leaves: '0.98,-34 0.94,40' });
  let w = '';
  for (let i = 0; i < 14; i++) {
    const a = i * 25.7 + 90;
    const [x, y] = polar(218, 112, 25, a);
    w += leaf(x, y, 20, a + (i < 7 ? 62 : -62), { fill: i % 2 ? C.green : C.green2, sw: 1.4, w: 0.5 });
  }
  o +=
    rod(disc(218, 112, 26), 3, C.green, 1.6) +
    w +
    sh(blob('218,136! 206,150 204,168! 213,160 218,172! 222,160 232,168! 230,150'), C.red, 2) +
    sh(disc(218, 138, 6), C.gold, 1.8);
  o += horse({ ...seat, mane: C.gold, bridle: C.red });
  // deck: cloth to the knees, with stars
  o += saddleCloth(seat, C.green, C.gold);
  o += sh(
    blob(
      '92,338! 116,326 152,328 186,334 206,324! 214,356 206,388! 192,378 180,396! 164,384 148,398! 132,384 116,396! 102,380 90,388! 84,362',
    ),
    C.green,
    2.4,
  );
  o +=
    rod(line('94,372 116,380 148,382 180,380 206,372'), 2.4, C.gold, 1.4) +
    at('112,358 150,364 192,356', (x, y) => star(x, y, 8));
  // cloak behind
  o +=
    sh(blob('132,208! 108,220 92,256 80,300 58,330! 90,336 118,334 140,316! 148,250'), C.red, 2.6) +
    strokes(['118,228 102,280 80,322', '130,236 120,290 106,326'], 3, C.red2);
  // staff with its wreath: far arm
  o +=
    union([limb('166,226 196,240 212,206', [26, 22, 15])], C.gold2, 2.3) +
    strokes(['172,234 196,244 206,220'], 2.4, C.gold3);
  o += grip(212, 196, 11, { skin, dir: -1, r: -10 });
  // coat
  o += sh(
    blob('138,206! 158,202! 174,214 176,240 168,268 176,298 192,326! 160,332 122,330! 124,300 128,270 122,240 124,216'),
    C.gold2,
    2.7,
  );
  o +=
    strokes(['138,276 134,302 132,326', '150,280 150,304 152,328', '162,278 168,302 176,324'], 3, C.gold3) +
    rod(line('127,268 148,275 169,267'), 4.4, C.red, 1.9);
  // near leg
  o +=
    union([taper('144,318 180,332 180,364', [40, 29, 18])], C.paper, 2.5) +
    strokes(['154,322 176,334 180,354'], 2.6, C.grey);
  o +=
    sh(blob('168,350! 192,350! 190,386 210,398! 210,406! 172,406! 170,386'), C.red2, 2.1) +
    ln(line('169,356 180,360 191,356'), 1.6, C.gold);
  // near arm with the reins
  o +=
    union([limb('134,226 128,262 158,284', [28, 24, 16])], C.gold2, 2.4) +
    strokes(['138,236 136,260 154,276'], 2.6, C.gold3) +
    grip(168, 288, 10, { skin, dir: -1, r: 20 }) +
    rod(line('150,272 145,287'), 4, C.red, 1.6);
  // head and laurel
  const h = placer({ x: 150, y: 166, s: 25, r: -6 });
  o += headProfile(150, 166, 25, { skin, r: -6 });
  o +=
    sh(blob('124,214! 134,202 156,198 172,208! 168,220 148,226 132,222'), C.red, 2.1) +
    sh(disc(166, 214, 5), C.gold, 1.7);
  o += union(
    [
      at(h('0.4,-0.84 0,-0.98 -0.4,-0.92 -0.72,-0.64 -0.86,-0.24 -0.84,0.2 -0.64,0.56 -0.4,-0.5 -0.46,0'), (x, y) =>
        disc(x, y, 8.4),
      ),
    ],
    C.ink,
    2,
  );
  o += each(
    [
      [-0.86, 0.24, -76],
      [-0.9, -0.1, -60],
      [-0.76, -0.44, -40],
      [-0.48, -0.68, -22],
      [-0.14, -0.8, -8],
      [0.2, -0.8, 8],
      [0.46, -0.66, 24],
    ],
    (x, y, a) => {
      const [px, py] = h([[x, y]])[0]!;
      return (
        leaf(px, py, 17, a - 34, { sw: 1.4, w: 0.5 }) + leaf(px, py, 16, a + 26, { fill: C.green2, sw: 1.4, w: 0.5 })
      );
    },
  );
  o += tufts('40,446 122,464 250,452 284,440', { rise: 13 });
  return card({ id: 'wan06', ground: C.green2, picture: o });
}
