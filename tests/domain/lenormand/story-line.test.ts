import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { composeLenormand } from '../../../src/domain/lenormand/reading/compose.ts';
import { areaOf } from '../../../src/domain/question/matter/area.ts';
import { INTENTS } from '../../../src/domain/question/matter-kinds.ts';
import { splitSentences } from '../../../src/domain/reading/sentence.ts';
import { lenormandSpread } from '../../../src/domain/spread/lenormand.ts';
import { anyOrder, asking, LIBRARIES, laidOn, SEAL, textsOf } from './world.ts';

/** What a card does, by a word that every such clause of its language has. */
const DOES = {
  en: /\b(?:asks?|sets?|makes?|bears?|gives?|leads?|brings?|cuts?|keeps?|lets?|calls?|puts?|shows?|moves?|stands?|holds?|leaves?|takes?|ties?|plays?|opens?)\b/,
  'zh-CN':
    /一点点来|先别急着认定|到这儿告一段落|多跑两趟|带来个|听一半留一半|把|让|给|叫|领着|来得|打岔|搅得|提醒|撑着|站在|挡住|等着|往外漏|翻开|落到|占一份|压得/,
  'zh-TW': /要走慢一點|停了一下|把|讓|給了|替|來得|打斷|提醒|撐著|陪在|等著|磨掉|翻開|有一份/,
} as const;

describe.each(LANGUAGES)('the story of a line in %s', (language) => {
  it('is made of sentences in which every card does something', () => {
    fc.assert(
      fc.property(anyOrder, fc.constantFrom(52, 53, 54, 55), fc.constantFrom(...INTENTS), (order, id, intent) => {
        const spread = lenormandSpread(id)!;
        const cards = order.slice(0, spread.positions.length);
        const asked = asking(language, 'open', { intent, form: 'whether', area: areaOf(intent, []), sure: true });
        const draw = { cards: laidOn(spread, cards), seal: SEAL };
        const { parts } = composeLenormand({ ...LIBRARIES.get(language)!, ...asked, spread, draw });
        const story = parts.find(({ key }) => key === (id === 55 ? 'story' : 'phrase'))!.paragraphs[0]!;
        const told = textsOf(story.filter(({ source }) => source.rule === 'phrase')).flatMap((text) =>
          splitSentences(text),
        );
        expect(told.length).toBeGreaterThan(0);
        for (const sentence of told) expect(sentence).toMatch(DOES[language]);
        expect(told.join(' ')).not.toMatch(/[{}]|undefined/);
      }),
      { numRuns: 60 },
    );
  });

  it('speaks of a journey in its own words', () => {
    const spread = lenormandSpread(52)!;
    const { phrases } = LIBRARIES.get(language)!;
    const asked = asking(language, 'open', { intent: 'move', facet: 'trip', form: 'what', area: 'home', sure: true });
    const draw = { cards: laidOn(spread, [17, 7, 34]), seal: SEAL };
    const { parts } = composeLenormand({ ...LIBRARIES.get(language)!, ...asked, spread, draw });
    const text = textsOf(parts[0]!.paragraphs.flat()).join(' ').toLowerCase();
    for (const card of [17, 7, 34]) expect(text).toContain(phrases.journeyNouns[card]!.toLowerCase());
  });
});
