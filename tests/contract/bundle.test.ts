import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packBundle, unpackBundle } from '../../src/contract/bundle.ts';

const files = fc.uniqueArray(
  fc.tuple(
    fc.string({ minLength: 1 }).map((name) => `/assets/${name}`),
    fc.uint8Array(),
  ),
  { selector: ([path]) => path },
);
const bytesOf = (packed: Uint8Array) => new Uint8Array(packed);

describe('a bundle', () => {
  it('gives back every file under its path, byte for byte', () => {
    fc.assert(
      fc.property(files, (given) => {
        expect([...unpackBundle(bytesOf(packBundle(given)))]).toEqual(
          given.map(([path, bytes]) => [path, bytesOf(bytes)]),
        );
      }),
    );
  });

  it('that is cut off, or is another page, is none', () => {
    fc.assert(
      fc.property(files, fc.nat(), (given, cut) => {
        const whole = bytesOf(packBundle(given));
        expect(() => unpackBundle(whole.slice(0, cut % whole.length))).toThrow(RangeError);
      }),
    );
    const portal = new TextEncoder().encode('<!doctype html><title>hotel network</title>');
    expect(() => unpackBundle(bytesOf(portal))).toThrow(RangeError);
  });
});
