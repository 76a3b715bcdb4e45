import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGazetteer } from '../../../src/domain/places/gazetteer.ts';
import { degreesBetween, nearestPlace } from '../../../src/domain/places/near.ts';
import { otherZones, zoneChoices } from '../../../src/domain/places/zones.ts';
import { civilToUtc } from '../../../src/domain/sky/zone.ts';
import { GAZETTEER } from '../../../src/library/places/gazetteer.ts';
import { zoneAt } from '../../../src/library/places/zone.ts';

const { places } = readGazetteer(GAZETTEER);
const named = (name: string, country: string) =>
  places.find((place) => place.name === name && place.country === country)!;

describe('the gazetteer', () => {
  it('holds about ten thousand places, each on the Earth and with a zone that clocks know', () => {
    expect(places.length).toBeGreaterThan(9000);
    for (const { name, latitude, longitude, people, country } of places) {
      expect(name).toMatch(/\S/);
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(80);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(people).toBeGreaterThanOrEqual(1000);
    }
    for (const zone of new Set(places.map((place) => place.zone)))
      expect(() => civilToUtc({ local: '1990-06-15T12:00', zone })).not.toThrow();
  });

  it.each([
    ['Beijing', 'CN', 39.9, 116.4, 'Asia/Shanghai'],
    ['Taipei', 'TW', 25.05, 121.53, 'Asia/Taipei'],
    ['Hong Kong', 'HK', 22.28, 114.17, 'Asia/Hong_Kong'],
    ['New York City', 'US', 40.71, -74.01, 'America/New_York'],
    ['Sydney', 'AU', -33.87, 151.21, 'Australia/Sydney'],
    ['Chicago', 'US', 41.85, -87.65, 'America/Chicago'],
    ['London', 'GB', 51.51, -0.13, 'Europe/London'],
    ['Suva', 'FJ', -18.14, 178.44, 'Pacific/Fiji'],
    ['Ushuaia', 'AR', -54.8, -68.3, 'America/Argentina/Ushuaia'],
    ['Reykjavík', 'IS', 64.14, -21.9, 'Atlantic/Reykjavik'],
    ['Hanoi', 'VN', 21.02, 105.84, 'Asia/Hanoi'],
    ['Ho Chi Minh City', 'VN', 10.82, 106.63, 'Asia/Ho_Chi_Minh'],
    ['Kashgar', 'CN', 39.47, 75.99, 'Asia/Shanghai'],
  ])('knows where %s lies', (name, country, latitude, longitude, zone) => {
    const place = named(name, country);
    expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.02);
    expect(Math.abs(place.longitude - longitude)).toBeLessThan(0.02);
    expect(place.zone).toBe(zone);
  });

  it('keeps to the bounds of its countries', () => {
    for (const { country, latitude, longitude } of places) {
      if (country === 'CN') expect(latitude > 16 && latitude < 54 && longitude > 73 && longitude < 136).toBe(true);
      if (country === 'TW') expect(latitude > 21 && latitude < 27 && longitude > 118 && longitude < 122.1).toBe(true);
    }
  });

  it('says so when it is cut', () => {
    const lines = GAZETTEER.split('\n');
    expect(() => readGazetteer(lines.slice(0, -1).join('\n'))).toThrow(RangeError);
    expect(() => readGazetteer(lines.with(-4, '').join('\n'))).toThrow(RangeError);
  });
});

describe('the nearest place', () => {
  it.each([
    [31.23, 121.47, 'Shanghai'],
    [25.03, 121.56, 'Taipei'],
    [40.7, -74, 'New York City'],
    [-33.9, 151.2, 'Sydney'],
  ])('of %d, %d is %s', (latitude, longitude, name) => {
    expect(nearestPlace(places, latitude, longitude)?.place.name).toBe(name);
  });

  it('is found across the date line, and at the poles', () => {
    expect(nearestPlace([named('Suva', 'FJ'), named('Apia', 'WS')], -14, 179.9)?.place.name).toBe('Suva');
    expect(nearestPlace([named('Suva', 'FJ'), named('Apia', 'WS')], -14, -179.9 + 5)?.place.name).toBe('Apia');
    expect(nearestPlace(places, 90, 0)?.place.latitude).toBeGreaterThan(60);
    expect(nearestPlace([], 0, 0)).toBeNull();
  });

  it('is nearer than every other', () => {
    const point = fc.tuple(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    );
    fc.assert(
      fc.property(point, ([latitude, longitude]) => {
        const away = (place: (typeof places)[number]) =>
          degreesBetween(latitude, longitude, place.latitude, place.longitude);
        const least = Math.min(...places.map(away));
        expect(away(nearestPlace(places, latitude, longitude)!.place)).toBeCloseTo(least, 9);
      }),
      { numRuns: 60 },
    );
  });

  it('is as far as it is: Paris to Berlin 878 km', () => {
    const [paris, berlin] = [named('Paris', 'FR'), named('Berlin', 'DE')];
    const found = nearestPlace([berlin], paris.latitude, paris.longitude);
    expect(Math.abs(found!.kilometres - 878)).toBeLessThan(3);
  });
});

describe('the zone of bare coordinates', () => {
  it.each([
    [31.23, 121.47, 'Asia/Shanghai'],
    [43.8, 87.6, 'Asia/Shanghai'],
    [25.04, 121.5, 'Asia/Taipei'],
    [21.03, 105.85, 'Asia/Hanoi'],
    [13.75, 100.5, 'Asia/Bangkok'],
    [48.85, 2.35, 'Europe/Paris'],
    [-33.87, 151.2, 'Australia/Sydney'],
  ])('%d, %d is %s', async (latitude, longitude, zone) => {
    expect(await zoneAt(latitude, longitude)).toBe(zone);
  });

  it('offers the sun’s time in Xinjiang', () => {
    expect(zoneChoices('Asia/Urumqi', null)).toEqual(['Asia/Shanghai', 'Asia/Urumqi']);
    expect(otherZones(named('Kashgar', 'CN'))).toEqual(['Asia/Urumqi']);
    expect(otherZones(named('Beijing', 'CN'))).toEqual([]);
  });
});
