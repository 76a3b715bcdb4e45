import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { footOut } from '../../figures/foot.ts';
import { grip } from '../../figures/hand.ts';
import { beard, headShape } from '../../figures/head.ts';
import { crown } from '../../figures/headgear.ts';
import { lap } from '../../figures/lap.ts';
import { throne } from '../../figures/throne.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { both, each, placer, sym } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloudBank } from '../../kit/clouds.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { crescentPath } from '../../kit/stars.ts';
import { butterfly, cypress, gulls, heldSword } from '../../kit/wind.ts';

// Azurite, lead, malachite; even light.
export const focus: Focus = [36, 58, 222, 311];

/** Level look under low brows, the lids half down. */
function severe(skin: string): string {
  const h = placer({ x: 160, y: 172, s: 26 });
  const pair = (l: string, w: number) =>
    both(l, 0)
      .map((p) => brush(h(p), w))
      .join('');
  return (
    sh(headShape(160, 172, 26), skin) +
    flat(
      pair('-0.6,-0.2 -0.36,-0.2 -0.1,-0.06', 4) +
        pair('-0.55,0.03 -0.34,-0.02 -0.14,0.05', 3) +
        pair('-0.35,0 -0.34,0.06 -0.34,0.12', 4) +
        pair('-0.46,0.18 -0.34,0.21 -0.22,0.17', 1.2) +
        pair('-0.07,-0.2 -0.05,-0.12 -0.06,-0.04', 1.3) +
        brush(h('0.07,-0.04 0.05,0.2 0.13,0.36 -0.07,0.4'), 2.1),
      C.ink,
    )
  );
}

export function draw(): string {
  const skin = C.skin[1];
  let o = sky('swoK', 'grey', 430);
  o += cloudBank(20, 300, 350, 26, 6, { inner: C.grey }) + gulls('252,92 272,112', 11);
  o += each(
    [
      [40, 416, 120],
      [66, 420, 84],
      [286, 418, 134],
      [258, 420, 90],
    ],
    (x, y, h) => cypress(x, y, h),
  );
  o += sh(blob('10,410! 80,402 240,402 312,410! 312,480! 10,480!'), C.green2, 2.2);
  const seat = throne({ shape: 'stone', top: 54, half: 66, fill: C.grey2, dark: C.night2, trim: C.gold, arms: 300 });
  o += seat.back;
  o +=
    butterfly(160, 94, 25) +
    sh(crescentPath(116, 106, 14, 0.6, 90), C.gold2, 1.8) +
    sh(crescentPath(204, 106, 14, 0.6, 90), C.gold2, 1.8);
  o += seat.front;
  o += butterfly(90, 376, 15, { sw: 1.4 }) + butterfly(230, 376, 15, { sw: 1.4 });
  // mantle, shoes, robe over thighs that come towards the reader
  o += sh(blob(sym('160,204! 128,210 106,246 104,320 96,430 100,446! 160,440!')), C.night, 2.4);
  o += strokes(both('110,300 106,380 102,436'), 3, C.ink);
  const shoe = { fill: C.night2, dark: C.night, light: C.blue2, shadow: C.grey };
  o += footOut(126, 420, 0.88, shoe) + footOut(194, 420, 0.88, { ...shoe, flip: true });
  o += sh(blob(sym('160,216! 136,218 122,236 124,262 122,285! 142,292 160,294!')), C.blue2, 2.6);
  o += lap(160, 284, { fill: C.blue2, dark: C.blue, light: C.grey2, trim: C.gold, waist: 38, wide: 0.9, drop: 1.34 });
  o += strokes(both('142,236 138,260 144,284'), 2.6, C.blue);
  o += rod(line('124,284 142,291 160,292 178,291 196,284'), 4, C.gold, 1.8);
  // sword, upright in a raised fist
  o += heldSword(86, 262, 232, -5, { w: 16, guard: 50, blade: C.paper, shade: C.grey });
  o += grip(86, 263, 13, { skin, r: -5, dir: -1, wrist: [91, 279] });
  o += sleeve('130,234 112,302 93,282', { fill: C.blue2, fold: C.blue, w: [32, 32, 27], cuff: C.gold });
  // left hand closed over the arm of the throne
  o += grip(230, 300, 13, { skin, dir: 1, r: -90, wrist: [229, 284] });
  o += sleeve('190,234 224,266 229,287', { fill: C.blue2, fold: C.blue, w: [32, 33, 29], cuff: C.gold });
  // shoulder cape
  o += sh(blob(sym('160,206! 138,210 116,226 112,252! 132,250 148,262 160,272!')), C.paper, 2.4);
  o += strokes(both('138,216 126,232 124,246'), 2.4, C.grey) + strokes(both('148,222 144,240 150,254'), 2.2, C.grey);
  // head
  const h = placer({ x: 160, y: 172, s: 26 });
  o += sh(blob(h(sym('0,-1.2! -0.7,-1.06 -1.04,-0.4 -1.06,0.5 -1.2,1.1 -1,1.5! -0.5,1.5 -0.3,0.9', 0))), C.gold3, 2.2);
  o += flat(poly(h('-0.36,0.6 0.36,0.6 0.42,1.5 -0.42,1.5')), skin) + severe(skin);
  o += beard(160, 172, 26, { fill: C.gold3, line: C.ink, length: 1.5 });
  o += flat(brush(h('-0.17,0.59 0,0.57 0.17,0.59'), 2.6), C.red2);
  o += sh(blob(h(sym('0,-1.08! -0.6,-0.92 -0.98,-0.3 -0.92,0.3! -0.72,-0.16 -0.4,-0.56 0,-0.64!', 0))), C.gold3, 1.8);
  o += crown(160, 172, 27, { gem: C.blue, points: 5 });
  o += sh(disc(160, 262, 6.4), C.gold, 1.8) + ln(disc(160, 262, 3), 1, C.gold3);
  return card({ id: 'swoK', ground: C.grey2, picture: o });
}
