import type { Focus } from '../../art.ts';
import { limb, sleeve } from '../../figures/body.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly } from '../../geom/paths.ts';
import { both, n, type Point, placer, sym } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Nine of Cups: contented host, arms crossed, on a bench; nine cups on a curved draped shelf.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [34, 80, 252, 353];
const SKIN = C.skin[2];

/** Host on the bench from the front, knees apart, arms folded, the face of one who has what he wants. */
function host(): string {
  let o = both('128,384 124,416 126,444')
    .map((l) => union([limb(l, [34, 28, 19])], C.red, 2.3))
    .join('');
  o += strokes(both('120,402 122,420 124,438'), 2.4, C.red2);
  o += both('115,438! 137,438! 138,450 139,460! 104,460! 103,453 112,447')
    .map((l) => sh(blob(l), C.gold, 2.2))
    .join('');
  o += sh(
    blob(
      sym(
        '160,238! 138,240 122,254 122,290 125,318 116,334 104,350 98,372 100,396 99,416! 116,421 132,413 146,419 160,411!',
      ),
    ),
    C.paper,
    2.6,
  );
  o += strokes(
    [
      ...both('101,372 108,358 122,354 136,360'),
      ...both('112,376 108,396 109,414'),
      ...both('126,378 127,396 124,412'),
      ...both('138,348 146,372 145,414'),
      '160,346 160,372 160,408',
    ],
    2.8,
    C.grey,
  );
  o += ln(line('101,410 116,414 132,406 146,412 160,405 174,412 188,406 204,414 219,410'), 2.6, C.gold);
  o += rod(line('116,329 138,336 160,338 182,336 204,329'), 5, C.red, 1.9);
  const h = placer({ x: 160, y: 202, s: 27, r: -4 });
  // head, cap and feather
  o += sh(blob(h('-0.6,-0.9! -1.02,-0.3 -0.9,0.5 -0.5,0.9! -0.2,0 -0.2,-0.7')), C.ink, 2);
  o += headThreeQuarter(160, 202, 27, { skin: SKIN, r: -4 });
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
  // the arm below, its hand tucked into the other elbow; the arm above, its hand on the other sleeve
  const look = { fill: C.red, fold: C.red2, cuff: C.gold, sw: 2.3 };
  o +=
    sleeve('126,260 106,311 178,317', { ...look, w: [33, 30, 24] }) +
    sleeve('194,260 214,309 150,298', { ...look, w: [33, 30, 23] });
  const finger = ['111,295 119,294 128,296', '109,301 118,301 128,302', '111,307 119,308 128,308'];
  return (
    o +
    sh(
      blob(
        '148,287! 138,283 126,284 116,287 110,290 111,295! 107,298 109,301! 107,305 111,307! 111,312 118,314 128,312 138,311 147,310!',
      ),
      SKIN,
      2,
    ) +
    strokes(finger, 1.7) +
    sh(blob('142,285! 136,278 128,276 123,279 127,283 133,288!'), SKIN, 1.7)
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
    sh(rect(62, 372, 18, 78) + rect(240, 372, 18, 78), C.gold3, 2.3) +
    sh(rounded(46, 354, 228, 20, 3), C.gold3, 2.4) +
    ln('M50 360H270', 1.3, C.gold);
  o += g(host(), 'transform="translate(160 458) scale(.97) translate(-160 -461)"');
  return card({ id: 'cup09', ground: C.paper, picture: o });
}
