import type { Focus } from '../../art.ts';
import { bullHead } from '../../beasts/farm.ts';
import { sleeve } from '../../figures/body.ts';
import { grip, rest } from '../../figures/hand.ts';
import { beard, headElder } from '../../figures/head.ts';
import { crown, shortHair } from '../../figures/headgear.ts';
import { throne } from '../../figures/throne.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, both, each, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { glade } from '../../kit/glade.ts';
import { tower } from '../../kit/land.ts';
import { clip, flat, rod, sh, strokes, union } from '../../kit/marks.ts';
import { grapes, leaf } from '../../kit/plants.ts';
import { pentacle } from '../../kit/suits.ts';

// King of Pentacles: throne with bull heads; robe of grapes; disc and sceptre; castle; armoured foot on a boar.
// Malachite, plum, slate; light from the left.
export const focus: Focus = [56, 84, 208, 291];
const SKIN = C.skin[1];

function boar(x: number, y: number, s: number): string {
  const put = placer({ x, y, s });
  return (
    sh(blob(put('-40,0! -44,-14 -34,-30 -14,-36 4,-34 14,-40! 20,-30 34,-20 48,-16! 50,-8 46,-4! 34,-2 26,0!')), C.grey, 2.4) +
    sh(blob(put('30,-14! 40,-28! 42,-16! 40,-10')), C.paper, 1.6) +
    flat(at(put('24,-20'), (a, b) => disc(a, b, 2.2 * s)), C.ink) +
    strokes(['-34,-26 -20,-34 -4,-34', '10,-26 4,-16 8,-6', '-30,-18 -24,-26 -14,-30', '40,-6 34,-8 28,-6'].map(put), 2.6 * s)
  );
}
export function draw(): string {
  let o = glade('penK', 380);
  // castle
  o += sh(blob('196,360! 220,330 262,316 312,322! 312,400! 196,400!'), C.green, 2.3);
  o += tower(240, 210, 120) + tower(270, 188, 150) + sh(rect(256, 258, 16, 80), C.paper2, 2);
  o += each([[38, 250], [64, 270]], (x, y) => tower(x, y, 150 - (y - 230)));
  o += sh(blob('10,352! 60,336 110,346 220,362 312,352! 312,480! 10,480!'), C.green2, 2.3);
  const seat = throne({ top: 88, arms: 304, half: 60, shape: 'square', fill: C.grey, dark: C.night2, trim: C.gold });
  o += seat.back + bullHead(102, 96, 23) + bullHead(218, 96, 23);
  // vines over the back
  o += rod(line('112,210 124,170 118,140 140,116 160,112 180,116 202,140 196,170 208,210'), 2.4, C.green3, 1.2);
  o += seat.front + bullHead(86, 346, 25) + bullHead(234, 346, 25);
  // robe of grapes
  const robe = blob(sym('160,200! 128,206 112,226 116,262 114,300 92,336 92,390 72,456! 112,466 160,462'));
  o += sh(robe, C.green3, 3);
  o += clip(
    'penKr',
    robe,
    at('128,236 196,240 112,328 146,326 184,330 214,342 100,368 132,362 164,362 196,368 222,384 92,410 120,402 152,396 184,402 212,418 84,440 112,438 140,430 168,434 200,446 228,446 152,300 186,298', (x, y, i) =>
      grapes(x, y, 3.8, i % 3 ? C.plum : C.gold, 1) + leaf(x, y - 2, 11, i % 2 ? -150 : -30, { fill: C.green2, w: 0.6, sw: 1 }),
    ),
  );
  o += strokes([...both('116,306 138,318 156,314'), ...both('108,340 102,400 92,452'), '160,330 158,400 160,456'], 3, C.ink);
  // armoured foot on the boar
  o += boar(196, 474, 1);
  o += union(['M184 392h26l2 30q0 12-4 20h-24q-4-12-2-26z'], C.grey2, 2.3) + sh(blob('180,432! 210,432! 226,440 230,448! 180,448!'), C.grey2, 2.1) + strokes(['186,400 186,416 188,430'], 3, C.grey);
  o += sh(blob('178,398! 196,386 216,396! 218,406 196,412 178,406'), C.grey2, 2.1);
  o += sh(blob('92,452! 116,450 126,458 124,466! 90,466!'), C.grey2, 2.1);
  // disc on the knee, sceptre
  const arms = { fill: C.green3, fold: C.green, w: [36, 36, 38], cuff: C.gold };
  o += pentacle(218, 292, 36);
  o += rest(230, 264, 12.5, { skin: SKIN, r: 118 }) + sleeve('190,222 226,230 236,250', arms);
  o += rod('M96 352L88 174', 4, C.gold, 2) + sh(disc(87, 166, 13), C.gold, 2.2) + flat(disc(83, 162, 4), C.gold2);
  o += sleeve('130,222 102,254 96,280', arms) + grip(92, 290, 12, { skin: SKIN, r: -3 });
  // mantle, head
  o += sh(blob(sym('160,206! 134,200 112,216 108,236! 134,230 160,252!')), C.red, 2.3) + sh(disc(160, 236, 6), C.gold, 1.8);
  const k = placer({ x: 160, y: 166, s: 26 });
  o += headElder(160, 166, 26, SKIN) + shortHair(160, 166, 26, { fill: C.ink }) + beard(160, 166, 26, { fill: C.ink, line: C.grey, length: 1.8 });
  o += crown(160, 164, 26, { gem: C.plum });
  o += both('-0.9,-0.9 -0.5,-0.82', 0).map((l) => at(k(l), (x, y, i) => leaf(x, y, 13, -120 + i * 40, { fill: C.green2, sw: 1.3 }))).join('');
  return card({ id: 'penK', ground: C.green2, picture: o });
}
