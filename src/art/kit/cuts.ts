import { flatten, type Ring } from '../geom/flatten.ts';
import { n } from '../geom/points.ts';
import { C } from '../ink.ts';

/**
 * The engraver's cuts: tapering strokes from the shaded edge of every solid inwards, so that robes, trunks and thrones
 * are round. Light comes from the upper left.
 */

/** The pigment of the cuts on every pigment; skin, ink and what shines by itself has none. */
const SHADE: Readonly<Record<string, string>> = {
  [C.gold]: C.gold3,
  [C.straw]: C.gold3,
  [C.gold3]: C.ink,
  [C.coral]: C.red,
  [C.red]: C.red2,
  [C.red2]: C.ink,
  [C.blue2]: C.blue,
  [C.blue]: C.blue3,
  [C.blue3]: C.night,
  [C.green2]: C.green,
  [C.green]: C.green3,
  [C.green3]: C.ink,
  [C.grey2]: C.grey,
  [C.grey]: C.night2,
  [C.night2]: C.night,
  [C.night]: C.ink,
  [C.paper]: C.grey2,
  [C.paper2]: C.gold3,
  [C.plum]: C.ink,
};
const SOLID = new RegExp(
  `<path d="([^"]+)" fill="(#\\w{6})" stroke="${C.ink}" stroke-width="([\\d.]+)"( paint-order="stroke")?/>`,
  'g',
);
/** A pale disc is a sun or a moon. */
const DISC = /^M[^a-z]+a[^a-z]+a[^a-z]+z$/;
/** Solids with a thinner contour are small parts. */
const MIN_CONTOUR = 2.2;
/** Solids that are wider are ground, water or hills; smaller ones have no room. */
const MAX_WIDTH = 190;
const MIN_WIDTH = 15;
const MIN_HEIGHT = 24;
/** From cut to cut, the longest cut, and the share of the solid that a cut may cross. */
const PITCH = 4;
const LONGEST = 32;
const SHARE = 0.42;
/** Bytes of a picture with its cuts; the frame needs the rest of the 55,000 that a card may have. */
const MAX_BYTES = 47_500;

/** The picture of a card with cuts on every solid that has room for them. */
export function engraved(picture: string): string {
  let bytes = picture.length;
  return picture.replace(SOLID, (whole: string, d: string, fill: string, width: string, merged?: string) => {
    const shade = SHADE[fill];
    if (!shade || +width < MIN_CONTOUR || bytes > MAX_BYTES) return whole;
    if (fill === C.paper && DISC.test(d)) return whole;
    const marks = cuts(flatten(d), merged ? 0 : +width / 2);
    if (!marks) return whole;
    bytes += marks.length;
    return `${whole}<path d="${marks}" fill="${shade}"/>`;
  });
}

/** Cuts of a solid as path data; `inset`: half its contour. */
function cuts(rings: readonly Ring[], inset: number): string {
  let [left, right, top, foot] = [1e3, -1e3, 1e3, -1e3];
  for (const ring of rings)
    for (const [x, y] of ring) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > foot) foot = y;
    }
  if (right - left > MAX_WIDTH || right - left < MIN_WIDTH || foot - top < MIN_HEIGHT) return '';
  let d = '';
  let [px, py] = [0, 0];
  const first = Math.ceil(top + PITCH);
  for (const [row, crossings] of levels(rings, first, foot - PITCH / 2).entries())
    for (const [from, to] of spans(crossings)) {
      const length = Math.round(Math.min((to - from) * SHARE, LONGEST) * ((row + 1) % 3 ? 0.66 : 1));
      if (length < 4) continue;
      const [x, y] = [Math.round(to - inset), first + row * PITCH];
      const rise = n(length * 0.05);
      d += `${d ? 'm' : 'M'}${x - px} ${y - py}l-${length} ${rise} ${length} ${n(1.8 - +rise)}z`;
      [px, py] = [x, y];
    }
  return d;
}

type Crossing = readonly [x: number, turn: 1 | -1];

/** Where level lines, a PITCH apart from `first` to before `end`, cross the rings. */
function levels(rings: readonly Ring[], first: number, end: number): Crossing[][] {
  const rows: Crossing[][] = Array.from({ length: Math.max(0, Math.ceil((end - first) / PITCH)) }, () => []);
  for (const ring of rings) {
    let [ax, ay] = ring[ring.length - 1]!;
    for (const [bx, by] of ring) {
      const [upper, lower] = ay < by ? [ay, by] : [by, ay];
      const from = Math.max(0, Math.ceil((upper - first) / PITCH));
      for (let row = from, y = first + from * PITCH; y < lower && row < rows.length; row++, y += PITCH)
        rows[row]!.push([ax + ((y - ay) / (by - ay)) * (bx - ax), ay < by ? 1 : -1]);
      [ax, ay] = [bx, by];
    }
  }
  return rows;
}

/** The parts of a level line that are inside rings, which may overlap. */
function spans(crossings: Crossing[]): [from: number, to: number][] {
  crossings.sort((a, b) => a[0] - b[0]);
  const inside: [number, number][] = [];
  let depth = 0;
  let from = 0;
  for (const [x, turn] of crossings) {
    if (depth === 0) from = x;
    depth += turn;
    if (depth === 0) inside.push([from, x]);
  }
  return inside;
}
