import type { AspectName, AspectPoint } from '../domain/sky/aspects.ts';
import { poly } from './geom/paths.ts';
import { n, type Point, xy } from './geom/points.ts';
import { BODY, BODY_OF, type Body, type Sign, ZODIAC } from './glyphs.ts';
import { C } from './ink.ts';
import { star } from './kit/stars.ts';

/**
 * Wheel of a birth chart, as what stands inside an svg of `0 0 359 359`. Ascendant left, zodiac anticlockwise.
 * Colours are those of the theme: --fire --earth --air --water, --accent, --text, --text-2, --text-3, --surface.
 * Planets carry data-point, their lines data-points, so that the page can let one stand out.
 */

export const WHEEL = 359;
const CENTRE = WHEEL / 2;
const R = CENTRE - 2;
/** Radii of the rings: zodiac, its inner edge, degrees, planets, houses and their inner edge, ends of the aspects. */
const RINGS = {
  zodiac: R,
  inner: R * 0.845,
  degrees: R * 0.81,
  planets: R * 0.7,
  houses: R * 0.5,
  core: R * 0.435,
} as const;
const GOLD = 'var(--accent)';
const INK = 'var(--text)';
const GROUND = 'var(--surface)';
const ELEMENT = ['var(--fire)', 'var(--earth)', 'var(--air)', 'var(--water)'] as const;
const SIGNS = Object.keys(ZODIAC) as Sign[];

export interface WheelPoint {
  point: AspectPoint | 'Fortune';
  longitude: number;
  retrograde?: boolean;
}
export interface WheelLine {
  first: AspectPoint;
  second: AspectPoint;
  aspect: AspectName;
  /** 1 exact, 0 at the edge of the orb. */
  weight: number;
}
export interface WheelChart {
  points: readonly WheelPoint[];
  aspects: readonly WheelLine[];
  /** Left out when the time of birth is unknown: no axes, no houses, Aries at the left. */
  houses?: { ascendant: number; midheaven: number; cusps: readonly number[] };
}

const mod = (x: number): number => ((x % 360) + 360) % 360;
type Spot = (r: number, longitude: number) => Point;
const seg = (a: Point, b: Point): string => `M${xy(a)}L${xy(b)}`;
const stroke = (d: string, colour: string, w: number, extra = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${w}"${extra}/>`;
const sign = (path: string, [x, y]: Point, k: number, colour: string, w: number): string =>
  `<path transform="translate(${n(x - 12 * k)} ${n(y - 12 * k)}) scale(${k})" d="${path}" fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`;
const label = ([x, y]: Point, text: string, size: number, colour: string, extra = ''): string =>
  `<text x="${n(x)}" y="${n(y + size * 0.36)}" text-anchor="middle" font-size="${size}" fill="${colour}"${extra}>${text}</text>`;

function zodiac(at: Spot): string {
  const { zodiac: outer, inner } = RINGS;
  let o = '';
  for (let i = 0; i < 12; i++) {
    const [a, b, c, d] = [
      at(outer, i * 30),
      at(outer, i * 30 + 30),
      at(inner, i * 30 + 30),
      at(inner, i * 30),
    ] as const;
    const field = `M${xy(a)}A${n(outer)} ${n(outer)} 0 0 0 ${xy(b)}L${xy(c)}A${n(inner)} ${n(inner)} 0 0 1 ${xy(d)}z`;
    o += `<path d="${field}" fill="${ELEMENT[i % 4]}" fill-opacity=".13"/>${stroke(seg(a, d), GOLD, 1.2)}`;
    o += sign(ZODIAC[SIGNS[i]!], at((outer + inner) / 2 - 0.8, i * 30 + 15), 0.785, ELEMENT[i % 4]!, 2);
  }
  const ticks = ['', '', ''];
  for (let d = 0; d < 360; d++) {
    const k = d % 10 === 0 ? 0 : d % 5 === 0 ? 1 : 2;
    ticks[k] += seg(at(inner, d), at(inner - R * [0.035, 0.026, 0.016][k]!, d));
  }
  return (
    o + stroke(ticks[2]!, GOLD, 0.6, ' opacity=".7"') + stroke(ticks[1]!, GOLD, 0.8) + stroke(ticks[0]!, GOLD, 1.2)
  );
}
function rings(withHouses: boolean): string {
  const list = [
    [RINGS.zodiac, 2],
    [RINGS.zodiac - 3.2, 0.7],
    [RINGS.inner, 1.2],
    [RINGS.degrees, 0.7],
    [RINGS.core, 1.4],
    ...(withHouses ? [[RINGS.houses, 1] as const] : []),
  ] as const;
  return list
    .map(
      ([r, w]) =>
        `<circle cx="${CENTRE}" cy="${CENTRE}" r="${n(r)}" fill="none" stroke="${GOLD}" stroke-width="${w}"/>`,
    )
    .join('');
}
function houseLines(at: Spot, cusps: readonly number[], axes: readonly number[]): string {
  let dotted = '';
  let numbers = '';
  cusps.forEach((cusp, i) => {
    const onAxis = axes.some((l) => Math.abs(mod(cusp - l + 180) - 180) < 0.1);
    if (!onAxis) dotted += seg(at(RINGS.degrees, cusp), at(RINGS.core, cusp));
    const middle = cusp + mod(cusps[(i + 1) % 12]! - cusp) / 2;
    const spot = at((RINGS.houses + RINGS.core) / 2, middle);
    numbers += label(spot, `${i + 1}`, 9.5, 'var(--text-3)', ' font-family="var(--font-display)"');
  });
  return stroke(dotted, GOLD, 0.8, ' stroke-dasharray="1.2 3"') + numbers;
}
function axes(at: Spot, ascendant: number, midheaven: number): string {
  const ends = [
    [ascendant, 'AC', true],
    [midheaven, 'MC', true],
    [ascendant + 180, 'DC', false],
    [midheaven + 180, 'IC', false],
  ] as const;
  return ends
    .map(([l, name, main]) => {
      const tip = at(RINGS.inner - 1, l);
      const [x, y] = at((RINGS.houses + RINGS.core) / 2, l);
      const arrow = [tip, at(RINGS.inner - 9, l - 1.7), at(RINGS.inner - 9, l + 1.7)];
      return (
        stroke(seg(tip, at(RINGS.core, l)), GOLD, main ? 2.2 : 1.2) +
        (main ? `<path d="${poly(arrow)}" fill="${GOLD}"/>` : '') +
        `<rect x="${n(x - 9.5)}" y="${n(y - 6.5)}" width="19" height="13" rx="3.5" fill="${main ? GOLD : GROUND}" stroke="${GOLD}"/>` +
        label([x, y], name, 9, main ? GROUND : 'var(--text-2)', ' font-weight="600" font-family="var(--font-display)"')
      );
    })
    .join('');
}

/** Colour, weight and dash of the line of an aspect; a conjunction is seen without one. */
const LINE: Record<AspectName, readonly [colour: string, weight: number, dash: string] | null> = {
  conjunction: null,
  opposition: ['var(--fire)', 1.6, ''],
  square: ['var(--fire)', 1.6, ''],
  trine: ['var(--water)', 1.6, ''],
  sextile: ['var(--earth)', 1.5, '4 3'],
  quincunx: ['var(--air)', 1.1, '6 2 1 2'],
  semisextile: ['var(--earth)', 0.9, '2 3'],
  semisquare: ['var(--fire)', 0.9, '2 3'],
  sesquiquadrate: ['var(--fire)', 0.9, '5 2 1 2'],
};
function aspectLines(at: Spot, { points, aspects, houses }: WheelChart): string {
  const places = new Map<string, number>(points.map((p) => [p.point, p.longitude]));
  if (houses) places.set('Ascendant', houses.ascendant).set('Midheaven', houses.midheaven);
  return aspects
    .map(({ first, second, aspect, weight }) => {
      const look = LINE[aspect];
      const a = places.get(first);
      const b = places.get(second);
      if (!look || a === undefined || b === undefined) return '';
      const dash = look[2] ? ` stroke-dasharray="${look[2]}"` : '';
      const tie = ` opacity="${n(0.4 + 0.55 * weight)}" data-points="${first} ${second}"`;
      return stroke(
        seg(at(RINGS.core - 2, a), at(RINGS.core - 2, b)),
        look[0],
        +n(look[1] * (0.5 + 0.5 * weight)),
        dash + tie,
      );
    })
    .join('');
}

/** Longitudes at which glyphs stand clear of each other and of the axes, in the order given. */
function apart(longitudes: readonly number[], fixed: readonly number[]): number[] {
  const items = [
    ...longitudes.map((l, i) => ({ at: mod(l), i, still: false })),
    ...fixed.map((l) => ({ at: mod(l), i: -1, still: true })),
  ].sort((a, b) => a.at - b.at);
  for (let round = 0; round < 400; round++)
    items.forEach((u, k) => {
      const v = items[(k + 1) % items.length]!;
      const need = u.still && v.still ? 0 : u.still || v.still ? 6.6 : 9.6;
      const room = mod(v.at - u.at);
      if (u === v || room >= need || room >= 180) return;
      const push = need - room;
      if (u.still) v.at = mod(v.at + push);
      else if (v.still) u.at = mod(u.at - push);
      else {
        u.at = mod(u.at - push / 2);
        v.at = mod(v.at + push / 2);
      }
    });
  const out: number[] = [];
  for (const item of items) if (!item.still) out[item.i] = item.at;
  return out;
}
const bodyOf = (point: WheelPoint['point']): Body => (point === 'Fortune' ? 'fortune' : BODY_OF[point]);
function planets(at: Spot, points: readonly WheelPoint[], fixed: readonly number[]): string {
  const spots = apart(
    points.map((p) => p.longitude),
    fixed,
  );
  return points
    .map(({ point, longitude, retrograde }, i) => {
      const l = spots[i]!;
      const leader = [at(RINGS.degrees, longitude), at(RINGS.degrees - 6, longitude), at(RINGS.planets + 11.5, l)];
      const [x, y] = at(RINGS.core - 2, longitude);
      const text = `${Math.floor(longitude % 30)}°${retrograde ? '<tspan fill="var(--fire)" font-size="7.4"> R</tspan>' : ''}`;
      return (
        `<g data-point="${point}">` +
        `<circle cx="${n(x)}" cy="${n(y)}" r="2.3" fill="${GOLD}"/>` +
        stroke(`M${leader.map(xy).join('L')}`, INK, 0.8, ' opacity=".7"') +
        sign(BODY[bodyOf(point)], at(RINGS.planets + 1, l), 0.75, INK, 2.1) +
        label(at(RINGS.houses + 11, l), text, 8.6, 'var(--text-2)') +
        '</g>'
      );
    })
    .join('');
}

export function wheel(chart: WheelChart): string {
  const { houses } = chart;
  const left = houses?.ascendant ?? 0;
  const at: Spot = (r, longitude) => {
    const a = ((180 + longitude - left) * Math.PI) / 180;
    return [CENTRE + r * Math.cos(a), CENTRE - r * Math.sin(a)];
  };
  const fixed = houses ? [0, 180].flatMap((turn) => [houses.ascendant + turn, houses.midheaven + turn]) : [];
  return (
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${R}" fill="${GROUND}"/>` +
    zodiac(at) +
    rings(!!houses) +
    (houses ? houseLines(at, houses.cusps, fixed) : '') +
    aspectLines(at, chart) +
    (houses ? axes(at, houses.ascendant, houses.midheaven) : '') +
    planets(at, chart.points, fixed) +
    star(CENTRE, CENTRE, 13, { light: C.gold2, dark: C.gold })
  );
}
