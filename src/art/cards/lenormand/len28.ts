import type { Focus } from '../../art.ts';
import { leg, limb } from '../../figures/body.ts';
import { grip } from '../../figures/hand.ts';
import { headProfile } from '../../figures/head.ts';
import { reach } from '../../figures/reach.ts';
import { card } from '../../frame.ts';
import { blob, line, poly } from '../../geom/paths.ts';
import { at, place } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, roundTree, tufts } from '../../kit/land.ts';
import { g, ln, rod, sh, strokes, union } from '../../kit/marks.ts';
import { leaf, rose, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Man: standing, looking right; same ground and scale as the Woman, the half sun meets hers. Blue, red, green; gold dawn.
export const focus: Focus = [76, 112, 205, 287];

export function draw(): string {
  const skin = C.skin[1];
  let o = sky('len28', 'dawn', 400);
  o +=
    rays(304, 232, 52, 104, 48, { wavy: false, w: 0.4, fill: C.gold }) +
    sh(disc(304, 232, 48), C.gold2, 2.2) +
    ln(disc(304, 232, 42), 1, C.gold3);
  o += ridge('10,372 56,334 100,366 150,342 204,374 250,356 312,366', 400, C.blue2, C.blue);
  o +=
    sh(blob('10,390! 90,380 170,392 240,384 310,390! 310,480! 10,480!'), C.green2, 2.4) +
    roundTree(52, 406, 108, C.green, C.green2);
  // cloak behind
  let f =
    sh(blob('136,228! 112,246 100,300 92,364 82,418! 112,424 150,420 186,418! 186,260'), C.red2, 2.6) +
    strokes(['116,262 108,330 98,400', '124,290 118,350 114,410'], 3);
  // legs
  f += leg('170,328 178,382 176,432', { w: [28, 21, 12], fill: C.grey2, fold: C.grey, shoe: C.gold3 });
  f += leg('148,328 146,382 142,434', { w: [30, 23, 13], fill: C.paper, fold: C.grey, shoe: C.gold3 });
  // tunic
  f += union(
    [
      blob(
        '140,226 160,222 182,228 192,254 184,294 192,318 200,344! 182,352 160,348 140,354 120,346! 128,318 136,294 128,256',
      ),
      limb('180,246 204,274 230,270', [28, 24, 19]),
    ],
    C.blue,
    2.7,
  );
  f +=
    strokes(
      ['144,302 138,324 131,343', '156,302 154,324 150,346', '168,302 172,324 172,344', '178,300 184,320 190,341'],
      3,
      C.blue3,
    ) + ln(line('121,337 142,345 162,340 182,344 198,336'), 2.6, C.gold);
  f +=
    ln(line('136,292 160,298 185,292'), 9) +
    ln(line('136,292 160,298 185,292'), 4.6, C.gold) +
    sh(disc(164, 297, 5), C.gold2, 1.6);
  // far arm holds out a rose
  f +=
    rod('M246 284L240 216', 2.4, C.green, 1.5) +
    leaf(243, 250, 20, -20) +
    leaf(242, 244, 18, -160, { fill: C.green2 }) +
    rose(239, 206, 17, { fill: C.red, inner: C.coral });
  f +=
    strokes(['186,260 204,286 226,280', '182,258 186,270 184,284'], 2.6, C.blue3) +
    sh(poly(place('-4,-11 4,-11 4,11 -4,11', { x: 236, y: 268, r: -12 })), C.gold, 1.9) +
    grip(245, 264, 9.4, { skin, dir: -1, r: -6 });
  // cloak in front, near arm
  f +=
    sh(blob('138,224 124,236 112,276 108,320! 124,318 136,280 146,240!'), C.red, 2.4) +
    strokes(['130,240 120,274 116,306'], 2.8, C.red2);
  f += reach({
    from: [141, 246],
    to: [152, 334],
    u: 20,
    bend: 1,
    hand: 'rest',
    turn: 8,
    skin,
    fill: C.blue,
    fold: C.blue3,
    cuff: C.gold,
    into: [152, 262],
    long: [2.3, 2.2],
  });
  // head looks right
  f += headProfile(160, 188, 25, { skin });
  f +=
    sh(blob('136,228! 146,216 162,212 182,220! 180,232 160,236'), C.red, 2.3) +
    strokes(['144,226 160,222 174,225'], 2.4, C.red2) +
    sh(disc(178, 228, 5.4), C.gold, 1.7);
  f +=
    sh(
      blob(
        place(
          '0.56,-0.86 0.14,-1.16 -0.48,-1.1 -0.94,-0.66 -1.02,0 -0.82,0.56 -0.52,0.74! -0.4,0.36 -0.2,0.16! -0.12,-0.2 0.08,-0.5 0.6,-0.6!',
          { x: 160, y: 188, s: 25 },
        ),
      ),
      C.ink,
      2,
    ) +
    strokes(
      ['-0.2,-0.96 -0.66,-0.66 -0.84,-0.1', '0.2,-0.9 -0.2,-0.7 -0.46,-0.2', '-0.3,-0.5 -0.6,-0.1 -0.66,0.5'].map((l) =>
        place(l, { x: 160, y: 188, s: 25 }),
      ),
      2.6,
      C.grey,
    );
  f += sh(blob(place('-0.24,-0.02 -0.08,-0.12 0,0.06 -0.12,0.28 -0.24,0.22', { x: 160, y: 188, s: 25 })), skin, 1.6);
  o += g(f, 'transform="translate(160 450) scale(1.14) translate(-160 -450)"');
  o +=
    tufts('44,450 92,458 214,454 268,448 240,464 120,464', { rise: 16, w: 2.8 }) +
    at('70,436 256,430 200,462', (x, y) => sunflower(x, y, 6, { petals: 7, fill: C.paper, heart: C.red }));
  return card({ id: 'len28', ground: C.paper, picture: o });
}
