import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import type { DrawnCard } from '../../../src/domain/draw/draw.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { composeReading, type Reading } from '../../../src/domain/reading/compose.ts';
import { dignityOf } from '../../../src/domain/reading/facts.ts';
import { splitSentences } from '../../../src/domain/reading/sentence.ts';
import type { Spread } from '../../../src/domain/spread/spread.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { TOPICS, type Topic } from '../../../src/domain/topic.ts';
import { loadReadingPhrases } from '../../../src/library/reading/load.ts';
import { loadSpreadTexts } from '../../../src/library/spreads/load.ts';
import { loadTarotMeanings } from '../../../src/library/tarot/load.ts';

const material = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const { names } = await import(`../../../src/library/names/${language}.ts`);
      return [
        language,
        {
          names,
          meanings: await loadTarotMeanings(language),
          spreads: await loadSpreadTexts(language),
          phrases: await loadReadingPhrases(language),
        },
      ] as const;
    }),
  ),
);

function read(language: Language, spread: Spread, cards: DrawnCard[], topic: Topic, seal: string): Reading {
  const { names, meanings, spreads, phrases } = material.get(language)!;
  return composeReading({
    draw: { cards, topic, seal },
    spread,
    meanings,
    spreadText: spreads[spread.key]!,
    phrases,
    names,
  });
}

const sentencesOf = (reading: Reading) => [
  ...reading.parts.flatMap((part) => part.paragraphs.flat()),
  ...reading.together,
  ...reading.summary,
];

const draws = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    spread: fc.constantFrom(...TAROT_SPREADS),
    topic: fc.constantFrom(...TOPICS),
    order: fc.shuffledSubarray(
      TAROT.map((card) => card.id),
      { minLength: 78 },
    ),
    turns: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
    seal: fc.stringMatching(/^[0-9a-f]{64}$/),
  })
  .map(({ order, turns, ...rest }) => ({
    ...rest,
    cards: rest.spread.positions.map((position, index) => ({
      id: order[index]!,
      reversed: position.crossing ? false : turns[index % turns.length]!,
      position: position.key,
    })),
  }));

describe('a self reading', () => {
  it('has something to say in every place, never twice, and always says where it comes from', () => {
    fc.assert(
      fc.property(draws, ({ language, spread, topic, cards, seal }) => {
        const reading = read(language, spread, cards, topic, seal);
        expect(reading.parts.map((part) => part.position)).toEqual(spread.positions.map((position) => position.key));
        for (const part of reading.parts) expect(part.paragraphs.length).toBeGreaterThan(0);
        expect(reading.summary.length).toBeGreaterThan(0);
        const ids = new Set(cards.map((card) => card.id));
        const texts = sentencesOf(reading).map(({ text, source }) => {
          expect(text).not.toMatch(/undefined|NaN|\[object|^\s*$|\$\{/);
          for (const id of source.cards) expect(ids).toContain(id);
          expect(material.get(language)!.phrases.rules[source.rule]).toBeTruthy();
          return text;
        });
        expect(new Set(texts).size).toBe(texts.length);
      }),
      { numRuns: 400 },
    );
  });

  it('reads the same draw the same', () => {
    fc.assert(
      fc.property(draws, ({ language, spread, topic, cards, seal }) => {
        expect(read(language, spread, cards, topic, seal)).toEqual(read(language, spread, cards, topic, seal));
      }),
      { numRuns: 40 },
    );
  });

  it('names one school of reversal only when something is reversed', () => {
    const spread = tarotSpread(3)!;
    const lay = (reversed: boolean): DrawnCard[] =>
      ['maj00', 'cup02', 'swo05'].map((id, index) => ({ id, reversed, position: spread.positions[index]!.key }));
    expect(read('en', spread, lay(false), 'love', 'ab'.repeat(32)).school).toBeUndefined();
    const reading = read('en', spread, lay(true), 'love', 'ab'.repeat(32));
    expect(reading.school).toBeDefined();
    const schools = reading.parts.map((part) =>
      part.paragraphs.flat().filter(({ source }) => source.rule === 'school'),
    );
    // the first place is of the past, where nothing is held back or late any more
    expect(schools.map((sentences) => sentences.length)).toEqual([0, 1, 0]);
  });

  it('reads the Celtic Cross by its five pairs', () => {
    const spread = tarotSpread(11)!;
    const cards = spread.positions.map((position, index) => ({
      id: TAROT[index * 7]!.id,
      reversed: false,
      position: position.key,
    }));
    const pairs = read('en', spread, cards, 'open', 'cd'.repeat(32)).together.filter(
      ({ source }) => source.rule === 'pair',
    );
    expect(pairs.map(({ source }) => source.cards)).toEqual(
      [0, 2, 4, 6, 8].map((index) => [cards[index]!.id, cards[index + 1]!.id]),
    );
  });

  it('notices what lies together', () => {
    const spread = tarotSpread(8)!;
    const lay = (ids: string[]) =>
      ids.map((id, index) => ({ id, reversed: false, position: spread.positions[index]!.key }));
    const rules = (ids: string[]) =>
      read('en', spread, lay(ids), 'love', 'ef'.repeat(32)).together.map(({ source }) => source.rule);
    expect(rules(['maj00', 'maj01', 'maj02', 'cup02', 'swo09'])).toContain('majors');
    expect(rules(['cup02', 'cup03', 'cup04', 'swo09', 'maj01'])).toContain('suit');
    expect(rules(['cup05', 'swo05', 'wan05', 'maj01', 'pen02'])).toContain('number');
    expect(rules(['cupQ', 'swoK', 'wan05', 'maj01', 'pen02'])).toContain('courts');
    expect(rules(['cup05', 'swo06', 'wan07', 'cup08', 'swo02'])).toContain('missing');
  });
});

describe('elemental dignity', () => {
  it('follows the Golden Dawn', () => {
    expect(dignityOf('fire', 'water')).toBe('opposed');
    expect(dignityOf('air', 'earth')).toBe('opposed');
    expect(dignityOf('fire', 'air')).toBe('friends');
    expect(dignityOf('water', 'earth')).toBe('friends');
    expect(dignityOf('fire', 'earth')).toBeNull();
    expect(dignityOf('air', 'water')).toBeNull();
    expect(dignityOf('fire', 'fire')).toBe('alike');
  });
});

describe('the words of the spreads', () => {
  it.each(LANGUAGES)('in %s name every place of every spread, and no other', async (language) => {
    const texts = await loadSpreadTexts(language);
    expect(Object.keys(texts).sort()).toEqual(TAROT_SPREADS.map((spread) => spread.key).sort());
    for (const spread of TAROT_SPREADS) {
      const text = texts[spread.key]!;
      expect(text.title && text.purpose).toBeTruthy();
      expect(Object.keys(text.positions).sort()).toEqual(spread.positions.map((position) => position.key).sort());
      for (const place of Object.values(text.positions)) expect(place.name && place.meaning).toBeTruthy();
    }
  });
});

describe('sentences', () => {
  it('are parted in both scripts', () => {
    expect(splitSentences('One. Two! “Three?” Four')).toEqual(['One.', 'Two!', '“Three?”', 'Four']);
    expect(splitSentences('一句。“两句？”三句！')).toEqual(['一句。', '“两句？”', '三句！']);
  });
});
