import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodePng, MAX_PREVIEW_BYTES } from '../../server/previews/png.ts';
import { chanceOf } from '../seeded.ts';

/** The parts of a PNG by their names. */
function partsOf(png: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(png);
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    parts.set(bytes.subarray(at + 4, at + 8).toString('latin1'), bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return parts;
}

/** The pixels as a reader of PNG sees them, RGBA. */
function decode(png: Uint8Array, width: number, height: number): Uint8Array {
  const parts = partsOf(png);
  const [palette, rows] = [parts.get('PLTE')!, inflateSync(parts.get('IDAT')!)];
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = rows[y * (width + 1) + 1 + x]! * 3;
      rgba.set([...palette.subarray(colour, colour + 3), 255], (y * width + x) * 4);
    }
  return rgba;
}

describe('a picture as PNG', () => {
  it('of a few flat colours is exactly itself', () => {
    const inks = [
      [0x12, 0x13, 0x30],
      [0xf5, 0xeb, 0xd5],
      [0xd6, 0xa9, 0x4f],
      [0xc6, 0x4a, 0x31],
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.array(fc.nat(3), { minLength: 1, maxLength: 200 }),
        (width, dots) => {
          const height = Math.ceil(dots.length / width);
          const rgba = Uint8Array.from(
            Array.from({ length: width * height }, (_, at) => [...inks[dots[at] ?? 0]!, 255]).flat(),
          );
          expect(decode(encodePng(rgba, width, height), width, height)).toEqual(rgba);
        },
      ),
    );
  });

  it('has fewer colours where it would be too heavy', () => {
    const chance = chanceOf(7);
    const [width, height] = [400, 300];
    const noise = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? 255 : 256 * chance()));
    const calm = noise.map((value, at) => (at % 4 === 3 ? 255 : at < noise.length / 20 ? value : 40));
    const colours = (rgba: Uint8Array) => partsOf(encodePng(rgba, width, height)).get('PLTE')!.length / 3;
    expect(colours(calm)).toBeGreaterThan(colours(noise));
    expect(encodePng(calm, width, height).length).toBeLessThan(MAX_PREVIEW_BYTES);
  });
});
