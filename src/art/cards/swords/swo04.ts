import type { Focus } from '../../art.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { each, placer } from '../../geom/points.ts';
import { arch, disc, rect, rounded } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, sh, strokes, tone } from '../../kit/marks.ts';
import { sword } from '../../kit/suits.ts';

// Lead, cinnabar, azurite; light from the window on the upper left.
export const focus: Focus = [30, 40, 260, 364];

export function draw(): string {
  let o = graded('swo04g', 22, 22, 276, 450, [
    [0, C.night2],
    [0.8, C.grey],
    [1, C.grey2],
  ]);
  o += tone(22, 24, 276, 330, 14, 1, 1, C.night);
  o += ln(
    each(
      Array.from({ length: 14 }, (_, i) => [i]),
      (i) => [0, 1, 2].map((k) => `M${60 + k * 92 + (i % 2) * 46} ${24 + i * 25.4}v25.4`).join(''),
    ),
    1,
    C.night,
  );
  // coloured window
  const pane = arch(44, 52, 84, 162, 56, 0);
  o += sh(arch(36, 44, 100, 178, 64, 0), C.grey2, 2.4);
  const put = placer({ x: 86, y: 212 });
  let glass = flat(rect(40, 50, 92, 166), C.blue);
  for (let i = 0; i < 10; i++)
    for (let k = 0; k < 5; k++)
      if ((i + k) % 2) glass += flat(rect(44 + k * 17, 48 + i * 17, 17, 17), i % 3 ? C.blue2 : C.blue3);
  glass += sh(disc(86, 106, 25), C.gold, 1.9) + sh(disc(86, 106, 17), C.gold2, 1.4);
  glass += sh(blob(put('0,-90! -12,-88 -22,-74 -26,-40 -32,4! 32,4! 26,-40 22,-74 12,-88')), C.red, 2);
  glass += sh(blob(put('-6,-84! -10,-44 -8,4! 12,4! 8,-44 6,-84!')), C.gold2, 1.7);
  glass += sh(disc(86, 110, 12), C.skin[1], 1.9);
  glass += sh(poly(put('-8,-58 0,-74 8,-58 4,-44 -4,-44')), C.skin[1], 1.6);
  o += clip('swo04p', pane, glass + ln('M40 134H132M40 178H132M60 40V220M112 40V220', 1.1)) + ln(pane, 2.2);
  // three swords on the wall
  const look = { w: 13, guard: 32, blade: C.paper, shade: C.grey2 };
  o += each([[170], [214], [258]], (x) => sword(x, 42, 248, { ...look, rot: 180 }));
  // floor, tomb
  o += sh(rect(10, 452, 300, 30), C.night2, 2.2);
  o += sh(rect(42, 366, 236, 92), C.grey2, 2.5) + sh(rounded(54, 376, 212, 62, 5), C.grey, 2);
  o +=
    sh(rect(30, 446, 260, 34), C.grey2, 2.4) +
    sh(rounded(28, 346, 264, 22, 4), C.paper2, 2.5) +
    ln('M36 457H284', 1.2, C.grey);
  o += sword(160, 304, 510, { ...look, rot: 90 });
  // knight of stone
  o += sh(rounded(40, 322, 66, 24, 9), C.red, 2.2) + strokes(['50,332 64,336 80,334'], 2, C.red2);
  const body =
    '92,330! 100,312 116,302 136,302 156,308 178,312 196,308 212,304 226,312 240,318 250,314 252,302 258,288 266,286 272,298 276,330 276,346! 92,346!';
  o += sh(blob(body), C.paper, 2.9);
  o += strokes(
    ['214,306 222,318 220,334', '198,310 190,324 196,340', '248,314 258,318 274,312', '226,312 230,302 240,318'],
    2.6,
    C.grey,
  );
  o += sh(blob('94,334! 100,314 118,303 140,303 160,308 190,314! 194,330 188,346! 94,346!'), C.grey2, 2.2);
  o += strokes(['166,312 172,328 168,344', '112,310 108,326 112,342', '180,314 186,330 184,344'], 2.6, C.grey);
  o += headProfile(82, 312, 18, { r: -90, skin: C.paper, lip: C.grey });
  const cap = placer({ x: 82, y: 312, s: 18, r: -90 });
  o += sh(
    blob(
      cap(
        '0.1,-1.06 0.56,-0.92 0.6,-0.66! 0.34,-0.5 0.2,0 0.26,0.6 0.5,1.02! 0.66,1.4 0.2,1.9! -0.6,1.8 -0.7,0.9 -0.96,0.2 -0.98,-0.4 -0.64,-0.94',
      ),
    ),
    C.grey2,
    2.1,
  );
  o += strokes(['-0.1,-0.7 -0.3,0 -0.1,0.9', '-0.5,-0.6 -0.64,0 -0.4,0.9'].map(cap), 1.8, C.grey);
  // arm, hands joined
  o += sh(
    blob('112,314 122,312 134,326 146,334! 146,300! 160,300! 162,334 156,346 138,346 122,336 110,324'),
    C.paper,
    2.2,
  );
  o +=
    sh(blob('146,304! 145,290 150,262 154,258 158,262 161,290 160,304!'), C.paper, 2.1) +
    strokes(['153,264 154,282 153,298'], 1.8, C.grey);
  return card({ id: 'swo04', ground: C.grey, picture: o });
}
