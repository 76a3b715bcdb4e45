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

interface ChartLook {
  stroke?: string;
  seed?: number;
  /** The part that is seen, `[left, top, right, bottom]`: stars and meridians outside of it are not drawn. */
  seen?: readonly [number, number, number, number];
}
const EVERYWHERE = [-Infinity, -Infinity, Infinity, Infinity] as const;

/** Planisphere drawn as lines: rings, unequal meridians, ball-and-link stars. */
export function chart(cx: number, cy: number, R: number, look: ChartLook = {}): string {
  const { stroke = 'currentColor', seed = 3, seen = EVERYWHERE } = look;
  let o = '';
  for (const [k, w, dash] of RINGS)
    o += `<path d="${disc(cx, cy, R * k)}" fill="none" stroke="${stroke}" stroke-width="${w}"${dash}/>`;
  let meridians = '';
  for (const a of MERIDIANS) {
    const [from, to] = [polar(cx, cy, R * 0.45, a), polar(cx, cy, R * 0.93, a)];
    if (isSeen([from, to], seen)) meridians += `M${xy(from)}L${xy(to)}`;
  }
  o += `<path d="${meridians}" stroke="${stroke}" stroke-width=".7"/>`;
  o += `<ellipse cx="${cx}" cy="${cy}" rx="${n(R * 0.82)}" ry="${n(R * 0.6)}" transform="rotate(-24 ${cx} ${cy})" fill="none" stroke="${stroke}" stroke-width=".9"/>`;
  const random = chance(seed);
  let links = '';
  let balls = '';
  for (let i = 0; i < 26; i++) {
    const { places, radii } = constellation(cx, cy, R, random);
    if (!isSeen(places, seen)) continue;
    links += `M${places.map(xy).join('L')}`;
    balls += places.map(([x, y], star) => disc(x, y, radii[star]!)).join('');
  }
  return `${o}<path d="${links}" fill="none" stroke="${stroke}" stroke-width="1"/><path d="${balls}" fill="${stroke}"/>`;
}

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Three to six stars, each near the one before. */
function constellation(cx: number, cy: number, R: number, random: () => number) {
  const angle = random() * 360;
  let place: Point = polar(cx, cy, R * (0.48 + random() * 0.42), angle);
  const places = [place];
  const radii = [2.1];
  for (let left = 2 + Math.floor(random() * 4); left > 0; left--) {
    const dx = (random() - 0.5) * R * 0.17;
    place = [place[0] + dx, place[1] + (random() - 0.5) * R * 0.17];
    places.push(place);
    radii.push(1.4 + random());
  }
  return { places, radii };
}

/** Whether the box around some points meets what is seen. */
function isSeen(points: readonly Point[], [left, top, right, bottom]: NonNullable<ChartLook['seen']>): boolean {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const meets = (values: number[], from: number, to: number) =>
    Math.max(...values) >= from && Math.min(...values) <= to;
  return meets(xs, left, right) && meets(ys, top, bottom);
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
