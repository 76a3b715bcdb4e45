import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TileCache } from '../../../src/domain/map/cache.ts';

describe('the cache', () => {
  it('lets go what was not used for longest, not what came first', () => {
    const cache = new TileCache<string>(2);
    cache.keep('a', 'A');
    cache.keep('b', 'B');
    expect(cache.use('a')).toBe('A');
    expect(cache.keep('c', 'C')).toEqual(['B']);
    expect(cache.keys()).toEqual(['a', 'c']);
    cache.peek('a');
    expect(cache.keep('d', 'D')).toEqual(['A']);
  });

  it('never lets go what is on the screen, even beyond its limit', () => {
    const cache = new TileCache<number>(2);
    cache.pin(new Set(['a', 'b', 'c']));
    for (const [index, key] of ['a', 'b', 'c'].entries()) expect(cache.keep(key, index)).toEqual([]);
    expect(cache.size).toBe(3);
    cache.pin(new Set());
    expect(cache.keep('d', 4)).toEqual([0, 1]);
    expect(cache.size).toBe(2);
  });

  it('gives back a replaced picture and, at the end, all', () => {
    const cache = new TileCache<string>(3);
    cache.keep('a', 'A');
    expect(cache.keep('a', 'A')).toEqual([]);
    expect(cache.keep('a', 'new')).toEqual(['A']);
    expect(cache.clear()).toEqual(['new']);
    expect(cache.size).toBe(0);
    expect(() => new TileCache(0)).toThrow(RangeError);
  });

  it('behaves like a plain list kept by hand', () => {
    const key = fc.constantFrom(...'abcdefgh');
    const act = fc.oneof(
      fc.record({ do: fc.constant('keep' as const), key }),
      fc.record({ do: fc.constant('use' as const), key }),
      fc.record({ do: fc.constant('pin' as const), keys: fc.uniqueArray(key, { maxLength: 5 }) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(act, { maxLength: 60 }), (limit, acts) => {
        const cache = new TileCache<string>(limit);
        let list: string[] = [];
        let pinned: string[] = [];
        for (const each of acts) {
          if (each.do === 'pin') {
            pinned = each.keys;
            cache.pin(new Set(pinned));
          } else if (each.do === 'use') {
            expect(cache.use(each.key)).toBe(list.includes(each.key) ? each.key : undefined);
            if (list.includes(each.key)) list = [...list.filter((one) => one !== each.key), each.key];
          } else {
            list = [...list.filter((one) => one !== each.key), each.key];
            const free = list.filter((one) => one !== each.key && !pinned.includes(one));
            const gone = free.slice(0, Math.max(0, list.length - limit));
            list = list.filter((one) => !gone.includes(one));
            expect(cache.keep(each.key, each.key)).toEqual(gone);
          }
          expect(cache.keys()).toEqual(list);
        }
      }),
    );
  });
});
