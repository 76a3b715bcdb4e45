import { describe, expect, it } from 'vitest';
import { destinationOf, LAST_TAROT_SPREAD, narrowestStep, tableSize } from '../../src/domain/spread/spread.ts';
import { TAROT_SPREADS } from '../../src/domain/spread/tarot.ts';

describe('the law of ids', () => {
  it.each([
    [{ spread_id: 68 }, 'tableau'],
    [{ scope_id: 69 }, 'tableau'],
    [{ scope_id: 70, spread_id: 3 }, 'tableau'],
    [{ spread_id: 51 }, 'lenormand'],
    [{ spread_id: 50 }, 'tarot'],
    [{ spread_id: 1, scope_id: 5 }, 'tarot'],
    [{ scope_id: 5 }, 'astrolabe'],
    [{}, null],
    [{ spread_id: 0, scope_id: 0 }, null],
    [{ spread_id: null, scope_id: null }, null],
  ])('%o leads to %s', (card, destination) => {
    expect(destinationOf(card)).toBe(destination);
  });

  it('keeps tarot at or below fifty, each id and key once', () => {
    const ids = TAROT_SPREADS.map((spread) => spread.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(TAROT_SPREADS.map((spread) => spread.key)).size).toBe(ids.length);
    for (const id of ids) expect(id).toBeLessThanOrEqual(LAST_TAROT_SPREAD);
  });

  it('has at least twenty-four spreads of the tarot, every place named by a key of its own', () => {
    expect(TAROT_SPREADS.length).toBeGreaterThanOrEqual(24);
    for (const { key, positions } of TAROT_SPREADS) {
      expect(new Set(positions.map((place) => place.key)).size, key).toBe(positions.length);
    }
  });
});

describe('a table', () => {
  it.each(TAROT_SPREADS.map((spread) => [spread.key, spread] as const))('%s has room for every card', (_, spread) => {
    const { columns, rows } = tableSize(spread);
    spread.positions.forEach((one, index) => {
      expect(one.x - 0.5).toBeGreaterThanOrEqual(-1e-9);
      expect(one.y - 0.5).toBeGreaterThanOrEqual(-1e-9);
      expect(one.x + 0.5).toBeLessThanOrEqual(columns + 1e-9);
      expect(one.y + 0.5).toBeLessThanOrEqual(rows + 1e-9);
      for (const other of spread.positions.slice(index + 1)) {
        if (other.crossing) continue;
        expect(Math.abs(one.x - other.x) >= 1 || Math.abs(one.y - other.y) >= 1).toBe(true);
      }
    });
  });
});

describe('the room between cards at the same height', () => {
  it('is that of the nearest two, whatever lies above or below them', () => {
    const places = [
      { key: 'a', x: 0.5, y: 0.5 },
      { key: 'b', x: 2.5, y: 0.5 },
      { key: 'c', x: 1.62, y: 0.5 },
      { key: 'd', x: 0.7, y: 1.5 },
    ];
    expect(narrowestStep({ positions: places })).toBeCloseTo(0.88);
    expect(narrowestStep({ positions: places.slice(0, 1) })).toBe(1);
  });
});
