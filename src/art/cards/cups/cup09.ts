import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headThreeQuarter } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly, taper } from '../../geom/paths.ts';
import { both, n, type Point, place, placer, sym } from '../../geom/points.ts';
import { rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { cup } from '../../kit/suits.ts';

// Nine of Cups: contented host, arms crossed, on a bench; nine cups on a curved draped shelf.
// Azurite, cinnabar; light from the upper left.
export const focus: Focus = [34, 92, 252, 353];
const SKIN = C.skin[2];

export function draw(): string {
  let o = sky('cup09', 'day', 400);
  o +=
    sh(rect(18, 398, 284, 90), C.gold2, 2.3) + ln('M22 416H298M22 440H298M90 400L70 480M230 400L250 480', 1.1, C.gold3);
  // shelf and drape
  const shelf: Point[] = [];
  for (let i = 0; i < 9; i++) {
    const u = (i - 4) / 4;
    shelf.push([160 + u * 116, 146 + u * u * 44]);
  }
  const edge = line([[22, 210], ...shelf.map(([x, y]): Point => [x, y + 2]), [298, 210]]);
  o += sh(`${edge}V420H22z`, C.blue, 2.5);
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
  o += rod(edge, 7, C.gold, 2.2);
  o += sh(shelf.map(([x, y]) => rounded(x - 13, y - 5, 26, 7, 2)).join(''), C.gold3, 1.8);
  o += shelf.map(([x, y]) => cup(x, y - 44, 27)).join('');
  // bench
  o +=
    sh(rounded(66, 366, 188, 20, 3), C.gold3, 2.4) +
    sh(rect(80, 386, 18, 62) + rect(222, 386, 18, 62), C.gold3, 2.3) +
    ln('M70 372H250', 1.3, C.gold);
  // legs, wide apart
  for (const f of [1, -1]) {
    const k = (x: number) => 160 + f * x;
    o += union(
      [
        taper(
          [
            [k(24), 360],
            [k(52), 382],
            [k(46), 440],
          ],
          [40, 38, 22],
        ),
      ],
      C.red,
      2.3,
    );
    o += strokes(
      [
        [
          [k(36), 372],
          [k(56), 392],
          [k(50), 430],
        ],
      ],
      3,
      C.red2,
    );
    o += sh(
      blob([
        [k(34), 432],
        [k(58), 432],
        [k(62), 446],
        [k(80), 456, 1],
        [k(78), 464, 1],
        [k(34), 464, 1],
      ]),
      C.gold,
      2.2,
    );
  }
  // robe
  const robe = sym('160,244! 132,248 108,266 100,310 96,346 84,374 82,404 108,414 134,402 160,410');
  o += sh(blob(robe), C.paper, 2.8);
  o += strokes(
    [
      ...both('108,372 104,392 96,406'),
      ...both('122,362 128,382 122,404'),
      ...both('142,362 146,380 142,400'),
      '160,364 162,384 160,404',
    ],
    3,
    C.grey,
  );
  o += rod(line('97,350 160,362 223,350'), 6, C.red, 2);
  // head, cap and feather
  const h = placer({ x: 158, y: 214, s: 28, r: -4 });
  o += sh(blob(h('-0.6,-0.9! -1.02,-0.3 -0.9,0.5 -0.5,0.9! -0.2,0 -0.2,-0.7')), C.ink, 2);
  o += headThreeQuarter(158, 214, 28, { skin: SKIN, r: -4 });
  o +=
    flat(brush(h('0.1,0.5 0.34,0.66 0.58,0.48'), 3.4), C.red2) +
    strokes([h('0.02,0.42 0.08,0.5 0.06,0.58'), h('-0.1,0.9 0.2,1.06 0.44,0.98')], 1.6);
  o += sh(blob(h('-0.62,-0.8! -0.94,-0.2 -0.66,0.34! -0.5,-0.1 -0.42,-0.5')), C.ink, 1.8);
  o += sh(blob('128,246! 146,254 164,254 186,243! 192,260 162,272 124,260'), C.gold, 2.1);
  o +=
    sh(blob(h('-0.98,-0.42! -1.2,-1 -0.7,-1.5 0.1,-1.62 0.84,-1.3 1,-0.6! 0.4,-0.8 -0.3,-0.74')), C.red, 2.4) +
    rod(line(h('-0.98,-0.44 -0.3,-0.76 0.4,-0.8 0.98,-0.56')), 4.4, C.gold, 1.8);
  o +=
    sh(blob(h('-0.5,-0.9! -0.9,-1.5 -1.7,-1.9 -2.3,-1.7! -2,-1.44 -2.2,-1.24! -1.6,-1.16 -1,-0.84!')), C.paper, 2) +
    strokes([h('-0.6,-0.9 -1.2,-1.4 -2,-1.62')], 2, C.grey);
  // arms crossed, elbows out
  o += union([limb('112,276 94,326', [36, 34]), limb('96,328 150,338 196,330', [32, 28, 22])], C.paper, 2.5);
  o += union([limb('208,276 226,324', [36, 34]), limb('224,326 180,320 134,306', [32, 28, 22])], C.paper, 2.5);
  o +=
    sh(blob('136,296 124,292 112,290 106,296 108,304 112,311 124,317 134,316'), SKIN, 2) +
    sh(poly(place('-4,-13 4,-13 4,13 -4,13', { x: 138, y: 307, r: 14 })), C.gold, 1.9);
  o += strokes(
    [
      '104,286 92,310 98,330',
      '216,286 226,308 220,328',
      '206,330 184,328 158,318',
      '112,338 140,344 164,340',
      '110,298 118,300 124,304',
    ],
    2.8,
    C.grey,
  );
  return card({ id: 'cup09', ground: C.paper, picture: o });
}
