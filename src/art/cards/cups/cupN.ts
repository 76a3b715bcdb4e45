import type { Focus } from '../../art.ts';
import { type HorsePlace, horse, rider, saddleCloth } from '../../beasts/horse.ts';
import { leg, limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { fish } from '../../kit/fish.ts';
import { ridge, ripples, tufts } from '../../kit/land.ts';
import { clip, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Knight of Cups: white horse at a walk, cup held out; winged helm and heels; fish on the coat; stream.
// Azurite, cinnabar, malachite; light from the upper left.
export const focus: Focus = [64, 92, 222, 311];
const SKIN = C.skin[2];
const AT: HorsePlace = { x: 34, y: 438, s: 1.2, pose: 'walk' };

export function draw(): string {
  let o = sky('cupN', 'azure', 360);
  o += ridge('10,326 48,270 84,312 128,254 172,306 214,262 262,312 310,284', 370, C.blue2, C.blue);
  o += sh(blob('10,346! 80,334 170,344 250,330 312,340! 312,480! 10,480!'), C.green2, 2.3);
  // stream
  const stream = '312,350! 262,356 230,374 250,392 296,402 286,424 230,440 150,452 60,462 10,458! 10,484! 312,484!';
  o += sh(blob(stream), C.blue, 2.3) + clip('cupNs', blob(stream), ripples(22, 352, 276, 120, 11, { seed: 31 }));
  o += sh(blob('10,440! 60,436 130,446 200,440 232,430 244,444 200,458 130,464 60,470 10,466!'), C.green2, 2.2);
  o += tufts('34,372 70,362 38,426 196,362 216,350', { rise: 15, spread: 8, w: 2.6 });
  const at = rider(AT);
  const [sx, sy] = at.seat;
  // cloak behind
  o += sh(
    blob(
      `${sx - 8},${sy - 104}! ${sx - 34},${sy - 70} ${sx - 52},${sy - 20} ${sx - 84},${sy + 26}! ${sx - 60},${sy + 34} ${sx - 40},${sy + 50}! ${sx - 6},${sy + 20} ${sx + 10},${sy - 40}`,
    ),
    C.red,
    2.4,
  );
  o += strokes(
    [
      `${sx - 20},${sy - 80} ${sx - 40},${sy - 20} ${sx - 66},${sy + 22}`,
      `${sx - 8},${sy - 60} ${sx - 22},${sy} ${sx - 40},${sy + 36}`,
    ],
    3,
    C.red2,
  );
  o += horse({ ...AT, mane: C.gold2, bridle: C.red });
  o += saddleCloth(AT, C.blue3, C.gold);
  const put = placer({ x: sx, y: sy });
  // near leg, winged heel
  o += leg(put('2,-4 30,28 22,64'), { fill: C.red, fold: C.red2, shoe: C.gold, w: [36, 27, 15] });
  o += sh([0, 1, 2].map((i) => leafPath(sx + 18, sy + 71, 32 - i * 5, 228 - i * 26, 0.4)).join(''), C.blue2, 1.6);
  // coat with fish
  const coat = blob(
    put('-16,-96! 4,-102 22,-94 28,-70 22,-42 30,-14 34,8! 14,18 -8,14 -28,16! -24,-14 -14,-42 -24,-70'),
  );
  o += sh(coat, C.blue, 2.7);
  o += clip(
    'cupNc',
    coat,
    each(
      [
        [8, -56, 10],
        [-8, -22, -8],
        [14, -10, 14],
        [-14, 4, 6],
      ],
      (x, y, r) => fish({ x: sx + x, y: sy + y, s: 22, r, coat: C.gold2, fin: C.gold, belly: C.gold2 }),
    ),
  );
  o +=
    strokes([put('-6,-34 -12,-10 -18,10'), put('8,-34 14,-12 18,12')], 2.6, C.blue3) +
    rod(line(put('-16,-42 4,-36 23,-42')), 5, C.gold, 1.9);
  // rein hand
  o += ln(line([at.hand, at.bit]), 2, C.red);
  // head, winged helm
  const [hx, hy] = [sx + 8, sy - 128];
  o += headProfile(hx, hy, 22, { skin: SKIN, r: 3 });
  const h = placer({ x: hx, y: hy, s: 22, r: 3 });
  o +=
    sh(
      blob(
        h('0.72,-0.4! 0.6,-0.9 0.1,-1.26 -0.6,-1.14 -1,-0.5 -1,0.3 -0.86,1.1! -0.4,1.2 -0.3,0.5! -0.1,0.1 0.1,-0.3!'),
      ),
      C.gold2,
      2.3,
    ) + rod(line(h('0.74,-0.4 0.1,-0.34 -0.3,0.3')), 3.4, C.gold, 1.6);
  const [wx, wy] = h('-0.3,-0.6')[0]!;
  o += wing({ x: wx, y: wy + 4, s: 0.5, r: -18, spread: 0.35, flip: true, rows: [C.paper, C.blue2, C.blue2] });
  o += sh(blob(put('-18,-98! 0,-94 18,-104! 26,-94 6,-84 -18,-88!')), C.gold, 2);
  // arm with the cup
  o += cup(sx + 102, sy - 140, 44);
  o +=
    union([limb(put('8,-84 36,-54'), [30, 27]), limb(put('36,-56 84,-90'), [26, 18])], C.blue, 2.4) +
    strokes([put('16,-82 36,-62 46,-58'), put('44,-54 60,-62 74,-76')], 2.6, C.blue3);
  o +=
    sh(blob(put('74,-98! 82,-103! 92,-84! 84,-79!')), C.gold, 1.8) +
    grip(sx + 102, sy - 92, 11.5, { skin: SKIN, dir: -1, r: 0 });
  return card({ id: 'cupN', ground: C.green2, picture: o });
}
