import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Birth } from '../../../src/domain/sky/birth.ts';
import { mergeBirths, sameBirth } from '../../../src/domain/sky/merge.ts';
import { BIRTH } from './sample-birth.ts';

const PARIS = { place: 'Paris', latitude: 48.86, longitude: 2.35, zone: 'Europe/Paris' };
const TOKYO = { place: 'Tokyo', latitude: 35.69, longitude: 139.69, zone: 'Asia/Tokyo' };
const edits = fc.record(
  {
    name: fc.constantFrom('Ada', 'Bo', 'Cy'),
    date: fc.constantFrom('1988-07-01', '1990-01-02'),
    time: fc.constantFrom(null, '08:30', '09:00'),
    later: fc.boolean(),
    town: fc.constantFrom({}, PARIS, TOKYO),
  },
  { requiredKeys: [] },
);
const edited = ({ town, ...fields }: { town?: object }): Birth => ({ ...BIRTH, ...fields, ...town }) as Birth;

describe('two edits of a birth, made on two phones', () => {
  it('both hold where they changed different fields', () => {
    const merged = mergeBirths(BIRTH, { ...BIRTH, name: 'Adele' }, { ...BIRTH, time: '09:00', ...PARIS }, true);
    expect(merged).toEqual({ ...BIRTH, name: 'Adele', time: '09:00', ...PARIS });
  });

  it('of one field the later holds, and a place is never put together from two', () => {
    const [here, there] = [
      { ...BIRTH, name: 'Here', ...PARIS },
      { ...BIRTH, name: 'There', ...TOKYO },
    ];
    expect(mergeBirths(BIRTH, here, there, true)).toEqual(here);
    expect(mergeBirths(BIRTH, here, there, false)).toEqual(there);
  });

  it('come out the same on both phones, lose no change, and invent nothing', () => {
    fc.assert(
      fc.property(edits, edits, fc.boolean(), (one, other, firstIsLater) => {
        const [here, there] = [edited(one), edited(other)];
        const merged = mergeBirths(BIRTH, here, there, firstIsLater);
        expect(sameBirth(merged, mergeBirths(BIRTH, there, here, !firstIsLater))).toBe(true);
        for (const field of Object.keys(BIRTH) as (keyof Birth)[]) {
          expect([here[field], there[field]]).toContain(merged[field]);
          if (here[field] !== BIRTH[field] && there[field] === BIRTH[field] && !(field in PARIS))
            expect(merged[field]).toBe(here[field]);
        }
        expect(
          [BIRTH, PARIS, TOKYO].filter(({ place, zone }) => place === merged.place && zone === merged.zone),
        ).toHaveLength(1);
      }),
    );
  });

  it('without a common beginning are the later one, whole', () => {
    const [here, there] = [
      { ...BIRTH, name: 'Here' },
      { ...BIRTH, time: null },
    ];
    expect(mergeBirths(undefined, here, there, true)).toEqual(here);
    expect(mergeBirths(undefined, here, there, false)).toEqual(there);
  });
});
