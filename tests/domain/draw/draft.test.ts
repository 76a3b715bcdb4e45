import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import {
  askedDraft,
  chooseCard,
  cutDraft,
  type Draft,
  isComplete,
  newDraft,
  sealedDraft,
  shuffledDraft,
} from '../../../src/domain/draw/draft.ts';
import { shuffledPile } from '../../../src/domain/draw/pile.ts';
import { isSealIntact, sealPile } from '../../../src/domain/draw/seal.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';

const IDS = TAROT.map((card) => card.id);
const NOW = new Date('2026-05-04T12:00:00.000Z');

function readyToChoose(spreadId: number, reversals: 'off' | 'quarter' | 'half' = 'half'): Draft {
  const spread = tarotSpread(spreadId)!;
  const asked = askedDraft(newDraft(spread, 'love', reversals), 'Where is this heading?', 'love');
  return cutDraft(shuffledDraft(asked, shuffledPile(IDS, reversals)), spread, 30, NOW);
}

function wholeDraw(spreadId: number): Draft {
  const spread = tarotSpread(spreadId)!;
  let draft = readyToChoose(spreadId);
  for (let place = 0; !isComplete(draft, spread); place += 3) draft = chooseCard(draft, spread, place) as Draft;
  return draft;
}

describe('a draft', () => {
  it('refuses a card that was chosen, is not there, or is one too many', () => {
    const spread = tarotSpread(3)!;
    let draft = readyToChoose(3);
    draft = chooseCard(draft, spread, 5) as Draft;
    expect(chooseCard(draft, spread, 5)).toBe('already-chosen');
    expect(chooseCard(draft, spread, 78)).toBe('no-such-card');
    expect(chooseCard(draft, spread, -1)).toBe('no-such-card');
    expect(chooseCard(draft, spread, 1.5)).toBe('no-such-card');
    draft = chooseCard(draft, spread, 6) as Draft;
    draft = chooseCard(draft, spread, 7) as Draft;
    expect(chooseCard(draft, spread, 8)).toBe('spread-full');
  });

  it('lays on each place the card that was chosen for it', () => {
    const spread = tarotSpread(3)!;
    const draft = wholeDraw(3);
    const { sealed } = sealedDraft(draft, spread);
    expect(sealed.cards.map((card) => card.id)).toEqual([0, 3, 6].map((place) => draft.pile[place]!.id));
    expect(sealed.cards.map((card) => card.position)).toEqual(['past', 'present', 'future']);
  });

  it('reads the crossing card upright', () => {
    const spread = tarotSpread(11)!;
    for (let round = 0; round < 20; round++) {
      const { sealed } = sealedDraft(wholeDraw(11), spread);
      expect(sealed.cards.find((card) => card.position === 'crossing')!.reversed).toBe(false);
    }
  });

  it('is sealed only when it is complete, and only over the pile that was sealed before', () => {
    const spread = tarotSpread(3)!;
    expect(() => sealedDraft(readyToChoose(3), spread)).toThrow(RangeError);
    const draft = wholeDraw(3);
    const swapped = [...draft.pile].reverse();
    expect(() => sealedDraft({ ...draft, pile: swapped }, spread)).toThrow(RangeError);
    expect(() => sealedDraft({ ...draft, question: 'Another one?' }, spread)).toThrow(RangeError);
  });
});

describe('the seal', () => {
  it('is the SHA-256 that anybody can compute', () => {
    const spread = tarotSpread(1)!;
    const { sealed } = sealedDraft(wholeDraw(1), spread);
    const sha = (facts: unknown[]) => createHash('sha256').update(JSON.stringify(facts), 'utf8').digest('hex');
    const pile = ['asterly-pile-1', 'tarot', 1, sealed.question, 'love', sealed.order, sealed.drawnAt];
    expect(sealPile(sealed)).toBe(sha(pile));
    const laid = sealed.cards.map((card) => [card.position, card.id, card.reversed]);
    expect(sealed.seal).toBe(sha(['asterly-draw-1', sha(pile), laid, false]));
  });

  it('tells of every change', () => {
    fc.assert(
      fc.property(fc.constantFrom(...TAROT_SPREADS), (spread) => {
        const { sealed } = sealedDraft(wholeDraw(spread.id), spread);
        expect(isSealIntact(sealed)).toBe(true);
        const [first, ...rest] = sealed.cards;
        const changes = [
          { ...sealed, question: `${sealed.question}!` },
          { ...sealed, topic: 'work' as const },
          { ...sealed, drawnAt: '2026-05-04T12:00:00.001Z' },
          { ...sealed, spreadId: sealed.spreadId + 1 },
          { ...sealed, order: [...sealed.order].reverse() },
          { ...sealed, byHand: true as const },
          { ...sealed, cards: [{ ...first!, reversed: !first!.reversed }, ...rest] },
          { ...sealed, cards: [{ ...first!, position: 'elsewhere' }, ...rest] },
        ];
        for (const changed of changes) expect(isSealIntact(changed)).toBe(false);
      }),
      { numRuns: 20 },
    );
  });
});

describe('reversals', () => {
  it('come as often as was wished', () => {
    for (const [wish, share] of [
      ['off', 0],
      ['quarter', 0.25],
      ['half', 0.5],
    ] as const) {
      let reversed = 0;
      const rounds = 200;
      for (let round = 0; round < rounds; round++)
        reversed += shuffledPile(IDS, wish).filter((card) => card.reversed).length;
      const all = rounds * 78;
      expect(Math.abs(reversed - all * share)).toBeLessThanOrEqual(4.5 * Math.sqrt(all * share * (1 - share)));
    }
  });
});
