import type { Focus } from '../../art.ts';
import { bullHead } from '../../beasts/farm.ts';
import { limb } from '../../figures/body.ts';
import { footOut } from '../../figures/foot.ts';
import { clasp, grip } from '../../figures/hand.ts';
import { beard, headFront } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { lap } from '../../figures/lap.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, each, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { flat, g, joined, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
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

/** Boar that lies on the step, its head to the right. */
function boar(): string {
  return (
    sh(blob('164,470! 164,452 176,440 198,435 222,434 240,440 252,470!'), C.gold3, 2.3) +
    sh(
      blob('222,438! 232,426 248,423 262,430 274,439 290,443! 294,454 291,468! 276,468 262,473 240,472! 228,458'),
      C.gold,
      2.3,
    ) +
    sh(blob('288,441! 295,443 299,455 297,469! 290,471 286,457'), C.coral, 2) +
    flat(disc(293, 451, 1.9) + disc(293, 461, 1.9), C.ink) +
    sh(blob('232,434! 224,424 226,410! 242,414 250,428!'), C.gold3, 2) +
    sh(blob('278,470! 268,458 270,442! 277,452 288,462!'), C.paper, 1.8) +
    flat(disc(260, 441, 3), C.ink) +
    strokes(
      ['250,436 260,432 270,440', '242,448 236,458 242,470', '180,444 176,456 182,469', '286,466 272,468 258,463'],
      2.2,
    ) +
    strokes(
      [0, 1, 2, 3, 4, 5, 6].map((i) => {
        const [x, y] = [186 + i * 8, 439 - Math.sin(i * 0.6) * 3];
        return `${x},${y + 2} ${x - 4},${y - 5} ${x - 10},${y - 8}`;
      }),
      3,
    ) +
    strokes(['186,446 206,441 226,442'], 3.4, C.gold) +
    strokes(['196,454 202,460 200,468', '212,452 218,459 216,467', '176,452 184,458 184,466'], 2.2)
  );
}
/** Bull carved in the back of the throne. */
const CARVED = { coat: C.grey, muzzle: C.paper, horn: C.gold } as const;
function throneBack(): string {
  let o =
    sh(poly(sym('160,66 92,66 92,440 160,440')), C.grey2, 2.6) +
    ln(poly(sym('160,76 102,76 102,440 160,440')), 1.4, C.gold);
  o += bullHead(160, 100, 16, CARVED);
  for (const f of [-1, 1])
    o +=
      sh(rect(160 + f * 92 - 22, 340, 44, 104), C.grey2, 2.4) + sh(rect(160 + f * 92 - 28, 326, 56, 15), C.gold, 2.2);
  return o + sh(rect(44, 440, 232, 18), C.night2, 2.3) + sh(rect(30, 456, 260, 24), C.grey, 2.4);
}

export function draw(): string {
  let o = glade('penK', 380);
  o += sh(blob('10,330! 50,312 110,320 160,330 230,310 312,322! 312,480! 10,480!'), C.green, 2.3);
  o += keep(30, 256, 32) + keep(252, 196, 40) + keep(228, 250, 30);
  o += sh(blob('10,368! 60,352 110,362 220,364 312,352! 312,480! 10,480!'), C.green2, 2.3);
  o += throneBack();
  o += bullHead(68, 372, 23) + bullHead(253, 380, 19);
  // robe of grapes; a steel leg comes out of it, the foot stands on the boar
  o += footOut(124, 424, 0.86, { fill: C.grey2, dark: C.grey, light: C.paper, shadow: C.night2 });
  o += lap(160, 292, {
    fill: C.green,
    dark: C.green3,
    light: C.green2,
    trim: C.gold,
    waist: 36,
    wide: 0.94,
    drop: 1.4,
  });
  o += sh(blob(sym('160,210! 130,216 114,232 120,262 126,295! 144,301 160,303')), C.green, 2.6);
  o += rod(line('126,294 144,301 160,303 176,301 194,294'), 4.4, C.gold, 1.8);
  o += each(
    [
      [114, 366],
      [131, 388],
      [111, 408],
      [129, 424],
    ],
    (x, y, i) =>
      leaf(x - 3, y - 4, 13, -150, { fill: C.green2, w: 0.6, sw: 1.2 }) +
      leaf(x + 3, y - 4, 13, -30, { fill: C.green2, w: 0.6, sw: 1.2 }) +
      grapes(x, y, 4.2, i % 2 ? C.gold : C.gold2, 1.1),
  );
  o += g(boar(), 'transform="translate(-9)"');
  const leg = limb('198,368 203,396 207,428', [31, 29, 20]);
  o += flat(blob('182,366! 218,358! 218,392 222,436! 178,440! 180,400'), C.ink);
  o += union([leg], C.grey2, 2.3) + strokes(['196,386 200,406 203,424'], 3, C.grey);
  o +=
    sh(blob('196,424! 217,422! 222,430 236,434 241,441! 196,443! 194,434'), C.grey2, 2.2) +
    strokes(['208,441 211,434 219,428', '221,441 224,437 230,433'], 1.8);
  o += rod(line('197,427 206,430 217,425'), 2.4, C.gold, 1.2);
  o +=
    sh(blob('181,372! 182,356 200,349 217,357! 219,372 208,382 190,382!'), C.grey2, 2.2) +
    strokes(['184,370 200,364 216,368', '200,366 200,374 199,381'], 2);
  o += rod(line('170,448 177,414 174,382 182,356'), 3, C.gold, 1.5);
  // sceptre, disc on the knee
  const sleeve = (l: string, ...folds: string[]) => joined(l, C.green, 2.4) + strokes(folds, 2.8, C.green3);
  o += rod('M84 330L71 196', 5, C.gold, 2.1) + sh(disc(70, 186, 16), C.gold, 2.3) + flat(disc(65, 181, 5), C.gold2);
  o += grip(77, 256, 13, { skin: SKIN, dir: 1, r: -5, wrist: [86, 276] });
  o +=
    sleeve(
      '132,226! 112,228 100,248 91,270! 88,258! 66,276! 72,296 84,312 102,312 118,296 130,270!',
      '118,244 106,268 98,286',
      '80,284 90,292 100,290',
      '116,282 104,296 92,300',
    ) + rod(line('89,256 76,264 65,277'), 4, C.gold, 1.8);
  o += pentacle(212, 330, 38);
  o += sleeve(
    '188,226! 212,228 236,244 256,264 264,284 250,304! 224,290! 220,280 204,276 188,266!',
    '206,240 226,256 240,276',
    '216,264 232,276 240,290',
  );
  o +=
    sh(blob('246,292! 238,286 224,290 213,297 212,304 220,306 232,302!'), SKIN, 1.8) +
    clasp(231, 305, 14.5, { skin: SKIN, r: 142 }) +
    rod(line('251,304 239,301 224,290'), 4, C.gold, 1.8);
  // ermine, head
  o += sh(blob(sym('160,212! 138,208 116,222 104,246! 130,246 160,270!')), C.paper, 2.3);
  o +=
    strokes(
      ['122,228 120,235 121,242', '140,222 140,231 138,239', '180,222 180,231 182,239', '198,228 200,235 199,242'],
      3.2,
    ) + sh(disc(160, 250, 7), C.gold, 1.9);
  const [x, y] = [160, 178.3];
  o +=
    headFront(x, y, 28, SKIN, 'watchful') +
    shortHair(x, y, 28, { fill: C.ink }) +
    beard(x, y, 28, { fill: C.ink, line: C.grey, length: 1.8 });
  o += crown(x, y - 2, 29, { gem: C.plum });
  const k = placer({ x, y, s: 28 });
  o += both('-0.95,-0.8 -0.5,-0.72', 0)
    .map((l) => at(k(l), (a, b, i) => leaf(a, b, 15, -120 + i * 40, { fill: C.green2, sw: 1.3 })))
    .join('');
  return card({ id: 'penK', ground: C.green2, picture: o });
}
