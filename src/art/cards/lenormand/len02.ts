import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, taper } from '../../geom/paths.ts';
import { n, place, placer } from '../../geom/points.ts';
import { disc } from '../../geom/shapes.ts';
import { C } from '../../ink.ts';
import { tufts } from '../../kit/land.ts';
import { flat, rod, sh, strokes } from '../../kit/marks.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Clover: one large four-leaf clover, dew, low grass. Green, blue; day.
export const focus: Focus = [48, 84, 224, 314];

const HEART = '0,4! -22,-30 -49,-64 -54,-96 -34,-118 -10,-110 0,-84! 10,-110 34,-118 54,-96 49,-64 22,-30';

function petal(r: number): string {
  const put = placer({ x: 160, y: 222, r });
  return (
    sh(blob(put(HEART)), C.green, 2.8) +
    flat(blob(put('3,-8! 3,-80! 16,-104 34,-111 49,-94 45,-66 20,-32')), C.green3) +
    flat(blob(put('-38,-50! -24,-82 0,-66 24,-82 38,-50! 24,-60 0,-44 -24,-60')), C.green2) +
    strokes(
      [
        '0,0 -1,-44 0,-82',
        '-5,-28 -22,-54 -38,-74',
        '5,-28 22,-54 38,-74',
        '-5,-50 -14,-78 -28,-100',
        '5,-50 14,-78 28,-100',
      ].map(put),
      2.6,
      C.ink,
    )
  );
}
const drop = (x: number, y: number, s: number) =>
  sh(blob(place('0,-10! -6,0 -4,7 0,9 4,7 6,0', { x, y, s })), C.paper, 1.6) +
  flat(disc(x - 1.6 * s, y + 2 * s, 1.8 * s), C.blue2);
const trefoil = (x: number, y: number, s: number) =>
  rod(`M${x} ${y}q${n(4 * s)} ${n(16 * s)} 0 ${n(30 * s)}`, 1.8, C.green, 1.2) +
  [-90, 25, 155].map((a) => sh(blob(place(HEART, { x, y, s: s * 0.18, r: a + 90 })), C.green, 1.5)).join('');

export function draw(): string {
  let o = sky('len02', 'day', 380);
  o += rays(160, 222, 120, 172, 48, { wavy: false, w: 0.34, fill: C.gold2 });
  o += sh(blob('10,392! 80,376 160,386 240,374 310,390! 310,480! 10,480!'), C.green2, 2.4);
  o += sh(blob('10,436! 90,424 170,434 250,422 310,432! 310,480! 10,480!'), C.green, 2.2);
  o += trefoil(62, 400, 1) + trefoil(262, 396, 1.1) + trefoil(104, 420, 0.8) + trefoil(220, 424, 0.8);
  o +=
    sh(taper('160,222 164,300 150,380 168,462', [9, 10, 11, 14]), C.green, 2.6) +
    strokes(['160,250 162,310 152,376 160,436'], 3, C.green2);
  o += [45, 135, 225, 315].map(petal).join('') + sh(disc(160, 222, 6), C.green2, 2);
  o += drop(112, 150, 1.1) + drop(226, 178, 0.9) + drop(206, 282, 1.1) + drop(106, 256, 0.8);
  o += tufts('40,440 280,438 74,462 248,464 120,456 206,456 160,470', { rise: 18, spread: 10, w: 2.8 });
  return card({ id: 'len02', ground: C.paper, picture: o });
}
