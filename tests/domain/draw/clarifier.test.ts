import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import {
  type Clarifier,
  faceDownPlaces,
  isClarifiable,
  isClarifierIntact,
  sealClarifier,
} from '../../../src/domain/draw/clarifier.ts';
import {
  askedDraft,
  chooseCard,
  cutDraft,
  type Draft,
  newDraft,
  sealedDraft,
  shuffledDraft,
} from '../../../src/domain/draw/draft.ts';
import { type SealedDraw, unmarked } from '../../../src/domain/draw/draw.ts';
import { shadowOf } from '../../../src/domain/draw/jumper.ts';
import { shuffledPile } from '../../../src/domain/draw/pile.ts';
import { sealDraw } from '../../../src/domain/draw/seal.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const LATER = new Date('2026-06-30T12:20:00.000Z');
const DAILY = 2;

/** A sealed draw with a spread, its cards taken at places that the numbers choose. */
function drawn(spreadId: number, numbers: readonly number[]): SealedDraw {
  const spread = tarotSpread(spreadId)!;
  const asked = askedDraft(newDraft(spread, 'open', 'half'), 'Where to?', 'open');
  const pile = shuffledPile(
    TAROT.map(({ id }) => id),
    'half',
  );
  let draft: Draft = cutDraft(shuffledDraft(asked, pile), spread, 30, NOW);
  for (const number of numbers.slice(0, spread.positions.length)) {
    const left = draft.pile.map((_, place) => place).filter((place) => !draft.chosen.includes(place));
    draft = chooseCard(draft, spread, left[number % left.length]!) as Draft;
  }
  return sealedDraft(draft, spread).sealed;
}

const draws = fc
  .record({
    spreadId: fc.constantFrom(...TAROT_SPREADS.filter((one) => !one.free && one.id !== DAILY).map(({ id }) => id)),
    numbers: fc.array(fc.nat(77), { minLength: 20, maxLength: 20 }),
    pick: fc.nat(),
    at: fc.nat(),
  })
  .map(({ spreadId, numbers, pick, at }) => {
    const draw = drawn(spreadId, numbers);
    const places = faceDownPlaces(draw);
    const { position } = draw.cards[at % draw.cards.length]!;
    return { draw, position, place: places[pick % places.length]! };
  });

describe('a clarifier', () => {
  it('is a card of the sealed pile that nobody has seen, as it lay there, and its seal holds', () => {
    fc.assert(
      fc.property(draws, ({ draw, position, place }) => {
        const clarifier = sealClarifier(draw, position, place, LATER);
        expect({ id: clarifier.id, reversed: clarifier.reversed }).toEqual(unmarked(draw.order[place]!));
        expect(draw.cards.map(({ id }) => id)).not.toContain(clarifier.id);
        expect(shadowOf(draw)?.id).not.toBe(clarifier.id);
        expect(isClarifierIntact(draw, clarifier)).toBe(true);
        expect(sealClarifier(draw, position, place, LATER)).toEqual(clarifier);
      }),
      { numRuns: 60 },
    );
  });

  it('does not hold when anything of it, or of the draw it belongs to, was changed', () => {
    fc.assert(
      fc.property(draws, ({ draw, position, place }) => {
        const clarifier = sealClarifier(draw, position, place, LATER);
        const other = unmarked(draw.order[faceDownPlaces(draw).find((one) => one !== place)!]!);
        const changes: Partial<Clarifier>[] = [
          { id: other.id },
          { ...other },
          { reversed: !clarifier.reversed },
          { position: draw.cards.find((card) => card.position !== position)?.position ?? 'elsewhere' },
          { drawnAt: NOW.toISOString() },
          { seal: draw.seal },
        ];
        for (const change of changes) expect(isClarifierIntact(draw, { ...clarifier, ...change })).toBe(false);
        expect(isClarifierIntact({ ...draw, question: 'Where from?' }, clarifier)).toBe(false);
        expect(isClarifierIntact(sealDraw({ ...draw, question: 'Where from?' }), clarifier)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it('is neither a card that lies on the table nor the shadow, and lies on a place of the spread', () => {
    const draw = drawn(3, [0, 5, 9]);
    const down = faceDownPlaces(draw);
    const up = draw.order.map((_, place) => place).filter((place) => !down.includes(place));
    expect(up).toHaveLength(4);
    for (const place of [...up, -1, 78, 0.5]) expect(() => sealClarifier(draw, 'past', place, NOW)).toThrow(RangeError);
    expect(() => sealClarifier(draw, 'elsewhere', down[0]!, NOW)).toThrow(RangeError);
  });

  it('is not offered to a card of the day, to cards of a deck at home, to other decks, or where nothing is left', () => {
    const draw = drawn(3, [0, 5, 9]);
    expect(isClarifiable(draw)).toBe(true);
    expect(isClarifiable(drawn(DAILY, [4]))).toBe(false);
    expect(isClarifiable(sealDraw({ ...draw, order: [], byHand: true }))).toBe(false);
    expect(isClarifiable(sealDraw({ ...draw, deck: 'lenormand', spreadId: 52 }))).toBe(false);
    expect(isClarifiable(sealDraw({ ...draw, order: draw.cards.map(({ id }) => id) }))).toBe(false);
  });
});
