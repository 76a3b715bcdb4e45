import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT } from '../../src/domain/decks/tarot.ts';
import {
  askedDraft,
  chooseCard,
  cutDraft,
  type Draft,
  isComplete,
  newDraft,
  sealedDraft,
  shuffledDraft,
} from '../../src/domain/draw/draft.ts';
import { shuffledPile } from '../../src/domain/draw/pile.ts';
import { TAROT_SPREADS } from '../../src/domain/spread/tarot.ts';
import { isDraft } from '../../src/storage/draft-shape.ts';

const IDS = TAROT.map((card) => card.id);

/** A draw of a spread as it is kept after each of its steps. */
function steps(id: number): Draft[] {
  const spread = TAROT_SPREADS.find((one) => one.id === id)!;
  const all = [newDraft(spread, 'love', 'half')];
  const step = (next: Draft) => all.push(next);
  step(askedDraft(all.at(-1)!, 'Where to?', 'love'));
  step(shuffledDraft(all.at(-1)!, shuffledPile(IDS, 'half')));
  step(cutDraft(all.at(-1)!, spread, 30, new Date('2026-05-04T12:00:00.000Z')));
  while (!isComplete(all.at(-1)!, spread)) step(chooseCard(all.at(-1)!, spread, all.at(-1)!.chosen.length) as Draft);
  step(sealedDraft(all.at(-1)!, spread));
  return all;
}

const drawn = TAROT_SPREADS.filter(({ free }) => !free).map(({ id }) => id);

describe('what a device has kept', () => {
  it('is a draft after every step of a draw', () => {
    for (const id of drawn) {
      for (const draft of steps(id))
        expect(isDraft(JSON.parse(JSON.stringify(draft))), `${id} ${draft.stage}`).toBe(true);
    }
  });

  it('is none when a part of it is missing', () => {
    const whole = steps(3).at(-1)!;
    for (const part of ['spreadId', 'stage', 'question', 'topic', 'reversals', 'pile', 'chosen', 'sealed'] as const) {
      expect(isDraft({ ...whole, [part]: undefined }), part).toBe(false);
    }
  });

  it.each<[string, Record<string, unknown>]>([
    ['a step of a newer build', { stage: 'breathing' }],
    ['a topic of a newer build', { topic: 'weather' }],
    ['a foreign card', { pile: [{ id: 'joker', reversed: false }], chosen: [] }],
    [
      'a card twice',
      {
        pile: [
          { id: 'maj00', reversed: false },
          { id: 'maj00', reversed: true },
        ],
        chosen: [],
      },
    ],
    ['a place twice', { chosen: [4, 4] }],
    ['a place beside the pile', { chosen: [78] }],
    ['cards to choose from that were never sealed', { stage: 'choose', pileSeal: undefined, sealed: undefined }],
    ['a torn seal', { sealed: { seal: 7 } }],
  ])('is none with %s', (_, change) => {
    expect(isDraft({ ...steps(3).at(-1)!, ...change })).toBe(false);
  });

  it('is judged without a word, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        expect(isDraft(kept)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...steps(3)), fc.string(), fc.jsonValue(), (draft, key, value) => {
        expect(typeof isDraft({ ...draft, [key]: value })).toBe('boolean');
      }),
    );
  });
});
