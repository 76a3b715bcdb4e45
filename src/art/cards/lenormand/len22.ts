import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { pine, ridge, roundTree, tufts } from '../../kit/land.ts';
import { clip, flat, g, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Crossroads: one road parting in two, signpost without words. A village in the sun on the left, forest and storm on the right. Green, red, lead; gold day.
export const focus: Focus = [34, 144, 232, 325];

/** On the right: bare peaks under a dark cloud with rain. */
const storm = (): string =>
  cloud(240, 70, 128, { fill: C.grey, inner: C.grey2 }) +
  cloud(206, 112, 84, { fill: C.grey, inner: C.grey2 }) +
  cloud(262, 132, 104, { fill: C.night2, inner: C.grey, flip: true }) +
  ln(
    'M214 158l-9 24M236 160l-9 26M258 160l-9 26M280 160l-9 26M296 166l-7 20M226 196l-8 22M250 196l-8 22M274 196l-8 22',
    1.8,
    C.night2,
  ) +
  ridge('158,330 200,246 222,286 258,222 286,270 314,238', 340, C.grey, C.night2);
/** On the left: low hills and a village round its church, in the sun. */
const village = (): string =>
  sh(blob('10,286! 50,268 100,276 160,310! 160,340! 10,340!'), C.green2, 2.2) +
  sh(rect(54, 240, 17, 46), C.paper, 2) +
  sh(poly('51,241 62.5,212 74,241'), C.red, 2) +
  flat(rect(60, 252, 5, 9), C.ink) +
  cottage(30, 272) +
  cottage(74, 274);
const cottage = (x: number, y: number): string =>
  sh(rect(x, y, 23, 17), C.paper, 1.8) +
  sh(
    poly([
      [x - 4, y + 1],
      [x + 5, y - 12],
      [x + 19, y - 12],
      [x + 27, y + 1],
    ]),
    C.red,
    1.8,
  ) +
  flat(rect(x + 9, y + 5, 6, 12), C.ink);
const forest = (): string =>
  [
    [272, 316, 40],
    [288, 340, 70],
    [266, 348, 66],
    [290, 432, 70],
  ]
    .map(([x, y, h]) => pine(x!, y!, h!, C.green))
    .join('');

export function draw(): string {
  let o = sky('len22', 'ember', 420);
  // the right half of the sky is overcast
  o += flat(blob('188,22! 204,90 190,160 206,230 196,330! 310,330! 310,22!'), C.grey2);
  o +=
    sh(disc(84, 112, 24), C.gold2, 2.2) +
    rays(84, 112, 27, 50, 30, { wavy: false, w: 0.36, fill: C.gold }) +
    ln(disc(84, 112, 19), 1, C.gold3);
  const hill = blob('10,300! 70,292 130,304 190,298 250,306 310,296! 310,480! 10,480!');
  o += storm() + village();
  o += sh(hill, C.green3, 2.5);
  // roads
  const road = blob(
    sym(
      '164,372! 150,352 128,338 112,326 104,314 106,302 114,286! 80,286! 40,306 26,330 44,360 92,384 120,402 126,420 108,446 66,482! 164,482!',
      164,
    ),
  );
  o +=
    clip(
      'len22h',
      hill,
      sh(road, C.paper, 2.8) +
        strokes(
          ['126,472 146,440 156,410', '180,414 190,440 210,470', '112,362 82,344 60,326', '216,362 246,344 268,326'],
          3,
          C.gold,
        ),
    ) + ln(hill, 2.5);
  o += [[36, 428, 60]].map(([x, y, h]) => roundTree(x!, y!, h!, C.green, C.green2)).join('');
  o += forest();
  // signpost in the fork
  let post =
    sh(rect(158, 182, 13, 190), C.gold3, 2.6) +
    flat(rect(160, 184, 4, 186), C.gold) +
    sh(poly('154,184 164.5,168 175,184'), C.gold, 2.2);
  post +=
    sh(poly('178,200 86,210 64,229 88,242 180,232'), C.gold2, 2.7) +
    sh(poly('150,252 243,246 264,261 245,279 152,284'), C.coral, 2.7);
  post +=
    strokes(['92,217 120,212 160,209', '94,233 124,229 166,225'], 2.4, C.gold3) +
    strokes(['160,260 200,256 238,255', '164,276 200,273 236,271'], 2.4, C.red2) +
    flat(disc(164.5, 209, 2) + disc(164.5, 226, 2) + disc(164.5, 259, 2) + disc(164.5, 275, 2), C.ink);
  o += g(post, 'transform="translate(46 102) scale(.72)"');
  o += tufts('164,376 152,372 176,374 50,452 276,440', { rise: 14, spread: 8, w: 2.6 });
  return card({ id: 'len22', ground: C.paper, picture: o });
}
