import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { topicAmong } from '../../../src/domain/lenormand/matter-cards.ts';
import { leanOf } from '../../../src/domain/lenormand/polarity.ts';
import { INTENTS, type Matter } from '../../../src/domain/question/matter-kinds.ts';
import { ask, everySentence, says, textOf } from './asked.ts';
import { ANSWERING, anyOrder, LIBRARIES } from './world.ts';

const SUN = 31;
const KEY = 33;
const BOUQUET = 9;
const MOUNTAIN = 21;
const COFFIN = 8;
const CROSS = 36;

const FORMS = ['whether', 'should', 'which', 'when', 'how', 'why', 'what'] as const;

describe('a question of a body', () => {
  it.each(LANGUAGES)('is not judged: no card speaks for it or against it, none is called hard: %s', (language) => {
    const matter = { intent: 'health', form: 'whether', area: null } as const;
    const { answer, parts } = ask(language, { cards: [22, KEY, 24, 6, 12, 35, 10], matter, id: 54 });
    expect(answer.map(({ source }) => source.rule)).not.toContain('voice');
    expect(answer.map(({ source }) => source.rule)).not.toContain('odds');
    const text = textOf([...answer, ...parts.flatMap(({ paragraphs }) => paragraphs.flat())]);
    expect(text).not.toMatch(/sudden turn|hard part|only to end|突然的[变變]化|卡在|停在|到头来/);
  });
});

describe('a time that is asked for', () => {
  it.each(LANGUAGES)('is named as a span, whatever the pace, but of a body: %s', (language) => {
    const { named } = LIBRARIES.get(language)!.phrases.answering.span;
    for (const intent of ['self', 'mood', 'leave', 'offer'] as const)
      for (const cards of [
        [1, 12, 17],
        [5, 19, 36],
        [6, 24, 22],
      ])
        expect(textOf(ask(language, { cards, matter: { intent, form: 'when' } }).answer)).toMatch(named);
  });
});

describe('what a line leaves out', () => {
  it.each(LANGUAGES)('is a pair of nouns without a hard card or the card of the question: %s', (language) => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...INTENTS), (order, intent) => {
        const matter = { intent, form: 'what', person: null } as const;
        const topic = topicAmong(order.slice(0, 7), matter);
        const { parts } = ask(language, { cards: order, matter, id: 54 });
        const pairs = parts.find(({ key }) => key === 'pairs')?.paragraphs ?? [];
        for (const paragraph of pairs) {
          const text = textOf(paragraph);
          const [first, second] = paragraph[0]!.source.cards.map((id) => Number(id.slice(3))) as [number, number];
          const { pairs: old, furtherPairs: more } = LIBRARIES.get(language)!;
          const written = (old[`${first}+${second}`] ?? more![`${first}+${second}`]!).slice(1, 12);
          if (text.toLowerCase().includes(written.toLowerCase())) continue;
          const isHard = [first, second].some((card) => leanOf(card, intent) < 0);
          expect(isHard || [first, second].some((card) => card === topic), text).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each(LANGUAGES)('is who the Man or the Woman is, said twice: %s', (language) => {
    const matter = { intent: 'bond', form: 'what', area: 'love', person: 'other' } as const;
    const said = (more: Partial<Matter>) =>
      everySentence(ask(language, { cards: [28, 3, 29], matter: { ...matter, ...more } }));
    const { somebody } = LIBRARIES.get(language)!.phrases.answering;
    expect(said({}).filter(({ text }) => text === somebody.both)).toHaveLength(1);
    const role = { en: 'your ex-wife', 'zh-CN': '你前妻', 'zh-TW': '你前妻' }[language];
    const ofWife = textOf(said({ person: 'ex', role }));
    expect(ofWife).toContain(somebody.man);
    expect(ofWife).not.toContain(somebody.woman);
    expect(ofWife.toLowerCase()).toContain(role);
    const { father } = ANSWERING.get(language)!.matter.about.persons;
    const ofParents = textOf(said({ intent: 'family', area: 'home', person: 'parents' }));
    expect(ofParents).toContain(father[1]);
    expect(ofParents).not.toContain(somebody.both);
  });
});

describe('a sentence of cards in English', () => {
  const PLURAL_NAME = /\bthe (?:Clouds|Birds|Stars|Crossroads|Mice|Fish)(?: \([^)]*\))? (?:\w+s)\b(?<!across|as)/;

  it('has verbs that agree with its cards and with what they stand for', () => {
    const asked = { intent: fc.constantFrom(...INTENTS), form: fc.constantFrom(...FORMS), order: anyOrder };
    fc.assert(
      fc.property(fc.record(asked), ({ order, ...matter }) => {
        fc.pre(matter.form !== 'which');
        for (const { text } of ask('en', { cards: order, matter, id: 53 }).answer)
          expect(text).not.toMatch(PLURAL_NAME);
      }),
      { numRuns: 300 },
    );
  });

  it('has a centre of one thing or of many', () => {
    const { story } = LIBRARIES.get('en')!.phrases;
    const cards = [1, 2, 3, 4, 5].map((number) => ({ number, name: 'Mice', noun: 'small irritations' }));
    for (const step of ['on', 'heavier', 'lighter'] as const) {
      const text = story(cards, [step, step, step, step]);
      expect(text).not.toMatch(/(?:waits|stands|is|lies) small irritations/);
      expect(text).not.toMatch(/small irritations (?:waits|stands|is|lies)/);
    }
  });
});

describe('a question that is not for cards', () => {
  it.each(LANGUAGES)('is told so, with the meaning of each card and nothing to do: %s', (language) => {
    const { outside } = ANSWERING.get(language)!.matter;
    const reading = ask(language, { cards: [SUN, KEY, BOUQUET], matter: { intent: 'open', outside: 'world' } });
    expect(says(textOf(reading.answer), outside.world)).toBe(true);
    expect(reading.parts.map(({ paragraphs }) => paragraphs.length)).toEqual([3]);
    expect([...reading.deed, ...reading.prompt]).toEqual([]);
  });

  it('calls whom the question names by that name', () => {
    const matter = { intent: 'contact', form: 'whether', area: 'love', person: null, name: 'Oliver' } as const;
    expect(textOf(ask('en', { cards: [MOUNTAIN, CROSS, COFFIN], matter }).answer)).toContain('Oliver');
  });
});
