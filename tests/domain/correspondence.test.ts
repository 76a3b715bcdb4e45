import { describe, expect, it } from 'vitest';
import { correspondenceOf } from '../../src/domain/decks/correspondence.ts';
import { MAJORS, MINORS, type MinorId, TAROT } from '../../src/domain/decks/tarot.ts';
import { loadTarotMeanings } from '../../src/library/tarot/load.ts';

const NUMBERED = MINORS.filter(({ rank }) => typeof rank === 'number' && rank > 1).map(({ id }) => id);

describe('the correspondences of the tarot', () => {
  it.each([
    ['maj00', { element: 'air', planet: 'Uranus' }],
    ['maj08', { element: 'fire', sign: 'leo' }],
    ['maj11', { element: 'air', sign: 'libra' }],
    ['wan02', { element: 'fire', planet: 'Mars', sign: 'aries' }],
    ['pen05', { element: 'earth', planet: 'Mercury', sign: 'taurus' }],
    ['cup10', { element: 'water', planet: 'Mars', sign: 'pisces' }],
    ['swo01', { element: 'air' }],
    ['cupQ', { element: 'water' }],
  ])('give %s what the Golden Dawn gave it', (id, expected) => {
    expect(correspondenceOf(id)).toEqual(expected);
  });

  it('give each sign to one Major, and each of the thirty-six decans to one numbered card', () => {
    const signs = MAJORS.map(({ id }) => correspondenceOf(id).sign).filter(Boolean);
    expect(new Set(signs).size).toBe(12);
    expect(signs).toHaveLength(12);
    const decans = NUMBERED.map(correspondenceOf);
    expect(decans).toHaveLength(36);
    expect(new Set(decans.map(({ planet, sign }) => `${planet} ${sign}`)).size).toBe(36);
    for (const { id } of TAROT) expect(correspondenceOf(id).element).toBeTruthy();
  });

  it('are what the meanings say of the sky', async () => {
    const meanings = await loadTarotMeanings('en');
    const told = /\b(Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn) in ([A-Z][a-z]+)/;
    for (const id of NUMBERED as MinorId[]) {
      const said = told.exec(meanings[id].upright.text);
      if (!said) continue;
      const { planet, sign } = correspondenceOf(id);
      expect(`${said[1]} ${said[2]!.toLowerCase()}`, id).toBe(`${planet} ${sign}`);
    }
  });
});
