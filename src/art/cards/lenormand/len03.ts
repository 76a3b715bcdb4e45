import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, brush } from '../../geom/paths.ts';
import { at, mid, type Point, points } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { cloud, spiral } from '../../kit/clouds.ts';
import { clip, flat, graded, ln, sh, strokes, tone } from '../../kit/marks.ts';
import { rays } from '../../kit/stars.ts';
import { scaleWaves } from '../../kit/water.ts';

/** Sail with battens: its left and its right edge, from top to bottom. */
function sail(left: string, right: string, fill: string, shade: string): string {
  const a = points(left);
  const b = points(right);
  const last = a.length - 1;
  const corner = (p: Point): Point => [p[0], p[1], 1];
  const edge = a.map((p, i) => (i === 0 || i === last ? corner(p) : p));
  const battens = a.slice(1, last).map((p, i) => {
    const q = b[i + 1]!;
    const sag = mid(p, q);
    return [p, [sag[0], sag[1] + 3], q] as const;
  });
  return sh(blob([...edge, ...[...b].reverse().map(corner)]), fill, 2.5) + strokes(battens, 3, shade);
}

export const focus: Focus = [46, 96, 228, 319];

export function draw(): string {
  let o = graded('len03g', 22, 22, 276, 320, [
    [0, C.plum],
    [0.4, '#a04a43'],
    [1, C.coral],
  ]);
  o += tone(22, 24, 276, 290, 44, 0.4, 2.2, C.red2);
  o += rays(96, 128, 40, 84, 36, { wavy: false, w: 0.42, fill: C.gold });
  o += sh(disc(96, 128, 38), C.red, 2.3) + ln(disc(96, 128, 32), 1, C.coral);
  o += cloud(232, 92, 92, { inner: C.blue2 }) + cloud(62, 196, 70, { inner: C.blue2, flip: true });
  // gulls
  o += strokes(
    ['214,150 222,143 229,151', '229,151 236,143 245,148', '254,176 260,171 265,177', '265,177 271,171 277,174'],
    2.6,
  );
  // far sea
  o += scaleWaves(22, 318, 276, 9, 15, { fills: [C.blue2, C.blue], inner: C.paper, rings: 1, sw: 1.3 });
  // masts
  o +=
    ln('M146 366L152 112M206 364L212 170M98 362L92 214', 7.4) +
    ln('M146 366L152 112M206 364L212 170M98 362L92 214', 3, C.gold);
  // stays from the mastheads to bow and stern
  o += ln('M152 114L44 330M152 114L270 314M212 172L274 316M92 216L46 334M152 150L206 300M152 150L100 300', 1.5);
  // pennants
  o +=
    sh(blob('152,114! 132,108 116,116 98,110! 114,122 132,124 152,126!'), C.red, 1.9) +
    sh(blob('212,172! 198,167 188,173 176,169! 188,178 198,180 212,181!'), C.red, 1.7);
  // sails
  o += sail(
    '120,140 108,176 100,214 98,252 102,290 110,322',
    '172,132 186,172 194,212 197,252 194,292 184,326',
    C.paper,
    C.gold3,
  );
  o += sail('196,196 192,224 190,254 192,284 198,314', '230,188 244,220 251,254 250,288 240,320', C.paper2, C.gold3);
  o += sail('78,236 66,258 60,282 62,304 70,324', '104,230 112,256 114,282 112,306 104,328', C.paper2, C.gold3);
  // hull
  const hull = blob(
    '40,326! 58,346 84,352 150,354 214,350 246,338 262,310! 276,314! 272,346 256,384 232,404! 88,404! 64,386 48,354',
  );
  o += sh(hull, C.red2, 2.7);
  o += clip(
    'len03h',
    hull,
    flat(blob('30,352 80,372 150,376 220,370 280,344 280,356 220,382 150,388 80,384 40,366'), C.gold) +
      strokes(['50,352 150,364 266,346', '66,390 150,396 246,390'], 2.4, C.ink),
  );
  o += flat([100, 126, 152, 178, 204].map((x) => disc(x, 368 - Math.abs(152 - x) * 0.02, 4)).join(''), C.ink);
  o += sh(blob('262,310! 268,296 282,290! 276,302 276,314!'), C.gold, 2);
  // eye on the bow
  o += sh(disc(62, 362, 7), C.paper, 1.8) + flat(disc(62, 362, 3.2), C.ink);
  // near sea
  o += scaleWaves(22, 384, 276, 8, 22, { fills: [C.blue, C.blue3], inner: C.blue2, rings: 2, sw: 1.8 });
  // foam at the bow and along the hull
  o +=
    sh(
      blob(
        '22,412! 30,396 46,388 62,392 66,402! 56,398 50,406 58,414 74,412 80,404! 86,414 100,414! 76,424 46,424 22,420!',
      ),
      C.paper,
      1.9,
    ) + flat(spiral(46, 402, 8), C.blue2);
  o += flat(
    at('120,406 150,409 182,407 214,408 238,402', (x, y) =>
      brush(
        [
          [x - 12, y],
          [x, y - 4],
          [x + 12, y],
        ],
        4.4,
      ),
    ),
    C.paper,
  );
  return card({ id: 'len03', ground: C.paper, picture: o });
}
