import { brush } from '../geom/paths.ts';
import { type Line, n, rng } from '../geom/points.ts';
import { disc, rect } from '../geom/shapes.ts';
import { C } from '../ink.ts';
import { flat, graded, ln, sh, tone } from '../kit/marks.ts';
import { crescentPath, starfield } from '../kit/stars.ts';

/** What every wallpaper is printed from: a plate 360 wide and as high as the phone asks, in night inks or in day inks. */

export interface Screen {
  width: number;
  height: number;
  /** Night printing; otherwise the day printing. */
  dark: boolean;
}
export type Wallpaper = (screen: Screen) => string;

/** Width of every plate, in units. */
export const W = 360;
/** Middle of the plate. */
export const CX = 180;

export interface Plate {
  /** Start of the ids. */
  id: string;
  /** Height in units, 640 (9 : 16) to 880 (9 : 22). */
  h: number;
  dark: boolean;
  /** Lines that shine, and the lighter and the quieter of them. */
  metal: string;
  light: string;
  quiet: string;
  /** Lightest and darkest flat ground of the printing. */
  ground: string;
  deep: string;
  /** The first for the night printing, the second for the day printing. */
  pick<T>(night: T, day: T): T;
}

export function wallpaper(id: string, picture: (plate: Plate) => string): Wallpaper {
  return ({ width, height, dark }) => {
    const h = Math.round((W * height) / width);
    const inks = dark
      ? { metal: C.gold, light: C.gold2, quiet: C.night2, ground: C.night, deep: C.ink }
      : { metal: C.gold3, light: C.gold, quiet: C.paper2, ground: C.paper, deep: C.paper2 };
    const plate: Plate = { id: `${id}-${dark ? 'n' : 'd'}${h}`, h, dark, ...inks, pick: (a, b) => (dark ? a : b) };
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${W} ${h}" preserveAspectRatio="xMidYMid slice"><g stroke-linejoin="round" stroke-linecap="round">${flat(rect(0, 0, W, h), inks.ground)}${picture(plate)}</g></svg>`;
  };
}

type Sky = readonly [line: string, from: number, to: number, ...stops: (readonly [number, string])[]];
const SKIES = {
  night: [C.night2, 0.3, 1.5, [0, C.ink], [0.45, C.night], [0.85, C.night2], [1, C.blue]],
  deep: [C.night2, 0.2, 1.1, [0, C.ink], [1, C.night]],
  blue: [C.night, 1.4, 0.3, [0, C.night], [0.5, C.blue3], [1, C.blue]],
  dusk: [C.ink, 1.3, 0.2, [0, C.night], [0.5, C.night2], [0.78, C.plum], [1, C.coral]],
  ember: [C.ink, 1.3, 0.2, [0, C.night], [0.45, C.plum], [0.75, C.red], [1, C.gold]],
  jade: [C.ink, 1.6, 0.4, [0, C.ink], [0.5, C.green3], [1, C.green]],
  pond: [C.blue2, 0.3, 0.3, [0, C.paper], [0.45, C.blue2], [1, C.blue]],
  day: [C.blue, 0.9, 0.2, [0, C.blue2], [0.6, C.paper], [1, C.paper]],
  dawn: [C.gold, 0.3, 1.6, [0, C.paper], [0.55, C.gold2], [1, C.coral]],
  rose: [C.red, 0.9, 0.2, [0, C.coral], [0.55, C.gold2], [1, C.paper]],
  gold: [C.gold, 1.1, 0.3, [0, C.gold2], [0.7, C.paper], [1, C.paper]],
  paper: [C.gold, 0.3, 0.9, [0, C.paper], [0.6, C.paper], [1, C.paper2]],
  leaf: [C.green, 0.9, 0.3, [0, C.green2], [0.65, C.paper], [1, C.paper]],
  grey: [C.grey, 0.9, 0.3, [0, C.grey2], [0.6, C.paper], [1, C.paper]],
} as const satisfies Record<string, Sky>;
type SkyName = keyof typeof SKIES;

/** Sky from the top edge down to a height, with its level lines. */
export function sky(p: Plate, night: SkyName, day: SkyName, to = p.h): string {
  const [line, from, until, ...stops] = SKIES[p.pick(night, day)];
  return graded(`${p.id}g`, 0, 0, W, to, stops) + tone(0, 5, W, to - 10, Math.round(to / 9), from, until, line);
}
/** Small stars: few behind the clock, more below it, none in the circles to keep free. */
export function stars(p: Plate, to: number, seed: number, avoid: readonly (readonly [number, number, number])[] = []) {
  const fill = p.light;
  const third = p.h / 3;
  return (
    starfield(8, 10, W - 16, third - 10, 16, seed, { fill, avoid, big: 0.1 }) +
    starfield(8, third, W - 16, to - third, Math.round((to - third) / 7), seed + 1, { fill, avoid, big: 0.22 })
  );
}
/** Moon as in the phases of the back: k = share of light, waxing = lit on the right. */
export const phase = (p: Plate, x: number, y: number, r: number, k: number, waxing: boolean): string =>
  flat(disc(x, y, r), p.pick(C.night2, C.paper2)) +
  flat(k > 0.98 ? disc(x, y, r) : crescentPath(x, y, r, k, waxing ? 0 : 180), p.pick(C.gold2, C.gold)) +
  ln(disc(x, y, r), r > 14 ? 1.4 : 1, p.metal);
/** Full moon with its seas. */
export const fullMoon = (x: number, y: number, r: number, fill: string, seas: string, sw = 2.6): string =>
  sh(disc(x, y, r), fill, sw) + flat(SEAS.map(([a, b, q]) => disc(x + a * r, y + b * r, q * r)).join(''), seas);
const SEAS = [
  [-0.3, -0.32, 0.24],
  [0.16, -0.5, 0.15],
  [0.42, -0.08, 0.2],
  [-0.44, 0.18, 0.14],
  [0.02, 0.12, 0.12],
  [0.2, 0.52, 0.2],
  [-0.2, 0.56, 0.12],
] as const;

/** Light on water: level swells that grow longer towards the eye. */
export function glitter(x: number, y0: number, y1: number, spread: number, seed: number, fill: string): string {
  const random = rng(seed);
  const rows = Math.round((y1 - y0) / 8);
  let d = '';
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.5) / rows;
    const l = spread * (0.3 + 0.7 * t) * (0.4 + random() * 0.6);
    const px = x + (random() - 0.5) * spread * 0.5 - l / 2;
    const y = y0 + (y1 - y0) * t;
    d += brush(
      [
        [px, y],
        [px + l * 0.4, y - 1.2],
        [px + l, y],
      ] satisfies Line,
      2 + 1.6 * t,
    );
  }
  return flat(d, fill);
}
/** Hill that rolls across the whole width; crest = heights above the base at equal steps, bottom = where it is cut off. */
export function hill(base: number, crest: readonly number[], bottom: number, fill: string, sw = 2.2): string {
  const step = (W + 16) / (crest.length - 1);
  let d = `M-8 ${n(bottom)}V${n(base - crest[0]!)}`;
  for (let i = 1; i < crest.length; i++) {
    const x = -8 + i * step;
    d += `C${n(x - step * 0.55)} ${n(base - crest[i - 1]!)} ${n(x - step * 0.45)} ${n(base - crest[i]!)} ${n(x)} ${n(base - crest[i]!)}`;
  }
  return sh(`${d}V${n(bottom)}z`, fill, sw);
}
/** A field of one colour from a height down to the lower edge. */
export const field = (p: Plate, y: number, fill: string, sw = 0): string =>
  sh(rect(-4, y, W + 8, p.h - y + 4), fill, sw);
