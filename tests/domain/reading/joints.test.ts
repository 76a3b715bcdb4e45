import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT, tarotCard } from '../../../src/domain/decks/tarot.ts';
import type { DrawnCard } from '../../../src/domain/draw/draw.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { FORMS, INTENTS, type Matter } from '../../../src/domain/question/matter-kinds.ts';
import { sentencesOf } from '../../../src/domain/reading/compose.ts';
import { dignityOf } from '../../../src/domain/reading/facts.ts';
import type { Sentence } from '../../../src/domain/reading/sentence.ts';
import { neighboursOf } from '../../../src/domain/spread/neighbours.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { LIBRARY, readingOf } from './material.ts';

/** Cards as marks, a minus before a reversed one, laid into a spread. */
function lay(id: number, ...marks: string[]): DrawnCard[] {
  const { positions } = tarotSpread(id)!;
  return marks.map((mark, index) => ({
    id: mark.replace('-', ''),
    reversed: mark.startsWith('-'),
    position: positions[index]!.key,
  }));
}

const draws = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    spread: fc.constantFrom(...TAROT_SPREADS.filter(({ free }) => !free)),
    intent: fc.constantFrom(...INTENTS),
    form: fc.constantFrom(...FORMS.filter((form) => form !== 'which')),
    ids: fc.shuffledSubarray(
      TAROT.map(({ id }) => id),
      { minLength: 78 },
    ),
    sides: fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
    seal: fc.nat().map((number) => number.toString(16).padStart(8, '0').repeat(8)),
  })
  .map(({ ids, sides, intent, form, ...rest }) => ({
    ...rest,
    matter: { intent, form, sure: true },
    cards: rest.spread.positions.map(({ key, crossing }, index) => ({
      id: ids[index]!,
      reversed: !crossing && sides[index]!,
      position: key,
    })),
  }));

/** A state names the card in which it shows. */
const shown = (form: string, answer: readonly Sentence[]) => (form === 'what' ? answer.slice(0, 1) : []);

describe('the cards by which it is answered', () => {
  it('are named for an answer that has no cards of its own, and are not the card that was just named', () => {
    let named = 0;
    fc.assert(
      fc.property(draws, ({ language, ...laid }) => {
        const { opening, answer } = readingOf(language, laid);
        const voices = answer.filter(({ source }) => source.rule === 'voice');
        if (voices.length > 0) expect(['whether', 'should', 'what', 'when']).toContain(laid.matter.form);
        named += voices.length;
        const said = [...opening.filter(({ source }) => source.rule === 'opening'), ...shown(laid.matter.form, answer)];
        for (const { source } of voices)
          for (const card of source.cards) expect(said.flatMap((one) => one.source.cards)).not.toContain(card);
      }),
      { numRuns: 400, seed: 5 },
    );
    expect(named).toBeGreaterThan(50);
  });

  it('are those that say so, where the answer is no', () => {
    const { answer } = readingOf('en', {
      spread: { id: 3 },
      cards: lay(3, 'cup10', 'swo10', 'maj16'),
      seal: 'ab'.repeat(32),
      matter: { intent: 'contact', form: 'whether', sure: true },
    });
    const { weighing, matter } = LIBRARY.get('en')!.phrases;
    const filled = (way: string) => way.replace('{card}', 'The Tower').replace('{bears}', matter.bears.open!.maj16![0]);
    expect(weighing.weighs.map(filled)).toContain(answer[1]!.text);
  });
});

describe('an English sentence', () => {
  it('begins with a capital letter, whatever name stands first in it', () => {
    fc.assert(
      fc.property(draws, ({ language: _, ...laid }) => {
        for (const { text } of sentencesOf(readingOf('en', laid))) expect(text).toMatch(/^[“‘]?[A-Z0-9]/);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

const WAYS: Record<Language, [string, string]> = {
  en: ['tea', 'a walk'],
  'zh-CN': ['喝茶', '散步'],
  'zh-TW': ['喝茶', '散步'],
};

describe.each(LANGUAGES)('two things asked of a spread that has no two ways, in %s', (language) => {
  const { which } = LIBRARY.get(language)!.phrases.matter;
  const [a, b] = WAYS[language];
  const filled = (ways: readonly string[]) => ways.map((way) => way.replaceAll('{a}', a).replaceAll('{b}', b));
  const answered = (id: number, ...marks: string[]) => {
    const matter: Partial<Matter> = { intent: 'open', form: 'which', options: [a, b], sure: true };
    return readingOf(language, { spread: { id }, cards: lay(id, ...marks), seal: 'ab'.repeat(32), matter }).answer[0]!
      .text;
  };

  it('are weighed by the cards before and after the middle, or one against the other', () => {
    expect(filled(which.a)).toContain(answered(3, 'maj19', 'swo10', 'maj16'));
    expect(filled(which.b)).toContain(answered(3, 'maj16', 'swo10', 'maj19'));
    expect(filled(which.a)).toContain(answered(6, 'maj19', 'swo10'));
    expect(filled(which.b)).toContain(answered(9, 'maj16', 'pen05', 'maj01', 'cup10', 'maj17'));
    expect(filled(which.even)).toContain(answered(3, 'maj19', 'swo10', 'maj21'));
    expect(filled(which.even)).toContain(answered(1, 'maj19'));
  });
});

describe('what the cards say together', () => {
  it('tells of a turn only where the places are dates', () => {
    let turns = 0;
    fc.assert(
      fc.property(draws, ({ language, ...laid }) => {
        const rules = readingOf(language, laid).together.map(({ source }) => source.rule);
        if (!rules.includes('turn')) return;
        turns += 1;
        expect(laid.spread.dated).toBeDefined();
      }),
      { numRuns: 800, seed: 6 },
    );
    expect(turns).toBeGreaterThan(0);
  });

  it('tells of elements once at most, of neighbours, and not of three cards that have another closing', () => {
    let told = 0;
    fc.assert(
      fc.property(draws, ({ language, ...laid }) => {
        const { together } = readingOf(language, laid);
        const dignities = together.filter(({ source }) => source.rule === 'friends' || source.rule === 'opposed');
        expect(dignities.length).toBeLessThanOrEqual(1);
        if (dignities.length === 0) return;
        told += 1;
        expect(laid.spread.options).toBeUndefined();
        if (laid.cards.length <= 3) expect(together).toHaveLength(1);
        const { source } = dignities[0]!;
        const [one, other] = source.cards.map((id) => laid.cards.findIndex((card) => card.id === id));
        expect(neighboursOf(laid.spread.positions)).toContainEqual([Math.min(one!, other!), Math.max(one!, other!)]);
        const [a, b] = source.cards.map((id) => tarotCard(id).element);
        expect(dignityOf(a!, b!)).toBe(source.rule);
      }),
      { numRuns: 500, seed: 7 },
    );
    expect(told).toBeGreaterThan(20);
  });

  it('counts a suit in no words that name a card', () => {
    const { suit } = LIBRARY.get('en')!.phrases;
    for (const [name, say] of Object.entries(suit))
      for (const count of [2, 3, 4])
        for (const way of [0, 49, 98]) {
          const said = say(count, way, 5);
          expect(said).toMatch(new RegExp(name, 'i'));
          expect(said).not.toMatch(/\b(?:two|three|four|five) (?:wands|cups|swords|pentacles)/i);
        }
  });

  it('hears no tone of a suit that lies reversed', () => {
    const rules = (...marks: string[]) =>
      readingOf('en', { spread: { id: 5 }, cards: lay(5, ...marks), seal: 'ab'.repeat(32) }).together.map(
        ({ source }) => source.rule,
      );
    expect(rules('wan02', 'wan05', 'cup09')).toContain('suit');
    expect(rules('-wan02', '-wan05', 'cup09')).not.toContain('suit');
  });
});
