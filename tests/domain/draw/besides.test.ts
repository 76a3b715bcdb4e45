import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ELEMENTS, TAROT, tarotCard } from '../../../src/domain/decks/tarot.ts';
import { deckOf } from '../../../src/domain/draw/draft.ts';
import { type SealedDraw, unmarked } from '../../../src/domain/draw/draw.ts';
import { fallOut, shadowOf } from '../../../src/domain/draw/jumper.ts';
import { shuffledPile } from '../../../src/domain/draw/pile.ts';
import { isSealIntact, sealDraw } from '../../../src/domain/draw/seal.ts';
import { AGES, courtFor } from '../../../src/domain/draw/significator.ts';

const IDS: string[] = TAROT.map((card) => card.id);

describe('a significator', () => {
  it('is taken out of the deck before the shuffle', () => {
    fc.assert(
      fc.property(fc.constantFrom(...IDS), (significator) => {
        const left = deckOf({ significator }, IDS);
        expect(left).not.toContain(significator);
        expect(left).toHaveLength(77);
      }),
    );
  });

  it('is one court card for each age and temperament, the ranks by Waite', () => {
    const courts = AGES.flatMap((age) => ELEMENTS.map((element) => courtFor(age, element)));
    expect(new Set(courts).size).toBe(16);
    expect(courtFor('olderMan', 'fire')).toBe('wanN');
    expect(courtFor('youngerMan', 'water')).toBe('cupK');
    expect(courtFor('olderWoman', 'air')).toBe('swoQ');
    expect(courtFor('youngerWoman', 'earth')).toBe('penP');
    for (const element of ELEMENTS) expect(tarotCard(courtFor('olderMan', element)).element).toBe(element);
  });
});

describe('cards that fall out', () => {
  it('are missing from the pile, no others, two at most', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2 ** 32 - 1), { minLength: 3, maxLength: 3 }), (numbers) => {
        const pile = shuffledPile(IDS, 'half');
        const left = [...numbers];
        const { jumpers, pile: rest } = fallOut(pile, () => Uint32Array.of(left.shift()!));
        expect([...jumpers, ...rest]).toEqual(pile);
        expect(jumpers.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('fall from one shuffle in eight', () => {
    const rounds = 4000;
    const pile = shuffledPile(IDS, 'off');
    let fallen = 0;
    for (let round = 0; round < rounds; round++) if (fallOut(pile).jumpers.length > 0) fallen += 1;
    expect(Math.abs(fallen - rounds / 8)).toBeLessThanOrEqual(4.9 * Math.sqrt((rounds * 7) / 64));
  });
});

describe('the shadow card', () => {
  it('is the lowest of the pile that was not drawn, as it lies', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(IDS, { minLength: 20 }), fc.nat(12), (ids, count) => {
        const order = ids.map((id, place) => (place % 3 ? id : `-${id}`));
        const cards = order
          .slice(order.length - count)
          .map((mark, place) => ({ ...unmarked(mark), position: `${place}` }));
        expect(shadowOf({ order, cards })).toEqual(unmarked(order[order.length - count - 1]!));
      }),
    );
    expect(shadowOf({ order: [], cards: [] })).toBeNull();
  });
});

describe('what lies beside the cards', () => {
  const draw: SealedDraw = sealDraw({
    deck: 'tarot',
    spreadId: 19,
    question: 'And this year?',
    topic: 'open',
    cards: [{ id: 'cup02', reversed: false, position: 'month1' }],
    order: ['cup02', '-maj04', 'swo09'],
    drawnAt: '2026-11-21T10:00:00.000Z',
    significator: 'penQ',
    jumpers: [{ id: 'wan03', reversed: true }],
    begins: '2026-11',
    table: { title: 'Year', places: [{ key: 'month1', name: 'First', meaning: '', x: 0.5, y: 0.5 }] },
  });

  it('stands under the seal, each of it', () => {
    expect(isSealIntact(draw)).toBe(true);
    const { significator, jumpers, begins, table, ...bare } = draw;
    const changes: SealedDraw[] = [
      { ...draw, significator: 'penK' },
      { ...draw, jumpers: [{ id: 'wan03', reversed: false }] },
      { ...draw, jumpers: [] },
      { ...draw, begins: '2026-12' },
      { ...draw, table: { ...table!, title: 'Another' } },
      { ...draw, table: { ...table!, places: [{ ...table!.places[0]!, name: 'Last' }] } },
      { ...bare, jumpers: jumpers!, begins: begins!, table: table! },
      { ...bare, significator: significator! },
    ];
    for (const changed of changes) expect(isSealIntact(changed)).toBe(false);
  });
});
