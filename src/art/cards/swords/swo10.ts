import type { Focus } from '../../art.ts';
import { blessing } from '../../figures/hand.ts';
import { headProfile } from '../../figures/profile.ts';
import { card } from '../../frame.ts';
import { blob, poly } from '../../geom/paths.ts';
import { type Point, placer } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { stormBank } from '../../kit/clouds.ts';
import { ridge } from '../../kit/land.ts';
import { clip, flat, graded, sh, strokes, tone } from '../../kit/marks.ts';
import { planted } from '../../kit/wind.ts';

// Lead and night, cinnabar, azurite; a line of gold at the foot of the dark.
export const focus: Focus = [30, 104, 260, 364];

/** How far each sword leans, in degrees. */
const LEAN = [-7, -5, -6, -3, -4, -1, -2, 1, 0, 2] as const;

export function draw(): string {
  const skin = C.skin[2];
  let o = graded('swo10g', 22, 22, 276, 320, [
    [0, C.ink],
    [0.5, C.night],
    [0.7, C.coral],
    [0.82, C.gold2],
    [1, C.gold],
  ]);
  o += tone(22, 24, 276, 172, 28, 0.3, 1.4, C.night2);
  o +=
    stormBank(22, 298, 76, 34, 4, { fill: C.night, inner: C.night2 }) +
    stormBank(22, 298, 46, 30, 9, { fill: C.ink, inner: C.night2 });
  // far hills, still water
  o += ridge('10,336 60,318 104,334 150,322 196,336 250,314 312,336', 350, C.blue, C.blue3);
  o +=
    sh(rect(10, 344, 304, 48), C.blue2, 2.2) +
    tone(30, 354, 260, 28, 4, 1.4, 1.4, C.paper) +
    tone(60, 350, 190, 36, 3, 1, 1, C.blue);
  o += sh(blob('10,386! 90,378 180,384 250,378 312,388! 312,480! 10,480!'), C.grey2, 2.4);
  o += strokes(['28,462 80,456 130,464', '190,464 240,458 292,464', '30,402 50,398 66,400'], 3, C.grey);
  // the fallen man: feet, head with the cheek on the ground, cloth over shoulder, hip and legs
  o +=
    sh(blob('262,424! 280,414 290,418 290,430 280,438! 262,438!'), C.gold3, 2.1) +
    sh(blob('262,434! 276,432 288,436 290,446 282,452 262,450!'), C.gold3, 2.1);
  o += headProfile(54, 422, 21, { skin, flip: true, r: -78 });
  const h = placer({ x: 54, y: 422, s: 21, flip: true, r: -78 });
  o += sh(
    blob(
      h(
        '0.5,-0.8! 0.3,-1.1 -0.3,-1.2 -0.9,-0.8 -1.1,0 -0.9,0.8 -0.7,1.3! -0.3,1 -0.3,0.5 -0.1,0.1! -0.16,-0.2 0.1,-0.4!',
      ),
    ),
    C.ink,
    2,
  );
  o += strokes([h('0.2,-0.9 -0.5,-0.6 -0.7,0.2'), h('-0.1,-0.6 -0.5,-0.2 -0.6,0.7')], 1.8, C.grey);
  const cloth =
    '70,428! 74,408 90,394 112,391 134,400 154,408 174,404 196,395 216,397 238,407 258,416 272,423! 276,436 270,450! 250,457 234,452 214,459 194,453 168,459 142,453 116,459 92,454 74,450!';
  o += sh(blob(cloth), C.red, 3);
  o += clip(
    'swo10c',
    blob(cloth),
    flat(blob('70,446! 110,436 150,444 190,440 230,446 276,438! 280,470! 70,470!'), C.red2),
  );
  o += strokes(
    [
      '88,440 92,420 108,404',
      '118,446 130,430 150,418',
      '160,444 178,428 200,412',
      '206,436 236,430 268,432',
      '214,424 238,420 262,424',
    ],
    3.2,
    C.red2,
  );
  o += blessing(50, 457, 10, { skin, r: -84 });
  o +=
    sh(blob('98,436! 104,446 98,456 80,463 62,463! 60,450! 74,447 82,438!'), C.paper, 2.2) +
    strokes(['92,444 84,452 72,455'], 2, C.grey);
  // ten swords; each ends at a slit in the cloth
  const slits: Point[] = [86, 106, 126, 145, 164, 184, 204, 224, 243, 262].map(
    (x, i): Point => [x, 412 + (i > 6 ? (i - 6) * 5 : 0) - (i % 2) * 7],
  );
  const rows = slits.map(([x, y], i): [number, number, number] => [
    x + 176 * Math.tan((LEAN[i]! * Math.PI) / 180),
    y - 206 + (i % 3) * 12,
    LEAN[i]!,
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
  o += flat(slits.map(([x, y]) => disc(x, y, 6.4, 2.2)).join(''), C.ink);
  return card({ id: 'swo10', ground: C.ink, picture: o });
}
