import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { LAYOUTS, type Layout, POSITIONS } from '../../../src/domain/lenormand/cell.ts';
import { leanOf } from '../../../src/domain/lenormand/polarity.ts';
import { readTableau } from '../../../src/domain/lenormand/reading/tableau/read.ts';
import type { TableauSettings } from '../../../src/domain/lenormand/reading/tableau/settings.ts';
import { INTENTS, type Matter } from '../../../src/domain/question/matter-kinds.ts';
import { tableauSpread } from '../../../src/domain/spread/lenormand.ts';
import { ANSWERING, anyLanguage, anyOrder, asking, faultOf, LIBRARIES, laidOn, SEAL, textsOf } from './world.ts';

/** The rules of the ten sentences, in their order. */
const TEN = ['standing', 'line', 'line', 'line', 'near', 'subject', 'PERSON', 'voice', 'voice', 'answer'];

interface Table {
  order: readonly number[];
  matter: Partial<Matter>;
  settings?: Partial<TableauSettings>;
}

function readingOf(language: Language, { order, matter, settings = {} }: Table) {
  const full = { layout: '8x4+4' as Layout, me: 29, ...settings };
  return readTableau({
    ...LIBRARIES.get(language)!,
    ...asking(language, 'open', { sure: true, ...matter }),
    draw: { cards: laidOn(tableauSpread(full.layout), order), seal: SEAL },
    settings: full,
  });
}

/** All cards in their order, some of them put on places, from 1. */
function laid(places: Readonly<Record<number, number>>): number[] {
  const order = [...POSITIONS];
  for (const [place, card] of Object.entries(places)) {
    const [from, to] = [order.indexOf(card), Number(place) - 1];
    [order[from], order[to]] = [order[to]!, order[from]!];
  }
  return order;
}

describe('the ten sentences of a tableau', () => {
  const tables = fc.record({
    language: anyLanguage,
    order: anyOrder,
    layout: fc.constantFrom<Layout[]>(...LAYOUTS),
    persons: fc.constantFrom([28, 29], [29, 28], [29, null], [24, 28], [6, null], [35, 5]),
    intent: fc.constantFrom(...INTENTS),
    form: fc.constantFrom('whether', 'should', 'when', 'how', 'why', 'what'),
    area: fc.constantFrom('love', 'work', 'money', 'study', 'home', 'self', null),
    person: fc.constantFrom('ex', 'boss', 'mother', 'animal', 'other', null),
  });

  it('come in their order, whole, each once and each with its cards, whatever is asked', () => {
    fc.assert(
      fc.property(tables, ({ language, order, layout, persons, ...matter }) => {
        const [me, partner] = persons as [number, number | null];
        const { answer } = readingOf(language, { order, matter, settings: { layout, me, partner } });
        const rules = answer.map(({ source }) => (/^(gaze|distance)$/.test(source.rule) ? 'PERSON' : source.rule));
        expect(rules.slice(0, TEN.length)).toEqual(TEN);
        for (const { text, source } of answer) {
          expect(text).not.toMatch(/[{}]/);
          expect(faultOf(language, text), text).toBeUndefined();
          expect(source.cards.length).toBeGreaterThan(0);
        }
        expect(new Set(textsOf(answer)).size).toBe(answer.length);
      }),
      { numRuns: 150 },
    );
  });

  it('name what hinders by a hard card and what helps by a kind one, and neither as what is near', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(...INTENTS), (order, intent) => {
        const { answer } = readingOf('en', { order, matter: { intent, form: 'what', area: 'love' } });
        const [near, , , hinders, helps] = answer.slice(4, 9).map(({ source }) => Number(source.cards[0]!.slice(3)));
        expect(leanOf(hinders!, intent)).toBeLessThan(0);
        expect(leanOf(helps!, intent)).toBeGreaterThan(0);
        expect([hinders, helps]).not.toContain(near);
      }),
      { numRuns: 60 },
    );
  });

  it.each(LANGUAGES)(
    'answer by the cards ahead and round the card of the question, and say where the two part: %s',
    (language) => {
      const { whether } = ANSWERING.get(language)!.matter;
      const matter = { intent: 'reconcile', form: 'whether', area: 'love', person: 'ex' } as const;
      const said = (order: readonly number[]) =>
        textsOf(readingOf(language, { order, matter }).answer).join(' ').toLowerCase();
      const heard = (text: string, ways: readonly string[]) =>
        ways.some((way) => text.includes(way.split(/[.。{，,]/)[0]!.toLowerCase()));
      const kind = said(laid({ 1: 29, 2: 31, 3: 9, 4: 16, 9: 33, 10: 2, 13: 18, 14: 24, 15: 25 }));
      expect(heard(kind, whether.reconcile!.yes)).toBe(true);
      const hard = said(laid({ 1: 29, 2: 8, 3: 36, 4: 21, 9: 10, 10: 23, 13: 6, 14: 24, 15: 7 }));
      expect(heard(hard, whether.reconcile!.no)).toBe(true);
      const { despite } = LIBRARIES.get(language)!.phrases.tableau.story;
      expect(hard).not.toContain(despite.heavier.toLowerCase());
    },
  );

  it('call whom the question names by that name all over the table', () => {
    const matter = { intent: 'reconcile', form: 'whether', area: 'love', person: 'ex' } as const;
    const order = laid({ 12: 29, 13: 28, 20: 8 });
    for (const [language, own, other] of [
      ['en', 'your ex', 'your partner'],
      ['zh-CN', '前任', '伴侣'],
      ['zh-TW', '前任', '另一半'],
    ] as const) {
      const { answer, parts } = readingOf(language, { order, matter, settings: { partner: 28 } });
      const framed = parts
        .flatMap(({ paragraphs }) => paragraphs.flat())
        .filter(({ source }) => source.rule !== 'topic');
      expect(textsOf(answer).join(' ').toLowerCase()).toContain(own);
      expect(textsOf(framed).join(' ').toLowerCase()).toContain(own);
      const frames = framed.filter(({ source }) => ['line', 'distance', 'gaze', 'round'].includes(source.rule));
      expect(textsOf(frames).join(' ').toLowerCase()).not.toContain(other);
    }
  });

  it('never make a person a thing underfoot, left behind or come to an end', () => {
    for (const language of LANGUAGES) {
      for (const partner of [28, null]) {
        const order = laid({ 4: 8, 11: 29, 12: 8, 19: 28, 20: 8 });
        const { parts } = readingOf(language, { order, matter: { area: 'love' }, settings: { partner } });
        const frames = parts
          .flatMap(({ paragraphs }) => paragraphs.flat())
          .filter(({ source }) => ['line', 'round', 'diagonal'].includes(source.rule));
        const { persons } = LIBRARIES.get(language)!.phrases;
        const { names } = LIBRARIES.get(language)!;
        const person = partner === null ? names.lenormand.len28! : persons.partner().noun;
        for (const { text } of frames) expect(text).not.toContain(person);
        expect(JSON.stringify(parts)).not.toMatch(/(?:伴侣|另一半|男士|先生)的收尾/);
      }
    }
  });
});
