import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { clasp } from '../../figures/hand.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { lap } from '../../figures/lap.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { both, n, type Point, placer, sym } from '../../geom/points.ts';
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
  let o = lap({
    cx: 160,
    belt: 326,
    hem: 364,
    knee: 378,
    sole: 460,
    apart: 38,
    ankles: 44,
    waist: 32,
    w: 39,
    fill: C.paper,
    fold: C.grey,
    hose: C.red,
    crease: C.red2,
    shoe: C.gold,
    trim: C.gold,
  });
  o += sh(blob(sym('160,240! 140,242 122,252 118,272 122,300 124,332! 160,338')), C.paper, 2.5);
  o += strokes(['160,262 161,280 160,300', ...both('142,262 146,276 144,292')], 2.6, C.grey);
  o += rod(line('124,329 140,335 160,337 180,335 196,329'), 5, C.red, 1.9);
  const h = placer({ x: 160, y: 200, s: 29, r: -4 });
  // head, cap and feather
  o += sh(blob(h('-0.6,-0.9! -1.02,-0.3 -0.9,0.5 -0.5,0.9! -0.2,0 -0.2,-0.7')), C.ink, 2);
  o += headThreeQuarter(160, 200, 29, { skin: SKIN, r: -4 });
  o +=
    flat(brush(h('0.1,0.5 0.34,0.66 0.58,0.48'), 3.4), C.red2) +
    strokes([h('0.02,0.42 0.08,0.5 0.06,0.58'), h('-0.1,0.9 0.2,1.06 0.44,0.98')], 1.6);
  o += sh(blob(h('-0.62,-0.8! -0.94,-0.2 -0.66,0.34! -0.5,-0.1 -0.42,-0.5')), C.ink, 1.8);
  o += sh(blob('130,236! 146,243 166,243 188,233! 196,248 178,258 148,259 122,249!'), C.gold, 2.1);
  o +=
    sh(blob(h('-0.98,-0.42! -1.2,-1 -0.7,-1.5 0.1,-1.62 0.84,-1.3 1,-0.6! 0.4,-0.8 -0.3,-0.74')), C.red, 2.4) +
    rod(line(h('-0.98,-0.44 -0.3,-0.76 0.4,-0.8 0.98,-0.56')), 4.4, C.gold, 1.8);
  o +=
    sh(blob(h('-0.5,-0.9! -0.9,-1.5 -1.7,-1.9 -2.3,-1.7! -2,-1.44 -2.2,-1.24! -1.6,-1.16 -1,-0.84!')), C.paper, 2) +
    strokes([h('-0.6,-0.9 -1.2,-1.4 -2,-1.62')], 2, C.grey);
  // folded arms: the far hand comes out beyond the near sleeve, the near hand lies on the far one
  const look = { fill: C.red, fold: C.red2, cuff: C.gold, sw: 2.3, w: [29, 27, 21] };
  return (
    o +
    sleeve('190,262 208,311 128,310', look) +
    clasp(103, 303, 12, { skin: SKIN, flip: true, r: -8 }) +
    sleeve('130,262 112,307 180,290', look) +
    clasp(196, 286, 13, { skin: SKIN, r: -12 })
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
