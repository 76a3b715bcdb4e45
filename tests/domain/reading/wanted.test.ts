import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/domain/language.ts';
import { areaOf } from '../../../src/domain/question/matter/area.ts';
import { INTENTS } from '../../../src/domain/question/matter-kinds.ts';
import { composeReading } from '../../../src/domain/reading/compose.ts';
import { partsFor } from '../../../src/domain/reading/wanted.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { loadReadingPhrases } from '../../../src/library/reading/load.ts';
import { loadTarotWords } from '../../../src/library/tarot/load.ts';
import { materialOf } from './material.ts';

const SPREAD = tarotSpread(3)!;
const CARDS = ['cup02', 'swo10', 'maj17'].map((id, index) => ({
  id,
  reversed: index === 1,
  position: SPREAD.positions[index]!.key,
}));

describe.each(LANGUAGES)('the words that a reading fetches in %s', (language) => {
  it('are enough for every matter and form, and change nothing in it', async () => {
    const meanings = await loadTarotWords(language);
    for (const intent of INTENTS)
      for (const form of ['whether', 'should', 'when', 'how', 'why', 'what'] as const) {
        const matter = { intent, form, area: areaOf(intent, []), person: null, sure: true };
        const whole = materialOf(language, { spread: SPREAD, cards: CARDS, seal: 'ab'.repeat(32), matter });
        const phrases = await loadReadingPhrases(language, partsFor(SPREAD, matter));
        expect(composeReading({ ...whole, meanings, phrases })).toEqual(composeReading(whole));
      }
  });
});
