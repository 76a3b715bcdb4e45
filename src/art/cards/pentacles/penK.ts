import type { Focus } from '../../art.ts';
import { bullHead } from '../../beasts/farm.ts';
import { seated } from '../../figures/body.ts';
import { beard, headElder } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { at, both, each, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
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

/** Head of a lying boar, to the right. */
function boar(x: number, y: number, s: number): string {
  const put = placer({ x, y, s });
  return (
    sh(blob(put('-34,0! -36,-16 -24,-30 -8,-33 12,-30 30,-24! 38,-14 34,-3! 10,0!')), C.gold3, 2.3) +
    sh(blob(put('-16,-28! -18,-46 -4,-50! 4,-40 4,-29!')), C.gold, 1.9) +
    sh(blob(put('30,-26! 41,-24 43,-8 35,-1! 28,-8 26,-18')), C.coral, 2) +
    sh(blob(put('20,-8! 24,-30! 29,-24 29,-8!')), C.paper, 1.7) +
    sh(
      at(put('10,-21'), (a, b) => disc(a, b, 3.6 * s)),
      C.paper,
      1.2,
    ) +
    flat(
      at(put('11,-21 35,-17 37,-9'), (a, b) => disc(a, b, 1.9 * s)),
      C.ink,
    ) +
    strokes([put('-28,-18 -18,-24 -8,-26'), put('28,-5 20,-3 10,-6')], 2.6)
  );
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
  // robe of grapes
  const king = seated(160, 458, 316, { fill: C.green3, fold: C.green });
  o += king.svg + boar(234, 474, 1.2);
  o += each(
    [
      [110, 332],
      [146, 306],
      [178, 330],
      [112, 388],
      [206, 392],
      [138, 420],
      [186, 428],
      [116, 440],
      [152, 366],
    ],
    (x, y, i) =>
      leaf(x - 3, y - 4, 15, -150, { fill: C.green2, w: 0.6, sw: 1.2 }) +
      leaf(x + 3, y - 4, 15, -30, { fill: C.green2, w: 0.6, sw: 1.2 }) +
      grapes(x, y, 5, i % 2 ? C.gold : C.gold2, 1.2),
  );
  // armoured foot
  o +=
    sh(blob('182,428! 206,422! 214,432 228,437 230,447! 182,447!'), C.grey2, 2.2) +
    strokes(['196,426 204,434 218,438'], 2.4, C.grey);
  o +=
    sh(blob('158,408! 184,408 192,418 190,434 184,452! 160,456!'), C.green3, 2.2) +
    strokes(['178,414 182,430 178,448'], 3, C.green);
  // sceptre, disc on the knee
  const arm = { u: 26, skin: SKIN, fill: C.green3, fold: C.green, cuff: C.gold, bell: 0.3, long: [2.0, 2.2] } as const;
  o += rod('M104 356L84 204', 5, C.gold, 2.1) + sh(disc(83, 194, 16), C.gold, 2.3) + flat(disc(78, 189, 5), C.gold2);
  o += reach({ ...arm, from: [126, 242], to: [98, 306], bend: 1, hand: 'grip', r: -6 });
  o += pentacle(218, 334, 42);
  o += reach({ ...arm, from: [194, 242], to: [222, 296], bend: -1, r: 100 });
  // ermine, head
  o += sh(blob(sym('160,214! 132,206 104,226 100,252! 130,246 160,270!')), C.paper, 2.3);
  o +=
    strokes(
      ['118,228 116,236 117,244', '138,224 138,233 136,241', '182,224 182,233 184,241', '202,228 204,236 203,244'],
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
