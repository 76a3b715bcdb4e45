import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { LIBRARY, materialOf, readingOf } from './material.ts';

/** Twelve months from November 2026 on, and their theme; the fourth card lies in February. */
function yearOf(language: Language, february: string, matter: Partial<Matter>, question = '') {
  const spread = tarotSpread(19)!;
  const ids = TAROT.map(({ id }) => id).filter((id) => id !== february);
  const cards = spread.positions.map(({ key }, index) => ({
    id: key === 'month4' ? february : ids[index * 5]!,
    reversed: false,
    position: key,
  }));
  const laid = {
    spread,
    cards,
    seal: 'ab'.repeat(32),
    question,
    matter: { intent: 'outlook', area: null, sure: true, ...matter } as const,
  };
  return { reading: readingOf(language, laid), material: materialOf(language, laid), cards };
}

describe.each(LANGUAGES)('a year of months in %s', (language) => {
  it('that is asked about one of them reads that month, then those beside it, by its name and its card alone', () => {
    const asked = { form: 'whether', intent: 'money', span: 'february' } as const;
    const { reading, material } = yearOf(language, 'maj19', asked);
    const place = material.spreadText.positions.month4!.name;
    expect(reading.opening[0]!.text).toContain(place);
    expect(reading.opening[0]!.text).toContain(material.names.tarot.maj19);
    expect(reading.parts.map(({ position }) => position)).toEqual(['month4', 'month3', 'month5', 'theme']);
    expect(reading.quarters).toEqual([]);
    expect(reading.parts.flatMap(({ paragraphs }) => paragraphs.flat()).map(({ source }) => source.rule)).not.toContain(
      'bridge',
    );
    expect(reading.together.map(({ source }) => source.rule)).not.toContain('calendar');
    const { whether } = LIBRARY.get(language)!.phrases.matter;
    const isIn = (text: string, ways: readonly string[]) =>
      ways.some((way) => text.toLowerCase().endsWith(way.slice(-12).toLowerCase()));
    expect(isIn(reading.answer[0]!.text, whether.money!.yes)).toBe(true);
    expect(isIn(yearOf(language, 'maj16', asked).reading.answer[0]!.text, whether.money!.no)).toBe(true);
  });

  it('says to which month a week belongs, and takes the month after this one for the next', () => {
    const week = yearOf(language, 'maj19', { form: 'what', span: 'week' });
    expect(week.reading.opening[0]!.text).toContain(week.material.spreadText.positions.month1!.name);
    expect(week.reading.opening[0]!.text).toContain(week.material.phrases.matter.subject.spans.week);
    const next = { en: 'How will next month be?', 'zh-CN': '下个月运势', 'zh-TW': '下個月運勢' }[language];
    const month = yearOf(language, 'maj19', { form: 'what', span: 'month' }, next);
    expect(month.reading.parts[0]!.position).toBe('month2');
  });

  it('gives the reason and the first step of the month that was named', () => {
    for (const form of ['why', 'how'] as const) {
      const { reading } = yearOf(language, 'maj19', { form, intent: 'money', span: 'february' });
      expect(reading.answer[0]!.source.cards).toEqual(['maj19']);
    }
  });

  it('that is asked about the year is told by its quarters, in its order', () => {
    const { reading, cards } = yearOf(language, 'maj19', { form: 'what', span: 'year' });
    expect(reading.quarters).toHaveLength(4);
    expect(reading.parts.map(({ position }) => position)).toEqual(cards.map(({ position }) => position));
  });
});
