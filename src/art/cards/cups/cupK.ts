import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { beard, headFront } from '../../figures/head.ts';
import { crown } from '../../figures/headgear.ts';
import { throne } from '../../figures/throne.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { both, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { fish } from '../../kit/fish.ts';
import { scaleWaves } from '../../kit/land.ts';
import { g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// King of Cups: throne on a stone block in a rough sea; cup and short sceptre; fish pendant; ship left, leaping fish right.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [56, 82, 208, 291];
const SKIN = C.skin[3];

/** Breaking wave with a curled crest. */
const breaker = (x: number, y: number, s: number, flip = false): string =>
  g(
    sh(blob('-46,30! -34,4 -8,-20 18,-20 30,-6 24,6 12,4 14,-4! 2,0 2,16 26,30!'), C.blue, 2 / s) +
      sh(blob('-34,6! -8,-22 18,-22 32,-6 24,8 10,5 13,-5! 4,-12 -10,-6 -22,6'), C.paper, 1.7 / s),
    `transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})"`,
  );

export function draw(): string {
  let o = sky('cupK', 'day', 340);
  // ship
  const ship =
    rod('M0-14V-78', 2, C.gold3, 1.4) +
    sh(blob('3,-74! 26,-60 28,-32 3,-18!') + blob('-3,-66! -16,-52 -18,-30 -3,-20!'), C.red, 2) +
    sh(blob('-28,-16! -6,-8 18,-10 34,-20! 30,6 -20,8!'), C.gold3, 2.2);
  o += g(ship, 'transform="translate(52 297) rotate(-5) scale(.86)"');
  o += scaleWaves(22, 284, 276, 16, 20, { fills: [C.blue, C.blue3], inner: C.blue2, rings: 1, sw: 1.7 });
  // leaping fish
  o += fish({ x: 268, y: 240, s: 74, r: -64, coat: C.coral, fin: C.red });
  o += breaker(264, 306, 0.8, true) + breaker(46, 334, 0.75) + breaker(276, 372, 0.8, true) + breaker(40, 396, 0.8);
  const seat = throne({ shape: 'stone', fill: C.paper2, dark: C.blue3, top: 84, foot: 452, arms: 298, half: 64 });
  o += seat.back;
  for (const [i, l] of both('100,124! 76,112 72,90 84,82 98,88 108,104').entries())
    o +=
      sh(blob(l), C.gold2, 2) +
      ln(i ? 'M222 122L244 94M222 122L236 88M222 122L226 92' : 'M98 122L76 94M98 122L84 88M98 122L94 92', 1.3, C.gold3);
  o += seat.front;
  // mantle and robe
  o += sh(blob(sym('160,186! 126,196 106,226 100,290 98,340 84,400 70,436! 110,446 160,444')), C.gold, 2.7);
  o += strokes([...both('114,300 106,370 86,430'), ...both('122,330 116,400 102,438')], 3, C.gold3);
  const robe = sym('160,200! 138,204 130,236 136,272 116,304 106,334 112,390 104,434 132,444 160,438');
  o += sh(blob(robe), C.blue, 2.6);
  o += strokes(
    [
      ...both('114,318 132,338 150,332'),
      ...both('128,346 126,396 120,436'),
      ...both('146,344 144,396 144,434'),
      '160,338 161,390 160,432',
      ...both('144,226 142,250 148,266'),
    ],
    2.8,
    C.blue3,
  );
  o += rod(line('136,272 160,279 184,272'), 5, C.red, 2) + sh(disc(160, 278, 5.6), C.gold2, 1.7);
  o += sh(
    blob('124,436! 150,438 150,450 116,452 114,446!') + blob('196,436! 170,438 170,450 204,452 206,446!'),
    C.red,
    2,
  );
  // arms: cup and sceptre
  o += cup(86, 146, 50);
  o +=
    rod('M232 318V204', 4.6, C.gold, 2) +
    sh(poly('232,176 244,192 232,208 220,192'), C.blue2, 2) +
    sh(disc(232, 214, 5), C.red, 1.7) +
    sh(disc(232, 320, 5), C.gold2, 1.7);
  for (const [i, a] of ['132,210 104,256', '188,210 210,252'].entries()) {
    o += union([limb(a, [34, 36]), limb(i ? '210,254 222,262' : '104,256 90,222', [32, 24])], C.gold, 2.4);
    o += strokes([i ? '196,222 210,246 208,266' : '124,222 106,248 98,262'], 2.6, C.gold3);
  }
  o += sh(poly('78,222 82,214 104,222 100,230'), C.red, 1.8) + sh(poly('228,248 220,246 216,274 224,276'), C.red, 1.8);
  o += grip(86, 204, 12.5, { skin: SKIN, r: 24 }) + grip(232, 262, 12.5, { skin: SKIN, dir: -1 });
  // collar, chain, fish
  o += sh(blob(sym('160,232! 140,222 122,204 140,192 160,204')), C.red, 2.2);
  o +=
    ln(line('138,206 146,234 160,246 174,234 182,206'), 5) +
    ln(line('138,206 146,234 160,246 174,234 182,206'), 2, C.gold2);
  o += fish({ x: 161, y: 253, s: 30, coat: C.gold2, fin: C.gold });
  // head
  o += sh(blob(sym('160,130! 138,136 132,160 134,188 146,196 160,196')), C.paper2, 2.1);
  o += headFront(160, 162, 25, SKIN) + beard(160, 162, 25, { length: 1.75, fill: C.paper });
  o += sh(blob(sym('160,134! 144,136 136,152 138,168! 146,150 160,144')), C.paper, 1.8);
  o += sh(blob(sym('160,108! 146,112 138,128 140,144 160,146')), C.red, 2) + crown(160, 162, 26, { gem: C.blue });
  // block, surf
  o += breaker(56, 452, 1.1) + breaker(128, 464, 0.8) + breaker(196, 466, 0.8, true) + breaker(266, 452, 1.1, true);
  return card({ id: 'cupK', ground: C.blue2, picture: o });
}
