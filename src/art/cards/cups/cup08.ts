import type { Focus } from '../../art.ts';
import { fistArm } from '../../figures/fighter.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { at } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { face, rays, starfield } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';
import { ripples } from '../../kit/water.ts';

// Eight of Cups: traveller with a staff walking away from eight stacked cups with a gap; moon over sun; marsh and hills.
// Azurite, cinnabar, malachite; light from the covered sun.
export const focus: Focus = [40, 96, 240, 336];

export function draw(): string {
  let o = graded('cup08g', 22, 22, 276, 270, [
    [0, C.night],
    [0.55, C.blue],
    [1, C.blue2],
  ]);
  o += tone(22, 24, 276, 250, 42, 0.4, 1.8, C.blue2);
  o += starfield(30, 32, 260, 130, 22, 8, { avoid: [[104, 104, 72]] });
  // moon over sun
  o += rays(104, 104, 40, 68, 24, { w: 0.56, contour: 1.3, fill2: C.red });
  o += sh(disc(104, 104, 42), C.gold, 2.3) + sh(disc(118, 108, 36), C.paper, 2) + face(118, 110, 21, C.gold3, C.red2);
  o += ln(disc(118, 108, 36), 2);
  // hills and marsh
  o += ridge('10,262 46,214 86,250 128,206 168,246', 330, C.blue2, C.blue);
  o += ridge('120,276 196,140 236,196 280,132 314,210', 340, C.paper, C.blue2);
  o += sh(rect(18, 288, 284, 100), C.blue3, 2.2) + ripples(22, 292, 276, 96, 8, { seed: 9, fill: C.blue2 });
  o += sh(blob('10,312! 60,304 112,312 90,324 10,326!'), C.green, 2);
  o += sh(blob('310,282! 240,282 200,300 176,326 182,350 150,376 100,400! 260,404! 312,380!'), C.green2, 2.3);
  o += tufts('40,308 86,306 286,300 266,340 284,368', { rise: 20, spread: 8, w: 2.8 });
  // traveller, from behind, stepping up the bank
  const hose = { w: 21, fill: C.night2, fold: C.ink, shoe: C.gold3, high: 0.4, foot: 0.95 };
  o += stride('222,270 240,296 234,322', hose);
  o += stride('204,272 202,306 188,334', { ...hose, r: 12 });
  o += rod('M263 326L254 176', 3.6, C.gold3, 2);
  o += fistArm({
    from: [226, 212],
    to: [257, 228],
    u: 14.5,
    sleeve: { fill: C.red2, fold: C.ink },
    cuff: C.gold,
    skin: C.skin[2],
    r: -3,
    dir: -1,
    bend: 1,
  });
  const cloak =
    '202,188 222,186 236,206 236,240 246,292! 230,296 220,288 206,300 190,292 172,302! 184,262 188,222 190,200';
  o += sh(blob(cloak), C.red, 2.8);
  o += strokes(
    ['204,204 200,248 184,292', '212,204 212,250 207,292', '222,204 226,250 232,288', '196,216 192,240 188,258'],
    3,
    C.red2,
  );
  o += sh(blob('194,190! 200,180 222,178 232,190! 226,202 210,206 198,200'), C.red2, 2.1);
  o +=
    sh(disc(213, 174, 13), C.ink, 2) +
    sh(blob('188,176! 200,166 201,152 212,148 223,152 227,164 240,166! 232,176 206,182'), C.gold3, 2.2);
  // eight cups, a gap in the upper row
  o += sh(blob('10,404! 90,398 230,400 310,406! 310,480! 10,480!'), C.green, 2.4);
  o +=
    at('84,345 134,345 236,345', (x, y) => cup(x, y, 42)) +
    at('58,402 110,402 160,402 210,402 262,402', (x, y) => cup(x, y, 42));
  return card({ id: 'cup08', ground: C.blue3, picture: o });
}
