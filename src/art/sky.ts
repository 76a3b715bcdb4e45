import { each, n, type Point, polar, xy } from './geom/points.ts';
import { disc } from './geom/shapes.ts';
import { C } from './ink.ts';
import { clip, flat, ln, sh } from './kit/marks.ts';

/** Sky pictures of the interface: planisphere and moon of tonight, as what stands inside an svg element. */

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

interface MoonLook {
  lit?: string;
  dark?: string;
  edge?: string;
  /** Start of the ids, if there is more than one moon on a page. */
  id?: string;
}
const SEAS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-0.28, -0.34, 0.22],
  [0.12, -0.42, 0.16],
  [0.34, -0.1, 0.2],
  [-0.4, 0.1, 0.15],
  [0.06, 0.1, 0.12],
  [0.22, 0.4, 0.17],
  [-0.16, 0.46, 0.13],
];
/** Engraved moon: share of the disc that is lit (0..1); waxing = lit on the right, as seen from the north. */
export function moon(
  cx: number,
  cy: number,
  r: number,
  illuminated: number,
  waxing: boolean,
  look: MoonLook = {},
): string {
  const { lit = C.paper, dark = C.night2, edge = C.ink, id = 'moon' } = look;
  const k = 1 - 2 * illuminated;
  const limb = waxing ? 1 : 0;
  const top = n(cy - r);
  const light = `M${n(cx)} ${top}A${n(r)} ${n(r)} 0 0 ${limb} ${n(cx)} ${n(cy + r)}A${n(Math.abs(k) * r)} ${n(r)} 0 0 ${k > 0 ? 1 - limb : limb} ${n(cx)} ${top}z`;
  let level = '';
  for (let i = 0; i < 16; i++) level += `M${n(cx - r)} ${n(cy - r + ((i + 0.5) * r) / 8)}h${n(2 * r)}`;
  const seas = each(SEAS, (x, y, q) => disc(cx + x * r, cy + y * r, q * r));
  const face =
    ln(level, 0.8, C.ink, ' opacity=".5"') +
    flat(light, lit) +
    clip(`${id}lit`, light, flat(seas, C.paper2)) +
    ln(light, 1.2);
  return sh(disc(cx, cy, r), dark, 2.4, edge) + clip(`${id}disc`, disc(cx, cy, r - 1), face);
}
