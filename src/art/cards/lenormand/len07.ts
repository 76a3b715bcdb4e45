import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, poly, taper } from '../../geom/paths.ts';
import { at, n, polar } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { ridge, tufts } from '../../kit/land.ts';
import { flat, ln, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';

// Snake: one coiled snake, tongue, grass. Green, red; gold day.
export const focus: Focus = [46, 120, 228, 319];

const coil = (y: number, rx: number, ry: number, w: number) => {
  const d = disc(160, y, rx, ry);
  let spots = '';
  let bands = '';
  for (let i = 0; i < 9; i++) {
    const [x, v] = polar(0, 0, 1, 10 + i * 20);
    const px = 160 + x * rx;
    const py = y + v * ry;
    spots += poly([
      [px - 9, py - 5],
      [px, py - 12],
      [px + 9, py - 5],
      [px, py + 2],
    ]);
    bands += `M${n(px - 3)} ${n(py + w * 0.22)}l2 ${n(w * 0.24)}M${n(px + 6)} ${n(py + w * 0.22)}l2 ${n(w * 0.24)}`;
  }
  return (
    ln(d, w + 5.4) +
    ln(d, w, C.green) +
    ln(
      `M${n(160 - rx)} ${n(y + w * 0.32)}A${n(rx)} ${n(ry)} 0 0 0 ${n(160 + rx)} ${n(y + w * 0.32)}`,
      w * 0.3,
      C.green2,
    ) +
    flat(spots, C.gold2) +
    ln(bands, 1.2, C.green3)
  );
};

export function draw(): string {
  let o = sky('len07', 'gold', 400);
  o += sh(disc(82, 138, 34), C.red, 2.3) + ln(disc(82, 138, 28), 1, C.coral);
  o += ridge('10,372 60,338 104,366 150,344 206,372 252,336 312,368', 410, C.coral, C.red2);
  o += sh(blob('10,384! 90,372 170,382 250,370 310,382! 310,480! 10,480!'), C.green2, 2.4);
  o += tufts('48,392 272,390 82,386 240,386', { rise: 30, spread: 14, w: 3.4 });
  o += sh(taper('226,424 262,440 284,428 290,402', [26, 18, 9, 1]), C.green, 2.6);
  o += coil(412, 84, 24, 40) + coil(378, 62, 18, 37) + coil(347, 40, 12, 34);
  // neck and head
  const neck = '120,348 146,362 184,352 206,316 200,274 166,244 140,208 152,168';
  o += sh(taper(neck, [20, 32, 35, 35, 34, 32, 30, 26], 3), C.green, 2.7);
  o += flat(taper('180,360 211,320 210,276 177,243 150,209 158,178', [1, 8, 9, 9, 9, 4], 3), C.green2);
  o += flat(
    at('156,352 184,336 198,308 190,274 168,252 146,228 138,200', (x, y) =>
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
