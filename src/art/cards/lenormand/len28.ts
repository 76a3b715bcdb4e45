import type { Focus } from '../../art.ts';
import { headProfile } from '../../figures/profile.ts';
import { reach } from '../../figures/reach.ts';
import { stride } from '../../figures/stride.ts';
import { card } from '../../frame.ts';
import { blob, line } from '../../geom/paths.ts';
import { at, type Line, type Point, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { flat, g, ln, rod, sh, strokes } from '../../kit/marks.ts';
import { leaf, rose, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Man: standing, looking right; same ground and scale as the Woman, the half sun meets hers. Blue, red, green; gold dawn.
export const focus: Focus = [85, 64, 205, 287];

const SKIN = C.skin[1];

const hose = { fill: C.paper, fold: C.grey, shoe: C.gold3, w: 28, high: 0.3, foot: 0.95 };

/** The man, whose feet are at 160, 450 and whose head is 276 above them. */
function man(): string {
  const head = { x: 164, y: 188, s: 24 };
  const put = placer(head);
  const arm = { u: 22, s: 12.5, skin: SKIN, fill: C.blue, fold: C.blue3, cuff: C.gold, sw: 2 };
  return (
    flat(disc(172, 449, 56, 7), C.green) +
    cloak() +
    stride('180,352 188,394 183,430', { ...hose, fill: C.grey2 }) +
    stride('152,352 152,396 144,437', hose) +
    flower() +
    reach({ ...arm, from: [178, 248], to: [236, 262], bend: 1, hand: 'grip', r: -4, long: [1.9, 2] }) +
    coat() +
    reach({
      ...arm,
      from: [144, 249],
      to: [161, 301],
      bend: 1,
      hand: 'rest',
      turn: 6,
      into: [156, 262],
      long: [2.15, 2.1],
    }) +
    headProfile(head.x, head.y, head.s, { skin: SKIN, sw: 1.9, mood: 'watchful' }) +
    collar() +
    hair(put)
  );
}
/** Cloak from the shoulders to the ground behind him. */
const cloak = (): string =>
  sh(
    blob('160,224! 142,222 124,228 113,246 107,292 99,350 80,430! 94,438 110,431 128,438 150,430! 160,340 166,260'),
    C.red,
    2.4,
  ) + strokes(['119,246 112,310 92,424', '128,300 118,360 106,424', '140,372 134,400 128,430'], 2.8, C.red2);
const flower = (): string =>
  rod(line('230,304 235,266 237,218'), 2.6, C.green, 1.3) +
  leaf(236, 246, 24, -30) +
  leaf(236, 240, 22, -154, { fill: C.green2 }) +
  sh(blob('228,214! 230,222 237,226 244,222 246,214!'), C.green, 1.5) +
  rose(237, 198, 20, { fill: C.red, inner: C.coral });
/** Long belted coat, the weight on the near leg. */
const coat = (): string =>
  sh(
    blob(
      '150,224! 137,228 129,244 131,268 139,294 131,326 121,350 115,378! 131,385 148,379 168,385 188,379 207,381! 203,352 195,322 185,293 191,268 192,246 185,231 174,223!',
    ),
    C.blue,
    2.3,
  ) +
  flat(blob('178,300! 186,296 194,322 202,352 205.5,379! 192,378 186,380! 188,340'), C.blue3) +
  strokes(
    [
      '146,304 138,340 128,376',
      '156,306 152,344 147,376',
      '167,306 170,344 169,380',
      '175,236 183,254 178,278',
      '152,292 160,284 172,280',
    ],
    2.7,
    C.blue3,
  ) +
  ln(line('116,371 131,378 148,372 168,378 188,372 205,374'), 2.6, C.gold) +
  ln(line('138,294 160,300 186,293'), 7.8) +
  ln(line('138,294 160,300 186,293'), 4.4, C.gold) +
  sh(disc(180, 296, 4.8), C.gold2, 1.4);
const collar = (): string =>
  sh(blob('178,219! 168,226 156,225 146,217! 133,222 125,232 130,241 144,244 163,243 182,236! 183,226'), C.red, 2) +
  strokes(['144,225 154,233 168,235', '135,232 147,238 160,239'], 2, C.red2) +
  sh(disc(176, 231, 5), C.gold, 1.5);
/** Hair with the ear before it, and a short beard along the jaw. */
const hair = (put: (line: Line) => readonly Point[]): string =>
  sh(
    blob(
      put(
        '-0.3,0.1! -0.1,0.36 0.02,0.6 0.26,0.66 0.5,0.64 0.74,0.68! 0.74,0.9 0.56,1.1 0.26,1.12 -0.04,0.98 -0.3,0.6 -0.46,0.2!',
      ),
    ),
    C.ink,
    1.6,
  ) +
  sh(
    blob(
      put(
        '0.66,-0.62! 0.5,-1.02 0.1,-1.2 -0.46,-1.14 -0.94,-0.72 -1.02,-0.06 -0.86,0.5 -0.62,0.86! -0.5,0.6 -0.42,0.3! -0.3,-0.04 -0.12,0.14! -0.08,-0.16 0.06,-0.4 0.36,-0.48 0.66,-0.62!',
      ),
    ),
    C.ink,
    1.9,
  ) +
  strokes(
    [put('-0.1,-0.98 -0.6,-0.7 -0.82,-0.1'), put('0.3,-0.92 -0.1,-0.72 -0.34,-0.3'), put('-0.5,-0.5 -0.7,0 -0.66,0.5')],
    2.2,
    C.grey,
  ) +
  sh(blob(put('-0.38,-0.02 -0.24,-0.1 -0.14,0.04 -0.2,0.26 -0.34,0.34 -0.4,0.16')), SKIN, 1.5) +
  strokes([put('-0.3,0.04 -0.22,0.12 -0.28,0.24')], 1.1);

export function draw(): string {
  let o = sky('len28', 'dawn', 400);
  o +=
    rays(304, 232, 52, 104, 48, { wavy: false, w: 0.4, fill: C.gold }) +
    sh(disc(304, 232, 48), C.gold2, 2.2) +
    ln(disc(304, 232, 42), 1, C.gold3);
  o += ridge('10,372 56,334 100,366 150,342 204,374 250,356 312,366', 400, C.blue2, C.blue);
  o +=
    sh(blob('10,390! 90,380 170,392 240,384 310,390! 310,480! 10,480!'), C.green2, 2.4) +
    roundTree(52, 406, 108, C.green, C.green2);
  o += g(man(), 'transform="translate(160 450) scale(1.3) translate(-160 -450)"');
  o +=
    tufts('46,452 78,462 264,462 232,464', { rise: 16, w: 2.8 }) +
    at('254,448 274,430', (x, y) => sunflower(x, y, 6, { petals: 7, fill: C.paper, heart: C.red }));
  return card({ id: 'len28', ground: C.paper, picture: o });
}
