import { MERCATOR_LATITUDE, toMercator } from './mercator.ts';

/** A closed coast in parts of the Web Mercator world, x and y by turns, with the box it lies in. */
export interface Coast {
  readonly points: Float64Array;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Reads the pack that `npm run land` writes. The land is what an odd number of coasts surrounds. */
export function readLand(text: string): Coast[] {
  let x = 0;
  let y = 0;
  return text.split(' ').flatMap((coast) => {
    const steps = readNumbers(coast);
    const points = new Float64Array(steps.length);
    for (let index = 0; index + 1 < steps.length; index += 2) {
      x += steps[index] ?? 0;
      y += steps[index + 1] ?? 0;
      const lat = Math.min(MERCATOR_LATITUDE, Math.max(-MERCATOR_LATITUDE, y / STEPS));
      const place = toMercator([x / STEPS, lat]);
      points[index] = place[0];
      points[index + 1] = place[1];
    }
    return bothEnds(coastOf(points));
  });
}

/** A coast over the date line lies at both ends of the map. */
function bothEnds(coast: Coast): Coast[] {
  if (coast.west >= 0 && coast.east <= 1) return [coast];
  const way = coast.east > 1 ? -1 : 1;
  return [coast, coastOf(coast.points.map((part, index) => (index % 2 === 0 ? part + way : part)))];
}

/** A coast from its points. */
export function coastOf(points: Float64Array): Coast {
  const box = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
  for (let index = 0; index + 1 < points.length; index += 2) {
    const x = points[index] ?? 0;
    const y = points[index + 1] ?? 0;
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.north = Math.min(box.north, y);
    box.south = Math.max(box.south, y);
  }
  return { points, ...box };
}

/** Steps of the pack's grid in a degree. */
const STEPS = 100;
/** The first characters of the alphabet end a number, the others are followed by more of it. */
const ENDS = 50;
const MORE = 35;

function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let scale = 1;
  for (let index = 0; index < text.length; index += 1) {
    const digit = digitOf(text.charCodeAt(index));
    value += digit * scale;
    if (digit >= ENDS) {
      scale *= MORE;
      continue;
    }
    numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    value = 0;
    scale = 1;
  }
  return numbers;
}

/** From ( to ~ without \ and `. */
function digitOf(code: number): number {
  return code - 40 - (code > 92 ? 1 : 0) - (code > 96 ? 1 : 0);
}
