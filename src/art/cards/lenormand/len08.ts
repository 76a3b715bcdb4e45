import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { at, n, placer, polar, sym } from '../../geom/points.ts';
import { rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { leaf, rose } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays, starfield } from '../../kit/stars.ts';

// Coffin: closed coffin with a wreath, candles. Gold, green, plum; night.
export const focus: Focus = [50, 150, 220, 308];

const LID = sym('160,182! 136,182! 84,312! 106,380! 160,380!');
const candle = (x: number, y: number, s: number) => {
  const put = placer({ x, y, s });
  return (
    rays(x, y - 92 * s, 15 * s, 30 * s, 16, { wavy: false, fill: C.gold2, w: 0.3 }) +
    sh(rect(x - 7 * s, y - 70 * s, 14 * s, 48 * s), C.paper, 2) +
    flat(rect(x + 2 * s, y - 69 * s, 4 * s, 46 * s), C.paper2) +
    ln(`M${n(x)} ${n(y - 70 * s)}v${n(-7 * s)}`, 1.8) +
    sh(blob(put('0,-108! -7,-90 -6,-80 0,-76 6,-80 7,-90')), C.gold2, 1.8) +
    flat(blob(put('0,-94! -3,-84 0,-78 3,-84')), C.coral) +
    sh(blob(put('-16,-24! 16,-24! 10,-14 5,-12! 5,70! 16,84! -16,84! -5,70! -5,-12! -10,-14')), C.gold, 2) +
    flat(blob(put('1,-20! 12,-20! 8,-15 4,-12! 4,70! 12,82! 1,82!')), C.gold3)
  );
};

export function draw(): string {
  let o = sky('len08', 'night', 350);
  o += starfield(36, 60, 248, 110, 30, 12, {
    avoid: [
      [66, 190, 44],
      [254, 190, 44],
    ],
  });
  o +=
    sh(rect(10, 336, 300, 150), C.plum, 2.4) + ln('M10 372H310M10 416H310M70 336L34 480M250 336L286 480', 1.2, C.ink);
  o += candle(66, 290, 1.05) + candle(254, 290, 1.05);
  // box under the lid
  o += sh(poly(sym('160,240! 130,240! 84,312! 84,358! 106,430! 160,430!')), C.gold3, 2.8);
  o += flat(poly('215,382 234,318 234,357 215,427'), C.plum) + ln('M106 380v50M214 380v50', 2);
  o += ln('M110 396H210M110 416H210M88 336L106 398M232 336L214 398', 1.2, C.ink);
  o += sh(poly(LID), C.gold, 2.8);
  o += flat(poly('160,184 182,184 234,311 213,378 160,378'), C.gold3);
  o += flat(
    poly('137,183 144,183 93,312 113,379 107,379 85.500,312') + poly('176,183 182.500,183 234.500,312 227,312'),
    C.gold2,
  );
  o += ln(poly(sym('160,192! 142,192! 95,312! 113,370! 160,370!')), 1.6, C.ink);
  o += strokes(
    [
      '150,202 144,250 140,300',
      '128,250 116,290 106,320',
      '192,240 202,280 210,320',
      '126,356 132,340 136,320',
      '196,356 192,346 190,338',
    ],
    2.6,
    C.ink,
  );
  for (const x of [124, 196]) o += rod(`M${x - 12} 404q12 14 24 0`, 3, C.gold2, 1.5);
  // wreath
  let leaves = '';
  for (let i = 0; i < 22; i++) {
    const a = i * (360 / 22);
    const [x, y] = polar(0, 0, 42, a);
    leaves += leaf(160 + x, 282 + y * 0.82, 25, a + (i % 2 ? 120 : 62), { fill: i % 2 ? C.green : C.green2, w: 0.5 });
  }
  o += leaves + at('160,318 118,282 202,282', (x, y) => rose(x, y, 13));
  o += sh(
    blob('150,326! 138,344 142,366! 150,356! 158,330!') + blob('170,326! 182,344 178,366! 170,356! 162,330!'),
    C.paper,
    1.8,
  );
  return card({ id: 'len08', ground: C.night2, picture: o });
}
