import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCoordinate, splitCoordinates, writeCoordinates } from '../../../src/domain/places/coordinates.ts';

describe('a coordinate is read', () => {
  it.each([
    ['31.23', 31.23],
    [' -33.87 ', -33.87],
    ['−33.87', -33.87],
    ['33.87 S', -33.87],
    ['S 33.87', -33.87],
    ['31°14′N', 31.233333],
    ['31°14\'30"N', 31.241667],
    ['31 14 30', 31.241667],
    ['31 14', 31.233333],
    ['33d52m S', -33.866667],
    ['北纬31°14′', 31.233333],
    ['南緯 33.5', -33.5],
    ['３１．２３', 31.23],
    ['31°14′30″N', 31.241667],
    ['31度14分', 31.233333],
    ['90', 90],
    ['-0', 0],
  ])('latitude %s', (text, degrees) => expect(readCoordinate(text, 'latitude')).toEqual({ degrees }));

  it.each([
    ['121.47', 121.47],
    ['121°28′E', 121.466667],
    ['74.006W', -74.006],
    ['西经 74 0 21.6', -74.006],
    ['东经121.47', 121.47],
    ['180', 180],
  ])('longitude %s', (text, degrees) => expect(readCoordinate(text, 'longitude')).toEqual({ degrees }));

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['abc', 'form'],
    ['31..2', 'form'],
    ['31.5 14', 'form'],
    ['-31 S', 'form'],
    ['31 N S', 'form'],
    ['1 2 3 4', 'form'],
    ['90.01', 'range'],
    ['-91', 'range'],
    ['90 1 S', 'range'],
    ['31 60', 'minutes'],
    ['31 10 60', 'minutes'],
    ['31 E', 'letter'],
  ])('and what is wrong with %j is told: %s', (text, fault) =>
    expect(readCoordinate(text, 'latitude')).toEqual({ fault }),
  );

  it('whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 20 }),
        fc.constantFrom('latitude' as const, 'longitude' as const),
        (text, axis) => {
          const read = readCoordinate(text, axis);
          if ('degrees' in read) expect(Math.abs(read.degrees)).toBeLessThanOrEqual(axis === 'latitude' ? 90 : 180);
        },
      ),
    );
  });

  it('as it is written, to the minute', () => {
    expect(writeCoordinates(31.2304, 121.4737)).toBe('31°14′N 121°28′E');
    expect(writeCoordinates(-33.8688, -70.66)).toBe('33°52′S 70°40′W');
    expect(writeCoordinates(-0.001, 179.9999)).toBe('0°00′N 180°00′E');
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const [north = '', east = ''] = writeCoordinates(latitude, longitude).split(' ');
          const [a, b] = [readCoordinate(north, 'latitude'), readCoordinate(east, 'longitude')];
          expect('degrees' in a && Math.abs(a.degrees - latitude)).toBeLessThan(0.00834);
          expect('degrees' in b && Math.abs(b.degrees - longitude)).toBeLessThan(0.00834);
        },
      ),
    );
  });

  it.each([
    ['31.23, 121.47', ['31.23', '121.47']],
    ['31.23，121.47', ['31.23', '121.47']],
    ['121°28′E, 31°14′N', ['31°14′N', '121°28′E']],
    ['31°14′N 121°28′E', ['31°14′N', '121°28′E']],
    ['31.23', null],
    ['31 14', null],
  ])('two that were pasted together: %s', (text, parts) => expect(splitCoordinates(text)).toEqual(parts));
});
