import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { DICE_SPREADS } from '../../src/domain/spread/dice.ts';
import { LENORMAND_SPREADS, tableauSpread } from '../../src/domain/spread/lenormand.ts';
import { TAROT_SPREADS } from '../../src/domain/spread/tarot.ts';
import { loadDiceSpreadTexts } from '../../src/library/spreads/dice/load.ts';
import { loadLenormandSpreadTexts } from '../../src/library/spreads/lenormand/load.ts';
import { loadSpreadTexts } from '../../src/library/spreads/load.ts';

const DECKS = [
  { deck: 'tarot', spreads: TAROT_SPREADS, load: loadSpreadTexts },
  { deck: 'Lenormand', spreads: LENORMAND_SPREADS, load: loadLenormandSpreadTexts },
  { deck: 'star dice', spreads: DICE_SPREADS, load: loadDiceSpreadTexts },
];

describe.each(DECKS)('the words of the $deck spreads', ({ spreads, load }) => {
  it.each(LANGUAGES)('in %s name every place of every spread, and no other', async (language) => {
    const texts = await load(language);
    expect(Object.keys(texts).sort()).toEqual(spreads.map(({ key }) => key).sort());
    for (const { key, positions } of spreads) {
      const { title, purpose, positions: told } = texts[key]!;
      expect(title && purpose).toBeTruthy();
      expect(Object.keys(told).sort()).toEqual(positions.map((position) => position.key).sort());
      for (const { name, meaning } of Object.values(told)) expect(name && meaning).toBeTruthy();
    }
  });
});

describe('the Grand Tableau', () => {
  it('has the same 36 houses in both layouts, each with a name and a matter of its own', async () => {
    const keys = (layout: '8x4+4' | '9x4') => tableauSpread(layout).positions.map(({ key }) => key);
    expect(keys('8x4+4')).toEqual(keys('9x4'));
    for (const language of LANGUAGES) {
      const houses = Object.values((await loadLenormandSpreadTexts(language)).grandTableau!.positions);
      expect(new Set(houses.map(({ name }) => name)).size).toBe(36);
      expect(new Set(houses.map(({ meaning }) => meaning)).size).toBe(36);
    }
  });
});
