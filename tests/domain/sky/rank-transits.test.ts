import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { castBirth } from '../../../src/domain/sky/birth.ts';
import { rulerOf } from '../../../src/domain/sky/dignity.ts';
import { PLANETS } from '../../../src/domain/sky/planets.ts';
import { transitSentences } from '../../../src/domain/sky/portrait/dated-transits.ts';
import {
  BODIES_OF_YEAR,
  groupTransits,
  isReturn,
  rankTransits,
  transitsOfDay,
  transitsOfYear,
} from '../../../src/domain/sky/portrait/rank-transits.ts';
import { signPlace } from '../../../src/domain/sky/sign.ts';
import { transitTimes } from '../../../src/domain/sky/transit-times.ts';
import { names } from '../../../src/library/names/en.ts';
import { POINT_NAMES } from '../../../src/library/names/points.ts';
import { loadSkyWords } from '../../../src/library/sky/load.ts';
import { BIRTH } from './sample-birth.ts';

const cast = castBirth(BIRTH, 'placidus');
const SLOW = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'];
const DAY_MS = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
const yearFrom = (from: string) => transitTimes(cast.chart, from, iso(Date.parse(from) + 365 * DAY_MS), BODIES_OF_YEAR);

describe('transits in the order in which they matter', () => {
  it('begin with the return of Saturn in the year of a Saturn return', () => {
    const now = new Date('2017-07-01T00:00:00Z');
    const [first] = transitsOfYear(yearFrom(now.toISOString()), cast, now);
    expect(first).toMatchObject({ transiting: 'Saturn', natal: 'Saturn', angle: 0 });
    expect(first!.exact.length).toBeGreaterThan(0);
  });

  it('tell slow planets on Sun, Moon, angles and ruler before slow ones on the rest, and those before the quick ones', () => {
    const now = new Date('2026-03-01T00:00:00Z');
    const ranked = rankTransits(yearFrom(now.toISOString()), cast, now).filter((one) => !isReturn(one));
    const ruler = cast.timed ? rulerOf(signPlace(cast.chart.angles.ascendant).sign) : '';
    const weighty = ['Sun', 'Moon', 'Ascendant', 'Midheaven', ruler];
    const ranks = ranked.map(({ transiting, natal }) =>
      SLOW.includes(transiting) ? (weighty.includes(natal) ? 0 : 1) : transiting === 'Mars' ? 2 : 3,
    );
    expect(ranks).toEqual(ranks.toSorted());
    expect(new Set(ranks).size).toBe(4);
  });

  it('of sixty days give each day three with texts of their own, one of them exact on that very day', () => {
    const days = Array.from({ length: 60 }, (_, place) => iso(Date.parse('2026-11-01T00:00:00Z') + place * DAY_MS));
    const told = days.map((from) => {
      const to = iso(Date.parse(from) + DAY_MS);
      const chosen = transitsOfDay(rankTransits(transitTimes(cast.chart, from, to), cast, new Date(from)), from, to);
      expect(chosen.length).toBe(3);
      expect(groupTransits(chosen).length).toBe(3);
      expect(chosen.at(-1)!.exact.some((at) => at >= from && at < to)).toBe(true);
      return JSON.stringify(chosen);
    });
    for (const [place, day] of told.slice(1).entries()) expect(day).not.toBe(told[place]);
  });

  it('say nothing twice over a year, in any language', async () => {
    const now = new Date('2026-11-23T00:00:00Z');
    const groups = groupTransits(transitsOfYear(yearFrom(now.toISOString()), cast, now));
    expect(groups.flatMap(({ transits }) => transits).length).toBeGreaterThan(groups.length);
    for (const language of LANGUAGES) {
      const { transits } = await loadSkyWords(language);
      const points = POINT_NAMES[language];
      const texts = groups.map(({ transits: [lead] }) =>
        transitSentences(lead, transits, { points, signs: names.signs })
          .map(({ text }) => text)
          .join(''),
      );
      // what is left when the names of the points are taken out is the template
      const bare = texts.map((text) => PLANETS.reduce((rest, name) => rest.replaceAll(points[name], ''), text));
      expect(new Set(bare).size).toBe(texts.length);
      for (const text of texts) expect(text).not.toMatch(/undefined|all that it stands for|它管的事|這方面的事/);
    }
  });
});
