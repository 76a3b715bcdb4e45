import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import { INTENTS } from '../../../src/domain/question/matter-kinds.ts';
import { closingOf, leaningOf } from '../../../src/domain/reading/closing.ts';
import { composeReading } from '../../../src/domain/reading/compose.ts';
import { leaningCard, type Material, roleOf } from '../../../src/domain/reading/material.ts';
import { isHeavyYes, leanOf } from '../../../src/domain/reading/polarity.ts';
import { TAROT_SPREADS, tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { LIBRARY, materialOf } from './material.ts';

/** Any draw of any spread but the free one, asked whether something is so. */
const asked = fc
  .record({
    spread: fc.constantFrom(...TAROT_SPREADS.filter(({ free }) => !free)),
    intent: fc.constantFrom(...INTENTS),
    ids: fc.shuffledSubarray(
      TAROT.map(({ id }) => id),
      { minLength: 78 },
    ),
    sides: fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
    seal: fc.nat().map((number) => number.toString(16).padStart(8, '0').repeat(8)),
  })
  .map(({ spread, intent, ids, sides, seal }) => {
    const cards = spread.positions.map(({ key, crossing }, index) => ({
      id: ids[index]!,
      reversed: !crossing && sides[index]!,
      position: key,
    }));
    return materialOf('en', { spread, cards, seal, matter: { intent, form: 'whether', sure: true } });
  });

const { whether } = LIBRARY.get('en')!.phrases.matter;

/** Whether the answer speaks for a good end of the matter, against it, or neither, as a person reads it. */
function answered({ matter }: Material, text: string): number {
  const plain = (way: string) => way.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.*');
  const says = (verdict: 'yes' | 'no') =>
    whether[matter.intent]![verdict].some((way) => new RegExp(`^${plain(way)}$`).test(text));
  const good = says('yes') ? 1 : says('no') ? -1 : 0;
  return isHeavyYes(matter) ? -good : good;
}

describe('a reading', () => {
  it('never ends against its answer without saying so', () => {
    let against = 0;
    fc.assert(
      fc.property(asked, (material) => {
        const { draw, matter } = material;
        // Two ways each have their own end.
        const ends = draw.cards.filter((card) => roleOf(material, card) === 'outcome');
        if (ends.length > 1 || draw.cards.length < 2) return;
        const reading = composeReading(material);
        const end = leanOf(leaningCard(material), matter.intent);
        const rules = reading.together.map(({ source }) => source.rule);
        if (answered(material, reading.answer[0]!.text) * end >= 0) return;
        against += 1;
        const told = reading.answer.some(
          ({ source }) => source.rule === 'voice' && source.cards.includes(leaningCard(material).id),
        );
        expect(told || rules.includes('odds') || rules.includes('hinge')).toBe(true);
      }),
      { numRuns: 1500, seed: 11 },
    );
    expect(against).toBeGreaterThan(10);
  });

  it('tells of no turn against its answer unless the end is against it too', () => {
    fc.assert(
      fc.property(asked, (material) => {
        const reading = composeReading(material);
        const rules = reading.together.map(({ source }) => source.rule);
        if (!rules.includes('turn') || closingOf(material)) return;
        const { turns } = LIBRARY.get('en')!.phrases.matter.voices;
        const { text } = reading.together.find(({ source }) => source.rule === 'turn')!;
        const lighter = turns.lighter.some((way) => text.startsWith(way.slice(0, way.indexOf('{'))));
        expect(answered(material, reading.answer[0]!.text)).not.toBe(lighter ? -1 : 1);
      }),
      { numRuns: 800, seed: 12 },
    );
  });
});

describe('cards that are said to be at odds', () => {
  it('lean far apart where the answer itself is not contradicted', () => {
    let odds = 0;
    fc.assert(
      fc.property(asked, (material) => {
        const { draw, matter, spread } = material;
        if (spread.counts) return;
        const found = composeReading(material).together.find(({ source }) => source.rule === 'odds');
        if (!found) return;
        odds += 1;
        const [end, other] = found.source.cards.map((id) =>
          leanOf(draw.cards.find((card) => card.id === id)!, matter.intent),
        );
        if (leaningOf(material) * end! >= 0) expect(Math.abs(end! - other!)).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 800, seed: 13 },
    );
    expect(odds).toBeGreaterThan(10);
  });

  it('are not The Hermit at the end of a question about learning, after a feast', () => {
    const spread = tarotSpread(3)!;
    const cards = ['cup04', 'wan04', 'maj09'].map((id, index) => ({
      id,
      reversed: false,
      position: spread.positions[index]!.key,
    }));
    const matter = { intent: 'study', form: 'how', area: 'study', sure: true } as const;
    const { together } = composeReading(materialOf('en', { spread, cards, seal: 'ab'.repeat(32), matter }));
    expect(together.map(({ source }) => source.rule)).not.toContain('odds');
  });
});

describe('cards that are said to weigh most', () => {
  it('are no Minor among Majors', () => {
    let told = 0;
    fc.assert(
      fc.property(asked, (material) => {
        const { draw } = material;
        const isMajor = (id: string) => id.startsWith('maj');
        const majors = draw.cards.filter(({ id }) => isMajor(id)).length;
        const pair = composeReading(material).together.find(({ source }) =>
          ['opposed', 'friends'].includes(source.rule),
        );
        if (!pair || majors * 2 <= draw.cards.length) return;
        told += 1;
        expect(pair.source.cards.some(isMajor)).toBe(true);
      }),
      { numRuns: 400, seed: 14 },
    );
    expect(told).toBeGreaterThan(3);
  });
});
