import type { Focus } from '../../art.ts';
import { bullHead } from '../../beasts/farm.ts';
import { seated } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { beard, headElder } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, each, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { flat, joined, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { grapes, leaf } from '../../kit/plants.ts';
import { pentacle } from '../../kit/suits.ts';

// King of Pentacles: throne with bull heads; robe of grapes; disc and sceptre; castle; armoured foot on a boar.
// Malachite, plum, slate; light from the left.
export const focus: Focus = [22, 64, 276, 386];
const SKIN = C.skin[1];

/** Castle keep with battlements and a pointed turret: left, top, width. */
const keep = (x: number, y: number, w: number): string =>
  sh(rect(x, y, w, 380 - y), C.paper2, 2.1) +
  flat(rect(x + w * 0.66, y + 1, w * 0.34 - 1, 378 - y), C.gold) +
  sh(`M${x - 4} ${y + 3}v-15h${w / 4}v7h${w / 8 + 2}v-7h${w / 4}v7h${w / 8 + 2}v-7h${w / 4 + 4}v15z`, C.paper2, 2) +
  flat(`M${x + w / 2 - 6} ${y + 32}v-10a5 5 0 0 1 10 0v10zM${x + w / 2 - 6} ${y + 70}v-10a5 5 0 0 1 10 0v10z`, C.ink);

/** Boar that lies on the step, its head to the right; the ear comes after the foot on its neck. */
function boar(): { body: string; ear: string } {
  const body =
    sh(
      blob(
        '170,470! 172,448 186,437 210,434 236,436 250,435 264,440 276,446 285,448! 290,454 288,463 281,466! 264,465 246,470!',
      ),
      C.gold3,
      2.3,
    ) +
    sh(blob('278,447! 287,447 291,455 288,464! 281,466 276,457'), C.coral, 1.9) +
    flat(disc(285, 453, 1.8) + disc(285, 460, 1.8), C.ink) +
    sh(blob('259,464! 258,453 266,444! 267,454 271,463!'), C.paper, 1.7) +
    sh(disc(258, 446, 3.2), C.paper, 1.3) +
    flat(disc(259, 446, 1.7), C.ink) +
    strokes(
      [
        '252,441 259,439 265,443',
        '280,464 268,466 252,461',
        '246,450 242,459 247,468',
        '182,450 187,458 186,466',
        '196,447 202,456 201,466',
        '212,447 219,457 217,467',
      ],
      2.4,
    );
  const ear =
    sh(blob('233,440! 224,429 226,416! 240,422 248,437!'), C.gold, 1.9) + strokes(['230,422 236,428 240,435'], 1.8);
  return { body, ear };
}
function throneBack(): string {
  let o =
    sh(poly(sym('160,84 104,84 104,440 160,440')), C.grey, 2.6) +
    ln(poly(sym('160,98 118,98 118,440 160,440')), 1.4, C.gold);
  o += bullHead(104, 96, 32) + bullHead(216, 96, 32);
  for (const f of [-1, 1])
    o += sh(rect(160 + f * 92 - 22, 340, 44, 104), C.grey, 2.4) + sh(rect(160 + f * 92 - 28, 326, 56, 15), C.gold, 2.2);
  return o + sh(rect(44, 440, 232, 18), C.night2, 2.3) + sh(rect(30, 456, 260, 24), C.grey, 2.4);
}

export function draw(): string {
  let o = glade('penK', 380);
  o += sh(blob('10,330! 50,312 110,320 160,330 230,310 312,322! 312,480! 10,480!'), C.green, 2.3);
  o += keep(30, 256, 32) + keep(252, 196, 40) + keep(228, 250, 30);
  o += sh(blob('10,368! 60,352 110,362 220,364 312,352! 312,480! 10,480!'), C.green2, 2.3);
  o += throneBack();
  o += bullHead(68, 360, 29) + bullHead(252, 360, 29);
  // robe of grapes; a steel shin comes out of it, the foot stands on the boar
  o += sh(blob('116,452! 134,446 146,452 150,464! 150,470! 112,470!'), C.grey2, 2.1);
  const king = seated(160, 458, 316, { fill: C.green3, fold: C.green });
  const pig = boar();
  o += king.svg + pig.body;
  o += each(
    [
      [124, 356],
      [150, 324],
      [166, 352],
      [128, 398],
      [158, 396],
      [142, 432],
      [166, 424],
    ],
    (x, y, i) =>
      leaf(x - 3, y - 4, 14, -150, { fill: C.green2, w: 0.6, sw: 1.2 }) +
      leaf(x + 3, y - 4, 14, -30, { fill: C.green2, w: 0.6, sw: 1.2 }) +
      grapes(x, y, 4.6, i % 2 ? C.gold : C.gold2, 1.2),
  );
  o +=
    sh(blob('184,378! 218,372! 222,392 216,420! 194,424! 186,402'), C.grey2, 2.3) +
    strokes(['204,384 208,402 204,418'], 2.6, C.grey) +
    sh(blob('193,416! 216,413! 219,421 226,429 230,437! 227,441! 194,440! 190,430'), C.grey2, 2.2) +
    strokes(['194,424 205,421 217,421', '195,433 206,428 216,427', '208,439 213,431 222,428'], 1.8) +
    sh(blob('182,374! 184,360 202,354 220,362! 222,376 206,384 190,384!'), C.grey2, 2.2) +
    strokes(['186,374 202,368 219,372'], 2) +
    pig.ear;
  o += rod(line('179,446 184,410 180,376 196,352 226,346'), 3, C.gold, 1.5);
  // sceptre, disc on the knee
  const sleeve = (l: string, ...folds: string[]) => joined(l, C.green3, 2.4) + strokes(folds, 2.8, C.green);
  o += rod('M84 330L71 196', 5, C.gold, 2.1) + sh(disc(70, 186, 16), C.gold, 2.3) + flat(disc(65, 181, 5), C.gold2);
  o += grip(77, 256, 13, { skin: SKIN, dir: 1, r: -5, wrist: [86, 276] });
  o +=
    sleeve(
      '132,226! 112,228 100,248 91,270! 88,258! 66,276! 72,296 84,312 102,312 118,296 130,270!',
      '118,244 106,268 98,286',
      '80,284 90,292 100,290',
      '116,282 104,296 92,300',
    ) + rod(line('89,256 76,264 65,277'), 4, C.gold, 1.8);
  o += pentacle(216, 344, 40);
  o += rest(221, 309, 14.5, { skin: SKIN, r: 102 });
  o +=
    sleeve(
      '188,226! 208,228 226,242 244,264 250,280 238,306! 210,297! 210,284 200,276 188,266!',
      '204,240 220,258 230,276',
      '210,264 222,276 224,290',
    ) + rod(line('239,306 224,303 209,297'), 4, C.gold, 1.8);
  // ermine, head
  o += sh(blob(sym('160,212! 138,208 116,222 104,246! 130,246 160,270!')), C.paper, 2.3);
  o +=
    strokes(
      ['122,228 120,235 121,242', '140,222 140,231 138,239', '180,222 180,231 182,239', '198,228 200,235 199,242'],
      3.2,
    ) + sh(disc(160, 250, 7), C.gold, 1.9);
  const [x, y] = king.head;
  o +=
    headElder(x, y, 28, SKIN) +
    shortHair(x, y, 28, { fill: C.ink }) +
    beard(x, y, 28, { fill: C.ink, line: C.grey, length: 1.8 });
  o += crown(x, y - 2, 29, { gem: C.plum });
  const k = placer({ x, y, s: 28 });
  o += both('-0.95,-0.8 -0.5,-0.72', 0)
    .map((l) => at(k(l), (a, b, i) => leaf(a, b, 15, -120 + i * 40, { fill: C.green2, sw: 1.3 })))
    .join('');
  return card({ id: 'penK', ground: C.green2, picture: o });
}
