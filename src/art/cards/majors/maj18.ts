import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, brush, poly, taper } from '../../geom/paths.ts';
import { at, both, mirror, type Placing, placer, polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { clip, flat, graded, ln, sh, strokes, tone, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { rays } from '../../kit/stars.ts';
import { ripples } from '../../kit/water.ts';

// Night, malachite, cinnabar; light from the moon.
/** Dog or wolf sitting and howling to the upper right; ground at x, y. */
function howler(placing: Placing, coat: string, shade: string, wolf: boolean): string {
  const put = placer(placing);
  const limb = (pts: string, w: readonly number[]) =>
    taper(
      put(pts),
      w.map((v) => v * (placing.s ?? 1)),
    );
  const tail = wolf
    ? limb('6,-10 -10,-10 -18,-26 -14,-42', [10, 14, 14, 2])
    : limb('6,-12 -12,-16 -18,-34 -8,-46', [8, 8, 6, 2]);
  const torso =
    '10,0 0,-14 4,-36 20,-54 34,-68 40,-84 48,-96 60,-103 78,-122! 84,-119 82,-110! 75,-101 86,-104! 90,-100 78,-91 68,-84 64,-66 66,-48 58,-30 44,-16 30,0';
  return (
    sh(limb('48,-44 44,-22 46,-3', [16, 11, 9]), shade, 2) +
    union(
      [
        tail,
        blob(put(torso)),
        limb('58,-48 60,-24 60,-4', [20, 12, 10]),
        blob(put('54,-8! 66,-8! 73,-2 72,0! 53,0!')),
        blob(put('20,-12 40,-10 46,-4 44,0! 12,0!')),
      ],
      coat,
      2.3,
    ) +
    strokes(
      [
        '20,-42 36,-34 40,-20 34,-10',
        '60,-74 54,-60 56,-46',
        ...(wolf ? ['50,-80 44,-66 46,-54', '22,-50 26,-44 24,-38'] : []),
      ].map(put),
      2.6,
      C.grey,
    ) +
    sh(blob(put(wolf ? '46,-94! 28,-102! 40,-80!' : '50,-96! 34,-94 30,-76 38,-72 46,-82!')), shade, 1.9) +
    strokes(['58,-94 64,-94 67,-98'].map(put), 2.2) +
    flat(blob(put('78,-122! 84,-119 81,-115 76,-117')), C.ink)
  );
}
const BACK = '0,-24 -9,-18 -11,-4 -8,8 -6,24 -12,34! 0,38 12,34! 6,24 8,8 11,-4 9,-18';
function crayfish(x: number, y: number): string {
  const put = placer({ x, y });
  const claw = '-8,-16! -22,-22 -26,-38! -19,-32 -14,-40! -12,-26 -4,-20!';
  const legs = ['-8,-4 -18,-8 -24,-2', '-8,2 -20,2 -24,10', '-7,8 -16,12 -18,20'];
  return (
    // the wet edge that shines in the light of the moon
    sh([...both(claw, 0), BACK].map((l) => blob(put(l))).join(''), C.gold2, 5, C.gold2) +
    strokes([...legs.flatMap((l) => both(l, 0)), ...both('-3,-20 -6,-36 -2,-48', 0)].map(put), 3.4, C.red2) +
    sh(
      both(claw, 0)
        .map((l) => blob(put(l)))
        .join(''),
      C.red,
      1.9,
    ) +
    sh(blob(put(BACK)), C.red, 2.1) +
    strokes(
      ['-5,-16 -7,-6 -5,6', '-17,-26 -21,-30 -22,-34', '14,-24 15,-29 14,-34', '-4,12 -4,20 -3,28'].map(put),
      3,
      C.paper,
    ) +
    strokes(['-8,6 0,10 8,6', '-7,14 0,18 7,14', '-6,22 0,26 6,22', '-8,-6 0,-2 8,-6'].map(put), 2, C.red2) +
    flat(disc(x - 4, y - 17, 1.8) + disc(x + 4, y - 17, 1.8), C.ink)
  );
}
function moon(x: number, y: number): string {
  const put = placer({ x, y });
  const rim = Array.from({ length: 11 }, (_, i) => polar(0, 0, 50, -76 + i * 15.2));
  const profile =
    '12,48.5! 0,47 -13,42 -17,35 -14,29 -18,25 -15,20 -20,17 -15,12 -17,9 -27,5! -20,-8 -16,-16 -17,-24 -10,-38 12,-48.5!';
  return (
    rays(x, y, 57, 88, 32, { w: 0.5, fill: C.gold2, fill2: C.gold }) +
    sh(disc(x, y, 52), C.blue2, 2.4) +
    sh(blob([...put(rim), ...put(profile)]), C.gold2, 2) +
    flat(
      brush(put('-15,-12 -7,-18 4,-14'), 3) +
        brush(put('-13,-4 -6,0 3,-5'), 3.6) +
        brush(put('-20,17 -12,19 -7,17'), 2.6),
      C.gold3,
    ) +
    strokes(['10,8 16,18 12,28', '-17,9 -13,7 -12,3'].map(put), 2, C.gold)
  );
}
export const focus: Focus = [30, 52, 260, 364];

export function draw(): string {
  let o = graded('maj18g', 22, 22, 276, 310, [
    [0, C.ink],
    [0.6, C.night],
    [1, C.blue],
  ]);
  o += tone(22, 24, 276, 290, 46, 0.3, 1.7, C.night2);
  o += moon(160, 126);
  o += flat(
    at(
      '92,210 116,232 140,222 160,240 180,222 204,232 228,210 104,256 216,256 136,258 184,258 76,176 244,176',
      (x, y) => leafPath(x, y, 13, 90, 0.5),
    ),
    C.gold2,
  );
  o += ridge('22,318 70,296 112,312 142,288 160,302 182,284 214,308 252,294 300,316', 350, C.blue, C.blue3);
  // land, path, towers
  const land = blob('10,338! 80,326 160,334 240,326 312,338! 312,480! 10,480!');
  o += sh(land, C.green, 2.2);
  o += clip(
    'maj18p',
    land,
    sh(taper('160,444 153,402 166,372 155,350 161,326', [84, 54, 36, 24, 14]), C.straw2, 2) +
      flat(taper('150,444 146,402 160,372 151,350 159,328', [40, 26, 17, 12, 7]), C.paper) +
      strokes(
        [
          '128,416 152,412 184,416',
          '136,394 156,390 176,394',
          '146,374 164,371 180,374',
          '146,356 158,354 168,357',
          '150,342 158,340 164,342',
        ],
        2,
        C.gold3,
      ),
  );
  for (const f of [0, 1]) {
    const m = (l: string) => (f ? mirror(l) : l);
    const wall = poly(m('40,232 82,232 86,362 36,362'));
    o += sh(wall, C.grey2, 2.4);
    o +=
      clip(
        `maj18t${f}`,
        wall,
        flat(poly(f ? '262,226 292,226 292,366 266,366' : '64,226 92,226 92,366 64,366'), C.grey) +
          ln([0, 1, 2, 3, 4, 5].map((i) => `M30 ${250 + i * 20}H290`).join(''), 1, C.grey),
      ) + ln(wall, 2.4);
    o += sh(
      poly(m('34,234 34,206 45,206 45,216 55,216 55,206 67,206 67,216 77,216 77,206 88,206 88,234')),
      C.grey2,
      2.3,
    );
    o += sh(`M${f ? 252 : 54} 290v-14a7 7 0 0 1 14 0v14z`, C.gold, 2);
  }
  // pool
  o +=
    sh(blob('10,424! 60,416 110,424 160,418 214,426 262,416 312,424! 312,480! 10,480!'), C.blue, 2.4) +
    ripples(24, 428, 272, 44, 5, { seed: 8 }) +
    strokes(
      [
        '112,437 136,434 150,438',
        '172,438 190,434 214,437',
        '104,452 128,448 144,453',
        '178,453 200,448 222,452',
        '122,466 140,462 152,466',
        '170,466 184,462 204,466',
      ],
      4.2,
      C.straw2,
    );
  o += howler({ x: 52, y: 412, s: 0.94 }, C.straw2, C.straw, false);
  o += howler({ x: 268, y: 412, s: 0.94, flip: true }, C.grey2, C.grey, true);
  o += crayfish(160, 432);
  o += tufts('40,412 282,414 118,398 204,402', { rise: 12 });
  return card({ id: 'maj18', ground: C.night, picture: o });
}
