import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT, type TarotId } from '../../../src/domain/decks/tarot.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { bridgeOf } from '../../../src/domain/reading/bridge.ts';
import { composeReading } from '../../../src/domain/reading/compose.ts';
import { splitSentences } from '../../../src/domain/reading/sentence.ts';
import { BRIDGES, type Bridge } from '../../../src/domain/reading/texts.ts';
import { nameSpread } from '../../../src/domain/spread/named.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { TOPICS } from '../../../src/domain/topic.ts';
import { loadReadingPhrases } from '../../../src/library/reading/load.ts';
import { loadSpreadTexts } from '../../../src/library/spreads/load.ts';
import { loadTarotMeanings } from '../../../src/library/tarot/load.ts';
import { strangeTo } from '../../library/script.ts';

const words = new Map(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const { names } = await import(`../../../src/library/names/${language}.ts`);
      const [meanings, texts, phrases] = await Promise.all([
        loadTarotMeanings(language),
        loadSpreadTexts(language),
        loadReadingPhrases(language),
      ]);
      return [language, { names, meanings, texts, phrases }] as const;
    }),
  ),
);

const draws = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  id: fc.constantFrom(...TAROT_SPREADS.map(({ id }) => id)),
  topic: fc.constantFrom(...TOPICS),
  order: fc.shuffledSubarray(
    TAROT.map((card) => card.id),
    { minLength: 78 },
  ),
  turns: fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
  seal: fc.stringMatching(/^[0-9a-f]{64}$/),
});

type Draw = typeof draws extends fc.Arbitrary<infer One> ? One : never;

function read(language: Language, { id, topic, order, turns, seal }: Omit<Draw, 'language'>) {
  const { names, meanings, texts, phrases } = words.get(language)!;
  const { spread, text } = nameSpread({ spreadId: id, begins: '2026-11' }, texts, language)!;
  const cards = spread.positions.map(({ key, crossing }, index) => ({
    id: order[index]!,
    reversed: !crossing && turns[index]!,
    position: key,
  }));
  const draw = { cards, topic, seal };
  return { spread, reading: composeReading({ draw, spread, meanings, spreadText: text, phrases, names }) };
}

describe('a place', () => {
  it('of the past or of a hindrance speaks as that, and holds no word of what to do now', () => {
    fc.assert(
      fc.property(draws, ({ language, ...draw }) => {
        const { meanings, phrases } = words.get(language)!;
        const { spread, reading } = read(language, draw);
        for (const { position, card, reversed, paragraphs } of reading.parts) {
          const { role } = spread.positions.find(({ key }) => key === position)!;
          if (role !== 'past' && role !== 'obstacle') continue;
          const told = paragraphs.flat();
          const own = told.filter(({ source }) => source.rule === 'inPlace').map(({ text }) => text);
          const over = splitSentences(phrases.inPlace[role][card]![reversed ? 1 : 0]);
          expect(own.slice(0, over.length)).toEqual(over);
          for (const more of own.slice(over.length))
            expect(draw.topic === 'open' ? [] : phrases.inTopic[role][draw.topic]).toContain(more);
          for (const { source } of told) expect(['gist', 'topic', 'advice']).not.toContain(source.rule);
          const scene = told.filter(({ source }) => source.rule === 'text').map(({ text }) => text);
          for (const text of scene) expect(splitSentences(meanings[card as 'maj00'].symbols)).toContain(text);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('where nothing can be done holds no step and no bidding', () => {
    fc.assert(
      fc.property(draws, ({ language, ...draw }) => {
        const { meanings, phrases } = words.get(language)!;
        const { spread, reading } = read(language, draw);
        for (const { position, card, reversed, paragraphs } of reading.parts) {
          const { role = 'now' } = spread.positions.find(({ key }) => key === position)!;
          if (!['wish', 'other', 'around', 'hidden'].includes(role)) continue;
          const told = paragraphs.flat();
          const hearts = told.filter(({ source }) => source.rule === 'gist').map(({ text }) => text);
          if (phrases.bidding) for (const text of hearts) expect(text).not.toMatch(phrases.bidding);
          if (draw.topic === 'open') continue;
          const step = splitSentences(meanings[card as 'maj00'][reversed ? 'reversed' : 'upright'][draw.topic]).at(-1);
          expect(told.map(({ text }) => text)).not.toContain(step);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a time ahead', () => {
  it('is told to no topic in words of the present day', () => {
    fc.assert(
      fc.property(draws, ({ language, ...draw }) => {
        const { spread, reading } = read(language, draw);
        const ahead = spread.positions.filter(({ role }) => role === 'ahead').map(({ key }) => key);
        for (const { position, paragraphs } of reading.parts) {
          if (!ahead.includes(position)) continue;
          for (const { text, source } of paragraphs.flat())
            if (['gist', 'topic'].includes(source.rule))
              expect(text).not.toMatch(words.get(language)!.phrases.presentDay);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the months of a year', () => {
  it('follow upon one another, no two in the same words', () => {
    const year = tarotSpread(19)!;
    fc.assert(
      fc.property(draws, ({ language, ...draw }) => {
        const { reading } = read(language, { ...draw, id: year.id });
        const bridges = reading.parts.flatMap((part) =>
          part.paragraphs.flat().filter(({ source }) => source.rule === 'bridge'),
        );
        const { names } = words.get(language)!;
        const ways = bridges.map(({ text, source }, place) => {
          const bare = source.cards.reduce((rest, id) => rest.replaceAll(names.tarot[id as TarotId], ''), text);
          return place === 0 ? bare : bare.replaceAll(/ reversed|逆位/g, '');
        });
        expect(new Set(ways.map((way) => way.toLowerCase().replaceAll(/\bthe /g, ''))).size).toBe(ways.length);
        expect(reading.parts[0]!.paragraphs[0]![0]!.source.rule).toBe('bridge');
      }),
      { numRuns: 100 },
    );
  });

  it.each<[TarotId, TarotId, Bridge]>([
    ['cup02', 'wan02', 'rank'],
    ['cup02', 'cup06', 'suit'],
    ['maj03', 'maj19', 'majors'],
    ['cup02', 'maj06', 'major'],
    ['swo09', 'cup10', 'lighter'],
    ['cup10', 'swo09', 'heavier'],
    ['swo09', 'cup05', 'heavy'],
    ['wan02', 'cup06', 'turn'],
    ['swo09', 'wan07', 'carry'],
    ['wan02', 'swo06', 'carry'],
    ['wan02', 'pen08', 'on'],
  ])('know %s and then %s as %s', (before, card, bridge) => {
    const upright = (id: TarotId) => ({ id, reversed: false, position: '' });
    expect(bridgeOf(upright(before), upright(card))).toBe(bridge);
  });

  it('are named where they weigh something, help, or hold a Major', () => {
    const order: TarotId[] = [
      'cup02',
      'swo09',
      'wan02',
      'maj07',
      'pen08',
      'swo06',
      'cupP',
      'wanN',
      'pen02',
      'swoP',
      'cupN',
      'pen07',
    ];
    const { reading } = read('en', {
      id: 19,
      topic: 'open',
      order: [...order, 'wan08'],
      turns: Array.from({ length: 13 }, () => false),
      seal: '0'.repeat(64),
    });
    const told = reading.together.filter(({ source }) => source.rule === 'calendar');
    expect(told.map(({ source }) => source.cards)).toEqual([['maj07'], ['swo09'], ['cup02']]);
    expect(told.map(({ text }) => /\w+ 20\d\d/.exec(text)?.[0])).toEqual([
      'February 2027',
      'December 2026',
      'November 2026',
    ]);
  });
});

describe.each(LANGUAGES)('the words of a place in %s', (language) => {
  const { inPlace, bridges } = words.get(language)!.phrases;

  it('tell both sides of every card, and nothing twice', () => {
    for (const told of Object.values(inPlace)) {
      expect(Object.keys(told).toSorted()).toEqual(TAROT.map(({ id }) => id).toSorted());
      for (const text of Object.values(told).flat()) expect(text).toMatch(/[.。]$/u);
    }
    const all = Object.values(inPlace).flatMap((told) => Object.values(told).flat());
    expect(new Set(all).size).toBe(78 * 2 * 2);
  });

  it('know several ways from one date to the next', () => {
    for (const bridge of BRIDGES) {
      const ways = bridges[bridge].map((way) => way('A', 'B'));
      expect(new Set(ways).size).toBe(ways.length);
      expect(ways.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('have for each card a heart that holds on any day', () => {
    const { meanings, phrases } = words.get(language)!;
    for (const card of Object.values(meanings))
      for (const { gist } of [card.upright, card.reversed]) expect(gist).not.toMatch(phrases.presentDay);
  });

  it('are written in their own script', () => {
    const text = JSON.stringify(inPlace) + BRIDGES.flatMap((one) => bridges[one].map((way) => way('', ''))).join('');
    if (language === 'en') expect(text).not.toMatch(/\p{Script=Han}|[—–…']/u);
    else expect(strangeTo(language === 'zh-TW' ? 'Taiwan' : 'mainland', text)).toEqual([]);
  });
});
