import type { Focus } from '../../art.ts';
import { folded } from '../../figures/folded.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly, taper } from '../../geom/paths.ts';
import { both, n, type Point, placer, sym } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Nine of Cups: contented host, arms crossed, on a bench; nine cups on a curved draped shelf.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [26, 62, 268, 375];
const SKIN = C.skin[2];

/** Lap and legs of one who sits and faces us: thighs come forward under the robe, it hangs from the knees, shins come down. */
function lap(): string {
  const foot = '99,432! 108,436 117,432! 117,443 116,452 106,458 88,464 77,462 75,455 84,449 94,443';
  const robe = '160,320! 117,316! 106,328 94,338 86,350 84,364 86,388 80,411! 98,419 118,419 134,412! 147,401 160,399!';
  return (
    both('106,392 108,418 108,440')
      .map((l) => sh(taper(l, [30, 26, 18]), C.red, 2.3))
      .join('') +
    strokes(both('112,412 112,424 109,434'), 2.4, C.red2) +
    both(foot)
      .map((l) => sh(blob(l), C.gold, 2.2))
      .join('') +
    strokes(both('76,458 90,460 104,455 116,450'), 2, C.gold3) +
    sh(blob(sym(robe)), C.paper, 2.6) +
    flat(blob(sym('160,330! 155,346 142,364 137,386 134,412! 147,401 160,399!')), C.grey2) +
    strokes(both('151,330 146,346 135,362'), 2.4, C.grey) +
    strokes([...both('86,366 90,352 106,345 122,350 130,366'), ...both('130,362 137,384 134,408')], 2.8) +
    strokes(
      [
        ...both('119,322 112,330 100,338'),
        ...both('134,328 128,336 118,342'),
        ...both('94,364 96,386 90,410'),
        ...both('106,362 107,388 104,414'),
        ...both('120,364 122,388 119,414'),
        '139,360 160,374 181,360',
        '140,376 160,386 180,376',
      ],
      2.6,
      C.grey,
    ) +
    rod(line(sym('80,411 98,419 118,419 134,412 147,401 160,399')), 2.6, C.gold, 1.2)
  );
}
/** Host on the bench from the front, knees apart, arms folded, the face of one who has what he wants. */
function host(): string {
  const h = placer({ x: 160, y: 190, s: 27, r: -4 });
  return (
    lap() +
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
  const steps: Point[] = [[22, 164]];
  const shelf: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const u = (i - 4) / 4;
    const [x, y] = [160 + u * 116, Math.round(112 + u * u * 52)];
    shelf.push([x, y]);
    steps.push([x - 14.5, y], [x + 14.5, y]);
  }
  steps.push([298, 164]);
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
  o += host();
  return card({ id: 'cup09', ground: C.paper, picture: o });
}
