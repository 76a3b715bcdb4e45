import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plateFor, uprightPixels } from '../../../src/domain/wallpaper/size.ts';

const side = fc.integer({ min: 200, max: 4000 });

it('the screen of a phone in its own pixels, whichever way it is held', () => {
  expect(uprightPixels({ width: 375, height: 812 }, 3)).toEqual({ width: 1125, height: 2436 });
  expect(uprightPixels({ width: 812, height: 375 }, 3)).toEqual({ width: 1125, height: 2436 });
  expect(uprightPixels({ width: 412, height: 915 }, 2.625)).toEqual({ width: 1082, height: 2402 });
});

it('a plate covers the picture, within the proportions it is drawn for', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const plate = plateFor({ width, height });
      expect(plate.width).toBeGreaterThanOrEqual(width);
      expect(plate.height).toBeGreaterThanOrEqual(height);
      expect(plate.width === width || plate.height === height).toBe(true);
      const drawn = Math.round((360 * plate.height) / plate.width);
      expect(drawn).toBeGreaterThanOrEqual(640);
      expect(drawn).toBeLessThanOrEqual(881);
    }),
  );
});
