import { describe, expect, it } from 'vitest';
import type { DrawnCard } from '../../../src/domain/draw/draw.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { composeReading, type Reading } from '../../../src/domain/reading/compose.ts';
import { verdictOf } from '../../../src/domain/reading/count.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { materialOf } from './material.ts';

const IDS = ['maj00', 'cup02', 'swo05', 'wan09', 'pen03', 'maj18', 'cupQ', 'swo08', 'wan02', 'pen10'];

function read(language: Language, id: number, reversed: number, order: string[]) {
  const spread = tarotSpread(id)!;
  const cards = spread.positions.map(
    ({ key }, index): DrawnCard => ({ id: IDS[index]!, reversed: index < reversed, position: key }),
  );
  const material = materialOf(language, { spread, cards, seal: 'ab'.repeat(32), order });
  return composeReading({ ...material, draw: { ...material.draw, jumpers: [{ id: 'maj13', reversed: true }] } });
}

const rulesOf = (reading: Reading) => reading.together.map(({ source }) => source.rule);

describe('a count', () => {
  it('says yes or no with a clear lead and admits what is unclear', () => {
    expect([0, 1, 2, 3, 4, 5].map((upright) => verdictOf(upright, 5))).toEqual([
      'no',
      'no',
      'unclear',
      'unclear',
      'yes',
      'yes',
    ]);
  });

  it.each(LANGUAGES)('stands before the cards, with the number of its cards, in %s', async (language) => {
    const texts = await Promise.all([0, 2, 5].map((reversed) => read(language, 16, reversed, [])));
    expect(texts.map(({ count }) => count?.verdict)).toEqual(['yes', 'unclear', 'no']);
    expect(new Set(texts.map(({ count }) => count?.sentences[0]?.text)).size).toBe(3);
    expect((await read(language, 3, 1, [])).count).toBeUndefined();
  });
});

describe('the share of reversed cards', () => {
  const half = IDS.map((id, place) => (place % 2 ? `-${id}` : id));

  it('is told only against a pile, and only where chance hardly explains it', async () => {
    expect(rulesOf(await read('en', 11, 0, half))).toContain('reversals');
    expect(rulesOf(await read('en', 11, 10, half))).toContain('reversals');
    expect(rulesOf(await read('en', 11, 5, half))).not.toContain('reversals');
    expect(rulesOf(await read('en', 11, 0, IDS))).not.toContain('reversals');
    expect(rulesOf(await read('en', 11, 10, []))).not.toContain('reversals');
  });
});

describe('what lies beside the spread', () => {
  it('is read after it: cards that fell out, then the lowest of the pile that was not drawn', async () => {
    const { beside } = await read('en', 3, 0, [...IDS, '-maj16', 'maj00']);
    expect(beside.map(({ kind, card, reversed }) => [kind, card, reversed])).toEqual([
      ['jumper', 'maj13', true],
      ['shadow', 'maj16', true],
    ]);
    expect((await read('en', 3, 0, [])).beside.map(({ kind }) => kind)).toEqual(['jumper']);
  });
});
