import type { Focus } from '../../art.ts';
import { horse, saddleCloth } from '../../beasts/horse.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { place } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud } from '../../kit/clouds.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { flat, ln, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';

// Rider: horseman at a trot to the right, letter in hand, road. Red, night, gold, green; gold day.
export const focus: Focus = [58, 116, 222, 311];

export function draw(): string {
  const seat = { x: 44, y: 442, s: 1.12, pose: 'walk' } as const;
  const skin = C.skin[0];
  let o = sky('len01', 'gold', 400);
  o += cloud(240, 116, 78, { inner: C.gold, flip: true });
  o += ridge('10,330 60,292 106,326 150,300 196,328 250,286 312,326', 360, C.coral, C.red2);
  o +=
    sh(blob('10,344! 80,330 160,342 240,328 310,340! 310,480! 10,480!'), C.green2, 2.3) +
    roundTree(280, 356, 62, C.green, C.green2) +
    roundTree(40, 356, 50, C.green, C.green2);
  o +=
    sh(blob('10,402! 100,392 200,398 310,386! 310,462! 200,470 100,466 10,470!'), C.paper, 2.4) +
    strokes(
      ['30,420 80,414 130,418', '190,424 240,418 290,416', '40,456 110,452 160,456', '206,456 250,452 292,448'],
      3,
      C.gold,
    );
  // cloak in the wind
  o +=
    sh(blob('136,212! 104,222 70,224 28,250! 46,262 34,282! 62,288 60,304! 96,300 130,306!'), C.red2, 2.5) +
    strokes(['126,222 92,242 56,262', '128,240 104,264 76,288'], 3);
  o += horse({ ...seat, coat: C.night2, far: C.night, mane: C.ink, bridle: C.gold, eye: C.gold2, fold: C.ink });
  o += saddleCloth(seat, C.red, C.gold);
  // coat
  o += sh(
    blob('132,212! 150,206 166,214 174,240 168,272 174,308! 186,336! 150,332 104,334! 108,306 116,272 118,238'),
    C.red,
    2.6,
  );
  o +=
    strokes(['128,284 122,308 118,326', '146,288 144,308 146,326', '160,286 166,306 174,326'], 3, C.red2) +
    ln(line('117,276 144,282 169,274'), 8) +
    ln(line('117,276 144,282 169,274'), 3.8, C.gold);
  // near leg
  o +=
    union([taper('140,314 178,336 176,366', [40, 30, 18])], C.paper, 2.5) +
    strokes(['150,318 174,334 178,352'], 2.6, C.grey);
  o +=
    sh(blob('164,350! 190,350! 187,384 208,396! 208,406! 168,406! 166,386'), C.ink, 2) +
    strokes(['172,356 176,376 174,394'], 2.4, C.grey);
  // far arm with the letter
  o +=
    sh(blob(place('-30,-20! 30,-20! 30,20! -30,20!', { x: 226, y: 186, r: -14 })), C.paper, 2.4) +
    ln(poly(place('-29,-19 0,4 29,-19', { x: 226, y: 186, r: -14 }), false), 1.8) +
    sh(disc(227, 189, 6), C.red, 1.5);
  o +=
    union([limb('158,226 188,246 202,222', [26, 23, 20])], C.red, 2.4) +
    flat(disc(154, 226, 13), C.red) +
    strokes(['166,238 188,256 202,236'], 2.4, C.red2) +
    sh(poly(place('-4,-11 4,-11 4,11 -4,11', { x: 206, y: 213, r: -60 })), C.gold, 1.9) +
    grip(211, 202, 8.6, { skin, dir: -1, r: -50 });
  // near arm with the reins
  o +=
    union([limb('138,228 138,262 164,282', [28, 25, 20])], C.red, 2.4) +
    strokes(['142,236 144,262 162,276'], 2.4, C.red2) +
    sh(poly(place('-4,-11 4,-11 4,11 -4,11', { x: 170, y: 285, r: 32 })), C.gold, 1.9) +
    grip(180, 288, 8.8, { skin, dir: -1, r: 20 });
  // head, hair, hat
  o += headProfile(148, 180, 22, { skin });
  o += sh(blob('128,212! 140,204 158,206 168,214! 158,222 138,220'), C.paper, 2);
  o += sh(blob('160,158 140,156 126,168 124,186 132,200 142,196! 144,184! 150,172'), C.gold3, 2);
  o +=
    sh(blob('120,170! 138,164 160,162 186,164! 178,154 168,150 164,134 146,128 130,138 128,154'), C.night2, 2.4) +
    ln(line('128,158 148,153 167,153'), 3.4, C.gold);
  o +=
    sh(blob('132,150! 116,146 100,128 78,126! 90,136 80,146! 100,150 110,160 130,158!'), C.paper, 2) +
    strokes(['130,154 112,148 94,134'], 2, C.grey);
  o += tufts('40,396 284,384 60,474 250,470', { w: 2.8, rise: 14 });
  return card({ id: 'len01', ground: C.paper, picture: o });
}
