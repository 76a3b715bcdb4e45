import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { at, n, type Point, polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';

// Snake: one coiled snake, tongue, grass. Green, red; gold day.
export const focus: Focus = [46, 108, 228, 319];

/** Level ring of the body; whole, or only its front half. */
function coil(y: number, rx: number, ry: number, w: number, front = false): string {
  const d = front ? `M${n(160 + rx)} ${n(y)}A${n(rx)} ${n(ry)} 0 0 1 ${n(160 - rx)} ${n(y)}` : disc(160, y, rx, ry);
  const at = (deg: number, out: number): Point => {
    const [x, v] = polar(0, 0, 1, deg);
    return [160 + x * (rx + out), y + v * (ry + out)];
  };
  const row = (out: number) => [16, 34, 56, 78, 102, 124, 146, 164].map((deg) => at(deg, out));
  let spots = '';
  const side = rx > 50 ? 3 : 2;
  const step = 31 - rx / 8;
  for (let deg = 90 - side * step; deg <= 90 + side * step; deg += step) {
    const [px, py] = at(deg, -w * 0.12);
    const half = 3.4 + 5.4 * Math.sin((deg * Math.PI) / 180);
    spots += poly([
      [px - half, py],
      [px, py - 6.4],
      [px + half, py],
      [px, py + 6.4],
    ]);
  }
  const scales = [30, 50, 70, 90, 110, 130, 150].map((deg) => [at(deg, w * 0.2), at(deg, w * 0.33), at(deg, w * 0.44)]);
  return (
    ln(d, w + 5.4) +
    ln(d, w, C.green) +
    flat(taper(row(w * 0.33), [0.1, ...Array(6).fill(w * 0.24), 0.1]), C.green2) +
    flat(spots, C.gold2) +
    strokes(scales, 1.8, C.green3)
  );
}

export function draw(): string {
  let o = sky('len07', 'gold', 400);
  o += sh(disc(76, 112, 25), C.coral, 2.2) + ln(disc(76, 112, 20), 1, C.red);
  o += ridge('10,372 60,338 104,366 150,344 206,372 252,336 312,368', 410, C.coral, C.red2);
  o += sh(blob('10,384! 90,372 170,382 250,370 310,382! 310,480! 10,480!'), C.green2, 2.4);
  o += tufts('48,392 272,390 82,386 240,386', { rise: 30, spread: 14, w: 3.4 });
  o += sh(taper('222,420 256,434 280,424 284,396 274,378', [36, 28, 18, 9, 1]), C.green, 2.6);
  o += coil(412, 84, 24, 40) + coil(378, 62, 18, 37) + coil(347, 40, 12, 34);
  // neck and head
  const neck = '150,366 186,350 206,316 200,274 166,244 140,208 152,168';
  o += sh(taper(neck, [30, 34, 35, 34, 32, 30, 26], 3), C.green, 2.7);
  o += flat(taper('180,360 211,320 210,276 177,243 150,209 158,178', [1, 8, 9, 9, 9, 4], 3), C.green2);
  o += flat(
    at('196,322 198,296 186,270 164,249 144,226 138,198', (x, y) =>
      poly([
        [x - 8, y],
        [x, y - 8],
        [x + 8, y],
        [x, y + 8],
      ]),
    ),
    C.gold2,
  );
  o += strokes(
    [
      '202,330 208,330 213,328',
      '208,306 213,306 219,304',
      '204,282 209,279 214,274',
      '190,260 195,257 200,252',
      '169,244 174,240 178,236',
      '150,220 155,217 160,213',
      '148,198 153,197 158,196',
    ],
    2.2,
    C.green3,
  );
  o += coil(347, 40, 12, 34, true);
  o += sh(
    taper('208,158 230,157 246,150 262,152', [4, 4, 4, 1]) + taper('238,156 252,164 262,176', [4, 4, 1]),
    C.red,
    1.5,
  );
  o += sh(blob('138,182 134,158 144,138 166,130 190,138 216,152! 218,162 206,172 180,180 164,192'), C.green, 2.7);
  o +=
    flat(blob('150,182! 176,172 216,162! 208,171 180,179 163,190'), C.green2) +
    strokes(['218,160 196,166 172,166'], 2.4) +
    strokes(['150,146 168,138 186,146'], 3, C.green3);
  o += sh(disc(178, 150, 6.4), C.gold2, 1.6) + flat(disc(179, 150, 1.8, 5), C.ink) + flat(disc(208, 154, 1.7), C.ink);
  o += tufts('44,450 84,460 130,464 196,464 244,458 280,448 64,430', { rise: 22, spread: 12, w: 3.2 });
  return card({ id: 'len07', ground: C.paper, picture: o });
}
