import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { headFront } from '../../figures/head.ts';
import { halo } from '../../figures/headgear.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { both, placer, sym } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, g, graded, joined, rod, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leaf } from '../../kit/plants.ts';

// Azurite, cinnabar, malachite; grey morning, the light of the halo.
const SKIN = C.skin[1];

/** Living beam: a T with roots and shoots. */
function beam(): string {
  const shoots = [
    [72, 92, -120],
    [98, 84, -70],
    [50, 88, 160],
    [222, 86, -110],
    [246, 86, -60],
    [270, 92, 10],
    [132, 110, 110],
    [229, 116, 40],
    [211, 446, 200],
    [246, 440, -30],
  ] as const;
  return (
    shoots.map(([x, y, a]) => leaf(x, y, 26, a, { fill: C.green, w: 0.5 })).join('') +
    union(
      [
        taper('228,474 226,420 229,300 227,90', [38, 25, 21, 24]),
        taper('36,94 100,89 160,90 226,88 286,90', [14, 18, 20, 20, 15]),
        taper('220,440 204,462 178,474', [13, 8, 3]),
        taper('234,440 250,462 276,474', [13, 8, 3]),
      ],
      C.straw,
      2.6,
    ) +
    strokes(
      [
        '56,91 100,86 144,89',
        '172,92 206,87 270,90',
        '92,95 120,94 140,95',
        '223,130 220,190 224,250',
        '233,210 235,300 232,370',
        '225,300 222,350 221,410',
        '220,436 221,452 214,468',
        '232,430 235,446 246,466',
      ],
      2.4,
      C.gold3,
    )
  );
}
/** Free leg, bent at the knee, the shin behind the knee of the other; then the leg he hangs by. */
function legs(): string {
  return (
    stride('150,270 98,236 170,192', {
      w: 34,
      fill: C.red2,
      fold: C.ink,
      shoe: C.gold,
      dir: 1,
      r: -20,
      foot: 0.98,
      high: 0.2,
    }) +
    stride('169,270 172,196 162,130', {
      w: 35,
      fill: C.red,
      fold: C.red2,
      shoe: C.gold,
      dir: -1,
      r: 84,
      foot: 0.8,
      high: 0.2,
    }) +
    // rope: twice over the beam, then round the ankle and through a knot
    rod('M153 75Q150 94 158 114M166 75Q168 94 164 114', 3.8, C.paper2, 1.6) +
    rod('M146 131Q160 140 176 131M146 122Q160 131 176 122M147 113Q160 122 175 113', 4.6, C.paper2, 1.6) +
    rod(line('172,122 182,132 181,148'), 3.6, C.paper2, 1.6) +
    sh(blob('166,114 173,110 180,115 181,124 175,130 167,126'), C.paper2, 1.8) +
    strokes(
      ['168,117 173,122 179,124', '152,116 156,119 160,120', '152,125 156,128 160,129', '152,134 156,137 160,138'],
      2,
      C.gold3,
    )
  );
}
/** Jerkin, arms behind the back: elbows out, both wrists at the small of it. */
function trunk(): string {
  return (
    both('140,344 103,306 150,284')
      .map((p) => union([limb(p, [25, 21, 15])], C.blue3, 2.3))
      .join('') +
    strokes(both('128,326 112,310 122,300'), 2.4, C.ink) +
    // skirt of the jerkin, its folds drawn to the raised knee
    sh(
      blob(
        '141,298! 160,302 180,298! 187,276 190,256! 181,250 174,258! 166,250 158,256! 150,247 142,252! 130,250 124,262! 134,280',
      ),
      C.blue,
      2.5,
    ) +
    strokes(
      ['148,294 142,276 132,262', '158,298 154,276 151,256', '168,298 170,278 174,262', '176,294 182,278 185,262'],
      2.6,
      C.blue3,
    ) +
    sh(
      blob('141,294! 160,299 180,294! 183,318 188,336 182,352! 172,359 160,361 148,359 138,352! 132,336 138,318'),
      C.blue,
      2.6,
    ) +
    strokes(['146,348 143,330 147,312', '174,348 178,330 174,312', '158,352 159,330 160,310'], 2.5, C.blue3) +
    rod(line('139,296 160,301 182,296'), 4.6, C.gold, 2)
  );
}
/** Quiet head, its hair fallen. */
function head(): string {
  const h = placer({ x: 160, y: 393, s: 24, r: 177 });
  return (
    halo(160, 393, 26, { ray: C.gold }) +
    sh(
      blob(
        h(
          '-0.66,-0.3! -0.9,0.3! -0.98,-0.5 -0.9,-1.1 -0.86,-1.66! -0.52,-1.3 -0.34,-1.86! -0.08,-1.4 0.2,-1.9! 0.36,-1.32 0.7,-1.7! 0.8,-1.1 0.98,-0.5 0.9,0.3! 0.66,-0.3!',
        ),
      ),
      C.ink,
      2.1,
    ) +
    joined('150,352! 151,376 154,384! 166,384! 169,376 170,352!', SKIN, 2) +
    g(headFront(0, 0, 23, SKIN), 'transform="translate(160 393) rotate(177)"') +
    sh(blob(h(sym('0,-0.72! -0.4,-0.62 -0.72,-0.2 -0.84,0.26! -1,-0.4 -0.72,-1.06 0,-1.2!', 0))), C.ink, 1.4) +
    strokes([h('-0.3,-0.9 -0.4,-1.2 -0.36,-1.6'), h('0.24,-0.9 0.3,-1.2 0.22,-1.6')], 1.8, C.night2) +
    sh(blob('139,350! 148,360 160,363 172,360 181,350! 176,345 160,350 144,345'), C.paper, 2.1) +
    strokes(['150,352 152,356 151,360', '160,353 160,357 160,361', '170,352 168,356 169,360'], 1.6, C.grey)
  );
}
export const focus: Focus = [44, 110, 232, 325];

export function draw(): string {
  let o = graded('maj12g', 22, 22, 276, 420, [
    [0, C.night2],
    [0.34, '#8b96ab'],
    [0.62, '#f3dcc0'],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 380, 52, 1.5, 0.3, C.night);
  o += ridge('10,440 60,418 110,436 170,414 230,434 312,412', 480, C.blue2, C.blue2, { shade: false });
  o +=
    sh(blob('10,446! 90,438 220,444 312,436! 312,480! 10,480!'), C.green2, 2.2) +
    tufts('44,464 100,470 236,466 278,460', { rise: 14 });
  o +=
    beam() +
    g(
      flat(poly('143,262 178,262 178,302 143,302'), C.ink) + legs() + trunk() + head(),
      'transform="translate(-34) rotate(-2 160 90)"',
    );
  return card({ id: 'maj12', ground: C.grey2, picture: o });
}
