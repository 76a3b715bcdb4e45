import type { Focus } from '../../art.ts';
import { limb } from '../../figures/body.ts';
import { card } from '../../frame.ts';
import { blob, line, taper } from '../../geom/paths.ts';
import { at, place, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { flat, ln, sh, strokes, union } from '../../kit/marks.ts';
import { leafPath } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';

// Dog: sitting, with a collar, looking up; gate. Red, green, brown; blue day.
export const focus: Focus = [52, 110, 220, 308];

/** Hound sitting, facing right. */
function dog(): string {
  const coat = C.gold3;
  const h = placer({ x: 170, y: 168, s: 46, r: -14 });
  const dot = (l: string, r: number) => disc(...(h(l)[0] as unknown as [number, number]), r);
  const paw = (x: number, y: number) => blob(place('-20,8! -18,-6 -6,-12 10,-12 24,-5 30,3 28,8!', { x, y }));
  return (
    sh(taper('96,446 58,446 36,418 42,380', [22, 19, 14, 6]), coat, 2.5) +
    // far foreleg
    union([limb('196,308 212,372 208,436', [32, 22, 18]), paw(210, 446)], coat, 2.4) +
    // shade between haunch and foreleg
    flat(blob('150,366! 176,366 184,400 180,452! 140,452! 152,400'), C.ink) +
    union(
      [
        blob(
          '138,196 128,236 108,284 90,336 76,390 78,430 96,452 130,446 152,424 158,404 159,384 164,368 184,362 204,350 214,318 214,284 200,246 194,206',
        ),
        limb('184,300 186,372 182,438', [50, 25, 19]),
        blob('184,326 168,340 158,352 160,362 168,370 176,380 192,376'),
        paw(184, 448),
        disc(114, 408, 43),
        blob('86,454 90,438 120,436 146,442 156,450 152,458! 86,458!'),
      ],
      coat,
      2.9,
    ) +
    sh(blob('192,250! 206,274 212,304 206,340 194,368! 190,354 184,362! 184,330 178,334! 180,296'), C.paper, 1.9) +
    strokes(['198,284 198,306 194,332'], 2.4, C.gold) +
    strokes(['90,372 116,362 138,372 154,392', '150,246 140,290 142,318', '182,306 172,332 158,350 161,364'], 3.6) +
    strokes(
      [
        '190,448 189,453 190,456',
        '202,447 202,452 203,456',
        '126,446 126,451 127,456',
        '138,446 138,451 139,456',
        '222,446 222,451 223,455',
      ],
      2.2,
    ) +
    // collar
    ln(line('134,218 162,236 198,228'), 15.5) +
    ln(line('134,218 162,236 198,228'), 10.5, C.red) +
    sh(disc(184, 246, 8), C.gold, 2) +
    flat(disc(182, 244, 2.4), C.gold2) +
    // head: brow, square muzzle, hanging ear
    sh(
      blob(
        h(
          '-0.86,0.9! -0.98,0.2 -0.86,-0.5 -0.4,-0.92 0.2,-0.9 0.54,-0.6 0.7,-0.36 1.2,-0.3 1.52,-0.2 1.6,0.06 1.5,0.36 1.26,0.52! 1.2,0.66 0.9,0.72 0.5,0.7 0.3,0.94 0.3,1.34!',
        ),
      ),
      coat,
      2.8,
    ) +
    flat(blob('136,202! 203,191! 201,198 201,208 203,218 203,228! 160,234! 136,222!'), coat) +
    ln(line('204,190.5 201,198 201,208 203,218 203,228'), 2.8) +
    ln(line('134,218 162,236 198,228'), 15.5) +
    ln(line('134,218 162,236 198,228'), 10.5, C.red) +
    sh(
      blob(
        h('0.62,-0.32! 1.1,-0.28 1.5,-0.2 1.6,0.06 1.5,0.36 1.26,0.52! 1.2,0.66 0.9,0.72 0.6,0.66 0.46,0.3 0.52,-0.04'),
      ),
      C.paper,
      2,
    ) +
    strokes([h('1.36,0.4 0.98,0.46 0.68,0.3'), h('0.08,-0.5 0.3,-0.6 0.5,-0.46')], 3) +
    flat(blob(h('1.2,-0.34! 1.56,-0.26 1.64,0 1.44,0.12 1.26,-0.06')), C.ink) +
    flat(dot('0.3,-0.26', 4.4), C.ink) +
    flat(dot('0.26,-0.3', 1.4), C.paper) +
    flat(dot('0.98,0.14', 1.4) + dot('1.12,0.24', 1.4) + dot('0.88,0.28', 1.4), C.ink) +
    sh(blob(h('-0.3,-0.84! -0.84,-0.7 -1.16,-0.1 -1.1,0.66 -0.8,1.06 -0.42,0.84 -0.16,0.2 -0.06,-0.4')), C.red2, 2.5) +
    strokes([h('-0.5,-0.5 -0.82,0 -0.8,0.6')], 3) +
    sh(disc(184, 246, 8), C.gold, 2) +
    flat(disc(182, 244, 2.4), C.gold2)
  );
}

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
    sh(rect(214, 276, 36, 128), C.grey2, 2.6) +
    flat(rect(234, 278, 14, 124), C.grey) +
    ln('M214 308h36M214 340h36M214 372h36', 1.4) +
    sh(rect(208, 264, 48, 13), C.paper, 2.3) +
    sh(disc(232, 249, 15), C.paper, 2.3) +
    flat(disc(227, 244, 4.4), C.gold2);
  o += sh(blob('10,396! 100,388 200,398 310,388! 310,480! 10,480!'), C.green2, 2.4);
  o += sh(blob('190,480! 210,440 232,416 236,402! 310,402! 310,480!'), C.paper, 2.2);
  o += dog();
  o += tufts('40,456 76,460 246,412 120,462 60,470 170,466', { rise: 16, w: 2.8 });
  return card({ id: 'len18', ground: C.paper, picture: o });
}
