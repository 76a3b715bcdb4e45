import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { clasp } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { thighs } from '../../figures/thighs.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { both, n, type Point, place, placer } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, g, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Nine of Cups: contented host, arms crossed, on a bench; nine cups on a curved draped shelf.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [34, 80, 252, 353];
const SKIN = C.skin[2];

/** Host on the bench from the front, knees apart, arms folded, the face of one who has what he wants. */
function host(): string {
  let o = thighs({
    cx: 160,
    belt: 330,
    knee: 377,
    sole: 464,
    apart: 42,
    ankles: 45,
    waist: 42,
    w: 42,
    fill: C.paper,
    fold: C.grey,
    hose: C.red,
    crease: C.red2,
    shoe: C.gold,
    leather: C.gold3,
    trim: C.gold,
  });
  o += sh(
    blob(
      '160,240! 138,242 120,250 114,272 115,300 116,320 120,334! 160,342 200,334! 204,320 205,300 206,272 200,250 182,242',
    ),
    C.paper,
    2.5,
  );
  o += strokes(both('152,318 142,326 128,328'), 2.6, C.grey);
  o += rod(line('119,332 138,340 160,342 182,340 201,332'), 5, C.red, 1.9);
  const h = placer({ x: 160, y: 205, s: 31, r: -4 });
  // head, cap and feather
  o += sh(blob(h('-0.6,-0.9! -1.02,-0.3 -0.9,0.5 -0.5,0.9! -0.2,0 -0.2,-0.7')), C.ink, 2);
  o += headThreeQuarter(160, 205, 31, { skin: SKIN, r: -4 });
  o +=
    flat(brush(h('0.1,0.5 0.34,0.66 0.58,0.48'), 3.4), C.red2) +
    strokes([h('0.02,0.42 0.08,0.5 0.06,0.58'), h('-0.1,0.9 0.2,1.06 0.44,0.98')], 1.6);
  o += sh(blob(h('-0.62,-0.8! -0.94,-0.2 -0.66,0.34! -0.5,-0.1 -0.42,-0.5')), C.ink, 1.8);
  o +=
    sh(blob(h('-0.98,-0.42! -1.2,-1 -0.7,-1.5 0.1,-1.62 0.84,-1.3 1,-0.6! 0.4,-0.8 -0.3,-0.74')), C.red, 2.4) +
    rod(line(h('-0.98,-0.44 -0.3,-0.76 0.4,-0.8 0.98,-0.56')), 4.4, C.gold, 1.8);
  o +=
    sh(blob(h('-0.5,-0.9! -0.9,-1.5 -1.7,-1.9 -2.3,-1.7! -2,-1.44 -2.2,-1.24! -1.6,-1.16 -1,-0.84!')), C.paper, 2) +
    strokes([h('-0.6,-0.9 -1.2,-1.4 -2,-1.62')], 2, C.grey);
  // folded arms: each hand lies on the other upper arm
  const look = { fill: C.red, fold: C.red2, cuff: C.gold, sw: 2.3, w: [31, 30, 21] };
  return (
    o +
    sleeve('196,263 214,302 143,279', { ...look, cuff: undefined }) +
    sleeve('124,263 108,315 181,305', look) +
    sh(blob('129,238! 146,246 168,246 189,235! 204,247 210,258! 186,261 150,262 111,258! 116,248'), C.gold, 2.2) +
    clasp(194, 303, 13, { skin: SKIN, r: -10 }) +
    clasp(126, 275, 13, { skin: SKIN, flip: true, r: 20 }) +
    sh(blob(place('-3.5,-11! 2.5,-11! 2.5,11! -3.5,11!', { x: 140, y: 280, r: 20 })), C.gold, 1.9)
  );
}

export function draw(): string {
  let o = sky('cup09', 'day', 400);
  o +=
    sh(rect(18, 398, 284, 90), C.gold2, 2.3) + ln('M22 416H298M22 440H298M90 400L70 480M230 400L250 480', 1.1, C.gold3);
  // level steps under a drape, one for each cup
  const steps: Point[] = [[22, 174]];
  const shelf: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const u = (i - 4) / 4;
    const [x, y] = [160 + u * 116, Math.round(128 + u * u * 46)];
    shelf.push([x, y]);
    steps.push([x - 14.5, y], [x + 14.5, y]);
  }
  steps.push([298, 174]);
  o += sh(`${poly(steps, false)}V420H22z`, C.blue, 2.5);
  let folds = '';
  for (const [x, y] of shelf) folds += `M${n(x - 14)} ${n(y + 24)}V412`;
  o +=
    strokes(
      shelf.map(([x, y]): Point[] => [
        [x, y + 16],
        [x + 3, 290],
        [x - 2, 408],
      ]),
      5,
      C.blue3,
    ) + ln(folds, 1.2, C.blue2);
  o += rod(poly(steps, false), 5, C.gold, 2);
  o += shelf.map(([x, y]) => cup(x, y - 40.5, 26)).join('');
  // bench
  o +=
    sh(rect(78, 366, 13, 64) + rect(229, 366, 13, 64), C.gold3, 2.1) +
    sh(rect(54, 370, 18, 84) + rect(248, 370, 18, 84), C.gold3, 2.3) +
    sh(poly('62,340 258,340 276,358 44,358'), C.gold, 2.3) +
    sh(rounded(42, 357, 236, 17, 3), C.gold3, 2.4) +
    ln('M58 348H262', 1.2, C.gold3);
  o += g(host(), 'transform="translate(160 458) scale(.97) translate(-160 -461)"');
  return card({ id: 'cup09', ground: C.paper, picture: o });
}
