import { describe, expect, it } from 'vitest';
import { chartFrame } from '../../../src/domain/horoscope/frame.ts';
import { horoscopeOf } from '../../../src/domain/horoscope/horoscope.ts';
import { HOROSCOPE_WORDS, wordsIn } from '../../../src/domain/horoscope/length.ts';
import { type Birth, castBirth } from '../../../src/domain/sky/birth.ts';
import { skyEvents } from '../../../src/domain/sky/sky-events.ts';
import { transitTimes } from '../../../src/domain/sky/transit-times.ts';
import { horoscope } from '../../../src/library/horoscope/en/index.ts';

const BIRTH: Birth = {
  name: 'Ada',
  sex: null,
  date: '1988-07-01',
  time: '08:30',
  place: 'Shanghai',
  latitude: 31.22,
  longitude: 121.46,
  zone: 'Asia/Shanghai',
  later: false,
  relation: 'self',
};
const DAY_MS = 86_400_000;
const FIRST_MS = Date.parse('2026-11-01T00:00:00Z');
const dayAt = (day: number) => new Date(FIRST_MS + day * DAY_MS).toISOString();
const EVENTS = skyEvents(dayAt(0), dayAt(75));

describe.each([
  ['with its hour', BIRTH],
  ['without its hour', { ...BIRTH, time: null }],
])('the horoscope of a birth %s', (_, birth) => {
  const cast = castBirth(birth, 'placidus');
  const transits = transitTimes(cast.chart, dayAt(0), dayAt(70));
  const told = (day: number) =>
    horoscopeOf(
      { span: 'day', bounds: [dayAt(day), dayAt(day + 1)], events: EVENTS, transits, frame: chartFrame(cast) },
      horoscope,
      (at) => at.slice(0, 16),
    ).flat();

  it('tells its own transits, never those of the sky to itself, and no text of the day before', () => {
    let before: string[] = [];
    let own = 0;
    for (let day = 0; day < 65; day += 1) {
      const sentences = told(day);
      const texts = sentences.map(({ text }) => text);
      expect(texts.filter((text) => before.includes(text))).toEqual([]);
      before = texts;
      const [least, most] = HOROSCOPE_WORDS.day;
      expect(wordsIn(texts.join(' ')), texts.join(' ')).toBeGreaterThanOrEqual(least);
      expect(wordsIn(texts.join(' ')), texts.join(' ')).toBeLessThanOrEqual(most);
      for (const { fact } of sentences) {
        if (fact.kind !== 'meeting') continue;
        own += 1;
        const transit = transits.find(
          (one) => one.transiting === fact.mover && one.natal === fact.other && one.exact.includes(fact.at),
        );
        expect(transit).toMatchObject({ angle: fact.angle });
        expect(fact).toMatchObject({ own: true });
      }
    }
    expect(own).toBeGreaterThan(65);
  });
});
