import type { Focus } from '../../art.ts';
import { sleeve } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headFront } from '../../figures/head.ts';
import { halo } from '../../figures/headgear.ts';
import { wing } from '../../figures/wing.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { placer, sym } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, ripples, tufts } from '../../kit/land.ts';
import { flat, g, graded, ln, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';
import { cup } from '../../kit/suits.ts';

// Cinnabar, azurite, malachite; gold morning.
const SKIN = C.skin[1];
function iris(x: number, y: number, h: number): string {
  const put = placer({ x, y: y - h, s: 13 });
  return (
    ln(`M${x} ${y}V${y - h}`, 3, C.green3) +
    sh(leafPath(x, y, h * 0.8, -104, 0.16) + leafPath(x, y, h * 0.66, -74, 0.18), C.green, 1.5) +
    sh(
      [
        '-0.1,0! -0.8,-0.2 -1.1,0.5! -0.5,0.5',
        '0.1,0! 0.8,-0.2 1.1,0.5! 0.5,0.5',
        '0,0.3! -0.6,-0.4 0,-1.2! 0.6,-0.4',
        '0,0! -0.36,0.5 0,1.1! 0.36,0.5',
      ]
        .map((l) => blob(put(l)))
        .join(''),
      C.blue,
      1.6,
    ) +
    flat(disc(x, y - h + 3, 2.4), C.gold2)
  );
}
export const focus: Focus = [46, 96, 228, 319];

export function draw(): string {
  let o = graded('maj14g', 22, 22, 276, 340, [
    [0, C.coral],
    [0.5, C.gold2],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 300, 46, 1.9, 0.3, C.gold3);
  // crown of light between two hills, path
  o += rays(58, 300, 12, 44, 24, { wavy: false, w: 0.4, fill: C.gold });
  o += ridge('10,372 26,312 40,326 58,356 84,318 110,372', 390, C.blue2, C.blue);
  o += ridge('196,372 240,322 264,344 290,310 312,372', 390, C.blue2, C.blue);
  o += g(sh('M-15 10L-18-9L-7 0L0-13L7 0L18-9L15 10z', C.gold2, 2), 'transform="translate(58 300)"');
  o += sh(blob('10,368! 90,358 200,366 312,356! 312,480! 10,480!'), C.green, 2.3);
  o += sh(taper('96,424 72,406 86,390 66,377 64,364', [28, 20, 14, 10, 6]), C.paper2, 1.8);
  // pool
  o +=
    sh(blob('10,412! 70,402 140,408 176,424 182,448 168,484! 10,484!'), C.blue, 2.5) +
    ripples(24, 418, 140, 54, 5, { seed: 4 });
  o += tufts('212,468 286,420 196,440', { rise: 12 }) + iris(226, 466, 70) + iris(258, 472, 92) + iris(282, 470, 64);
  // wings
  const rows = [C.paper, C.coral, C.red] as const;
  o +=
    wing({ x: 180, y: 216, s: 1.24, spread: 0.34, rows }) +
    wing({ x: 140, y: 216, s: 1.24, spread: 0.34, rows, flip: true });
  // feet: one on the land, one in the water
  o += union(
    [taper('178,396 184,424 182,444', [18, 14, 10]), blob('176,440! 188,440 204,450 204,456! 176,456!')],
    SKIN,
    2,
  );
  o +=
    union([taper('136,396 128,424 132,438', [18, 14, 10])], SKIN, 2) +
    ln(line('114,438 130,443 150,438') + line('106,446 130,452 158,446'), 2, C.paper);
  // robe: weight on the right leg, left knee forward
  o += sh(
    blob(
      '146,190! 174,190! 192,208 190,244 184,276 200,330 204,408! 186,416 172,408 156,420 140,412 122,420 108,410! 118,346 132,300 138,272 128,240 130,206',
    ),
    C.paper,
    2.8,
  );
  o += strokes(
    [
      '142,284 126,340 118,402',
      '152,286 140,330 134,360 140,404',
      '166,286 164,340 162,408',
      '178,284 188,340 190,402',
      '134,346 150,356 158,348',
    ],
    2.8,
    C.grey,
  );
  o += ln(line('139,276 160,282 185,276'), 7, C.ink) + ln(line('139,276 160,282 185,276'), 3.4, C.gold);
  o += sh(rect(148, 226, 26, 26), C.gold, 1.9) + sh(poly('161,230 170,248 152,248'), C.red, 1.5);
  o += sh(blob(sym('160,192! 142,192 132,204! 146,216 160,222')), C.gold, 2);
  // raised arm, its cup, water between the cups
  o += sleeve('184,206 226,256 250,262', { fill: C.paper, fold: C.grey, w: [28, 32, 28], cuff: C.red });
  o +=
    sh(taper('204,256 176,270 150,294 124,332', [11, 8, 8, 11]), C.blue2, 1.8) +
    strokes(['200,258 174,272 148,298 126,326'], 3, C.paper);
  o += g(cup(0, 0, 38), 'transform="translate(206 250) rotate(-112)"') + grip(243, 237, 10, { skin: SKIN, r: 68 });
  o += cup(116, 322, 36);
  o +=
    sleeve('136,206 96,270 94,330', { fill: C.paper, fold: C.grey, w: [28, 34, 32], cuff: C.red }) +
    grip(116, 358, 10, { skin: SKIN, dir: -1, r: 42 });
  // head
  o += halo(160, 150, 24);
  const h = placer({ x: 160, y: 152, s: 23 });
  o +=
    sh(blob(h(sym('0,-1.22! -0.7,-1.1 -1.14,-0.4 -1,0.3 -1.26,0.9 -0.9,1.3! -0.5,1.1', 0))), C.gold, 2.1) +
    flat(poly('151,164 169,164 172,192 160,202 148,192'), SKIN);
  o +=
    headFront(160, 152, 22, SKIN) +
    sh(blob(h(sym('0,-1.1! -0.6,-0.96 -0.98,-0.3 -0.94,0.3! -0.7,-0.26 -0.4,-0.56 0,-0.7!', 0))), C.gold, 1.7) +
    strokes([...['-0.9,0.2 -1,0.6 -0.9,1', '0.9,0.2 1,0.6 0.9,1'].map((l) => h(l))], 2.2, C.gold3);
  o += sh(disc(160, 136, 5), C.gold2, 1.6) + flat(disc(160, 136, 1.6), C.red);
  return card({ id: 'maj14', ground: C.gold2, picture: o });
}
