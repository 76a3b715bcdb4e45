import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { LAYOUTS, type Layout, POSITIONS } from '../../../src/domain/lenormand/cell.ts';
import type { LenormandPart } from '../../../src/domain/lenormand/reading/narrator.ts';
import { readCardOnTable } from '../../../src/domain/lenormand/reading/tableau/card.ts';
import { readTableau, type TableauMaterial } from '../../../src/domain/lenormand/reading/tableau/read.ts';
import type { TableauSettings } from '../../../src/domain/lenormand/reading/tableau/settings.ts';
import { SUBJECTS } from '../../../src/domain/lenormand/topics.ts';
import { tableauSpread } from '../../../src/domain/spread/lenormand.ts';
import { TOPICS, type Topic } from '../../../src/domain/topic.ts';
import { anyLanguage, anyOrder, asking, faultOf, LIBRARIES, laidOn, SEAL, textsOf } from './world.ts';

const material = (language: Language, order: readonly number[], topic: Topic, settings: TableauSettings, seal = SEAL) =>
  ({
    ...LIBRARIES.get(language)!,
    ...asking(language, topic),
    draw: { cards: laidOn(tableauSpread(settings.layout), order), seal },
    settings,
  }) satisfies TableauMaterial;

const tables = fc.record({
  language: anyLanguage,
  order: anyOrder,
  topic: fc.constantFrom(...TOPICS),
  layout: fc.constantFrom<Layout[]>(...LAYOUTS),
  persons: fc.constantFrom([28, 29], [29, 28], [29, null], [24, 28], [6, null], [35, 5]),
  work: fc.constantFrom('anchor' as const, 'fox' as const),
});

function checked(language: Language, parts: readonly LenormandPart[]) {
  const { rules } = LIBRARIES.get(language)!.phrases;
  for (const { title, places, paragraphs } of parts) {
    expect(title).toBeTruthy();
    for (const place of places) expect(POSITIONS).toContain(place);
    const said = paragraphs.flat();
    expect(said.length).toBeGreaterThan(0);
    expect(new Set(textsOf(said)).size).toBe(said.length);
    for (const { text, source } of said) {
      expect(faultOf(language, text), text).toBeUndefined();
      expect(rules[source.rule]).toBeTruthy();
    }
  }
}

describe('the reading of a Grand Tableau', () => {
  it('says whole sentences in every lens, whoever asks', () => {
    fc.assert(
      fc.property(tables, ({ language, order, topic, layout, persons, work }) => {
        const [me, partner] = persons as [number, number | null];
        const { answer, parts, deed, prompt } = readTableau(
          material(language, order, topic, { layout, me, partner, work }),
        );
        checked(language, parts);
        checked(language, [{ key: 'card', title: 'answer', places: [], paragraphs: [answer, deed, prompt] }]);
        expect(answer[0]?.source.rule).toBe('standing');
        expect(answer.map(({ source }) => source.rule)).toContain('answer');
      }),
      { numRuns: 150 },
    );
  });

  it('reads any card that is tapped', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...POSITIONS), (table, card) => {
        const [me, partner] = table.persons as [number, number | null];
        const { language, layout } = table;
        checked(language, readCardOnTable(material(language, table.order, table.topic, { layout, me, partner }), card));
      }),
      { numRuns: 150 },
    );
  });

  it('has its lenses in the order of reading', () => {
    const shifted = [...POSITIONS.slice(5), ...POSITIONS.slice(0, 5)];
    const keys = readTableau(material('en', shifted, 'love', { layout: '8x4+4', me: 28, partner: 29 })).parts.map(
      ({ key }) => key,
    );
    expect(keys.slice(0, 3)).toEqual(['opening', 'corners', 'heart']);
    expect(keys.indexOf('person')).toBeLessThan(keys.indexOf('past'));
    expect(keys.indexOf('round')).toBeLessThan(keys.indexOf('near'));
    expect(keys.indexOf('clouds')).toBeLessThan(keys.indexOf('chain'));
    expect(keys.slice(-SUBJECTS.length)).toEqual([...SUBJECTS]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps the line of fate only where the reader wants one', () => {
    const has = (settings: TableauSettings) =>
      readTableau(material('en', POSITIONS, 'open', settings)).parts.some(({ key }) => key === 'fate');
    expect(has({ layout: '8x4+4', me: 29 })).toBe(true);
    expect(has({ layout: '8x4+4', me: 29, fate: 'ordinary' })).toBe(false);
    expect(has({ layout: '9x4', me: 29 })).toBe(false);
  });

  it('tells by the old rule which side of the Clouds is turned to the person', () => {
    const order = [...POSITIONS];
    const put = (card: number, position: number) => {
      const from = order.indexOf(card);
      [order[from], order[position - 1]] = [order[position - 1]!, order[from]!];
    };
    put(29, 12);
    put(6, 14);
    const clouds = (settings: TableauSettings) =>
      readTableau(material('en', order, 'open', settings)).parts.find(({ key }) => key === 'clouds')!.paragraphs[0]![0]!
        .text;
    expect(clouds({ layout: '8x4+4', me: 29 })).toContain('dark side');
    expect(clouds({ layout: '8x4+4', me: 29, darkSide: 'right' })).toContain('clear side');
  });

  it('speaks of the partner only where one was named', () => {
    const text = (partner: number | null) =>
      JSON.stringify(readTableau(material('en', POSITIONS, 'love', { layout: '8x4+4', me: 29, partner })));
    expect(text(28)).toContain('our partner');
    expect(text(null).replace(/"[^"]*(?:single|meaning)[^"]*"/g, '')).not.toContain('your partner');
  });

  it('says the same of the same sealed table, and begins with other words under another seal', () => {
    const text = (language: Language, seal: string) =>
      JSON.stringify(readTableau(material(language, POSITIONS, 'love', { layout: '8x4+4', me: 29 }, seal)));
    for (const language of LANGUAGES) {
      expect(text(language, SEAL)).toBe(text(language, SEAL));
      expect(text(language, '0'.repeat(64))).not.toBe(text(language, '0'.repeat(7) + '1'.repeat(57)));
    }
  });

  it('never says twice running in the same words where a card lies', () => {
    fc.assert(
      fc.property(tables, ({ language, order, topic, layout }) => {
        const library = LIBRARIES.get(language)!;
        const { parts } = readTableau(material(language, order, topic, { layout, me: 29 }));
        const names = new RegExp(Object.values(library.names.lenormand).join('|'), 'g');
        for (const rule of ['house', 'beside', 'subject'] as const) {
          const frames = SUBJECTS.flatMap((subject) => parts.filter(({ key }) => key === subject)).flatMap(
            ({ paragraphs }) =>
              paragraphs
                .flat()
                .filter(({ source }) => source.rule === rule && source.cards.length === (rule === 'subject' ? 1 : 2))
                .map(({ text }) => text.replace(names, '#').replace(/\b(lies?|has|have|is|are)\b/g, '')),
          );
          frames.forEach((frame, index) => {
            if (index > 0) expect(frame).not.toBe(frames[index - 1]);
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('tells a pair, and what distance makes of a card, in one lens only', () => {
    fc.assert(
      fc.property(tables, ({ language, order, topic, layout }) => {
        const { parts } = readTableau(material(language, order, topic, { layout, me: 29 }));
        const told = parts
          .flatMap(({ paragraphs }) => paragraphs.flat())
          .filter(({ source }) => ['pair', 'traditional', 'near', 'far', 'gist'].includes(source.rule));
        expect(new Set(textsOf(told)).size).toBe(told.length);
      }),
      { numRuns: 60 },
    );
  });

  it('never tells a person that they come to an end', () => {
    for (const layout of LAYOUTS) {
      const order = [...POSITIONS].filter((card) => ![8, 28].includes(card));
      order.splice(12, 0, 28, 8);
      const said = JSON.stringify(readTableau(material('en', order, 'open', { layout, me: 29, partner: 28 })));
      expect(said).not.toMatch(/partner (comes to an end|is bygone)|bygone partner|man comes to an end/);
    }
  });
});
