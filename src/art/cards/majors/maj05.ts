import type { Focus } from '../../art.ts';
import { headElder } from '../../figures/head.ts';
import { lap } from '../../figures/lap.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, both, placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { flat, g, graded, ln, rod, sh, strokes, tone } from '../../kit/marks.ts';
import { pillar } from '../../kit/pillar.ts';
import { lily, rose } from '../../kit/plants.ts';

// Cinnabar, lead, azurite; grey dusk of a hall.
/** Priest on his knees, from behind. */
function priest(x: number, cope: string, fold: string, flip: boolean, mark: (x: number, y: number) => string): string {
  const put = placer({ x, y: 480, flip });
  return (
    sh(blob(put('-8,-98! 14,-100 32,-84 40,-50 46,-8 48,0! -48,0! -46,-10 -40,-52 -30,-84')), cope, 2.6) +
    strokes(['-16,-80 -24,-44 -28,-8', '24,-82 30,-46 34,-8'].map(put), 3, fold) +
    at(put('2,-60 -12,-26 18,-26'), mark) +
    sh(blob(put('-16,-98! 0,-92 20,-98! 24,-86 2,-78 -20,-86!')), C.gold, 2) +
    // head from behind, bowed: ears, hair round the tonsure
    sh(blob(put('-9,-104! 9,-104! 10,-90 0,-86 -10,-90')), C.skin[flip ? 0 : 2], 1.9) +
    sh(disc(x - 17, 370, 4, 6) + disc(x + 17, 370, 4, 6), C.skin[flip ? 0 : 2], 1.6) +
    sh(
      blob(put('-17,-124! -18,-134 -11,-145 0,-148 11,-145 18,-134 17,-124! 13,-112 6,-108 0,-107 -6,-108 -13,-112')),
      flip ? C.gold3 : C.ink,
      2.2,
    ) +
    strokes(
      [
        '-12,-136 -13,-124 -9,-113',
        '-6,-134 -6,-122 -4,-111',
        '0,-133 0,-122 0,-110',
        '6,-134 6,-122 4,-111',
        '12,-136 13,-124 9,-113',
      ].map(put),
      1.8,
      flip ? C.straw : C.night2,
    ) +
    sh(disc(x, 342, 10, 5.4), C.skin[flip ? 0 : 2], 1.4) +
    strokes(
      ['-11,-104 -9,-98 -6,-95', '11,-104 9,-98 6,-95', '0,-106 0,-100 0,-95'].map(put),
      1.8,
      flip ? C.gold3 : C.night2,
    )
  );
}
function key(r: number): string {
  return g(
    rod('M0-26V26M0 16H10M0 24H10', 3.4, C.gold, 1.8) + rod(disc(0, -33, 7), 3.4, C.gold, 1.8),
    `transform="translate(160 445) rotate(${r}) scale(.94)"`,
  );
}
export const focus: Focus = [54, 90, 212, 297];

export function draw(): string {
  let o = graded('maj05g', 22, 22, 276, 450, [
    [0, C.grey],
    [0.28, C.grey2],
    [0.56, C.paper],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 400, 54, 1.5, 0.3, C.night2);
  o += sh(rect(10, 420, 304, 60), C.grey, 2.3) + ln('M22 434H298M22 452H298', 1.2, C.grey2);
  o += pillar(54, 126, 424, { half: 20 }) + pillar(266, 126, 424, { half: 20 });
  // seat
  o +=
    sh(blob(sym('160,124! 122,130 100,156! 98,440! 160,440!')), C.gold2, 2.5) +
    ln(blob(sym('160,134! 127,140 109,162! 107,440! 160,440!')), 1.4, C.gold3);
  o += sh(blob(sym('160,214! 122,222 104,262 98,330 84,436! 160,440!')), C.red2, 2.5);
  o += lap(160, 318, { fill: C.red, dark: C.red2, light: C.coral, trim: C.gold, waist: 38, wide: 0.9, drop: 0.95 });
  o += sh(blob(sym('160,214! 138,216 122,230 122,262 129,296 126,321! 144,327 160,328')), C.red, 2.6);
  o += strokes(both('142,268 138,294 141,318'), 3, C.red2);
  o += rod(line('126,320 144,326 160,328 176,326 194,320'), 4.4, C.gold, 1.8);
  // pallium with crosses
  o += sh(poly(sym('160,262 152,262 152,420 148,434 160,434')), C.paper, 2.1);
  o += flat(
    'M157 288h6v6h6v6h-6v12h-6v-12h-6v-6h6zM157 340h6v6h6v6h-6v12h-6v-12h-6v-6h6zM157 388h6v6h6v6h-6v12h-6v-12h-6v-6h6z',
    C.red,
  );
  const arm = { u: 26, skin: C.skin[3], fill: C.red, fold: C.red2, cuff: C.gold, bell: 0.5 } as const;
  // triple-barred staff
  o +=
    rod('M232 424V118', 4, C.gold, 2) +
    rod('M220 138H244M214 156H250M208 174H256', 4, C.gold, 2) +
    sh(disc(232, 114, 6), C.gold2, 1.8);
  o += reach({ ...arm, from: [189, 240], to: [232, 238], bend: 1, hand: 'grip', r: 0, long: [2, 2] });
  // blessing
  o += reach({ ...arm, from: [131, 238], to: [88, 194], bend: -1, hand: 'bless', s: 18, long: [2.3, 2.3], r: 0 });
  // collar
  o +=
    sh(blob(sym('160,212! 138,214 120,230 124,250! 142,254 160,264!')), C.paper, 2.2) +
    strokes([...both('128,238 142,242 156,254')], 2.2, C.grey) +
    sh(disc(160, 250, 6), C.gold, 1.8);
  o += flat(poly('150,190 170,190 172,214 160,222 148,214'), C.skin[3]);
  o += headElder(160, 182, 25, C.skin[3]);
  o += sh(blob(sym('160,222! 150,218 142,210! 138,222 148,232 160,234')), C.paper, 1.9);
  // triple crown with ribbons
  const k = placer({ x: 160, y: 182, s: 25 });
  o += sh(
    both('-0.72,-0.3! -1.06,-0.2 -1.1,0.7 -1.24,1.3! -0.84,1.34! -0.78,0.6', 0)
      .map((l) => blob(k(l)))
      .join(''),
    C.paper,
    2,
  );
  o += sh(blob(k(sym('0,-2.5! -0.36,-2.34 -0.66,-1.8 -0.92,-1.2 -0.92,-0.5! -0.46,-0.4 0,-0.36', 0))), C.paper, 2.4);
  for (const [y, w] of [
    [-0.74, 0.98],
    [-1.32, 0.92],
    [-1.86, 0.7],
  ] as const) {
    o += sh(
      blob(
        k(
          sym(
            `0,${y + 0.3} ${-w * 0.5},${y + 0.26} ${-w},${y + 0.14}! ${-w * 1.08},${y - 0.2}! ${-w * 0.62},${y} ${-w * 0.42},${y - 0.24}! ${-w * 0.2},${y + 0.02} 0,${y - 0.3}!`,
            0,
          ),
        ),
        0.2,
      ),
      C.gold,
      1.9,
    );
    o += flat(
      at(k(`0,${y + 0.08} ${-w * 0.56},${y + 0.1} ${w * 0.56},${y + 0.1}`), (x, yy) => disc(x, yy, 2.2)),
      C.red,
    );
  }
  o += sh(disc(160, 116, 6), C.gold2, 1.8);
  // crossed keys, priests
  o += key(-33) + key(33);
  const priests =
    priest(74, C.blue, C.blue3, false, (x, y) => lily(x, y, 8)) +
    priest(246, C.paper, C.grey, true, (x, y) => rose(x, y, 8, { fill: C.red, inner: C.coral, sw: 1.2 }));
  o += g(priests, 'transform="translate(0 16)"');
  return card({ id: 'maj05', ground: C.grey2, picture: o });
}
