import type { Focus } from '../../art.ts';
import { bullHead } from '../../beasts/farm.ts';
import { sleeve } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { beard, headElder } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { throne } from '../../figures/throne.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { at, both, each, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { tower } from '../../kit/land.ts';
import { clip, flat, rod, sh, strokes } from '../../kit/marks.ts';
import { grapes, leaf } from '../../kit/plants.ts';
import { pentacle } from '../../kit/suits.ts';

// King of Pentacles: throne with bull heads; robe of grapes; disc and sceptre; castle; armoured foot on a boar.
// Malachite, plum, slate; light from the left.
export const focus: Focus = [56, 84, 208, 291];
const SKIN = C.skin[1];

/** Wild boar lying down. */
function boar(x: number, y: number, s: number): string {
  const put = placer({ x, y, s });
  const body =
    '-44,0! -48,-14 -40,-30 -22,-38 -4,-38 6,-42 12,-50! 18,-40 30,-30 44,-24 54,-24! 57,-14 52,-10! 40,-6 30,0!';
  return (
    sh(blob(put(body)), C.gold3, 2.4) +
    sh(blob(put('36,-16! 48,-36! 50,-18 44,-10')), C.paper, 1.6) +
    flat(
      at(put('27,-26'), (a, b) => disc(a, b, 2.4 * s)),
      C.ink,
    ) +
    strokes(
      ['-36,-28 -20,-36 -2,-35', '10,-32 2,-20 6,-6', '-34,-14 -26,-24 -14,-28', '46,-8 38,-10 30,-8'].map(put),
      2.6 * s,
    )
  );
}
export function draw(): string {
  let o = glade('penK', 380);
  // castle
  o += sh(blob('196,360! 220,330 262,316 312,322! 312,400! 196,400!'), C.green, 2.3);
  o += tower(240, 210, 120) + tower(270, 188, 150) + sh(rect(256, 258, 16, 80), C.paper2, 2);
  o += each(
    [
      [38, 250],
      [64, 270],
    ],
    (x, y) => tower(x, y, 150 - (y - 230)),
  );
  o += sh(blob('10,352! 60,336 110,346 220,362 312,352! 312,480! 10,480!'), C.green2, 2.3);
  const seat = throne({ top: 88, arms: 304, half: 60, shape: 'square', fill: C.grey, dark: C.night2, trim: C.gold });
  o += seat.back + bullHead(102, 96, 23) + bullHead(218, 96, 23);
  o += seat.front + bullHead(76, 350, 23) + bullHead(244, 350, 23);
  // robe of grapes
  // armoured foot on the boar
  o += boar(214, 469, 1.14);
  o +=
    sh(poly('186,372 214,372 212,412 190,412'), C.grey2, 2.2) +
    sh(blob('186,402! 212,400! 222,408 238,414 240,424! 186,424!'), C.grey2, 2.1) +
    strokes(['198,400 206,408 220,412', '192,404 190,412 192,420'], 2.4, C.grey) +
    sh(blob('92,450! 116,448 128,458 126,468! 88,468!'), C.grey2, 2.1);
  const robe = blob(
    '160,200! 128,206 112,226 116,262 114,300 92,336 92,390 72,456! 112,464 160,460! 168,430 176,404! 200,408 230,396! 228,366 224,332 206,300 204,262 208,226 192,206',
  );
  o += sh(robe, C.green3, 3);
  o += clip(
    'penKr',
    robe,
    at(
      '128,236 196,240 112,328 146,326 184,330 214,342 100,368 132,362 164,362 196,368 216,386 92,410 120,402 152,396 84,440 112,438 140,430 152,440 152,300 186,298',
      (x, y, i) =>
        grapes(x, y, 3.8, i % 3 ? C.plum : C.gold, 1) +
        leaf(x, y - 2, 11, i % 2 ? -150 : -30, { fill: C.green2, w: 0.6, sw: 1 }),
    ),
  );
  o += strokes(
    [
      ...both('116,306 138,318 156,314'),
      '108,340 102,390 98,430',
      '212,330 216,360 214,388',
      '160,330 158,400 160,450',
    ],
    3,
    C.ink,
  );
  // disc on the knee, sceptre
  const arms = { fill: C.green3, fold: C.green, w: [36, 36, 38], cuff: C.gold };
  o += pentacle(218, 292, 36);
  o += rest(230, 264, 12.5, { skin: SKIN, r: 118 }) + sleeve('190,222 226,230 236,250', arms);
  o += rod('M96 352L88 174', 4, C.gold, 2) + sh(disc(87, 166, 13), C.gold, 2.2) + flat(disc(83, 162, 4), C.gold2);
  o += sleeve('130,222 102,254 96,280', arms) + grip(92, 290, 12, { skin: SKIN, r: -3 });
  // mantle, head
  o +=
    sh(blob(sym('160,206! 134,200 112,216 108,236! 134,230 160,252!')), C.paper, 2.3) +
    strokes(
      ['128,220 128,227 127,232', '142,218 142,226 140,234', '178,218 178,226 180,234', '192,220 192,227 193,232'],
      3,
      C.ink,
    ) +
    sh(disc(160, 236, 6), C.gold, 1.8);
  const k = placer({ x: 160, y: 166, s: 26 });
  o +=
    headElder(160, 166, 26, SKIN) +
    shortHair(160, 166, 26, { fill: C.ink }) +
    beard(160, 166, 26, { fill: C.ink, line: C.grey, length: 1.8 });
  o += crown(160, 164, 26, { gem: C.plum });
  o += both('-0.9,-0.9 -0.5,-0.82', 0)
    .map((l) => at(k(l), (x, y, i) => leaf(x, y, 13, -120 + i * 40, { fill: C.green2, sw: 1.3 })))
    .join('');
  return card({ id: 'penK', ground: C.green2, picture: o });
}
