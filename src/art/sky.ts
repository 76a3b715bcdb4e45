import { n, type Point, polar, xy } from './geom/points.ts';
import { disc } from './geom/shapes.ts';

/** Sky pictures of the interface: planisphere, moon of tonight, banner. */

const MERIDIANS = [
  4, 16, 23, 37, 49, 60, 71, 88, 97, 108, 124, 139, 150, 163, 172, 186, 201, 214, 222, 238, 246, 263, 275, 284, 299,
  311, 327, 342, 351,
];
const RINGS = [
  [1, 1.6, ''],
  [0.965, 2.6, ' stroke-dasharray="1 5.2"'],
  [0.93, 0.8, ''],
  [0.7, 0.8, ''],
  [0.45, 0.8, ''],
] as const;

/** Planisphere drawn as lines: rings, unequal meridians, ball-and-link stars. */
export function chart(cx: number, cy: number, R: number, { stroke = 'currentColor', seed = 3 } = {}): string {
  let o = '';
  for (const [k, w, dash] of RINGS)
    o += `<path d="${disc(cx, cy, R * k)}" fill="none" stroke="${stroke}" stroke-width="${w}"${dash}/>`;
  let meridians = '';
  for (const a of MERIDIANS) meridians += `M${xy(polar(cx, cy, R * 0.45, a))}L${xy(polar(cx, cy, R * 0.93, a))}`;
  o += `<path d="${meridians}" stroke="${stroke}" stroke-width=".7"/>`;
  o += `<ellipse cx="${cx}" cy="${cy}" rx="${n(R * 0.82)}" ry="${n(R * 0.6)}" transform="rotate(-24 ${cx} ${cy})" fill="none" stroke="${stroke}" stroke-width=".9"/>`;
  let state = seed;
  const random = () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
  let links = '';
  let balls = '';
  for (let i = 0; i < 26; i++) {
    const angle = random() * 360;
    let p: Point = polar(cx, cy, R * (0.48 + random() * 0.42), angle);
    const count = 2 + Math.floor(random() * 4);
    links += `M${xy(p)}`;
    balls += disc(p[0], p[1], 2.1);
    for (let j = 0; j < count; j++) {
      const dx = (random() - 0.5) * R * 0.17;
      p = [p[0] + dx, p[1] + (random() - 0.5) * R * 0.17];
      links += `L${xy(p)}`;
      balls += disc(p[0], p[1], 1.4 + random());
    }
  }
  return `${o}<path d="${links}" fill="none" stroke="${stroke}" stroke-width="1"/><path d="${balls}" fill="${stroke}"/>`;
}
