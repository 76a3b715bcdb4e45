import type { Triple } from '../chebyshev.ts';
import { numbersOf } from './numbers.ts';
import { chebyshev } from './polynomial.ts';
import { OUTER_TABLES } from './table-outer.ts';

export type Outer = keyof typeof OUTER_TABLES;

/** Place from the centre of mass of the Solar System, AU, ecliptic of J2000; `tt` in days since J2000. */
export function outerPlace(planet: Outer, tt: number): Triple {
  const { numbers, rows } = read(planet);
  const spans = rows.length / 3;
  const place = ((tt + HALF_SPAN_DAYS) / (2 * HALF_SPAN_DAYS)) * spans;
  const span = Math.max(0, Math.min(Math.floor(place), spans - 1));
  const x = 2 * (place - span) - 1;
  const axis = (which: number) => {
    const from = rows[3 * span + which]!;
    return chebyshev(numbers, from + 1, numbers[from]!, x) * OUTER_TABLES[planet].unit;
  };
  return [axis(0), axis(1), axis(2)];
}

/** Days either side of J2000 that the tables cover. */
const HALF_SPAN_DAYS = 20_200;

interface Table {
  numbers: number[];
  /** Where each row begins. */
  rows: number[];
}
const parsed = new Map<Outer, Table>();

function read(planet: Outer): Table {
  const known = parsed.get(planet);
  if (known) return known;
  const numbers = numbersOf(OUTER_TABLES[planet].rows);
  const rows: number[] = [];
  for (let at = 0; at < numbers.length; at += 1 + numbers[at]!) rows.push(at);
  const table = { numbers, rows };
  parsed.set(planet, table);
  return table;
}
