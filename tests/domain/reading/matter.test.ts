import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tarotCard } from '../../../src/domain/decks/tarot.ts';
import { LANGUAGES } from '../../../src/domain/language.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { composeReading } from '../../../src/domain/reading/compose.ts';
import { isHeavyYes } from '../../../src/domain/reading/polarity.ts';
import type { Sentence } from '../../../src/domain/reading/sentence.ts';
import { moodOf, standingOf } from '../../../src/domain/reading/standing.ts';
import { draws, lay } from './laid.ts';
import { LIBRARY, materialOf, readingOf } from './material.ts';

const SEAL = 'ab'.repeat(32);
const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ');
/** Whether a text is one of some templates, whatever stands in their places. */
const isOneOf = (text: string, ways: readonly string[]) =>
  ways.some((way) =>
    new RegExp(`^(?:.{0,60}[,，] ?)?${way.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.*')}$`, 'i').test(
      text,
    ),
  );

describe.each(LANGUAGES)('why it is so, in %s', (language) => {
  const asked = (id: number, intent: Matter['intent'], ...marks: string[]) => {
    const matter = { intent, form: 'why', sure: true } as const;
    return readingOf(language, { spread: { id }, cards: lay(id, ...marks), seal: SEAL, matter }).answer;
  };
  const groundOf = (intent: Matter['intent'], mark: string) => {
    const card = tarotCard(mark.replace('-', ''));
    const strain = card.arcana === 'major' ? 'majors' : card.suit;
    return LIBRARY.get(language)!.phrases.matter.grounds[intent]![strain][mark.startsWith('-') ? 1 : 0];
  };

  it.each([
    [
      'an obstacle goes before what is hidden and past',
      10,
      ['cup02', 'pen03', 'swo05', '-wan04', 'pen06', 'maj01', 'cup03'],
      '-wan04',
    ],
    ['what is hidden goes before the past', 9, ['pen02', 'cup04', 'pen06', '-swo09', 'maj19'], '-swo09'],
    ['the past where nothing hinders', 3, ['-cup05', 'pen02', 'maj19'], '-cup05'],
    ['else the card that leans hardest against it', 5, ['maj19', 'maj01', 'swo10'], 'swo10'],
    ['or for it, where none does', 5, ['maj01', 'maj19', 'wan02'], 'maj19'],
  ] as const)('%s', (_, id, marks, mark) => {
    const [lead, ...ground] = asked(id, 'business', ...marks);
    expect(lead!.source.cards).toEqual([mark.replace('-', '')]);
    expect(isOneOf(lead!.text, LIBRARY.get(language)!.phrases.matter.why)).toBe(true);
    const words = language === 'en' ? textOf(ground) : ground.map(({ text }) => text).join('');
    expect(isOneOf(words, [groundOf('business', mark)])).toBe(true);
  });
});

/** The mood of an opening that stands last in one. */
function moodSaid(
  opening: readonly Sentence[],
  ways: Readonly<Record<'light' | 'mixed' | 'heavy', readonly string[]>>,
) {
  return (['light', 'mixed', 'heavy'] as const).filter((mood) => isOneOf(opening.at(-1)!.text, ways[mood]));
}

describe('how it stands', () => {
  it('is told in the terms of the intent, and rests on another card than the one in which it shows', () => {
    fc.assert(
      fc.property(draws, ({ language, intent, ...laid }) => {
        const reading = readingOf(language, { ...laid, matter: { intent, form: 'what', sure: true } });
        const { states } = LIBRARY.get(language)!.phrases.matter;
        const [{ text, source }, ...reasons] = reading.answer as [Sentence, ...Sentence[]];
        expect(isOneOf(text, Object.values(states[intent]!).flat())).toBe(true);
        for (const reason of reasons) expect(source.cards).not.toEqual(reason.source.cards);
      }),
      { numRuns: 300, seed: 8 },
    );
  });
});

describe('when it comes', () => {
  it('is told in the terms of the intent, never soon of what is heavy, nor far of what is light', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(draws, ({ language, intent, ...laid }) => {
        const material = materialOf(language, { ...laid, matter: { intent, form: 'when', sure: true } });
        const { answer } = composeReading(material);
        const { paces } = LIBRARY.get(language)!.phrases.matter;
        const pace = (['soon', 'condition', 'far'] as const).find((one) =>
          isOneOf(answer[0]!.text, paces[intent]![one]),
        )!;
        if (laid.spread.counts) return;
        seen.add(`${moodOf(standingOf(material))} ${pace}`);
      }),
      { numRuns: 900, seed: 9 },
    );
    expect([...seen].sort()).toEqual([
      'heavy condition',
      'heavy far',
      'light condition',
      'light soon',
      'mixed condition',
      'mixed far',
      'mixed soon',
    ]);
  });
});

describe('the opening', () => {
  it('tells a mood before the answer only of grief, illness, suspicion, what is lost, and where nothing was asked', () => {
    fc.assert(
      fc.property(draws, ({ language, intent, ...laid }) => {
        const { opening } = readingOf(language, { ...laid, matter: { intent, form: 'whether', sure: true } });
        const isOpened = ['health', 'loyalty', 'lost', 'mood', 'open'].includes(intent);
        expect(opening.some(({ source }) => source.rule === 'opening')).toBe(isOpened);
      }),
      { numRuns: 300, seed: 21 },
    );
  });

  it('never contradicts the verdict, whether it is read or counted', () => {
    fc.assert(
      fc.property(draws, ({ language, intent, ...laid }) => {
        const { opening, answer } = readingOf(language, { ...laid, matter: { intent, form: 'whether', sure: true } });
        if (opening.at(-1)?.source.rule !== 'opening') return;
        const { whether, openings } = LIBRARY.get(language)!.phrases.matter;
        const verdicts = (['yes', 'no', 'unclear'] as const).filter((one) =>
          isOneOf(answer[0]!.text, whether[intent]![one]),
        );
        const [good, bad] = isHeavyYes({ intent }) ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
        const expected = { [good]: 'light', [bad]: 'heavy', unclear: 'mixed' } as Record<string, string>;
        const moods = moodSaid(opening, openings[intent]!);
        expect(moods.length).toBeGreaterThan(0);
        expect(verdicts.some((verdict) => moods.some((mood) => mood === expected[verdict]))).toBe(true);
      }),
      { numRuns: 500, seed: 10 },
    );
  });
});
