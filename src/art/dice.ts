import { dot, FACE_RADIUS, FACES, INRADIUS, showing, type Vector } from './geom/dodecahedron.ts';
import { poly } from './geom/paths.ts';
import { each, n, polar } from './geom/points.ts';
import { begonia, disc } from './geom/shapes.ts';
import { type Body, glyph, type Sign, ZODIAC } from './glyphs.ts';
import { C } from './ink.ts';
import { clip, graded, ln, sh, tone } from './kit/marks.ts';
import { starfield } from './kit/stars.ts';
import { numeral } from './signs.ts';
import { chart } from './sky.ts';

/** Star dice: one face, a die that lies with a face up, and the tray with all three; as what stands inside an svg element. */

export const DICE = ['point', 'sign', 'house'] as const;
export type Die = (typeof DICE)[number];
/** What is on the faces of the first die, in the order of its values. */
export const POINTS: readonly Body[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'northNode',
  'southNode',
];
const SIGNS = Object.keys(ZODIAC) as Sign[];

/** Pigment in light, as it is, in shade; and what is drawn on each. */
interface Stone {
  tones: readonly [light: string, middle: string, dark: string];
  marks: readonly [light: string, middle: string, dark: string];
  rims: readonly [light: string, middle: string, dark: string];
}
const STONE: Record<Die, Stone> = {
  point: { tones: [C.gold2, C.gold, C.gold3], marks: [C.gold3, C.ink, C.gold2], rims: [C.gold, C.gold2, C.gold] },
  sign: { tones: [C.blue2, C.blue, C.blue3], marks: [C.blue3, C.paper, C.blue2], rims: [C.blue, C.blue2, C.blue] },
  house: { tones: [C.coral, C.red, C.red2], marks: [C.red2, C.paper, C.coral], rims: [C.red, C.coral, C.red] },
};
type Tone = 0 | 1 | 2;

const pentagon = (r: number): string => poly([0, 1, 2, 3, 4].map((i) => polar(0, 0, r, i * 72 - 90)));
const FIELD = pentagon(100);
const RIM = pentagon(89);

/** What a value (0..11) of a die looks like, middle at 0, 0. */
function mark(die: Die, value: number, stroke: string, size: number): string {
  if (die === 'house') {
    const number = numeral(`${value + 1}`, 0, size * 0.03, size * 0.72, stroke, size * 0.088);
    // a line under 6 and 9, which are the same upside down
    return value === 5 || value === 8
      ? number + ln(`M${n(-size * 0.18)} ${n(size * 0.55)}h${n(size * 0.36)}`, size * 0.07, stroke)
      : number;
  }
  return glyph(die === 'point' ? POINTS[value]! : SIGNS[value]!, 0, 0, size, stroke, size * 0.078);
}
/** One face: a pentagon with its tip up, corners at a distance of 100 from 0, 0. tone: 0 in light, 1 plain, 2 in shade. */
export function dieFace(die: Die, value: number, shade: Tone = 1): string {
  const { tones, marks, rims } = STONE[die];
  return sh(FIELD, tones[shade], 5) + ln(RIM, 2.4, rims[shade]) + mark(die, value, marks[shade], 90);
}

/** Where light comes from: upper left, towards the eye. */
const LIGHT: Vector = [-0.52, -0.62, 0.58];
export interface Lie {
  /** Lean of the upper face, away from the eye, and its turn; degrees. */
  tilt?: number;
  spin?: number;
}
/** A face of a lying die: its drawing around 0, 0 and how it is turned in space. */
export interface LyingFace {
  svg: string;
  normal: Vector;
  right: Vector;
  down: Vector;
}
/** The twelve faces of a die that lies with a value (0..11) up, each in the light that falls on it there. */
export function lyingFaces(die: Die, value: number, { tilt = 24, spin = 0 }: Lie = {}): LyingFace[] {
  const turn = showing(value, tilt, spin);
  return FACES.map((face, i) => {
    const normal = turn(face.normal);
    const light = dot(normal, LIGHT);
    const shade: Tone = i === value ? 1 : light > 0.62 ? 0 : light > 0.3 ? 1 : 2;
    return { svg: dieFace(die, i, shade), normal, right: turn(face.right), down: turn(face.down) };
  });
}
/** A die that lies with a value (0..11) up; r = distance of its corners from its middle. */
export function lyingDie(die: Die, value: number, cx: number, cy: number, r: number, lie: Lie = {}): string {
  const k = (r * FACE_RADIUS) / 100;
  let faces = '';
  let body = '';
  for (const { svg, normal, right, down } of lyingFaces(die, value, lie)) {
    if (normal[2] < 0.03) continue;
    const m = [right[0] * k, right[1] * k, down[0] * k, down[1] * k].map((v) => +v.toFixed(4));
    const at = `${n(cx + normal[0] * INRADIUS * r)} ${n(cy + normal[1] * INRADIUS * r)}`;
    const g = (inner: string) => `<g transform="matrix(${m.join(' ')} ${at})">${inner}</g>`;
    body += g(ln(FIELD, 11));
    faces += g(svg);
  }
  return body + faces;
}

/** Engraved shadow of a die on the tray. */
function shadow(id: string, cx: number, cy: number, r: number): string {
  const d = disc(cx + r * 0.3, cy + r * 0.62, r * 0.98, r * 0.46);
  return clip(id, d, tone(cx - r, cy, 2.6 * r, r * 1.3, Math.round(r * 0.42), 1.9, 1.9, C.ink));
}
/** Place of the three dice on the tray, 343 x 230, and their turn in degrees. */
export const DICE_PLACES = [
  [80, 100, -7],
  [174, 148, 11],
  [264, 94, 5],
] as const;
/** Distance of the corners of a die on the tray from its middle. */
export const DIE_RADIUS = 50;
/** Night tray with begonia edge, 343 x 230, with the shadows of the dice that lie on it. */
export function emptyTray(id = 'tray'): string {
  const cloth = begonia(9, 9, 325, 212, 16);
  const night =
    graded(`${id}g`, 0, 0, 343, 230, [
      [0, C.ink],
      [1, C.night],
    ]) +
    tone(0, 4, 343, 222, 40, 0.3, 1.3, C.night) +
    chart(172, 115, 128, { stroke: C.night2, seed: 11 }) +
    starfield(16, 16, 311, 198, 26, 4, { fill: C.gold });
  const shadows = each(DICE_PLACES, (x, y, _, i) => shadow(`${id}s${i}`, x, y, DIE_RADIUS));
  return (
    sh(begonia(1.5, 1.5, 340, 227, 16), C.gold3, 2.4) +
    ln(begonia(5, 5, 333, 220, 16), 1.2, C.gold2) +
    clip(`${id}c`, cloth, night + shadows) +
    ln(cloth, 2.4) +
    ln(begonia(13, 13, 317, 204, 15), 0.9, C.gold)
  );
}
/** The tray and the three dice on it: values of point, sign and house (0..11). */
export function diceTray(values: readonly [number, number, number], id = 'tray'): string {
  const dice = each(DICE_PLACES, (x, y, spin, i) => lyingDie(DICE[i]!, values[i]!, x, y, DIE_RADIUS, { spin }));
  return `${emptyTray(id)}<g stroke-linejoin="round">${dice}</g>`;
}
