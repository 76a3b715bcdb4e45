import type { Focus } from '../../art.ts';
import { headLevel } from '../../figures/head.ts';
import { shortHair } from '../../figures/headgear.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { headThreeQuarter } from '../../figures/turned.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, both, type Line, type Point, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
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
/** Behind on the left, in profile: thrusts his staff up to the right. */
function thruster(): string {
  const skin = C.skin[3];
  const head = { x: 114, y: 186, s: 15, r: -8 };
  const arm = { u: 15, s: 9.4, hand: 'grip', skin, fill: C.gold, fold: C.gold3, cuff: C.red, r: 16, sw: 2 } as const;
  return (
    wand(132, 246, 182, 64, { w: 11, size: 19, leaves: '0.98,-36 0.93,42' }) +
    reach({ ...arm, from: [124, 217], to: [149, 184], bend: 1 }) +
    sh(
      blob('109,206! 99,210 94,222 98,240 97,256 87,292! 137,292! 129,256 129,240 133,222 127,210 119,206!'),
      C.green,
      2.4,
    ) +
    flat(blob('128,212! 132,222 127,240 127,256 135,291! 119,291! 119,250 121,230'), C.green3) +
    sh(taper('97,250 113,255 129,250', [6, 7, 6]), C.red, 1.7) +
    headProfile(head.x, head.y, head.s, { skin, r: head.r, mood: 'glad', sw: 2 }) +
    curls(placer(head)) +
    reach({ ...arm, from: [106, 219], to: [139, 220.5], bend: 1 })
  );
}
/** Behind on the right, from the front: bars with his staff held level over his head. */
function barrer(): string {
  const skin = C.skin[1];
  const arm = { u: 15, s: 9.4, hand: 'grip', skin, fill: C.red, fold: C.red2, cuff: C.gold, sw: 2, r: -41 } as const;
  return (
    sh(
      blob('194,203! 184,206 178,214 184,236 184,252 175,292! 231,292! 221,252 221,236 227,214 220,206 209,203!'),
      C.paper,
      2.4,
    ) +
    flat(blob('217,206! 225,213 219,236 219,252 228,291! 213,291! 211,250 211,230'), C.grey2) +
    strokes(['195,258 193,272 190,288'], 2.4, C.grey) +
    sh(taper('184,250 202,255 221,250', [6, 7, 6]), C.blue, 1.7) +
    sh(blob('199,192! 212,192! 212,203 216,206! 204,217 192,206! 199,203'), skin, 1.9) +
    headLevel(206, 181, 16, skin, 2) +
    shortHair(206, 181, 16, { fill: C.gold }) +
    wand(262, 200, 148, 70, { w: 11, size: 19, leaves: '0.98,-36 0.92,42' }) +
    reach({ ...arm, from: [184, 213], to: [191.3, 119.4], bend: -1, flip: true }) +
    reach({ ...arm, from: [218, 213], to: [248, 184], bend: 1 })
  );
}
/** In front on the left, in profile: his staff swung back over his head for a blow. */
function striker(): string {
  const skin = C.skin[1];
  const head = { x: 52, y: 256, s: 18, r: -12 };
  const h = placer(head);
  const hose = { w: 28, fill: C.red, fold: C.red2, shoe: C.gold3, top: C.gold, high: 0.24 };
  const arm = { u: 18, s: 10.4, hand: 'grip', skin, fill: C.paper, fold: C.grey, cuff: C.red, r: -14 } as const;
  return (
    wand(90, 246, 47, 72, { w: 12, size: 20, leaves: '0.98,-40 0.92,42' }) +
    stride('52,364 48,406 41,445', { ...hose, r: 6 }) +
    stride('70,364 92,402 84,444', hose) +
    reach({ ...arm, fill: C.grey2, from: [72, 290], to: [77, 193.5], bend: 1 }) +
    sh(
      blob(
        '54,283! 44,287 38,300 42,320 42,340 30,378! 48,386 66,380 92,386! 84,356 80,340 80,320 85,304 80,289 69,283!',
      ),
      C.blue,
      2.6,
    ) +
    flat(blob('80,292! 84,304 79,320 79,340 83,358 90,384! 74,381! 74,356 70,340 70,322'), C.blue3) +
    strokes(['50,346 46,362 42,380', '60,348 58,364 57,378', '50,296 52,310 50,324'], 2.6, C.blue3) +
    sh(taper('42,337 60,343 80,337', [7, 8, 7]), C.gold, 1.9) +
    headProfile(head.x, head.y, head.s, { skin, r: head.r, mood: 'glad' }) +
    bob(h, C.red2) +
    reach({ ...arm, from: [54, 298], to: [84.8, 225], bend: 1 })
  );
}
/** In front on the right, in profile: stands fast behind his upright staff. */
function guard(): string {
  const skin = C.skin[2];
  const head = { x: 264, y: 252, s: 18, flip: true };
  const h = placer(head);
  const hose = { w: 28, fill: C.blue, fold: C.blue3, shoe: C.red2, top: C.gold, high: 0.4, dir: -1 } as const;
  const arm = {
    u: 18,
    s: 10.4,
    hand: 'grip',
    skin,
    fill: C.paper,
    fold: C.grey,
    cuff: C.red,
    long: [2.1, 2.1],
  } as const;
  return (
    stride('272,362 285,402 287,444', hose) +
    stride('254,362 237,402 243,444', hose) +
    wand(222, 446, 227, 230, { w: 12, size: 18, leaves: '0.95,42' }) +
    reach({ ...arm, fill: C.grey2, from: [252, 286], to: [226.2, 262], bend: -1, r: 0 }) +
    sh(
      blob(
        '256,276! 246,281 240,294 245,314 245,336 236,382! 254,376 272,384 292,378! 284,352 281,336 282,314 288,298 283,282 272,276!',
      ),
      C.gold,
      2.6,
    ) +
    flat(blob('282,283! 287,298 281,314 280,336 283,352 290,377! 274,381! 274,352 271,336 273,314'), C.gold3) +
    strokes(['254,342 250,358 247,374', '264,343 264,358 265,376'], 2.6, C.gold3) +
    sh(taper('245,332 263,338 282,332', [7, 8, 7]), C.blue, 1.9) +
    headProfile(head.x, head.y, head.s, { skin, flip: true, mood: 'wary' }) +
    bob(h, C.ink) +
    sh(blob(h('-0.84,-0.3! -1.3,-0.2 -1.5,0.2! -1.2,0.3 -1.2,0.7! -1,0.4 -0.86,0!')), C.blue2, 1.7) +
    rod(line(h('0.56,-0.62 0,-0.7 -0.6,-0.5 -0.98,-0.2')), 3, C.blue2, 1.5) +
    reach({ ...arm, from: [270, 292], to: [224.2, 350], bend: -1, r: 0 })
  );
}
/** In front in the middle, on his knees: wards the blows off with his staff, which strikes the upright one. */
function kneeler(): string {
  const skin = C.skin[0];
  const arm = { u: 17, s: 10.4, hand: 'grip', skin, fill: C.blue2, fold: C.blue, cuff: C.gold, r: 84 } as const;
  const h = placer({ x: 160, y: 349, s: 19 });
  return (
    sh(
      blob(
        '150,372! 139,374 129,382 134,398 139,411 128,426 117,444 116,458 124,464 140,463 152,463 160,459 168,463 180,463 196,464 204,458 203,444 192,426 181,411 186,398 191,382 181,374 170,372!',
      ),
      C.red,
      2.6,
    ) +
    flat(
      blob('187,384! 184,398 179,411 190,427 201,446 202,457 195,462! 184,460 188,444 172,422 170,410 175,396'),
      C.red2,
    ) +
    // folds that run from the belt over both knees, and the hollow between them
    strokes([...both('143,416 132,430 124,448'), ...both('151,419 145,436 139,454')], 2.8, C.red2) +
    strokes(['160,434 159,446 160,459'], 3.4) +
    sh(taper('138,410 160,415 182,410', [8, 9, 8]), C.gold, 1.9) +
    sh(blob('152.5,362! 167.5,362! 167,374 173,377! 160,388 147,377! 153,374'), skin, 2) +
    headThreeQuarter(160, 349, 19, { skin, mood: 'watchful' }) +
    flat(blob('151.5,371! 164.6,373! 164.6,380! 151.5,380!'), skin) +
    sh(
      blob(
        h(
          '0.66,-0.5! 0.62,-0.9 0.2,-1.22 -0.5,-1.14 -0.96,-0.66 -0.98,0 -0.78,0.44! -0.6,0.2 -0.62,-0.2 -0.4,-0.5 0.1,-0.62',
        ),
      ),
      C.gold3,
      2,
    ) +
    wand(240, 297.8, 92, 313.5, { w: 12, size: 17, leaves: '0.97,40 0.9,-44' }) +
    reach({ ...arm, from: [140, 384], to: [116, 311], bend: -1, flip: true }) +
    reach({ ...arm, from: [180, 384], to: [202, 302], bend: 1 })
  );
}
export function draw(): string {
  let o = sky('wan05', 'ember', 390, 34);
  o += ridge('10,290 50,256 84,282 130,262 170,284 250,250 312,290', 320, C.coral, C.red);
  o += thruster() + barrer();
  o += sh(blob('10,292! 70,280 130,272 190,272 250,280 312,294! 312,480! 10,480!'), C.green2, 2.4);
  o += sh(blob('10,432! 70,424 160,430 250,422 310,432! 310,480! 10,480!'), C.green, 2.4);
  o += striker() + guard() + kneeler();
  o += tufts('108,464 212,464 130,300', { rise: 12 });
  return card({ id: 'wan05', ground: C.green2, picture: o });
}
