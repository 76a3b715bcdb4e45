import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { flat, ln, sh, strokes, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';

// Dog: sitting, with a collar, looking up; gate. Red, green, brown; blue day.
export const focus: Focus = [52, 110, 220, 308];

export function draw(): string {
  let o = sky('len18', 'day', 400);
  // hedge, gate
  o +=
    sh(blob('10,330! 50,314 100,322 150,312 200,322! 200,410! 10,410!'), C.green, 2.4) +
    flat(
      at('34,346 66,336 100,350 140,338 50,370 180,344', (x, y) => leafPath(x, y, 14, -60, 0.6)),
      C.green2,
    );
  o +=
    sh('M238 400V252a36 36 0 0 1 72 0V400z', C.green3, 2.4) +
    ln('M256 400V226M274 400V216M292 400V222M238 300H300M238 364H300', 1.8, C.green2);
  o +=
    sh(rect(206, 232, 36, 172), C.grey2, 2.6) +
    flat(rect(226, 234, 14, 168), C.grey) +
    ln('M206 268h36M206 304h36M206 340h36M206 374h36', 1.4) +
    sh(rect(200, 220, 48, 13), C.paper, 2.3) +
    sh(disc(224, 204, 16), C.paper, 2.3) +
    flat(disc(219, 199, 4.6), C.gold2);
  o += sh(blob('10,396! 100,388 200,398 310,388! 310,480! 10,480!'), C.green2, 2.4);
  o += sh(blob('190,480! 210,440 232,416 236,402! 310,402! 310,480!'), C.paper, 2.2);
  const B = C.gold3;
  // tail, far legs
  o += sh(taper('98,428 64,436 44,414 48,388', [20, 17, 12, 5]), B, 2.5);
  o += union(
    [taper('186,320 204,376 200,428', [30, 20, 16]), blob('190,424 208,420 224,430 226,440! 190,440!')],
    C.gold3,
    2.3,
  );
  // trunk, near legs, neck
  o += union(
    [
      blob('140,228 178,226 202,252 206,294 196,340 172,384 140,414 104,430 82,420 76,388 88,340 106,288 122,246'),
      taper('176,300 176,372 172,432', [48, 26, 19]),
      blob('160,430 178,424 198,434 202,446! 158,446!'),
      blob('78,380 96,350 126,352 146,384 144,424 120,440 88,438 74,420'),
      blob('104,430 140,424 160,436 162,446! 100,446!'),
      taper('158,272 162,232 166,196', [74, 62, 54]),
    ],
    B,
    2.8,
  );
  o +=
    sh(blob('188,246! 204,270 206,300 196,338 184,352! 176,324 180,290'), C.paper, 1.9) +
    strokes(['194,276 192,300 188,326'], 2.4, C.gold);
  o += strokes(
    [
      '140,270 118,306 104,346',
      '158,318 158,360 160,400',
      '98,362 122,362 138,390',
      '138,390 140,410 130,428',
      '156,386 150,404 152,420',
    ],
    3.6,
  );
  o += ln('M170 446v-8M182 446v-8M128 446v-8M142 446v-8', 1.8);
  // collar
  o +=
    ln(line('132,222 160,240 194,232'), 15) +
    ln(line('132,222 160,240 194,232'), 10, C.red) +
    sh(disc(176, 250, 8), C.gold, 2) +
    flat(disc(174, 248, 2.4), C.gold2);
  // head, looking up to the right
  const put = placer({ x: 166, y: 172, s: 1.36, r: -30 });
  o += sh(
    blob(put('-28,2 -24,-22 -4,-34 18,-28 30,-14! 50,-14 64,-8 68,4 58,12! 60,18 44,24 22,24 4,30 -18,24')),
    B,
    2.8,
  );
  o += sh(blob(put('22,2! 34,-10 50,-13 64,-8 68,4 58,12! 60,18 44,24 24,23 14,14')), C.paper, 2);
  o +=
    strokes([put('60,11 46,14 34,10'), put('8,-16 16,-20 26,-14')], 3) +
    flat(blob(put('58,-12! 68,-10 71,0 62,2')), C.ink);
  const [ex, ey] = put('18,-9')[0]!;
  o += flat(disc(ex, ey, 4.4), C.ink) + flat(disc(ex - 1.2, ey - 1.6, 1.4), C.paper);
  o +=
    sh(blob(put('-6,-28! -26,-22 -42,2 -40,26 -28,34 -14,20 -4,-2')), C.red2, 2.5) +
    strokes([put('-16,-16 -28,4 -28,22')], 2.8);
  o += tufts('40,456 76,460 246,412 120,462 60,470 170,466', { rise: 16, w: 2.8 });
  return card({ id: 'len18', ground: C.paper, picture: o });
}
