import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBelow } from '../../../src/domain/chance/random.ts';
import { cut, shuffle } from '../../../src/domain/chance/shuffle.ts';

/** What chi-square exceeds once in a million, for many degrees of freedom (Wilson and Hilferty). */
function chiSquareLimit(degrees: number): number {
  return degrees * (1 - 2 / (9 * degrees) + 4.753 * Math.sqrt(2 / (9 * degrees))) ** 3;
}

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('chance', () => {
  it('throws away the words that would favour small numbers', () => {
    const words = [0xffff_ffff, 0xffff_fffe, 7];
    const source = () => Uint32Array.of(words.shift()!);
    expect(randomBelow(6, source)).toBe(1);
    expect(words).toEqual([]);
  });

  it('keeps a word that a plain limit would still allow', () => {
    expect(randomBelow(6, () => Uint32Array.of(0xffff_fffb))).toBe(5);
  });

  it('gives every number of a range equally often', () => {
    const counts = new Array(78).fill(0);
    for (let draw = 0; draw < 78_000; draw++) counts[randomBelow(78)]++;
    expect(chiSquare(counts, 1000)).toBeLessThan(chiSquareLimit(77));
  });

  it('refuses a range that is none', () => {
    for (const limit of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => randomBelow(limit)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  it('keeps every card, once', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 80 }), (items) => {
        expect(shuffle(items).sort()).toEqual([...items].sort());
      }),
    );
  });

  it('brings every card to every place equally often', () => {
    const size = 12;
    const rounds = 24_000;
    const seen = Array.from({ length: size }, () => new Array(size).fill(0));
    const items = Array.from({ length: size }, (_, index) => index);
    for (let round = 0; round < rounds; round++)
      shuffle(items).forEach((card, place) => {
        seen[card]![place]++;
      });
    // each shuffle fills every place and uses every card: that widens the sum by size / (size - 1)
    const sum = chiSquare(seen.flat(), rounds / size) * ((size - 1) / size);
    expect(sum).toBeLessThan(chiSquareLimit((size - 1) ** 2));
  });

  it('gives each order of four cards equally often', () => {
    const orders = new Map<string, number>();
    const rounds = 24_000;
    for (let round = 0; round < rounds; round++) {
      const order = shuffle(['a', 'b', 'c', 'd']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    expect(chiSquare([...orders.values()], rounds / 24)).toBeLessThan(chiSquareLimit(23));
  });

  it('leaves neighbours no likelier to stay together than chance', () => {
    const items = Array.from({ length: 36 }, (_, index) => index);
    let together = 0;
    const rounds = 4000;
    for (let round = 0; round < rounds; round++) {
      const order = shuffle(items);
      for (let place = 1; place < order.length; place++) if (order[place] === order[place - 1]! + 1) together++;
    }
    const expected = rounds * (35 / 36);
    expect(Math.abs(together - expected)).toBeLessThan(4.5 * Math.sqrt(expected));
  });
});

describe('cut', () => {
  it('turns the pile and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 80 }), fc.nat(80), (items, depth) => {
        fc.pre(depth <= items.length);
        const done = cut(items, depth);
        expect(done).toEqual([...items.slice(depth), ...items.slice(0, depth)]);
        expect(cut(done, items.length - depth)).toEqual(items);
      }),
    );
  });

  it('refuses a cut beside the pile', () => {
    expect(() => cut([1, 2], 3)).toThrow(RangeError);
    expect(() => cut([1, 2], -1)).toThrow(RangeError);
  });
});
