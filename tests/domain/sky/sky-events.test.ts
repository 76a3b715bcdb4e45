import { describe, expect, test } from 'vitest';
import { natalChart } from '../../../src/domain/sky/chart.ts';
import { PLANETS } from '../../../src/domain/sky/planets.ts';
import { SIGNS } from '../../../src/domain/sky/sign.ts';
import { type SkyEvent, skyEvents } from '../../../src/domain/sky/sky-events.ts';
import { solarReturn } from '../../../src/domain/sky/solar-return.ts';
import { transitTimes } from '../../../src/domain/sky/transit-times.ts';
import { EVENTS_SAMPLE, RETURNS_SAMPLE, TRANSITS_SAMPLE } from './events-sample.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const iso = (time: number) => new Date(time).toISOString();
const apart = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other));

/** An event as a row of the sample tells it, without its instant. */
function told(event: SkyEvent): string {
  switch (event.kind) {
    case 'lunation':
      return `lunation ${event.phase}`;
    case 'ingress':
      return `ingress ${event.body} ${event.sign}`;
    case 'station':
      return `station ${event.body} ${event.turns}`;
    case 'aspect':
      return `aspect ${event.bodies.join(' ')} ${event.angle}`;
    case 'eclipse':
      return `eclipse ${event.of}`;
    case 'void':
      return 'void';
  }
}

describe('within a minute of a full ephemeris', () => {
  test.each(EVENTS_SAMPLE.trim().split('\n'))('%s', (row) => {
    const [at = '', kind = '', ...rest] = row.split(' ');
    const around = skyEvents(iso(Date.parse(at) - DAY_MS / 4), iso(Date.parse(at) + DAY_MS / 4));
    const wanted = kind === 'void' ? kind : `${kind} ${rest.join(' ')}`;
    const found = around.filter((event) => told(event) === wanted);
    expect(found).toHaveLength(1);
    expect(apart(found[0]!.at, at)).toBeLessThan(MINUTE_MS);
    if (found[0]!.kind === 'void') expect(apart(found[0]!.until, rest[0]!)).toBeLessThan(MINUTE_MS);
  });

  test.each(RETURNS_SAMPLE)('the Sun of %s comes back in %i at %s', (instant, year, at) => {
    expect(apart(solarReturn({ instant }, year), at)).toBeLessThan(MINUTE_MS);
  });

  test('transits: coming into orb, every pass, leaving', () => {
    const chart = natalChart({
      instant: '1968-11-04T03:25:00Z',
      latitude: 31.23,
      longitude: 121.47,
      houseSystem: 'placidus',
    });
    const found = transitTimes(chart, '2023-01-01T00:00:00Z', '2026-01-01T00:00:00Z');
    for (const row of TRANSITS_SAMPLE.trim().split('\n')) {
      const [transiting, natal, angle, from = '', ...passes] = row.split(' ');
      const until = passes.pop()!;
      const transit = found.find(
        (one) =>
          one.transiting === transiting &&
          one.natal === natal &&
          one.angle === Number(angle) &&
          apart(one.from, from) < MINUTE_MS,
      );
      expect(transit, row).toBeDefined();
      expect(apart(transit!.until, until), row).toBeLessThan(MINUTE_MS);
      expect(transit!.exact).toHaveLength(passes.length);
      for (const [index, pass] of passes.entries()) expect(apart(transit!.exact[index]!, pass)).toBeLessThan(MINUTE_MS);
    }
  });
});

describe('a year of the sky', () => {
  const [start, end] = ['2024-01-01T00:00:00Z', '2025-01-01T00:00:00Z'];
  const year = skyEvents(start, end);
  const of = <K extends SkyEvent['kind']>(kind: K) =>
    year.filter((event): event is Extract<SkyEvent, { kind: K }> => event.kind === kind);

  test('is in order of time and within what was asked', () => {
    const times = year.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.parse(start));
    expect(Math.max(...times)).toBeLessThan(Date.parse(end));
  });

  test('is the same asked in pieces', () => {
    const cuts = [start, '2024-01-11T11:57:00Z', '2024-02-29T23:59:59Z', '2024-07-01T12:34:56Z', end];
    const pieces = cuts.slice(1).flatMap((cut, index) => skyEvents(cuts[index]!, cut));
    expect(pieces).toEqual(year);
    // An event belongs to the range that begins with it.
    const one = year[500]!;
    expect(skyEvents(one.at, end)).toContainEqual(one);
    expect(skyEvents(start, one.at)).not.toContainEqual(one);
  });

  test('has the quarters in turn, and eclipses at new and full Moon only', () => {
    const phases = of('lunation').map(({ phase }) => phase);
    const turn = ['new', 'firstQuarter', 'full', 'lastQuarter'];
    phases.forEach((phase, index) => {
      if (index > 0) expect(turn.indexOf(phase)).toBe((turn.indexOf(phases[index - 1]!) + 1) % 4);
    });
    const eclipses = of('eclipse');
    expect(eclipses.map((eclipse) => eclipse.of)).toEqual(['Moon', 'Sun', 'Moon', 'Sun']);
    for (const eclipse of eclipses) {
      const phase = eclipse.of === 'Sun' ? 'new' : 'full';
      const near = of('lunation').find((one) => one.phase === phase && apart(one.at, eclipse.at) < DAY_MS / 12);
      expect(near).toBeDefined();
    }
  });

  test('has each body go from sign to sign, forwards unless it is retrograde', () => {
    for (const body of PLANETS) {
      let backwards: boolean | null = body === 'Sun' || body === 'Moon' ? false : null;
      let sign: number | null = null;
      for (const event of year) {
        if (event.kind === 'station' && event.body === body) {
          expect(backwards).not.toBe(event.turns === 'retrograde');
          backwards = event.turns === 'retrograde';
        }
        if (event.kind !== 'ingress' || event.body !== body) continue;
        const next = SIGNS.indexOf(event.sign);
        if (sign !== null && backwards !== null) expect(next).toBe((sign + (backwards ? 11 : 1)) % 12);
        sign = next;
      }
    }
    expect(
      of('ingress')
        .filter(({ body }) => body === 'Sun')
        .map(({ sign }) => sign),
    ).toEqual([...SIGNS.slice(10), ...SIGNS.slice(0, 10)]);
  });

  test('names the pairs of aspects in one order, and lunations are among them', () => {
    for (const { bodies } of of('aspect')) expect(PLANETS.indexOf(bodies[0])).toBeLessThan(PLANETS.indexOf(bodies[1]));
    for (const { at, phase } of of('lunation')) {
      const angle = phase === 'new' ? 0 : phase === 'full' ? 180 : 90;
      expect(year).toContainEqual({ kind: 'aspect', at, bodies: ['Sun', 'Moon'], angle });
    }
  });

  test('has a void Moon begin with her last aspect and end as she changes sign', () => {
    const aspects = of('aspect').filter(({ bodies }) => bodies.includes('Moon'));
    const changes = of('ingress').filter(({ body }) => body === 'Moon');
    const voids = of('void').filter(({ until }) => until < end);
    expect(voids.length).toBeGreaterThan(150);
    for (const { at, until } of voids) {
      expect(changes.some((change) => change.at === until)).toBe(true);
      expect(aspects.some((aspect) => aspect.at === at)).toBe(true);
      expect(aspects.some((aspect) => aspect.at > at && aspect.at < until)).toBe(false);
    }
  });
});

describe('at the edges', () => {
  test('beyond the fine tables the sky goes on without a gap', () => {
    for (const border of ['1944-12-01T00:00:00Z', '2055-01-10T00:00:00Z']) {
      const [from, to] = [iso(Date.parse(border) - 60 * DAY_MS), iso(Date.parse(border) + 60 * DAY_MS)];
      const changes = skyEvents(from, to).flatMap((event) =>
        event.kind === 'ingress' && event.body === 'Moon' ? [SIGNS.indexOf(event.sign)] : [],
      );
      expect(changes.length).toBeGreaterThan(50);
      changes.forEach((sign, index) => {
        if (index > 0) expect(sign).toBe((changes[index - 1]! + 1) % 12);
      });
    }
  });

  test('an empty range has nothing, and what is no instant is refused', () => {
    const day = '2024-01-01T00:00:00Z';
    expect(skyEvents(day, day)).toEqual([]);
    expect(() => skyEvents('2024-01-01', day)).toThrow(RangeError);
    expect(() => skyEvents(day, '2400-01-01T00:00:00Z')).toThrow(RangeError);
    expect(() => solarReturn({ instant: day }, 2400)).toThrow(RangeError);
  });
});
