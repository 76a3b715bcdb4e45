import type { Focus } from '../../art.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, brush, line, poly, taper } from '../../geom/paths.ts';
import { at, type Line, type Point, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge } from '../../kit/land.ts';
import { flat, rod, sh, strokes, union } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { wand } from '../../kit/suits.ts';

// Five of Wands: five youths crossing staves in a rough game, all in different clothes; nobody hurt.
// Cinnabar, malachite, azurite; afternoon.
export const focus: Focus = [34, 66, 252, 353];

type Put = (l: Line) => readonly Point[];
const curls = (h: Put) =>
  union(
    [
      at(h('0.4,-0.86 0,-1 -0.4,-0.92 -0.74,-0.62 -0.88,-0.2 -0.84,0.24 -0.6,0.54 -0.36,-0.5 -0.46,0'), (x, y) =>
        disc(x, y, 6.4),
      ),
    ],
    C.ink,
    1.9,
  );
const bob = (h: Put, fill: string) =>
  sh(
    blob(
      h('0.58,-0.66! 0.3,-1.14 -0.4,-1.14 -0.94,-0.6 -1.04,0.2 -0.86,0.86! -0.4,0.8 -0.34,0.2! -0.1,-0.3 0.1,-0.56'),
    ),
    fill,
    2,
  );
/** Behind the hill on the left, in profile: brings his staff down to the right. */
function hacker(): string {
  const skin = C.skin[3];
  const head = { x: 128, y: 158, s: 12, r: 6 };
  const arm = { u: 12, s: 7.4, hand: 'grip', skin, fill: C.gold, fold: C.gold3, cuff: C.red, r: 32, sw: 1.9 } as const;
  return (
    wand(136, 194, 206, 82, { w: 9, size: 15, leaves: '0.98,-36 0.93,42' }) +
    reach({ ...arm, from: [132, 184], to: [159, 157], bend: 1 }) +
    sh(
      blob('122,173! 113,177 110,187 111,202 108,214 94,250! 138,250! 134,214 138,200 141,188 136,178 131,174!'),
      C.green,
      2.1,
    ) +
    flat(blob('136,180! 140,188 136,202 132,216 136,249! 124,249! 124,216 127,200'), C.green3) +
    sh(taper('108,211 121,216 134,212', [5, 6, 5], 1), C.red, 1.6) +
    headProfile(head.x, head.y, head.s, { skin, r: head.r, mood: 'glad', sw: 1.8 }) +
    curls(placer(head)) +
    reach({ ...arm, from: [117, 184], to: [145, 180], bend: 1 })
  );
}
/** Behind the hill on the right, in profile: meets that blow. */
function parrier(): string {
  const skin = C.skin[1];
  const head = { x: 232, y: 152, s: 12, r: -8, flip: true };
  const h = placer(head);
  const arm = { u: 12, s: 7.4, hand: 'grip', skin, fill: C.red, fold: C.red2, cuff: C.gold, sw: 1.9, r: -36 } as const;
  return (
    wand(222, 200, 142, 88, { w: 9, size: 15, leaves: '0.98,-36 0.92,42' }) +
    reach({ ...arm, from: [228, 178], to: [194, 161], bend: -1 }) +
    sh(
      blob('238,167! 247,171 250,181 248,196 251,210 264,250! 220,250! 224,210 222,196 219,182 224,172 229,168!'),
      C.paper,
      2.1,
    ) +
    flat(blob('244,170! 249,181 246,196 250,210 262,249! 246,249! 240,210 238,196'), C.grey2) +
    headProfile(head.x, head.y, head.s, { skin, r: head.r, flip: true, mood: 'watchful', sw: 1.8 }) +
    bob(h, C.gold) +
    reach({ ...arm, from: [242, 180], to: [211, 185], bend: -1 })
  );
}
/** In front on the left, in profile: lunges, his staff swung back over his head for a blow. */
function striker(): string {
  const skin = C.skin[1];
  const head = { x: 83, y: 254, s: 18, r: 0 };
  const hose = { w: 25, fill: C.red, fold: C.red2, shoe: C.gold3, top: C.gold, high: 0.24 };
  const arm = { u: 18, s: 10.6, hand: 'grip', skin, fill: C.paper, fold: C.grey, cuff: C.red, r: -21 } as const;
  return (
    wand(115, 242, 54, 80, { w: 12, size: 20, leaves: '0.98,-40 0.92,42' }) +
    stride('58,362 48,404 40,441', { ...hose, r: 12 }) +
    stride('70,360 110,384 96,444', hose) +
    reach({ ...arm, fill: C.grey2, from: [98, 293], to: [98.5, 198], bend: 1 }) +
    sh(
      blob(
        '76,280! 64,284 57,295 55,313 49,332 30,364! 48,378 70,375 95,384! 90,352 86,336 95,320 106,302 103,288 93,281!',
      ),
      C.blue,
      2.6,
    ) +
    flat(blob('102,290! 105,302 94,320 85,336 89,354 95,383! 78,378! 77,352 75,337 83,316'), C.blue3) +
    strokes(['56,340 49,356 42,370'], 2.6, C.blue3) +
    sh(taper('49,330 67,338 87,335', [7, 8, 7], 1), C.gold, 1.9) +
    headProfile(head.x, head.y, head.s, { skin, r: head.r, mood: 'glad' }) +
    bob(placer(head), C.red2) +
    reach({ ...arm, from: [72, 298], to: [109, 226], bend: 1 })
  );
}
/** In front on the right, in profile: drives his staff up and forward. */
function thruster(): string {
  const skin = C.skin[2];
  const head = { x: 252, y: 252, s: 18, r: -6, flip: true };
  const h = placer(head);
  const hose = { w: 25, fill: C.blue, fold: C.blue3, shoe: C.red2, top: C.gold, high: 0.4, dir: -1 } as const;
  const arm = { u: 18, s: 10.6, hand: 'grip', skin, fill: C.paper, fold: C.grey, cuff: C.red, r: -37 } as const;
  return (
    stride('268,362 278,404 281,441', { ...hose, r: -10 }) +
    stride('256,360 219,385 234,444', hose) +
    wand(290, 346, 176, 194, { w: 12, size: 20, leaves: '0.97,40 0.91,-42' }) +
    reach({ ...arm, fill: C.grey2, from: [238, 292], to: [219, 251.5], bend: -1, long: [1.8, 1.8] }) +
    sh(
      blob(
        '257,280! 269,284 276,295 276,313 280,332 295,364! 277,379 254,376 230,384! 237,352 242,336 233,320 225,302 229,288 240,281!',
      ),
      C.gold,
      2.6,
    ) +
    flat(blob('268,284! 275,295 275,313 279,332 293,364! 275,377! 268,350 264,330 264,310'), C.gold3) +
    strokes(['259,342 260,358 260,374'], 2.6, C.gold3) +
    sh(taper('241,335 261,338 280,330', [7, 8, 7], 1), C.blue, 1.9) +
    headProfile(head.x, head.y, head.s, { skin, r: head.r, flip: true, mood: 'wary' }) +
    bob(h, C.ink) +
    sh(blob(h('-0.84,-0.3! -1.3,-0.2 -1.5,0.2! -1.2,0.3 -1.2,0.7! -1,0.4 -0.86,0!')), C.blue2, 1.7) +
    rod(line(h('0.56,-0.62 0,-0.7 -0.6,-0.5 -0.98,-0.2')), 3, C.blue2, 1.5) +
    sh(poly('294.2,342.8 253.2,288.1 244.8,294.5 285.8,349.2'), C.gold3, 2) +
    flat(brush('285,344 268,320 250,297', 4), C.gold) +
    reach({ ...arm, from: [267, 297], to: [250, 293], bend: -1, long: [2.1, 2.1] })
  );
}
/** In front in the middle: wide on both legs, wards off the blows from either side. */
function warder(): string {
  const skin = C.skin[0];
  const hose = { w: 25, fill: C.paper, fold: C.grey, shoe: C.green3, top: C.green2, high: 0.3, dir: -1 } as const;
  const arm = { u: 18, s: 10.6, hand: 'grip', skin, fill: C.blue2, fold: C.blue, cuff: C.gold, r: 78 } as const;
  const h = placer({ x: 164, y: 259, s: 18, flip: true });
  return (
    stride('186,364 205,402 212,442', { ...hose, r: -8 }) +
    stride('172,362 142,388 156,444', hose) +
    sh(
      blob(
        '157,284! 145,288 139,298 145,318 156,336 152,379! 170,387 188,380 214,384! 206,354 195,334 188,318 186,300 182,288 172,284!',
      ),
      C.red,
      2.6,
    ) +
    flat(blob('180,288! 185,300 187,318 194,335 204,356 212,382! 194,380! 192,354 183,334 179,314'), C.red2) +
    strokes(['170,344 173,362 168,384'], 4, C.red2) +
    sh(taper('154,335 176,340 196,332', [7, 8, 7], 1), C.gold, 1.9) +
    sh(blob('158.6,272! 172.6,272! 172.6,284 179,289! 165,299 150,289! 158,285'), skin, 2) +
    headThreeQuarter(164, 259, 18, { skin, flip: true, mood: 'watchful' }) +
    flat(blob('159.6,280! 171.6,280! 171.6,290! 159.6,290!'), skin) +
    sh(
      blob(
        h(
          '0.66,-0.5! 0.62,-0.9 0.2,-1.22 -0.5,-1.14 -0.96,-0.66 -0.98,0 -0.78,0.44! -0.6,0.2 -0.62,-0.2 -0.4,-0.5 0.1,-0.62',
        ),
      ),
      C.gold3,
      2,
    ) +
    wand(130, 240, 290, 200, { w: 12, size: 18, leaves: '0.97,40 0.9,-44' }) +
    reach({ ...arm, from: [147, 298], to: [150, 235], bend: -1, flip: true, long: [2, 2] }) +
    reach({ ...arm, from: [180, 297], to: [182, 227], bend: 1, long: [2.05, 2.05] })
  );
}
export function draw(): string {
  let o = sky('wan05', 'ember', 390, 34);
  o += ridge('10,262 50,226 90,258 240,244 256,222 312,262', 300, C.coral, C.red);
  o += hacker() + parrier();
  o += sh(blob('10,272! 60,250 150,236 240,236 312,266! 312,480! 10,480!'), C.green2, 2.4);
  o += sh(blob('10,432! 90,424 230,424 310,432! 310,480! 10,480!'), C.green, 2.4);
  o += warder() + striker() + thruster();
  return card({ id: 'wan05', ground: C.green2, picture: o });
}
