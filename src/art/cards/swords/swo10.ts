import type { Focus } from '../../art.ts';
import { rest } from '../../figures/hand.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import type { Point } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { stormBank } from '../../kit/clouds.ts';
import { ridge } from '../../kit/land.ts';
import { clip, flat, graded, sh, strokes, tone } from '../../kit/marks.ts';
import { planted } from '../../kit/wind.ts';

// Lead and night, cinnabar, azurite; a line of gold at the foot of the dark.
export const focus: Focus = [30, 104, 260, 364];

export function draw(): string {
  const skin = C.skin[2];
  let o = graded('swo10g', 22, 22, 276, 320, [
    [0, C.ink],
    [0.72, C.night],
    [0.84, C.coral],
    [0.9, C.gold2],
    [1, C.gold],
  ]);
  o += tone(22, 24, 276, 250, 40, 0.3, 1.6, C.night2);
  o +=
    stormBank(22, 298, 76, 34, 4, { fill: C.night, inner: C.night2 }) +
    stormBank(22, 298, 46, 30, 9, { fill: C.ink, inner: C.night2 });
  // far hills, still water
  o += ridge('10,336 60,318 104,334 150,322 196,336 250,314 312,336', 350, C.blue, C.blue3);
  o +=
    sh(rect(10, 344, 304, 48), C.blue2, 2.2) +
    tone(30, 354, 260, 28, 4, 1.4, 1.4, C.paper) +
    tone(60, 350, 190, 36, 3, 1, 1, C.blue);
  o += sh(blob('10,386! 90,378 180,384 250,378 312,388! 312,480! 10,480!'), C.grey, 2.4);
  o += strokes(['28,462 80,456 130,464', '190,464 240,458 292,464', '30,402 50,398 66,400'], 3, C.night2);
  // figure: legs, head and arm, cloth
  o += sh(blob('250,428! 274,424 290,426 296,434 292,446 274,446 250,446!'), C.gold3, 2.2);
  o += sh(blob('66,412 56,402 42,404 34,416 36,432 48,440 62,438 74,430'), skin, 2.2);
  o += sh(blob('70,404 58,396 42,398 31,410 30,426 38,438! 46,430 44,418 54,414 64,418!'), C.ink, 2);
  const cloth =
    '60,424! 66,406 84,396 110,392 140,396 170,398 200,394 226,402 250,414 270,424 284,436! 286,450 270,448 254,456 236,450 214,458 194,452 168,458 142,452 116,458 92,452 70,456 58,444!';
  o += sh(blob(cloth), C.red, 3);
  o += strokes(
    [
      '74,448 84,426 108,412',
      '110,452 124,432 150,416',
      '146,450 168,434 190,420',
      '190,448 204,432 226,416',
      '232,446 240,436 256,428',
    ],
    3.4,
    C.red2,
  );
  o +=
    sh(blob('66,436! 84,432 92,440 84,450 62,456 48,458! 44,450! 54,446'), C.paper, 2.1) +
    rest(40, 456, 10, { skin, r: 172 });
  // ten swords; each ends at a slit in the cloth
  const slits: Point[] = [80, 101, 122, 143, 164, 185, 206, 227, 247, 267].map(
    (x, i): Point => [x, 416 + (i > 6 ? (i - 6) * 4 : 0) - (i % 2) * 5],
  );
  const rows = slits.map(([x, y], i): [number, number, number] => [
    x,
    y - 206 + (i % 2) * 16,
    [-2, 1, 0, 2, -1, 1, 0, -2, 1, 2][i]!,
  ]);
  const above: Point[] = [
    [20, 20],
    ...slits.flatMap(([x, y]): Point[] => [
      [x - 10, y],
      [x + 10, y],
    ]),
    [300, 20],
  ];
  o += clip('swo10s', poly(above), planted(rows, 224, { w: 9.4, guard: 17, blade: C.paper, shade: C.grey }));
  o += flat(slits.map(([x, y]) => disc(x, y, 8, 2.4)).join(''), C.ink);
  return card({ id: 'swo10', ground: C.ink, picture: o });
}
