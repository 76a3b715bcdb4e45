import { describe, expect, it } from 'vitest';
import { LENORMAND } from '../../src/domain/decks/lenormand.ts';
import { TAROT } from '../../src/domain/decks/tarot.ts';
import { LANGUAGES } from '../../src/domain/language.ts';
import { PLANETS } from '../../src/domain/sky/planets.ts';
import { SIGNS } from '../../src/domain/sky/sign.ts';
import { NAMES } from '../../src/library/names/load.ts';
import { POINT_NAMES } from '../../src/library/names/points.ts';
import { strangeTo } from './script.ts';

const STRANGE = {
  en: (name: string) => name.match(/[^A-Za-z0-9' -]/g) ?? [],
  'zh-CN': (name: string) => [...(name.match(/[A-Za-z]/g) ?? []), ...strangeTo('mainland', name)],
  'zh-TW': (name: string) => [...(name.match(/[A-Za-z]/g) ?? []), ...strangeTo('Taiwan', name)],
};

describe.each(LANGUAGES)('what cards, suits, signs and planets are called in %s', (language) => {
  it('is a name of its own for each, in the script of the language', async () => {
    const { names } = await NAMES[language]();
    for (const [kind, wanted, called] of [
      ['tarot', TAROT.map(({ id }) => id), names.tarot],
      ['Lenormand', LENORMAND.map(({ id }) => id), names.lenormand],
      ['suits', ['wands', 'cups', 'swords', 'pentacles'], names.suits],
      ['signs', SIGNS, names.signs],
    ] as const) {
      expect(Object.keys(called).toSorted(), kind).toEqual([...wanted].toSorted());
      expect(new Set(Object.values(called)).size, kind).toBe(wanted.length);
      for (const name of Object.values(called)) expect([name, STRANGE[language](name)]).toEqual([name, []]);
    }
    expect(STRANGE[language](names.majors)).toEqual([]);
    const planets = PLANETS.map((planet) => POINT_NAMES[language][planet]);
    expect(new Set(planets).size).toBe(PLANETS.length);
    expect(planets.flatMap(STRANGE[language])).toEqual([]);
  });

  it('has 22 cards of the major arcana and 14 of each suit, which bear its name', async () => {
    const { names } = await NAMES[language]();
    const ofSuits = Object.values(names.suits).map(
      (suit) => Object.values(names.tarot).filter((name) => name.includes(suit)).length,
    );
    expect(ofSuits).toEqual([14, 14, 14, 14]);
    expect(Object.keys(names.tarot)).toHaveLength(22 + 4 * 14);
  });
});
