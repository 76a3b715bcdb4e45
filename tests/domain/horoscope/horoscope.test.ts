import { describe, expect, it } from 'vitest';
import { signFrame } from '../../../src/domain/horoscope/frame.ts';
import { type HoroscopeSentence, horoscopeOf } from '../../../src/domain/horoscope/horoscope.ts';
import { HOROSCOPE_WORDS, wordsIn } from '../../../src/domain/horoscope/length.ts';
import { positionsAt } from '../../../src/domain/sky/positions.ts';
import { SIGNS, type Sign, signPlace } from '../../../src/domain/sky/sign.ts';
import { type SkyEvent, skyEvents } from '../../../src/domain/sky/sky-events.ts';
import { horoscope as en } from '../../../src/library/horoscope/en/index.ts';
import { horoscope as cn } from '../../../src/library/horoscope/zh-CN/index.ts';
import { horoscope as tw } from '../../../src/library/horoscope/zh-TW/index.ts';

const DAY_MS = 86_400_000;
const FIRST_MS = Date.parse('2026-11-01T16:00:00Z');
const dayAt = (day: number) => new Date(FIRST_MS + day * DAY_MS).toISOString();
const EVENTS = skyEvents(dayAt(0), dayAt(375));
const WORDS = { en, 'zh-CN': cn, 'zh-TW': tw };
type Written = keyof typeof WORDS;

const when = (at: string, hour: boolean) => at.slice(5, hour ? 16 : 10);
const between = (from: string, to: string) => {
  const end = Date.parse(to) + 4 * DAY_MS;
  return EVENTS.filter(({ at }) => Date.parse(at) >= Date.parse(from) && Date.parse(at) < end);
};
type Span = 'day' | 'week' | 'month' | 'year';
const LENGTHS: Readonly<Record<Span, readonly number[]>> = {
  day: [0, 1],
  week: [0, 7],
  month: [0, 30],
  year: [0, 91, 182, 273, 365],
};

function told(language: Written, sign: Sign, span: Span, first: number, events?: SkyEvent[]): HoroscopeSentence[][] {
  const bounds = LENGTHS[span].map((days) => dayAt(first + days));
  const known = events ?? between(bounds[0]!, bounds.at(-1)!);
  return horoscopeOf({ span, bounds, events: known, frame: signFrame(sign) }, WORDS[language], when);
}

const textOf = (paragraphs: HoroscopeSentence[][]) =>
  paragraphs
    .flat()
    .map(({ text }) => text)
    .join(' ');

/** How long an answer is, from its least to its most. */
function fits(language: Written, text: string, [least, most]: readonly [number, number]) {
  expect(wordsIn(text), `${language}: ${text}`).toBeGreaterThanOrEqual(least);
  expect(wordsIn(text), `${language}: ${text}`).toBeLessThanOrEqual(most);
}

describe('the horoscope of a sign', () => {
  it.each([
    ['en', 365],
    ['zh-CN', 93],
    ['zh-TW', 93],
  ] as const)(
    '%s: over %i days is never that of another sign, and no sentence comes twice in thirty days',
    (language, days) => {
      const lastTold = SIGNS.map(() => new Map<string, number>());
      for (let day = 0; day < days; day += 1) {
        const events = between(dayAt(day), dayAt(day + 1));
        const all = SIGNS.flatMap((sign, place) => {
          const sentences = told(language, sign, 'day', day, events).flat();
          for (const { text } of sentences) {
            const before = lastTold[place]!.get(text);
            expect(before === undefined || day - before >= 30, `${sign} ${day} after ${before}: ${text}`).toBe(true);
            lastTold[place]!.set(text, day);
          }
          fits(language, textOf([sentences]), HOROSCOPE_WORDS.day);
          return sentences.map(({ text }) => text);
        });
        expect(new Set(all).size).toBe(all.length);
      }
    },
    60_000,
  );

  it.each(['en', 'zh-CN', 'zh-TW'] as const)(
    '%s: of weeks, months and a year has its length, and is another one for each sign and the next time',
    (language) => {
      for (const [span, steps] of [
        ['week', 20],
        ['month', 10],
        ['year', 1],
      ] as const) {
        for (let step = 0; step < steps; step += 1) {
          const first = step * LENGTHS[span].at(-1)!;
          const texts = SIGNS.map((sign) => {
            const paragraphs = told(language, sign, span, first);
            if (span !== 'year') fits(language, textOf(paragraphs), HOROSCOPE_WORDS[span]);
            else for (const one of paragraphs) fits(language, textOf([one]), HOROSCOPE_WORDS.quarter);
            const sentences = paragraphs.flat().map(({ text }) => text);
            expect(new Set(sentences).size, sentences.join('\n')).toBe(sentences.length);
            return textOf(paragraphs);
          });
          expect(new Set(texts).size).toBe(12);
        }
      }
    },
    60_000,
  );

  it.each(['en', 'zh-CN', 'zh-TW'] as const)(
    '%s: says in six ways that a day is quiet, so that whoever reads another sign reads another sentence',
    (language) => {
      const areas = WORDS[language].area.flat();
      let most = 0;
      for (let day = 0; day < 60; day += 1) {
        const ways = SIGNS.flatMap((sign) => told(language, sign, 'day', day).flat())
          .filter(({ fact }) => fact.kind === 'quiet')
          .map(({ text }) => areas.reduce((rest, area) => rest.replace(area, ''), text));
        for (const way of ways) expect(ways.filter((one) => one === way).length).toBeLessThanOrEqual(2);
        most = Math.max(most, ways.length);
      }
      expect(most).toBeGreaterThan(3);
    },
  );

  it('rests each sentence on something that is so: the body is in that house, the event is among those of the sky', () => {
    for (const sign of SIGNS) {
      for (const { fact } of told('en', sign, 'month', 30).flat()) {
        const body = 'body' in fact ? fact.body : 'mover' in fact ? fact.mover : 'Moon';
        const there = signPlace(positionsAt(fact.at)[body].longitude).sign;
        const near = signPlace(positionsAt(fact.at)[body].longitude + 0.01).sign;
        const houses = [there, near].map((one) => ((SIGNS.indexOf(one) - SIGNS.indexOf(sign) + 12) % 12) + 1);
        expect(houses).toContain(fact.house);
        if (fact.kind === 'meeting') {
          const same = EVENTS.find((event) => event.kind === 'aspect' && event.at === fact.at);
          expect(same).toMatchObject({ angle: fact.angle, bodies: [fact.mover, fact.other] });
        } else if (fact.kind !== 'standing') {
          expect(EVENTS.some((event) => event.kind === fact.kind && event.at === fact.at)).toBe(true);
        }
      }
    }
  });

  it.each([
    ['en', /^From .+: \p{Lu}/u],
    ['zh-CN', /起，/],
    ['zh-TW', /起，/],
  ] as const)('%s: says of a sign that a planet enters that it begins on the day', (language, begins) => {
    const entered = SIGNS.flatMap((sign) => told(language, sign, 'year', 0).flat()).filter(
      ({ fact }) => fact.kind === 'ingress',
    );
    expect(entered).not.toEqual([]);
    for (const { text } of entered) expect(text).toMatch(begins);
  });

  it.each(['en', 'zh-CN', 'zh-TW'] as const)('%s: gives a thing to do that fits a day and a year', (language) => {
    for (const deed of WORDS[language].deed.flat())
      expect(deed).not.toMatch(
        /\b(?:today|tonight|tomorrow|this week|Monday)\b|今天|今晚|明天|这周|這週|这礼拜|這禮拜/i,
      );
  });
});
