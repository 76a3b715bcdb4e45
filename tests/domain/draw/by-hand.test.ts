import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LENORMAND } from '../../../src/domain/decks/lenormand.ts';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import {
  emptyPlace,
  type HandDraft,
  handDraft,
  layCard,
  onlyCardLeft,
  sealedHand,
  takeUpCard,
  turnCard,
} from '../../../src/domain/draw/by-hand.ts';
import { shadowOf } from '../../../src/domain/draw/jumper.ts';
import { isSealIntact } from '../../../src/domain/draw/seal.ts';
import { tableauSpread } from '../../../src/domain/spread/lenormand.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';

const IDS = TAROT.map((card) => card.id);
const NOW = new Date('2026-05-04T12:00:00.000Z');
const THREE = tarotSpread(3)!;

describe('cards laid by hand', () => {
  it('lie on any place, in any order, none of them twice', () => {
    let draft = layCard(handDraft(THREE), 'future', 'maj18') as HandDraft;
    expect(emptyPlace(draft, THREE)?.key).toBe('past');
    expect(layCard(draft, 'past', 'maj18')).toBe('already-chosen');
    draft = layCard(draft, 'future', 'maj18') as HandDraft;
    draft = layCard(draft, 'past', 'cup02') as HandDraft;
    expect(emptyPlace(draft, THREE, 'past')?.key).toBe('present');
    expect(emptyPlace(takeUpCard(draft, 'past'), THREE, 'present')?.key).toBe('past');
    expect(() => sealedHand(draft, THREE, NOW)).toThrow(RangeError);
  });

  it('of a whole table leave one that can only be the last', () => {
    const deck = LENORMAND.map(({ id }) => id);
    const spread = tableauSpread('8x4+4');
    const orders = fc.shuffledSubarray(deck, { minLength: 36 });
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 35 }), (order, count) => {
        const draft = order
          .slice(0, count)
          .reduce((one, id, index) => layCard(one, spread.positions[index]!.key, id) as HandDraft, handDraft(spread));
        expect(onlyCardLeft(draft, spread, deck)).toBe(count === 35 ? order[35] : null);
      }),
    );
    const small = layCard(handDraft(THREE), 'past', 'maj18') as HandDraft;
    expect(onlyCardLeft(small, THREE, IDS)).toBeNull();
  });

  it('leave the significator beside the spread', () => {
    const draft = handDraft(THREE, { significator: 'cupQ' });
    expect(layCard(draft, 'past', 'cupQ')).toBe('already-chosen');
    const laidFirst = { ...handDraft(tarotSpread(1)!), hand: { card: { id: 'cupQ', reversed: false } } };
    const spread = tarotSpread(1)!;
    const place = spread.positions[0]!.key;
    const both = { ...laidFirst, hand: { [place]: { id: 'cupQ', reversed: false } }, significator: 'cupQ' };
    expect(() => sealedHand(both, spread, NOW)).toThrow(RangeError);
  });

  it('are sealed as they lie: two turns are none, a crossing card is read upright, nothing vouches for a shuffle', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TAROT_SPREADS),
        fc.shuffledSubarray(IDS, { minLength: 20 }),
        fc.infiniteStream(fc.boolean()),
        (spread, ids, turns) => {
          let draft = handDraft(spread);
          const turned = spread.positions.map(() => turns.next().value);
          spread.positions.forEach(({ key }, index) => {
            draft = layCard(draft, key, ids[index]!) as HandDraft;
            draft = turnCard(turnCard(turnCard(draft, key), key), key);
            if (!turned[index]) draft = turnCard(draft, key);
          });
          const sealed = sealedHand(draft, spread, NOW);
          expect(sealed.cards).toEqual(
            spread.positions.map(({ key, crossing }, index) => ({
              id: ids[index],
              position: key,
              reversed: turned[index] && !crossing,
            })),
          );
          expect(sealed.byHand).toBe(true);
          expect(shadowOf(sealed)).toBeNull();
          expect(isSealIntact(sealed)).toBe(true);
          expect(isSealIntact({ ...sealed, order: ids })).toBe(false);
        },
      ),
    );
  });
});
