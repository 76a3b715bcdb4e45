import type { Focus } from '../../art.ts';
import { horse, saddleCloth } from '../../beasts/horse.ts';
import { leg, limb } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { furrows, glade } from '../../kit/glade.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';
import { pentacle } from '../../kit/suits.ts';

// Knight of Pentacles: heavy dark horse standing still; rider weighing a disc; ploughed land; oak leaf on helm.
// Malachite, night of horse and steel, cinnabar; light from the left.
export const focus: Focus = [72, 88, 222, 311];
const SKIN = C.skin[2];
/** Oak leaf with rounded lobes. */
const oak = (x: number, y: number, s: number, r: number): string => {
  const put = placer({ x, y, s, r });
  return (
    sh(
      blob(
        put(
          '0,0! -0.1,-0.2 -0.3,-0.26 -0.24,-0.42 -0.4,-0.56 -0.26,-0.7 -0.24,-0.9 0,-1.1 0.24,-0.9 0.26,-0.7 0.4,-0.56 0.24,-0.42 0.3,-0.26 0.1,-0.2',
        ),
      ),
      C.green,
      1.8,
    ) + ln(line(put('0,0.1 0,-0.5 0,-0.9')), 1.1, C.green2)
  );
};

export function draw(): string {
  const seat = { x: 40, y: 446, s: 1.18, pose: 'stand' } as const;
  let o = glade('penN', 380);
  o += ridge('10,332 60,300 110,328 160,302 214,330 262,304 312,328', 370, C.green2, C.green);
  o += sh(blob('10,346! 100,338 220,344 312,336! 312,480! 10,480!'), C.paper2, 2.3) + furrows(150, 352, 490, 15);
  o += roundTree(40, 350, 46, C.green, C.green2) + roundTree(276, 344, 50, C.green, C.green2);
  o += horse({ ...seat, coat: C.night2, far: C.night, mane: C.ink, bridle: C.red, eye: C.gold2, fold: C.ink });
  o += sh(
    blob('72,428! 78,420 90,420 96,430 98,436! 68,438!') + blob('174,428! 180,420 192,420 198,430 200,436! 170,438!'),
    C.ink,
    1,
  );
  o += saddleCloth(seat, C.red, C.gold);
  // cloak
  o +=
    sh(blob('126,204! 108,224 100,262 92,300 72,326! 96,336 124,330 150,320! 152,230'), C.green3, 2.6) +
    strokes(['116,236 110,280 92,318', '128,250 124,290 116,322'], 3, C.ink);
  // far arm weighs the disc
  o += pentacle(226, 158, 36);
  o +=
    union([limb('164,226 192,252', [26, 23]), limb('192,252 210,220', [23, 18])], C.grey, 2.4) +
    sh(disc(192, 252, 11), C.grey2, 2);
  o +=
    rest(227, 203, 12.5, { skin: SKIN, r: 160, flip: true }) + sh(poly('203,208 219,216 215,224 199,216'), C.gold, 1.9);
  // armour
  o += sh(blob('132,202! 150,198 168,204 178,224 172,262 170,296! 146,306 118,298! 122,262 116,226'), C.grey2, 2.7);
  o += flat(blob('160,202 172,210 176,226 170,262 168,294! 156,300! 160,260 166,226'), C.grey);
  o +=
    strokes(['126,232 142,246 158,240', '124,268 144,276 168,270'], 2.6, C.grey) +
    rod(line('119,288 146,296 171,287'), 4.4, C.gold, 2);
  // near leg
  o +=
    sh(blob('120,292! 150,302 172,292! 182,312 172,332 140,336 114,322!'), C.green, 2.4) +
    strokes(['132,300 130,314 126,324', '148,302 150,318 148,330', '162,298 168,312 164,328'], 2.8, C.green3);
  o +=
    leg('150,322 182,340 176,382', { w: [36, 30, 17], fill: C.grey2, fold: C.grey, shoe: C.grey, dir: 1 }) +
    sh(disc(182, 338, 14), C.grey, 2.1) +
    flat(disc(178, 334, 4), C.paper);
  o += rod('M160 400H212', 2.6, C.gold, 1.5);
  // near arm with the reins
  o +=
    union([limb('134,224 128,262', [29, 25]), limb('128,262 164,280', [25, 19])], C.grey2, 2.4) +
    sh(disc(128, 262, 12), C.grey, 2) +
    sh(disc(132, 222, 18), C.grey, 2.2) +
    flat(disc(127, 216, 5), C.paper);
  o += grip(176, 284, 10, { skin: SKIN, dir: -1, r: 14 }) + sh(poly('160,270 168,273 164,294 156,290'), C.gold, 1.9);
  // head in an open helm
  o += headThreeQuarter(152, 164, 23, { skin: SKIN, r: 4 });
  const h = placer({ x: 152, y: 164, s: 23, r: 4 });
  o += sh(
    blob(
      h(
        '0.72,-0.46! 0,-0.66 -0.42,-0.4! -0.44,0.4 -0.1,1.1! -0.5,1.5 -0.9,1.4! -1.02,0.4 -1.1,-0.4 -0.8,-1.1 0,-1.4 0.6,-1.1',
      ),
    ),
    C.grey2,
    2.4,
  );
  o +=
    strokes([h('-0.2,-1.2 -0.7,-0.8 -0.8,0')], 2.6, C.grey) +
    rod(line(h('0.72,-0.5 0,-0.7 -0.44,-0.42 -0.46,0.4')), 2.6, C.gold, 1.4);
  o += sh(blob('124,206! 140,196 164,198 174,208! 160,220 138,218'), C.red, 2.2);
  o += oak(148, 136, 34, -26) + oak(150, 134, 36, 24) + leaf(150, 138, 1, 0);
  o += tufts('40,452 112,460 228,462 280,450', { rise: 15, w: 2.8 });
  return card({ id: 'penN', ground: C.paper2, picture: o });
}
