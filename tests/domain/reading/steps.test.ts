import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tarotCard } from '../../../src/domain/decks/tarot.ts';
import type { DrawnCard } from '../../../src/domain/draw/draw.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import type { Intent } from '../../../src/domain/question/matter-kinds.ts';
import { hashOf } from '../../../src/domain/reading/said.ts';
import { splitSentences } from '../../../src/domain/reading/sentence.ts';
import { filled, personValues } from '../../../src/domain/reading/words-of.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { draws, lay } from './laid.ts';
import { LIBRARY, materialOf, readingOf } from './material.ts';

const asking = (intent: Intent) => ({ intent, form: 'how', sure: true }) as const;

/** What is written for a card in a matter, whoever is asked about. */
function stepOf(language: Language, intent: Intent, { id, reversed }: DrawnCard): string {
  const card = tarotCard(id);
  const strain = card.arcana === 'major' ? 'majors' : card.suit;
  const step = LIBRARY.get(language)!.phrases.matter.steps[intent]![strain][reversed ? 1 : 0];
  const spread = tarotSpread(3)!;
  const cards = lay(3, 'maj00', 'maj01', 'maj02');
  const matter = asking(intent);
  return filled(step, personValues(materialOf(language, { spread, cards, seal: '0'.repeat(64), matter })));
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

describe.each(LANGUAGES)('what to do in %s', (language) => {
  it('is the steps of the matter, by suit and side of the cards whose place is for it', () => {
    const cards = lay(5, 'swo05', 'cup02', '-wan03');
    const { answer } = readingOf(language, { spread: { id: 5 }, cards, seal: 'ab'.repeat(32), matter: asking('lost') });
    expect(answer.map(({ source }) => source.cards)).toEqual([['cup02'], ['swo05'], ['wan03']]);
    for (const [index, card] of [cards[1]!, cards[0]!, cards[2]!].entries())
      expect(bare(answer[index]!.text)).toContain(bare(stepOf(language, 'lost', card)));
  });

  it('tells no step twice: cards of one suit and side give one', () => {
    const told = (...marks: string[]) =>
      readingOf(language, {
        spread: { id: 5 },
        cards: lay(5, ...marks),
        seal: 'ab'.repeat(32),
        matter: asking('offer'),
      }).answer.length;
    expect(told('cup02', 'cup05', 'cup09')).toBe(1);
    expect(told('cup02', '-cup05', 'cup09')).toBe(2);
    expect(told('maj01', 'maj05', 'cup09')).toBe(2);
  });
});

describe('the thing to do', () => {
  it('is a step of the matter still, where the answer to how used those of the cards', () => {
    const steps = Object.values(LIBRARY.get('zh-CN')!.phrases.matter.steps.rise!).flat();
    const cards = lay(3, 'cupQ', 'cup05', '-wan04');
    const { deed } = readingOf('zh-CN', { spread: { id: 3 }, cards, seal: 'ab'.repeat(32), matter: asking('rise') });
    expect(steps.map((step) => bare(step))).toContain(bare(deed.map(({ text }) => text).join('')));
  });

  it('is never a step that the answer told', () => {
    fc.assert(
      fc.property(draws, ({ language, intent, ...laid }) => {
        const { answer, deed } = readingOf(language, { ...laid, matter: asking(intent) });
        const told = bare(answer.map(({ text }) => text).join(' '));
        expect(told).not.toContain(bare(deed.map(({ text }) => text).join(' ')));
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  const told = (steps: readonly string[]) => steps.map((step) => splitSentences(step).join('|'));
  const joined = (sentences: readonly { text: string }[]) => sentences.map(({ text }) => text).join('|');

  it('is a step of a card on the table, and one that was read lately only where no card has another', () => {
    fc.assert(
      fc.property(draws, ({ language, intent, ...laid }) => {
        const matter = { intent, form: 'what', sure: true } as const;
        const steps = laid.cards.map((card) => stepOf(language, intent, card));
        const { deed } = readingOf(language, { ...laid, matter });
        // Where the cards tell in their places what to do, the deed is any other step of the search.
        if (intent !== 'lost') expect(told(steps)).toContain(joined(deed));
        const read = new Set(deed.map(({ text }) => hashOf(text)));
        const again = readingOf(language, { ...laid, matter, read }).deed;
        expect(joined(again)).not.toBe(joined(deed));
        if (new Set(steps).size > 1 && intent !== 'lost') expect(told(steps)).toContain(joined(again));
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it.each(LANGUAGES)('knows in %s whether the answer was yes or no', (language) => {
    const matter = { intent: 'offer', form: 'whether', sure: true } as const;
    const deedAfter = (...marks: string[]) => {
      const cards = lay(3, ...marks);
      const { deed } = readingOf(language, { spread: { id: 3 }, cards, seal: 'cd'.repeat(32), matter });
      const steps = (reversed: boolean) => told(cards.map((card) => stepOf(language, 'offer', { ...card, reversed })));
      return { deed: joined(deed), upright: steps(false), reversed: steps(true) };
    };
    const no = deedAfter('swo10', 'pen05', 'cup05');
    expect(no.reversed).toContain(no.deed);
    const yes = deedAfter('pen01', 'wan06', 'maj19');
    expect(yes.upright).toContain(yes.deed);
  });
});
