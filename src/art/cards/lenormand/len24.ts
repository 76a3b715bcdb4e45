import type { Focus } from '../../art.ts';
import { card } from '../../frame.ts';
import { blob, brush } from '../../geom/paths.ts';
import { polar, sym } from '../../geom/points.ts';
import { C } from '../../ink.ts';
import { flame } from '../../kit/flame.ts';
import { clip, flat, hatch, ln, sh, strokes } from '../../kit/marks.ts';
import { leaf, rose } from '../../kit/plants.ts';
import { sky } from '../../kit/skies.ts';
import { rays } from '../../kit/stars.ts';

// Heart: one red heart, roses and rays. Red, green; gold dawn.
export const focus: Focus = [42, 78, 236, 330];

export function draw(): string {
  let o = sky('len24', 'gold', 472, 60);
  o +=
    rays(160, 226, 70, 232, 36, { wavy: false, w: 0.42, fill: C.gold }) +
    rays(160, 226, 70, 176, 36, { wavy: false, w: 0.42, fill: C.coral, rot: -85 });
  const heart = blob(sym('160,150! 142,116 104,98 66,112 50,152 62,204 100,258 138,302 160,334!'));
  // it burns: a flame out of the cleft
  o += flame(160, 172, 66);
  o += sh(heart, C.red, 3.2);
  o += clip(
    'len24h',
    heart,
    flat(blob('172,150 196,118 232,112 268,94! 300,180 226,300 160,346! 206,280 238,200 212,150'), C.red2) +
      hatch(196, 110, 90, 200, 6, 1.1, C.ink, -0.4, 0.5) +
      flat(brush('68,182 66,146 96,124', 11) + brush('76,204 82,216 92,228', 7), C.coral),
  );
  o += ln(heart, 3.2);
  // roses
  const sprig = (x: number, y: number, r: number, a: number[]) =>
    a
      .map((t) => leaf(...(polar(x, y, r * 0.6, t) as [number, number]), r * 1.3, t, { fill: C.green, w: 0.5 }))
      .join('');
  o += strokes(['160,470 120,420 84,392', '160,470 200,420 236,392', '160,470 160,440 160,400'], 5, C.green3);
  o +=
    sprig(82, 384, 30, [30, 110, 160, 215, 330]) +
    sprig(238, 384, 30, [-30, 70, 20, 210, 150]) +
    sprig(160, 408, 36, [20, 160, 60, 120]);
  o +=
    rose(82, 384, 29, { fill: C.paper, inner: C.coral }) +
    rose(238, 384, 29, { fill: C.paper, inner: C.coral }) +
    rose(160, 408, 36, { fill: C.coral, inner: C.red });
  return card({ id: 'len24', ground: C.paper, picture: o });
}
