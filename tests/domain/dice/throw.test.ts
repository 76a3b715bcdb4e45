import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceIds, fitsDie, throwOf } from '../../../src/domain/dice/face-id.ts';
import { DICE_POINTS, DICE_SIGNS, type Throw } from '../../../src/domain/dice/faces.ts';
import { sealThrow, throwsOf } from '../../../src/domain/dice/seal.ts';
import { dignityOfThrow, housesOfPoint, naturalHouses } from '../../../src/domain/dice/strength.ts';
import { throwDice } from '../../../src/domain/dice/throw.ts';
import { isSealIntact } from '../../../src/domain/draw/seal.ts';

const anyThrow: fc.Arbitrary<Throw> = fc.record({
  point: fc.constantFrom(...DICE_POINTS),
  sign: fc.constantFrom(...DICE_SIGNS),
  house: fc.integer({ min: 1, max: 12 }),
});
const facts = { question: 'Shall I take the job?', topic: 'work' as const, now: new Date('2026-11-21T04:00:00Z') };

describe('a throw of the star dice', () => {
  it('throws away words that would favour a face', () => {
    const words = [0xffff_ffff, 5, 0xffff_fffd, 12, 11];
    const source = () => new Uint32Array([words.shift()!]);
    expect(throwDice(source)).toEqual({ point: 'Jupiter', sign: 'Aries', house: 12 });
    expect(words).toEqual([]);
  });

  it('shows every face of every die about equally often', () => {
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      for (const id of Object.values(faceIds(throwDice()))) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    expect(counts.size).toBe(36);
    // A thousand each, standard deviation 30: six of them either way.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(182);
  });

  it('is named by faces of its own dice, and read back from them', () => {
    fc.assert(
      fc.property(anyThrow, (thrown) => {
        const { point, sign, house } = faceIds(thrown);
        expect(throwOf(point, sign, house)).toEqual(thrown);
        for (const id of [point, sign, house]) expect(id).toMatch(/^[a-z]{3}[0-9A-Z]{1,3}$/);
        expect(fitsDie(point, 'point') && fitsDie(sign, 'signB') && fitsDie(house, 'houseA')).toBe(true);
        expect(fitsDie(point, 'sign') || fitsDie(house, 'point') || fitsDie(sign, 'signC')).toBe(false);
      }),
    );
    for (const id of ['pnt00', 'pnt13', 'pnt1', 'len01', '']) expect(fitsDie(id, 'point')).toBe(false);
    expect(() => throwOf('pnt01', 'pnt02', 'hse01')).toThrow(RangeError);
  });

  it('is sealed before it rolls, alone or as two options, which may show the same face', () => {
    fc.assert(
      fc.property(anyThrow, anyThrow, (one, other) => {
        const single = sealThrow([one], facts);
        expect(isSealIntact(single)).toBe(true);
        expect(throwsOf(single)).toEqual([one]);
        const both = sealThrow([one, other], facts);
        expect(isSealIntact(both)).toBe(true);
        expect(throwsOf(both)).toEqual([one, other]);
        const moved = { ...single, cards: single.cards.map((card) => ({ ...card, id: 'pnt01' })) };
        expect(isSealIntact(moved)).toBe(false);
      }),
    );
  });
});

describe('how a thrown point stands', () => {
  it('follows the dignities', () => {
    expect(dignityOfThrow({ point: 'Sun', sign: 'Leo' })).toBe('domicile');
    expect(dignityOfThrow({ point: 'Venus', sign: 'Pisces' })).toBe('exaltation');
    expect(dignityOfThrow({ point: 'Venus', sign: 'Aries' })).toBe('detriment');
    expect(dignityOfThrow({ point: 'Mars', sign: 'Cancer' })).toBe('fall');
    expect(dignityOfThrow({ point: 'Moon', sign: 'Gemini' })).toBeNull();
    expect(dignityOfThrow({ point: 'NorthNode', sign: 'Gemini' })).toBeNull();
  });

  it('knows natural houses', () => {
    expect(naturalHouses({ point: 'Mercury', sign: 'Virgo', house: 6 })).toEqual({ ofSign: true, ofPoint: true });
    expect(naturalHouses({ point: 'Sun', sign: 'Leo', house: 4 })).toEqual({ ofSign: false, ofPoint: false });
    expect(housesOfPoint('Saturn')).toEqual([10, 11]);
    expect(housesOfPoint('SouthNode')).toEqual([]);
    const ruled = new Set(DICE_POINTS.flatMap(housesOfPoint));
    expect(ruled.size).toBe(12);
  });
});
