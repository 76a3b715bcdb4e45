import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptSettings, settingsIn } from '../../src/storage/settings-shape.ts';

const GOOD = {
  theme: 'dark',
  text: 'large',
  jumpers: false,
  newCards: 12,
  tableau: { layout: '9x4', me: 28 },
  badge: true,
};

describe('settings that a device kept', () => {
  it('are taken as they are', () => {
    expect(keptSettings(GOOD)).toEqual(GOOD);
  });

  it('lose what is torn, and keep what a newer version added', () => {
    const odd = { ...GOOD, theme: 'sepia', newCards: 4000, significator: 'joker', scent: 'cedar' };
    const { theme: _, newCards: __, ...rest } = GOOD;
    expect(keptSettings(odd)).toEqual({ ...rest, scent: 'cedar' });
  });

  it('are nothing where nothing can be read', () => {
    for (const value of [undefined, null, 7, 'dark', []]) expect(keptSettings(value)).toEqual({});
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof keptSettings(value)).toBe('object');
      }),
    );
  });
});

describe('settings of a file', () => {
  it('leave out what this version does not know, and what belongs to the device alone', () => {
    expect(settingsIn({ ...GOOD, scent: 'cedar' })).toEqual({
      theme: 'dark',
      text: 'large',
      jumpers: false,
      newCards: 12,
    });
  });
});
