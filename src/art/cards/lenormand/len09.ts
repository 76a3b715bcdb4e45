import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob } from '../../geom/paths.ts';
import { placer, polar } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { rod, sh, strokes } from '../../kit/marks.ts';
import { leaf, lily, rose, sunflower } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';

// Bouquet: tied bunch of different flowers, ribbon. Red, green, blue; gold day.
export const focus: Focus = [44, 84, 232, 325];

const tulip = (x: number, y: number, s: number, r: number) => {
  const put = placer({ x, y, s, r });
  return (
    sh(blob(put('0,22! -20,14 -22,-10 -16,-30! -6,-14 0,-34! 6,-14 16,-30! 22,-10 20,14')), C.red, 2.1) +
    sh(blob(put('0,22! -10,4 0,-34! 10,4')), C.coral, 1.7)
  );
};
const bell = (x: number, y: number, r: number) => sunflower(x, y, r, { petals: 7, fill: C.blue2, heart: C.gold });

export function draw(): string {
  let o = sky('len09', 'gold', 472, 60);
  // stems
  o += rod(
    'M152 344L104 440M158 344L138 454M162 344L182 454M168 344L216 440M160 344V460M150 344L78 418M170 344L242 418',
    5,
    C.green,
    1.8,
  );
  o += ['96,392,150', '224,392,30']
    .map((l) => l.split(',').map(Number))
    .map(([x, y, a]) => leaf(x!, y!, 34, a!, { fill: C.green2 }))
    .join('');
  // cone of stems and leaves
  o += sh(blob('160,360! 130,316 78,250 60,200 110,150 160,130 210,150 260,200 242,250 190,316'), C.green3, 2.4);
  let leaves = '';
  for (let i = 0; i < 19; i++) {
    const a = -204 + i * 12.7;
    const p = polar(160, 222, 88, a);
    leaves += leaf(p[0], p[1], i % 2 ? 44 : 34, a + (i % 2 ? 10 : -14), { fill: i % 2 ? C.green2 : C.green, w: 0.46 });
  }
  o += leaves;
  o += [-38, -20, 0, 20, 38]
    .map((a) => leaf(160 + a * 0.7, 330, 62, -90 + a, { fill: a ? C.green : C.green2, w: 0.4 }))
    .join('');
  // flowers
  o += lily(86, 154, 40, { rot: -28 }) + lily(236, 156, 40, { rot: 30 });
  o += tulip(160, 116, 1.25, 0) + tulip(70, 218, 1.1, -44) + tulip(250, 222, 1.1, 44);
  o += sunflower(122, 172, 38, { fill: C.gold });
  o += bell(204, 146, 20) + bell(110, 274, 21) + bell(246, 186, 14) + bell(84, 186, 14) + bell(218, 268, 16);
  o +=
    rose(196, 202, 37, { fill: C.red, inner: C.coral }) +
    rose(146, 246, 33, { fill: C.paper, inner: C.coral }) +
    rose(94, 238, 20, { fill: C.coral, inner: C.red }) +
    rose(202, 264, 24, { fill: C.coral, inner: C.paper });
  // ribbon
  o += sh(
    blob('150,344! 118,316 86,322 84,346 108,360 150,352!') + blob('170,344! 202,316 234,322 236,346 212,360 170,352!'),
    C.blue,
    2.3,
  );
  o += sh(
    blob('152,350! 136,384 108,414! 120,420! 124,436! 154,396 164,354!') +
      blob('168,350! 184,384 212,414! 200,420! 196,436! 166,396 156,354!'),
    C.blue,
    2.3,
  );
  o += strokes(
    ['98,338 122,336 144,346', '222,338 198,336 176,346', '150,366 138,394 122,414', '170,366 182,394 198,414'],
    2.8,
    C.blue3,
  );
  o += sh(blob('146,338 160,334 174,338 176,350 172,360 148,360 144,350'), C.blue2, 2.3);
  return card({ id: 'len09', ground: C.paper, picture: o });
}
