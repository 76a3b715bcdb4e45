import type { Focus } from '../../art.ts';
import { dog } from '../../beasts/dog.ts';
import { bystander } from '../../figures/bystander.ts';
import { headProfile } from '../../figures/head.ts';
import { card } from '../../frame.ts';
import { blob, line, poly, taper } from '../../geom/paths.ts';
import { at, each, mirror, n, points } from '../../geom/points.ts';
import { disc, rect } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { clip, flat, graded, ln, sh, strokes, tone, union } from '../../kit/marks.ts';
import { grapes, leaf } from '../../kit/plants.ts';
import { star } from '../../kit/stars.ts';
import { pentacle } from '../../kit/suits.ts';

export const focus: Focus = [68, 36, 184, 258];

export function draw(): string {
  let o = graded('pen10g', 22, 22, 276, 340, [
    [0, C.green2],
    [0.8, C.paper],
    [1, C.paper],
  ]);
  o += tone(22, 24, 276, 310, 48, 1.8, 0.3, C.green);
  // house and garden seen through the arch
  o +=
    sh(rect(196, 168, 40, 190), C.paper2, 2.2) +
    sh('M190 168v-16h9v8h8v-8h8v8h8v-8h9v8h8v-8h2v16z', C.paper2, 2) +
    flat(rect(222, 170, 13, 186), C.gold) +
    flat('M209 214v-14a7 7 0 0 1 14 0v14zM209 278v-14a7 7 0 0 1 14 0v14z', C.ink);
  o += sh(poly('184,152 216,104 248,152'), C.red, 2.2) + flat(poly('216,105 247,151 224,151'), C.red2);
  o += union(
    [
      disc(72, 326, 28),
      disc(106, 312, 32),
      disc(146, 326, 28),
      disc(44, 322, 24),
      disc(182, 332, 22),
      disc(248, 330, 26),
      disc(276, 322, 24),
    ],
    C.green,
    2.2,
  );
  o += flat(
    at('62,318 84,326 100,300 118,312 140,318 156,328 46,314 96,322 178,328 252,324 240,334 270,316', (x, y) =>
      disc(x, y, 3.2),
    ),
    C.gold2,
  );
  // paving
  o += sh(rect(18, 354, 284, 124), C.paper2, 2.2);
  let fl = '';
  for (const y of [370, 392, 420, 454]) fl += `M22 ${y}H298`;
  for (let i = -6; i <= 6; i++) fl += `M${160 + i * 26} 354L${160 + i * 58} 476`;
  o += ln(fl, 1.1, C.gold3);
  // couple under the arch
  o +=
    bystander(186, 384, 82, { robe: C.blue, skin: C.skin[2], hair: C.ink }) +
    bystander(220, 388, 78, { robe: C.red, skin: C.skin[1], hair: C.gold3, flip: true });
  // archway
  for (const f of [0, 1]) {
    const x = f ? 270 : 22;
    o += sh(rect(x, 132, 28, 344), C.paper, 2.4) + flat(rect(f ? x + 1 : x + 18, 134, 9, 340), C.paper2);
    let q = '';
    for (let y = 160; y < 470; y += 30) q += `M${x} ${y}h28`;
    o += ln(q, 1.2, C.gold3) + sh(rect(x - 5, 124, 38, 11), C.gold, 2);
  }
  o +=
    sh('M18 18H302V126H270A110 92 0 0 0 50 126H18z', C.paper, 2.4) + ln('M40 126A120 102 0 0 1 280 126', 1.2, C.gold3);
  let vs = '';
  for (let i = 0; i <= 12; i++) {
    const a = ((180 + i * 15) * Math.PI) / 180;
    vs += `M${n(160 + Math.cos(a) * 110)} ${n(126 + Math.sin(a) * 92)}L${n(160 + Math.cos(a) * 120)} ${n(126 + Math.sin(a) * 102)}`;
  }
  o += ln(vs, 1.2, C.gold3);
  // vines on both piers
  for (const f of [0, 1]) {
    const m = (x: number) => (f ? 320 - x : x);
    const vine = '36,472 44,420 30,360 42,300 30,240 42,184 30,130 44,84 84,48';
    o += ln(line(f ? mirror(vine) : vine), 3, C.green3);
    o += each(
      [
        [41, 440, -30],
        [33, 376, 200],
        [40, 320, -20],
        [33, 262, 190],
        [38, 212, -30],
        [36, 152, 200],
        [38, 106, -20],
        [62, 62, 70],
        [56, 70, -60],
      ],
      (x, y, a) => leaf(m(x), y, 16, f ? 180 - a : a, { fill: C.green2 }),
    );
    o += at('28,396 46,336 28,278 46,222 28,170', (x, y) => grapes(m(x), y));
  }
  // elder in a robe of vines, seated
  const robe = blob('82,356 98,346 118,354 132,376 140,410 158,436 164,470! 56,470! 58,430 66,388');
  o +=
    sh(robe, C.plum, 2.5) +
    clip(
      'pen10r',
      robe,
      at('84,376 108,392 80,414 112,432 78,448 140,452', (x, y, i) =>
        i % 2 ? grapes(x, y, 3.2, C.gold, 0.9) : star(x, y + 4, 11),
      ),
    ) +
    strokes(['120,376 120,416 136,460', '72,396 70,430 72,464'], 2.6, C.ink);
  o += union([taper('112,370 134,394 158,404', [24, 18, 10])], C.plum, 2.2) + sh(disc(161, 405, 6.6), C.skin[0], 1.8);
  o += headProfile(102, 326, 18, {});
  o +=
    sh(blob('112,336! 117,342 118,366! 108,378 98,362 100,344 105,338'), C.paper, 2) +
    strokes(['108,344 110,356 107,370'], 1.6, C.grey);
  o +=
    sh(blob('88,322! 86,308 98,300 114,308! 110,314 100,320 98,334 94,352 85,352 82,336'), C.paper, 2) +
    strokes(['94,308 90,326 90,346'], 1.6, C.grey);
  // dogs
  o +=
    dog({ x: 168, y: 468, s: 0.82 }) +
    dog({ x: 274, y: 446, s: 0.68, flip: true, coat: C.grey2, spot: C.grey, collar: C.blue });
  // ten discs on the tree of life
  for (const [x, y] of points('160,58 108,102 212,102 160,138 108,170 212,170 160,204 108,240 212,240 160,274'))
    o += pentacle(x, y, 22);
  return card({ id: 'pen10', ground: C.paper, picture: o });
}
