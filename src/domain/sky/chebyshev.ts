import { CHIRON_TABLE } from './table-chiron.ts';
import { PLUTO_TABLE } from './table-pluto.ts';

export type Tabled = 'Chiron' | 'Pluto';
export type Triple = [x: number, y: number, z: number];

/** Place of Chiron or Pluto from the centre of mass of the Solar System, AU, ecliptic of J2000. `tt`: days since J2000. */
export function tabledPlace(body: Tabled, tt: number): Triple {
  const { text, unit } = TABLES[body];
  const rows = parse(body, text);
  const spans = rows.length / 3;
  const place = ((tt - FIRST_DAY) / (LAST_DAY - FIRST_DAY)) * spans;
  const span = Math.max(0, Math.min(Math.floor(place), spans - 1));
  const x = 2 * (place - span) - 1;
  return [
    clenshaw(rows[3 * span]!, x) * unit,
    clenshaw(rows[3 * span + 1]!, x) * unit,
    clenshaw(rows[3 * span + 2]!, x) * unit * 20,
  ];
}

const TABLES = { Chiron: { text: CHIRON_TABLE, unit: 1e-5 }, Pluto: { text: PLUTO_TABLE, unit: 2e-5 } };
/** Days since J2000 that the tables cover: a little more than 1800-2399. */
const FIRST_DAY = -73060;
const LAST_DAY = 146120;

const parsed = new Map<Tabled, number[][]>();

function parse(body: Tabled, text: string): number[][] {
  const known = parsed.get(body);
  if (known) return known;
  const numbers = text.trim().split(/\s+/).map(Number);
  const rows: number[][] = [];
  for (let at = 0; at < numbers.length; at += 1 + numbers[at]!) rows.push(numbers.slice(at + 1, at + 1 + numbers[at]!));
  parsed.set(body, rows);
  return rows;
}

/** Clenshaw's sum of a Chebyshev polynomial at x in -1..1. */
function clenshaw(coefficients: number[], x: number): number {
  let next = 0;
  let after = 0;
  for (let k = coefficients.length - 1; k > 0; k--) {
    const here = 2 * x * next - after + coefficients[k]!;
    after = next;
    next = here;
  }
  return x * next - after + coefficients[0]!;
}
