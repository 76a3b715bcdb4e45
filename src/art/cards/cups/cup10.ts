import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headChild } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { placer, polar } from '../../geom/points.ts';
import { arc, disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ripples, roundTree, tufts } from '../../kit/land.ts';
import { clip, flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Ten of Cups: rainbow of ten cups; couple with arms up; two children dancing; house and stream.
// Azurite, cinnabar, malachite; light from the rainbow.
export const focus: Focus = [34, 84, 252, 353];

/** Dancing child: feet at x, y; one knee up. */
const child = (
  x: number,
  y: number,
  skin: string,
  hair: string,
  dress: string,
  fold: string,
  flip: boolean,
): string => {
  const put = placer({ x, y, flip });
  const [hx, hy] = put('4,-82')[0]!;
  return (
    union([limb(put('-5,-34 -8,-18 -6,-4'), [12, 10, 8]), blob(put('-10,-6 -2,-6 8,0! 8,3 -10,3'))], skin, 1.8) +
    union([limb(put('6,-34 20,-26 12,-10'), [12, 10, 8]), blob(put('8,-14 16,-12 24,-4! 20,0 8,-4'))], skin, 1.8) +
    union([limb(put('-8,-58 -18,-50 -25,-40'), [11, 9, 8])], skin, 1.8) +
    sh(blob(put('-9,-66! 9,-68! 12,-52 24,-28! 12,-22 0,-28 -14,-22! -12,-48')), dress, 2.1) +
    strokes([put('-2,-48 -4,-36 -8,-28'), put('5,-48 8,-36 14,-29')], 2, fold) +
    union([limb(put('8,-60 22,-66 30,-78'), [11, 9, 8])], skin, 1.8) +
    headChild(hx, hy, 15, skin, 1.9) +
    sh(blob(put('-12,-80! -13,-96 2,-102 18,-98 21,-82! 14,-92 2,-92')), hair, 1.7)
  );
};

export function draw(): string {
  let o = sky('cup10', 'day', 380);
  // rainbow
  const bow = (r: number, w: number, fill: string) => ln(arc(160, 242, r, 150, 390), w, fill);
  o +=
    bow(122, 46, C.ink) +
    bow(138, 9.5, C.red) +
    bow(127.6, 9.5, C.gold2) +
    bow(117, 9.5, C.green2) +
    bow(106.4, 9.5, C.blue);
  for (let i = 0; i < 10; i++) {
    const [x, y] = polar(160, 242, 122, 180 + i * 20);
    o += cup(x, y - 22, 29);
  }
  // hills, house, stream
  o += sh(blob('10,330! 60,296 120,312 180,302 240,286 312,318! 312,480! 10,480!'), C.green, 2.3);
  o += roundTree(268, 316, 50, C.green2) + roundTree(198, 318, 40, C.green2);
  o +=
    sh(rect(214, 284, 40, 32), C.paper, 2.1) +
    sh(poly('206,286 234,262 262,286'), C.red, 2.1) +
    flat('M230 316v-14h9v14zM219 292h7v8h-7zM243 292h6v8h-6z', C.ink);
  o += sh(blob('10,352! 90,340 170,346 250,336 312,348! 312,480! 10,480!'), C.green2, 2.3);
  const stream = '312,336! 270,340 226,350 214,362 246,374 312,382!';
  o += sh(blob(stream), C.blue, 2.1) + clip('cup10s', blob(stream), ripples(210, 338, 90, 42, 5, { seed: 6 }));
  o += tufts('36,384 60,456 280,404 168,462 284,462 196,398', { rise: 15, spread: 8, w: 2.6 });
  // couple, seen from behind
  const [, TAN, BROWN] = C.skin;
  o += union([limb('86,384 82,420 78,448', [24, 18, 11]), limb('106,384 112,420 114,448', [24, 18, 11])], C.blue3, 2.2);
  o += sh(
    blob('70,442! 86,442! 88,456 66,458 64,452') + blob('106,442! 121,442! 130,452 128,458 106,456'),
    C.gold3,
    1.9,
  );
  o +=
    union([limb('78,306 56,286', [22, 19]), limb('56,286 70,256', [18, 12])], C.blue, 2.3) +
    strokes(['74,314 58,300 50,286', '56,280 60,270 66,262'], 2.4, C.blue3);
  o += hand(73, 248, TAN, 12);
  o += sh(
    blob('74,296! 94,288 116,296! 124,318 118,346 122,368 126,396! 108,402 92,396 66,402! 72,368 76,344 68,318'),
    C.blue,
    2.6,
  );
  o +=
    strokes(
      ['84,304 88,326 86,346', '108,304 104,326 106,346', '84,360 80,380 76,396', '104,360 108,380 112,396'],
      2.6,
      C.blue3,
    ) + rod(line('75,348 96,354 119,348'), 4, C.gold, 1.7);
  o +=
    sh(poly('88,278 104,278 106,294 86,294'), TAN, 1.6) +
    sh(blob('80,272 78,254 96,242 114,254 112,272 104,284 88,284'), C.gold3, 2.2) +
    strokes(['96,246 88,260 90,278', '98,246 106,260 104,278'], 2.2, C.ink);
  o +=
    union([limb('172,308 196,292', [21, 18]), limb('196,292 206,252', [17, 12])], C.red, 2.3) +
    strokes(['176,318 194,306 202,292', '202,280 204,266 206,258'], 2.4, C.red2);
  o += hand(208, 244, BROWN, 10);
  o += sh(
    blob(
      '130,300! 150,292 172,300! 178,322 170,350 184,400 194,452! 170,460 150,454 128,460 110,452! 120,400 134,350 126,322',
    ),
    C.red,
    2.6,
  );
  o +=
    strokes(['142,362 134,410 124,450', '150,362 150,410 150,450', '158,362 166,410 178,448'], 2.8, C.red2) +
    rod(line('134,350 152,356 171,350'), 4, C.gold, 1.7);
  o +=
    sh(blob('152,246 134,254 132,280 136,312 146,336! 152,328 160,336! 170,312 172,280 168,254'), C.ink, 2.2) +
    strokes(['146,256 142,286 146,320', '158,256 162,286 158,320'], 2.2, C.night2);
  // his arm round her, her arm round him
  o += union([limb('116,306 138,334', [18, 15])], C.blue, 2.2) + sh(disc(144, 339, 6.5), TAN, 1.7);
  // children
  o += child(212, 454, BROWN, C.gold3, C.blue, C.blue3, false) + child(270, 452, TAN, C.ink, C.paper, C.grey, true);
  return card({ id: 'cup10', ground: C.green2, picture: o });
}
/** Raised open hand from behind. */
const hand = (x: number, y: number, skin: string, r: number): string =>
  sh(
    blob(
      placer({ x, y, r })('-6,8! -8,-2 -13,-8! -7,-6 -6,-16 -2,-18 -1,-12! 1,-19 5,-17 5,-11! 9,-14 10,-10 7,0 6,8!'),
    ),
    skin,
    1.7,
  );
