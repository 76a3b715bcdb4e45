import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { sentencesOf } from '../../../src/domain/reading/compose.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { lay } from './laid.ts';
import { LIBRARY, materialOf, readingOf } from './material.ts';

const TIMELINE = 3;
const TWO_PATHS = 7;
const CROSS = 11;
const YEAR = 19;

/** Cards in any order and with either side up, on every place of a spread. */
const laidOn = (id: number) =>
  fc
    .record({
      cards: fc.shuffledSubarray(
        TAROT.map((card) => card.id),
        { minLength: 78 },
      ),
      sides: fc.array(fc.boolean(), { minLength: 13, maxLength: 13 }),
      seal: fc.integer({ min: 0, max: 0xffffffff }).map((number) => number.toString(16).padStart(8, '0').repeat(8)),
    })
    .map(({ cards, sides, seal }) => {
      const spread = tarotSpread(id)!;
      const drawn = spread.positions.map(({ key }, index) => ({
        id: cards[index]!,
        reversed: sides[index]!,
        position: key,
      }));
      return { spread, cards: drawn, seal };
    });

const LIVING =
  /\bshelters?\b|\bvets?\b|\banimals?\b|\bstray\b|\bbowl\b|\bchip\b|creature|走失|宠物|寵物|牠|叫得应|收容所|動物/;

describe.each(LANGUAGES)('a reading in %s', (language) => {
  it('gives advice for a living thing only where one is lost', () => {
    const matters: Partial<Matter>[] = (['whether', 'what', 'when', 'how', 'why', 'should'] as const).flatMap(
      (form) => [
        { intent: 'lost', form, area: null, sure: true },
        { intent: 'lost', form, area: null, sure: true, facet: 'away' },
      ],
    );
    fc.assert(
      fc.property(laidOn(TIMELINE), fc.constantFrom(...matters), (laid, matter) => {
        const { answer, opening, deed, prompt } = readingOf(language, { ...laid, matter });
        for (const { text } of [...opening, ...answer, ...deed, ...prompt]) expect(text).not.toMatch(LIVING);
      }),
      { numRuns: 60 },
    );
  });

  it('answers for the months that were asked about by their cards alone', () => {
    fc.assert(
      fc.property(
        laidOn(YEAR),
        fc.constantFrom(['season', 3] as const, ['half', 6] as const, ['yearEnd', 2] as const, ['newYear', 3] as const),
        (laid, [span, months]) => {
          const matter = { intent: 'outlook', form: 'what', area: null, span, sure: true } as const;
          const reading = readingOf(language, { ...laid, matter });
          const within = laid.cards.slice(0, months).map(({ id }) => id);
          expect(reading.parts.map(({ position }) => position)).toEqual(
            laid.cards.slice(0, months).map((one) => one.position),
          );
          expect(reading.quarters).toHaveLength(Math.floor(months / 3));
          for (const { source } of sentencesOf(reading)) for (const id of source.cards) expect(within).toContain(id);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('calls two ways that have no name the first and the second, and quotes nobody', () => {
    const { unnamed } = LIBRARY.get(language)!.phrases.matter.which;
    fc.assert(
      fc.property(laidOn(TWO_PATHS), (laid) => {
        const matter = { intent: 'self', form: 'which', options: null, area: 'self', sure: true } as const;
        const text = readingOf(language, { ...laid, matter })
          .answer.map((one) => one.text)
          .join(' ');
        for (const name of unnamed) expect(text.toLowerCase()).toContain(name);
        expect(text).not.toMatch(/[“「]\s*[”」]/);
        expect(text).not.toMatch(/“the (?:first|second)”|[“「](?:先说的那样|前面那個)/);
      }),
      { numRuns: 30 },
    );
  });

  it('leans on a doubtful question in nothing but its answer', () => {
    const { voices, prompts } = LIBRARY.get(language)!.phrases.matter;
    const doubtful = {
      intent: 'study',
      form: 'whether',
      area: 'study',
      tied: true,
      areaTied: true,
      sure: false,
    } as const;
    fc.assert(
      fc.property(laidOn(CROSS), (laid) => {
        const { deed, prompt } = readingOf(language, { ...laid, matter: doubtful });
        const told = deed.map(({ text }) => text).join(language === 'en' ? ' ' : '');
        expect(voices.cautious).toContain(told);
        expect(prompts.open).toContain(prompt[0]!.text);
      }),
      { numRuns: 20 },
    );
    const cards = lay(TIMELINE, 'maj00', 'maj01', 'pen03');
    const known = materialOf(language, { spread: { id: TIMELINE }, cards, seal: '0'.repeat(64), matter: doubtful });
    expect(known.matter.tied).toBe(true);
  });

  it('comes back to the question by its name where its last sentence weighs a card', () => {
    const { back } = LIBRARY.get(language)!.phrases.weighing;
    const leads = back.map((way) => way.slice(0, way.indexOf('{')));
    fc.assert(
      fc.property(laidOn(TIMELINE), (laid) => {
        const matter = { intent: 'offer', form: 'whether', area: 'work', sure: true } as const;
        const last = readingOf(language, { ...laid, matter }).together.find(({ source }) => source.rule === 'hinge');
        if (last) expect(leads.some((lead) => last.text.startsWith(lead))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
