import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfWidth, tableSize } from '../../src/domain/spread/spread.ts';
import {
  gathered,
  MAX_PLACES,
  movedTo,
  TABLE,
  type Table,
  tableSpread,
  withChange,
  withOrder,
  withoutPlace,
  withPlace,
} from '../../src/domain/spread/table.ts';
import { FREE_TABLE } from '../../src/domain/spread/tarot/free.ts';

const EMPTY: Table = { title: '', places: [] };

/** What a hand may do to a table, as numbers. */
const doings = fc.array(
  fc.record({
    what: fc.constantFrom('add', 'move', 'cross', 'later', 'remove'),
    which: fc.nat(30),
    x: fc.double({ min: -3, max: 9, noNaN: true }),
    y: fc.double({ min: -3, max: 9, noNaN: true }),
  }),
  { maxLength: 60 },
);

function lay(steps: { what: string; which: number; x: number; y: number }[]): Table {
  let table = withPlace(EMPTY, MAX_PLACES)!;
  for (const { what, which, x, y } of steps) {
    const { key, crossing } = table.places[which % table.places.length]!;
    if (what === 'add') table = withPlace(table, MAX_PLACES) ?? table;
    if (what === 'move') table = movedTo(table, key, x, y);
    if (what === 'cross') table = withChange(table, key, { crossing: !crossing });
    if (what === 'later') table = withOrder(table, key, 1);
    if (what === 'remove' && table.places.length > 1) table = withoutPlace(table, key);
  }
  return table;
}

describe('a table that a person lays', () => {
  it('keeps every card wholly on it, each under a key of its own', () => {
    fc.assert(
      fc.property(doings, (steps) => {
        const { places } = lay(steps);
        expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
        expect(places.length).toBeLessThanOrEqual(MAX_PLACES);
        for (const place of places) {
          expect(place.x - halfWidth(place)).toBeGreaterThanOrEqual(0);
          expect(place.x + halfWidth(place)).toBeLessThanOrEqual(TABLE.columns);
          expect(place.y).toBeGreaterThanOrEqual(0.5);
          expect(place.y).toBeLessThanOrEqual(TABLE.rows - 0.5);
        }
      }),
    );
  });

  it('is drawn as wide as its cards, a lying one included, from the upper left', () => {
    fc.assert(
      fc.property(doings, (steps) => {
        const table = gathered(lay(steps));
        const { columns, rows } = tableSize(tableSpread(FREE_TABLE, table));
        for (const place of table.places) {
          expect(place.x - halfWidth(place)).toBeGreaterThan(-1e-9);
          expect(place.x + halfWidth(place)).toBeLessThanOrEqual(columns);
          expect(place.y + 0.5).toBeLessThanOrEqual(rows);
        }
        expect(Math.min(...table.places.map((place) => place.x - halfWidth(place)))).toBeCloseTo(0);
        expect(Math.min(...table.places.map((place) => place.y))).toBeCloseTo(0.5);
      }),
    );
  });

  it('finds a free spot for a new card while there is one', () => {
    let table = EMPTY;
    for (let count = 1; count <= MAX_PLACES; count++) table = withPlace(table, MAX_PLACES)!;
    expect(withPlace(table, MAX_PLACES)).toBeNull();
    for (const a of table.places)
      for (const b of table.places)
        if (a !== b) expect(Math.abs(a.x - b.x) >= 1 || Math.abs(a.y - b.y) >= 1).toBe(true);
  });
});
