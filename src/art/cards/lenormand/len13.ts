import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headChild } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, each, mirror, place, placer, points, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { tufts } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';

// Child: small child with a toy windmill, ball, meadow. Red, blue, green; blue day.
export const focus: Focus = [76, 116, 205, 287];

export function draw(): string {
  const skin = C.skin[3];
  let o = sky('len13', 'day', 370);
  o += cloud(72, 124, 92) + cloud(244, 330, 70, { flip: true });
  o +=
    sh(blob('10,364! 80,338 160,352 240,334 310,356! 310,480! 10,480!'), C.green2, 2.4) +
    sh(blob('10,420! 90,408 170,416 250,404 310,414! 310,480! 10,480!'), C.green, 2.2);
  // tall flowers show how small the child is
  o += each(
    [
      [52, 300, 20, 1],
      [84, 344, 13, 0],
      [270, 318, 18, 0],
      [38, 356, 13, 0],
      [284, 372, 14, 1],
    ],
    (x, y, r, gold) =>
      rod(`M${x} ${y}V432`, 2.2, C.green, 1.3) +
      leaf(x, y + 60, 24, -30) +
      leaf(x, y + 72, 24, -150) +
      sunflower(x, y, r, { petals: 10, fill: gold ? C.gold2 : C.paper, heart: gold ? C.gold3 : C.gold }),
  );
  // legs: knee, sock, shoe
  for (const flip of [false, true]) {
    const q = (l: string) => (flip ? mirror(l) : l);
    o +=
      union([limb(q('146,350 142,394 143,428'), [30, 23, 15])], skin, 2.3) +
      strokes([points(q('136,392 141,396 147,393'))], 2, C.ink);
    o +=
      sh(blob(q('134,416! 151,416! 151,434! 135,434!')), C.paper, 1.9) +
      sh(blob(q('122,444! 123,434 132,429 150,428 153,436 153,444!')), C.red2, 2.1);
  }
  o += ln('M130 434h16M174 434h16', 1.6, C.gold2);
  // ball in the grass
  o +=
    sh(disc(82, 434, 25), C.red, 2.4) +
    flat(blob('82,409! 97,422 97,446 82,459! 74,446 74,422'), C.gold2) +
    ln(disc(82, 434, 25), 2.4) +
    strokes(['82,410 68,434 82,458', '82,410 102,434 82,458'], 2.6);
  // smock
  o += union(
    [
      blob(sym('160,226! 144,226 128,234 124,262 122,300 108,364! 134,374 160,372!')),
      limb('136,246 112,276 108,310', [30, 26, 20]),
      limb('186,246 212,268 230,250', [30, 26, 20]),
    ],
    C.blue,
    2.6,
  );
  o +=
    strokes(
      [
        '144,318 136,344 132,366',
        '160,318 160,344 160,366',
        '176,318 184,344 188,366',
        '150,318 148,344 146,366',
        '170,318 172,344 174,366',
      ],
      2.8,
      C.blue3,
    ) + ln(line('110,354 134,363 160,361 186,363 210,354'), 3, C.gold2);
  o += ln(line('123,302 160,310 197,302'), 9.4) + ln(line('123,302 160,310 197,302'), 5, C.red);
  o +=
    strokes(['134,262 128,280 122,298', '186,260 196,274 204,280', '122,250 108,276 104,300'], 2.8, C.blue3) +
    rest(108, 330, 9.4, { skin, r: 96 }) +
    sh(poly(place('-11,-4 11,-4 11,4 -11,4', { x: 108, y: 317, r: 4 })), C.paper, 1.9);
  // arm with the windmill
  o += rod('M236 286L248 142', 3.4, C.gold, 1.8);
  o +=
    grip(241, 240, 9.8, { skin, dir: -1, r: -36 }) +
    sh(poly(place('-4,-11 4,-11 4,11 -4,11', { x: 233, y: 247, r: -40 })), C.paper, 1.9);
  for (let i = 0; i < 4; i++) {
    const put = placer({ x: 248, y: 142, r: i * 90 + 12 });
    o +=
      sh(poly(put('0,0 0,-44 24,-24')), i % 2 ? C.gold : C.red, 2.1) +
      sh(poly(put('0,0 0,-44 -9,-18')), i % 2 ? C.gold2 : C.coral, 1.8);
  }
  o += sh(disc(248, 142, 5.4), C.paper, 1.8);
  // collar, head, hair
  o += sh(blob(sym('160,226! 142,222 132,238 146,248 160,242!')), C.paper, 2.1);
  o +=
    sh(
      both('122,184 116,176 117,194 125,200')
        .map((l) => blob(l))
        .join(''),
      skin,
      2,
    ) + headChild(160, 184, 40, skin);
  o += union(
    [
      ...both('125,178 126,162 136,148 150,140').map((l) => at(l, (x, y) => disc(x, y, 12))),
      disc(160, 138, 13),
      disc(146, 150, 10),
      disc(174, 150, 10),
      disc(160, 149, 10),
    ],
    C.ink,
    1.2,
  );
  o += tufts('44,452 116,452 228,452 272,446 122,462 196,464', { rise: 18, spread: 10, w: 2.8, fill: C.green3 });
  return card({ id: 'len13', ground: C.paper, picture: o });
}
