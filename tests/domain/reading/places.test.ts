import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT, type TarotId } from '../../../src/domain/decks/tarot.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { areaOf } from '../../../src/domain/question/matter/area.ts';
import { tokensOf } from '../../../src/domain/question/matter/tokens.ts';
import { bridgeOf } from '../../../src/domain/reading/bridge.ts';
import { outcomeAreaOf, PLACES_OF_THEIR_OWN } from '../../../src/domain/reading/places.ts';
import { splitSentences } from '../../../src/domain/reading/sentence.ts';
import { BRIDGES, type Bridge } from '../../../src/domain/reading/texts.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { TOPICS } from '../../../src/domain/topic.ts';
import { strangeTo } from '../../library/script.ts';
import { LIBRARY, readingOf } from './material.ts';

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
  const spread = tarotSpread(id)!;
  const cards = spread.positions.map(({ key, crossing }, index) => ({
    id: order[index]!,
    reversed: !crossing && turns[index]!,
    position: key,
  }));
  return { spread, reading: readingOf(language, { spread, cards, topic, seal }) };
}

describe('a place', () => {
  it('of its own lets a card speak in words written for that place, and for nothing else', () => {
    fc.assert(
      fc.property(draws, ({ language, ...draw }) => {
        const { phrases } = LIBRARY.get(language)!;
        const { spread, reading } = read(language, draw);
        for (const { position, card, reversed, paragraphs } of reading.parts) {
          const { role = 'now' } = spread.positions.find(({ key }) => key === position)!;
          const told = paragraphs.flat();
          const own = told.filter(({ source }) => source.rule === 'inPlace').map(({ text }) => text);
          const hearts = told.filter(({ source }) => source.rule === 'gist');
          if (!PLACES_OF_THEIR_OWN.some((one) => one === role)) {
            expect(own).toEqual([]);
            expect(hearts.length).toBeGreaterThan(0);
            continue;
          }
          const area = {
            love: 'love',
            work: 'work',
            money: 'money',
            study: 'study',
            spirit: 'self',
            open: 'open',
          } as const;
          const sides =
            role === 'outcome' ? phrases.outcomes[area[draw.topic]] : phrases.inPlace[role as 'past' | 'obstacle'];
          expect(splitSentences(sides![card]![reversed ? 1 : 0])).toEqual(own);
          expect(hearts).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('of something that cannot be acted on says nothing of the area', () => {
    fc.assert(
      fc.property(draws, ({ language, ...draw }) => {
        const { spread, reading } = read(language, draw);
        for (const { position, paragraphs } of reading.parts) {
          const { role = 'now' } = spread.positions.find(({ key }) => key === position)!;
          if (!['past', 'wish', 'other', 'around', 'hidden'].includes(role)) continue;
          expect(paragraphs.flat().map(({ source }) => source.rule)).not.toContain('topic');
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
        const { names } = LIBRARY.get(language)!;
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
  const { inPlace, outcomes, bridges } = LIBRARY.get(language)!.phrases;

  it('tell both sides of every card, and nothing twice', () => {
    const tables = [
      ...Object.values(inPlace),
      ...new Set(Object.values(outcomes).map((one) => JSON.stringify(one))),
    ].map((one) => (typeof one === 'string' ? (JSON.parse(one) as typeof inPlace.past) : one)!);
    for (const told of tables) {
      expect(Object.keys(told).toSorted()).toEqual(TAROT.map(({ id }) => id).toSorted());
      for (const text of Object.values(told).flat()) expect(text).toMatch(/[.。]$/u);
    }
    const all = tables.flatMap((told) => Object.values(told).flat());
    expect(new Set(all).size).toBe(78 * 2 * tables.length);
  });

  it('know several ways from one date to the next', () => {
    for (const bridge of BRIDGES) {
      const ways = bridges[bridge].map((way) => way('A', 'B'));
      expect(new Set(ways).size).toBe(ways.length);
      expect(ways.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('are written in their own script', () => {
    const text =
      JSON.stringify([inPlace, outcomes]) + BRIDGES.flatMap((one) => bridges[one].map((way) => way('', ''))).join('');
    if (language === 'en') expect(text).not.toMatch(/\p{Script=Han}|[—–…']/u);
    else expect(strangeTo(language === 'zh-TW' ? 'Taiwan' : 'mainland', text)).toEqual([]);
  });
});

describe('what a matter of love comes out in', () => {
  it.each([
    ['boss', 'work'],
    ['child', 'home'],
    ['other', 'open'],
    ['ex', 'love'],
    [null, 'love'],
  ] as const)('with %s is %s', (person, area) =>
    expect(outcomeAreaOf({ intent: 'contact', area: 'love', person })).toBe(area),
  );

  it('is neither love where an ex is asked about costs, nor for what is lost', () => {
    expect(areaOf('contact', tokensOf('Will my ex reply about the school fees?'))).toBeNull();
    expect(areaOf('contact', tokensOf('Will my ex reply?'))).toBe('love');
    expect(outcomeAreaOf({ intent: 'lost', area: 'love', person: null })).toBe('open');
  });
});
