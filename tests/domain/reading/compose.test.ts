import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import type { DrawnCard } from '../../../src/domain/draw/draw.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { type Reading, sentencesOf } from '../../../src/domain/reading/compose.ts';
import { dignityOf } from '../../../src/domain/reading/facts.ts';
import { splitSentences } from '../../../src/domain/reading/sentence.ts';
import type { CardWords } from '../../../src/domain/reading/texts.ts';
import type { Spread } from '../../../src/domain/spread/spread.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { TOPICS, type Topic } from '../../../src/domain/topic.ts';
import { loadSpreadTexts } from '../../../src/library/spreads/load.ts';
import { LIBRARY, readingOf } from './material.ts';

function read(
  language: Language,
  spread: Spread,
  cards: DrawnCard[],
  topic: Topic,
  seal: string,
  question = '',
): Reading {
  return readingOf(language, { spread, cards, topic, seal, question });
}

/** Questions of each form, in the words of each language. */
const QUESTIONS: Record<Language, readonly string[]> = {
  en: [
    '',
    'Will he text me back this week?',
    'Should I quit my job?',
    'How do I let her go?',
    'Why am I so tired?',
    'When will I meet someone?',
    'London or Berlin?',
    'How is it going between us?',
  ],
  'zh-CN': [
    '',
    '他这周还会联系我吗',
    '要不要跳槽',
    '怎么放下她',
    '我为什么这么累',
    '什么时候能脱单',
    '去北京还是上海',
    '我们会怎么发展',
  ],
  'zh-TW': [
    '',
    '他這禮拜還會聯絡我嗎',
    '要不要換工作',
    '怎麼放下她',
    '我為什麼這麼累',
    '什麼時候會脫單',
    '去台北還是高雄',
    '我們會怎麼發展',
  ],
};

const draws = fc
  .record({
    language: fc.constantFrom(...LANGUAGES),
    spread: fc.constantFrom(...TAROT_SPREADS),
    topic: fc.constantFrom(...TOPICS),
    asked: fc.nat({ max: 7 }),
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
      fc.property(draws, ({ language, spread, topic, cards, seal, asked }) => {
        const reading = read(language, spread, cards, topic, seal, QUESTIONS[language][asked]);
        const places = reading.parts.map((part) => part.position);
        const keys = spread.positions.map((position) => position.key);
        // Of a year that is asked about one month the others stay on the table.
        if (reading.opening.some(({ source }) => source.rule === 'date')) {
          expect(places.length).toBeLessThan(5);
          expect(keys).toEqual(expect.arrayContaining(places));
        } else expect(places).toEqual(keys);
        for (const part of reading.parts) expect(part.paragraphs.length).toBeGreaterThan(0);
        for (const said of [reading.answer, reading.deed, reading.prompt]) expect(said.length).toBeGreaterThan(0);
        const ids = new Set(cards.map((card) => card.id));
        const texts = sentencesOf(reading).map(({ text, source }) => {
          expect(text).not.toMatch(/undefined|NaN|\[object|^\s*$|[{}]/);
          for (const id of source.cards) expect(ids).toContain(id);
          expect(LIBRARY.get(language)!.phrases.rules[source.rule]).toBeTruthy();
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

  it('adds nothing to the words of a reversed card', () => {
    const spread = tarotSpread(3)!;
    const cards = ['maj00', 'cup02', 'swo05'].map((id, index) => ({
      id,
      reversed: true,
      position: spread.positions[index]!.key,
    }));
    const [, present] = read('en', spread, cards, 'open', 'ab'.repeat(32)).parts;
    const ways = LIBRARY.get('en')!.phrases.openings!.cup02![1];
    expect(ways).toContain(present!.paragraphs[0]!.map(({ text }) => text).join(' '));
  });

  it.each([
    ['en', 'How do I shuffle the cards?', 'craft'],
    ['zh-CN', '恐龙为什么灭绝', 'world'],
    ['zh-TW', '哈囉塔羅牌', 'greeting'],
  ] as const)('in %s says kindly what is not for cards, and reads nothing into it', (language, question, kind) => {
    const spread = tarotSpread(3)!;
    const cards = ['maj00', 'cup02', 'swo05'].map((id, index) => ({
      id,
      reversed: false,
      position: spread.positions[index]!.key,
    }));
    const reading = read(language, spread, cards, 'open', 'ab'.repeat(32), question);
    const { outside } = LIBRARY.get(language)!.phrases.matter;
    const space = language === 'en' ? ' ' : '';
    expect(outside[kind]).toContain(reading.opening.map(({ text }) => text).join(space));
    const meanings: CardWords = LIBRARY.get(language)!.meanings;
    expect(reading.parts.map(({ paragraphs }) => paragraphs.flat().map(({ text }) => text))).toEqual(
      cards.map(({ id }) => [meanings[id]!.upright.gist]),
    );
    for (const said of [reading.answer, reading.together, reading.deed, reading.prompt]) expect(said).toEqual([]);
  });

  it('compares two places of the Celtic Cross only where one is easier and one harder', () => {
    const spread = tarotSpread(11)!;
    const ids = ['maj01', 'wan02', 'cup11', 'pen03', 'maj16', 'maj17', 'maj04', 'pen08', 'swo09', 'maj19'];
    const pairs = (swaps: Readonly<Record<string, string>> = {}) => {
      const cards = spread.positions.map(({ key }, index) => ({
        id: swaps[key] ?? (ids[index] === 'cup11' ? 'cupP' : ids[index]!),
        reversed: false,
        position: key,
      }));
      const { together } = read('en', spread, cards, 'open', 'cd'.repeat(32));
      return together.filter(({ source }) => source.rule === 'pair').map(({ source }) => source.cards);
    };
    expect(pairs()).toEqual([
      ['maj16', 'maj17'],
      ['swo09', 'maj19'],
    ]);
    expect(pairs({ before: 'swo10', hopes: 'maj21' })).toEqual([]);
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
    expect(rules(['cup05', 'swo05', 'wan06', 'maj01', 'pen02'])).not.toContain('number');
    expect(rules(['cupQ', 'swoK', 'wanN', 'maj01', 'pen02'])).toContain('courts');
    expect(rules(['cupQ', 'swoK', 'wan05', 'maj01', 'pen02'])).not.toContain('courts');
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

describe('a card in its place', () => {
  it.each(LANGUAGES)('in %s says nothing of love from its page, which does not know the two', (language) => {
    const { meanings } = LIBRARY.get(language)!;
    const ids = ['penP', 'maj12', 'pen03'] as const;
    const spread = tarotSpread(3)!;
    const cards = spread.positions.map(({ key }, index) => ({ id: ids[index]!, reversed: true, position: key }));
    const loving = (intent: 'feelings' | 'bond') => {
      const matter = { intent, form: 'what', area: 'love', sure: true } as const;
      const { parts } = readingOf(language, { spread, cards, seal: 'ab'.repeat(32), matter });
      return parts.filter(({ card, paragraphs }) => {
        const told = paragraphs.flat().map(({ text }) => text);
        return told.some((text) => meanings[card as (typeof ids)[number]].reversed.love.startsWith(text));
      });
    };
    for (const intent of ['feelings', 'bond'] as const) expect(loving(intent)).toEqual([]);
  });
});
