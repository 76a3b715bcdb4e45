import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { footOut } from '../../figures/foot.ts';
import { grip } from '../../figures/hand.ts';
import { beard, headFront } from '../../figures/head.ts';
import { crown } from '../../figures/headgear.ts';
import { lap } from '../../figures/lap.ts';
import { throne } from '../../figures/throne.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { both, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { fish } from '../../kit/fish.ts';
import { flat, g, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';
import { scaleWaves } from '../../kit/water.ts';

// King of Cups: throne on a stone block in a rough sea; cup and short sceptre; fish pendant; ship left, leaping fish right.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [34, 80, 252, 353];
const SKIN = C.skin[3];

/** Breaking wave with a curled crest. */
const breaker = (x: number, y: number, s: number, flip = false): string =>
  g(
    sh(blob('-46,30! -34,4 -8,-20 18,-20 30,-6 24,6 12,4 14,-4! 2,0 2,16 26,30!'), C.blue, 2 / s) +
      sh(blob('-34,6! -8,-22 18,-22 32,-6 24,8 10,5 13,-5! 4,-12 -10,-6 -22,6'), C.paper, 1.7 / s),
    `transform="translate(${x} ${y}) scale(${flip ? -s : s} ${s})"`,
  );

export function draw(): string {
  let o = sky('cupK', 'azure', 340);
  // ship
  const ship =
    rod('M0-14V-84', 2, C.gold3, 1.4) +
    sh(blob('0,-96! -16,-90 0,-84!'), C.gold, 1.6) +
    sh(blob('3,-80! 28,-62 30,-32 3,-20!'), C.red, 2) +
    sh(blob('-3,-70! -22,-52 -24,-28 -3,-20!'), C.coral, 2) +
    sh(blob('-32,-18! -6,-10 18,-12 34,-24! 30,8 -22,10!'), C.gold3, 2.2);
  o += g(ship, 'transform="translate(50 266) rotate(-6) scale(.72)"');
  o += scaleWaves(22, 264, 276, 17, 20, { fills: [C.paper, C.grey2], inner: C.paper, rings: 1, sw: 1.5, edge: C.blue });
  // leaping fish
  o += fish({ x: 274, y: 222, s: 70, r: -64, coat: C.coral, fin: C.red });
  o += sh(
    blob('236,268! 244,258 250,262 252,250 258,258 262,254 268,258 276,246 278,258 288,254 294,268!'),
    C.paper,
    1.7,
  );
  o += breaker(264, 296, 0.8, true) + breaker(44, 330, 0.75) + breaker(272, 362, 0.8, true) + breaker(44, 396, 0.8);
  const seat = throne({ shape: 'stone', fill: C.paper2, dark: C.grey2, top: 84, foot: 452, arms: 298, half: 64 });
  let king = seat.back;
  for (const [i, l] of both('100,124! 76,112 72,90 84,82 98,88 108,104').entries())
    king +=
      sh(blob(l), C.gold2, 2) +
      ln(i ? 'M222 122L244 94M222 122L236 88M222 122L226 92' : 'M98 122L76 94M98 122L84 88M98 122L94 92', 1.3, C.gold3);
  king += seat.front;
  // mantle and robe
  king += sh(blob(sym('160,186! 126,196 106,226 98,290 90,340 80,400 68,436! 100,446 160,444')), C.gold, 2.7);
  king += strokes(both('98,310 90,370 78,434'), 3, C.gold3);
  king += flat(blob('226,330! 233,372 245,434! 233,440! 225,390'), C.gold3);
  const robe = sym('160,200! 138,204 130,236 132,268 123,292! 160,300');
  king += sh(blob(robe), C.blue, 2.6);
  king += footOut(122, 409, 0.9, { shadow: C.gold3 }) + footOut(198, 409, 0.9, { flip: true, shadow: C.gold3 });
  king += lap(160, 288, { wide: 0.95, drop: 1.14, trim: C.gold2 });
  king += strokes(both('144,226 142,256 146,282'), 2.8, C.blue3);
  king += rod(line('123,289 142,297 160,299 178,297 197,289'), 5, C.red, 2) + sh(disc(160, 298, 5.6), C.gold2, 1.7);
  // arms: cup and sceptre
  king += cup(86, 146, 50);
  king +=
    rod('M232 318V204', 4.6, C.gold, 2) +
    sh(poly('232,176 244,192 232,208 220,192'), C.blue2, 2) +
    sh(disc(232, 214, 5), C.red, 1.7) +
    sh(disc(232, 320, 5), C.gold2, 1.7);
  const arm = { fill: C.gold, fold: C.gold3, cuff: C.red, w: [34, 32, 25] };
  king += grip(86, 204, 12.5, { skin: SKIN, dir: -1, r: -6, wrist: [91, 222] }) + sleeve('132,212 104,264 93,228', arm);
  king += grip(232, 240, 12.5, { skin: SKIN, wrist: [228, 256] }) + sleeve('188,212 208,270 225,257', arm);
  // collar, chain, fish
  king += sh(blob(sym('160,232! 140,222 122,204 140,192 160,204')), C.red, 2.2);
  king +=
    ln(line('138,206 146,234 160,246 174,234 182,206'), 5) +
    ln(line('138,206 146,234 160,246 174,234 182,206'), 2, C.gold2);
  king += fish({ x: 161, y: 253, s: 30, coat: C.gold2, fin: C.gold });
  // head
  king += sh(blob(sym('160,130! 138,136 132,160 134,188 146,196 160,196')), C.paper2, 2.1);
  king += headFront(160, 162, 25, SKIN, 'watchful') + beard(160, 162, 25, { length: 1.75, fill: C.paper });
  king += sh(blob(sym('160,134! 144,136 136,152 138,168! 146,150 160,144')), C.paper, 1.8);
  king += sh(blob(sym('160,108! 146,112 138,128 140,144 160,146')), C.red, 2) + crown(160, 162, 26, { gem: C.blue });
  // block, surf
  o += sh(poly('50,378 270,378 284,394 36,394'), C.grey2, 2.3) + sh(rect(36, 394, 248, 60), C.grey, 2.5);
  o += strokes(['84,400 88,412 84,424', '224,398 230,410 226,424', '150,402 146,414 152,426'], 2.6, C.night2);
  o += g(king, 'transform="translate(3.200 -48) scale(.98)"');
  o += scaleWaves(22, 438, 276, 3, 18, { fills: [C.blue, C.blue3], inner: C.blue2, rings: 1, sw: 1.7 });
  o += breaker(58, 440, 1) + breaker(128, 452, 0.7) + breaker(196, 453, 0.7, true) + breaker(264, 440, 1, true);
  return card({ id: 'cupK', ground: C.blue2, picture: o });
}
