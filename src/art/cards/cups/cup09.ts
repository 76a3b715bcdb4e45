import type { Focus } from '../../art.ts';
import { folded } from '../../figures/folded.ts';
import { lap } from '../../figures/lap.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { both, type Point, placer, sym } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Nine of Cups: contented host, arms crossed, on a bench; nine cups on a curved draped shelf.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [26, 62, 268, 375];
const SKIN = C.skin[2];

/** Shoes and the robe over the knees. */
function knees(): string {
  const shoe = '88,426! 100,431 116,427! 118,440 116,451 106,458 88,465 74,463 72,456 80,449 87,440';
  return (
    both(shoe)
      .map((l) => sh(blob(l), C.gold, 2.2))
      .join('') +
    strokes(both('73,459 90,461 104,456 115,450'), 2.2, C.gold3) +
    lap({
      cx: 160,
      belt: 320,
      knee: 362,
      hem: 432,
      waist: 46,
      apart: 58,
      w: 54,
      light: C.paper,
      fill: C.grey2,
      shade: C.grey2,
      fold: C.grey,
      trim: C.gold,
    })
  );
}
/** Host on the bench from the front, knees apart, arms folded, the face of one who has what he wants. */
function host(): string {
  const h = placer({ x: 160, y: 190, s: 27, r: -4 });
  return (
    knees() +
    sh(blob(sym('160,218! 146,220 126,228 116,242 120,266 113,296 116,316! 138,329 160,332')), C.paper, 2.5) +
    rod(line('119,318 138,329 160,332 182,329 201,318'), 5, C.red, 1.9) +
    folded({ x: 160, y: 241, u: 26, skin: SKIN }) +
    sh(blob(h('-0.6,-0.9! -1.02,-0.3 -0.9,0.5 -0.5,0.9! -0.2,0 -0.2,-0.7')), C.ink, 2) +
    headThreeQuarter(160, 190, 27, { skin: SKIN, r: -4 }) +
    sh(blob(sym('160,230! 148,226 139,217! 121,224 109,239! 134,251 160,256')), C.gold, 2.3) +
    sh(
      blob(
        h('-0.7,0.1! -0.56,0.6 -0.16,0.98 0.2,1.2 0.46,1.12 0.6,0.8! 0.5,0.72 0.36,0.78 0.16,0.74 -0.2,0.5 -0.48,0.1!'),
      ),
      C.ink,
      1.6,
    ) +
    flat(brush(h('0.08,0.46 0.26,0.36 0.42,0.44'), 2.6) + brush(h('0.42,0.44 0.52,0.38 0.64,0.46'), 2.4), C.ink) +
    flat(brush(h('0.1,0.5 0.34,0.66 0.58,0.48'), 3), C.red2) +
    strokes([h('0.02,0.42 0.08,0.5 0.06,0.58')], 1.5) +
    sh(blob(h('-0.62,-0.8! -0.94,-0.2 -0.66,0.34! -0.5,-0.1 -0.42,-0.5')), C.ink, 1.8) +
    sh(blob(h('-0.98,-0.42! -1.2,-1 -0.7,-1.5 0.1,-1.62 0.84,-1.3 1,-0.6! 0.4,-0.8 -0.3,-0.74')), C.red, 2.4) +
    rod(line(h('-0.98,-0.44 -0.3,-0.76 0.4,-0.8 0.98,-0.56')), 4, C.gold, 1.8) +
    sh(blob(h('-0.5,-0.9! -0.9,-1.5 -1.7,-1.9 -2.3,-1.7! -2,-1.44 -2.2,-1.24! -1.6,-1.16 -1,-0.84!')), C.paper, 2) +
    strokes([h('-0.6,-0.9 -1.2,-1.4 -2,-1.62')], 2, C.grey)
  );
}

export function draw(): string {
  let o = sky('cup09', 'day', 400);
  o +=
    sh(rect(18, 398, 284, 90), C.gold2, 2.3) + ln('M22 416H298M22 440H298M90 400L70 480M230 400L250 480', 1.1, C.gold3);
  // level steps under a drape, one for each cup
  const steps: Point[] = [[22, 156]];
  const shelf: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const u = (i - 4) / 4;
    const [x, y] = [160 + u * 117, Math.round(96 + u * u * 60)];
    shelf.push([x, y]);
    steps.push([x - 14.6, y], [x + 14.6, y]);
  }
  steps.push([298, 156]);
  o += sh(`${poly(steps, false)}V420H22z`, C.blue, 2.5);
  o += strokes(
    shelf.flatMap(([x, y]): Point[][] => [
      [
        [x - 6, y + 12],
        [x - 4, 270],
        [x - 8, 408],
      ],
      [
        [x + 9, y + 12],
        [x + 12, 320],
        [x + 8, 408],
      ],
    ]),
    5,
    C.blue3,
  );
  o += rod(poly(steps, false), 5, C.gold, 2);
  o += shelf.map(([x, y]) => cup(x, y - 41.7, 27)).join('');
  // bench
  o +=
    sh(rect(78, 366, 13, 64) + rect(229, 366, 13, 64), C.gold3, 2.1) +
    sh(rect(54, 370, 18, 84) + rect(248, 370, 18, 84), C.gold3, 2.3) +
    sh(poly('62,340 258,340 276,358 44,358'), C.gold, 2.3) +
    sh(rounded(42, 357, 236, 17, 3), C.gold3, 2.4) +
    ln('M58 348H262', 1.2, C.gold3);
  o += host();
  return card({ id: 'cup09', ground: C.paper, picture: o });
}
