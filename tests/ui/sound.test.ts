import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grainsOf, LOUDEST, type SoundName } from '../../src/ui/sound/grains.ts';

const names: SoundName[] = ['shuffle', 'turn', 'dice', 'seal'];
const someSound = fc.record({
  name: fc.constantFrom(...names),
  chances: fc.array(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), { minLength: 40, maxLength: 40 }),
});

describe('the sounds of the table', () => {
  it('are soft, short and within hearing, whatever chance adds to them', () => {
    fc.assert(
      fc.property(someSound, ({ name, chances }) => {
        let at = 0;
        const grains = grainsOf(name, () => chances[at++ % chances.length]!);
        expect(grains.length).toBeGreaterThan(0);
        for (const grain of grains) {
          expect(grain.gain).toBeGreaterThan(0);
          expect(grain.gain).toBeLessThanOrEqual(LOUDEST);
          expect(grain.at).toBeGreaterThanOrEqual(0);
          expect(grain.at + grain.length).toBeLessThanOrEqual(1.1);
          expect(grain.frequency).toBeGreaterThanOrEqual(80);
          expect(grain.frequency).toBeLessThanOrEqual(4000);
        }
      }),
    );
  });

  it('differ a little from time to time, as cards and dice do', () => {
    for (const name of ['shuffle', 'turn', 'dice'] as const)
      expect(grainsOf(name, () => 0.1)).not.toEqual(grainsOf(name, () => 0.9));
  });
});
