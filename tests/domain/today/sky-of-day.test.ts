import { describe, expect, it } from 'vitest';
import { skyEvents } from '../../../src/domain/sky/sky-events.ts';
import { isOfMoment, MARGIN_DAYS, skyOfDay } from '../../../src/domain/today/sky-of-day.ts';

const DAY_MS = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
const dayFrom = (start: string) => [start, iso(Date.parse(start) + DAY_MS)] as const;
const around = (start: string) =>
  skyEvents(iso(Date.parse(start) - MARGIN_DAYS * DAY_MS), iso(Date.parse(start) + (MARGIN_DAYS + 1) * DAY_MS));

const DAYS = Array.from({ length: 60 }, (_, place) => iso(Date.parse('2026-10-01T16:00:00Z') + place * DAY_MS));

describe('the sky of a day', () => {
  it('of sixty days in a row tells every event once, and every void Moon on each day that it touches', () => {
    const skies = DAYS.map((start) => skyOfDay(around(start), ...dayFrom(start)));
    const [first, last] = [DAYS[0]!, dayFrom(DAYS.at(-1)!)[1]];
    const all = skyEvents(first, last).filter(({ kind }) => kind !== 'void');
    expect(skies.flatMap(({ events }) => events)).toEqual(all);
    const voids = skyEvents(first, last).flatMap((event) => (event.kind === 'void' ? [event] : []));
    expect(voids.length).toBeGreaterThan(20);
    for (const { at, until } of voids) {
      const days = DAYS.filter((start, place) => skies[place]!.voids.some(({ from }) => from === at) && start);
      const touched = DAYS.filter((start) => at < dayFrom(start)[1] && Date.parse(until) > Date.parse(start));
      expect(days).toEqual(touched);
    }
  });

  it('says when the Moon leaves the sign of the morning: where her void ends', () => {
    for (const start of DAYS) {
      const { leaves, voids } = skyOfDay(around(start), ...dayFrom(start));
      expect(Date.parse(leaves!.at)).toBeGreaterThanOrEqual(Date.parse(start));
      expect(Date.parse(leaves!.at)).toBeLessThan(Date.parse(start) + 3 * DAY_MS);
      if (voids[0]) expect(voids.map(({ until }) => until)).toContain(leaves!.at);
    }
  });

  it('leaves to the day what only the Moon does', () => {
    const events = skyEvents(DAYS[0]!, DAYS[30]!);
    const told = events.filter(isOfMoment);
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter(({ kind }) => kind === 'lunation').length).toBe(
      events.filter(({ kind }) => kind === 'lunation').length,
    );
    for (const event of told) {
      if (event.kind === 'aspect') expect(event.bodies).not.toContain('Moon');
      if (event.kind === 'ingress') expect(event.body).not.toBe('Moon');
    }
  });
});
