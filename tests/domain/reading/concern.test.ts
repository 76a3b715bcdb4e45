import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { usualArea } from '../../../src/domain/question/matter/area.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { composeReading } from '../../../src/domain/reading/compose.ts';
import { concernKeyOf } from '../../../src/domain/reading/concern-key.ts';
import { isHeavyYes } from '../../../src/domain/reading/polarity.ts';
import { hashOf } from '../../../src/domain/reading/said.ts';
import { verdictOn } from '../../../src/domain/reading/verdict.ts';
import { filled, personValues } from '../../../src/domain/reading/words-of.ts';
import { tarotSpread } from '../../../src/domain/spread/tarot.ts';
import { strangeTo } from '../../library/script.ts';
import { draws } from './laid.ts';
import { LIBRARY, materialOf, readingOf } from './material.ts';

const PLACEHOLDERS = /\{(?:who|Who|whose|whom|is|has|does|s)\}/g;
const WITH_SOMEBODY =
  'feelings contact reconcile confess bond commit loyalty leave colleagues family friend business'.split(' ');

/** Past, present and future; the Queen of Pentacles is kind, the Swords are hard in any matter. */
function told(language: Language, question: string, matter?: Partial<Matter>, read?: ReadonlySet<number>) {
  const cards = ['penQ', 'swo09', 'swo10'].map((id, index) => ({
    id,
    reversed: false,
    position: tarotSpread(3)!.positions[index]!.key,
  }));
  const { parts } = readingOf(language, {
    spread: { id: 3 },
    cards,
    seal: 'ab'.repeat(32),
    question,
    ...(matter ? { matter } : {}),
    ...(read ? { read } : {}),
  });
  return parts.map(({ paragraphs }) => paragraphs.flat().map(({ text }) => text));
}

describe.each(LANGUAGES)('what a card means for the matter, in %s', (language) => {
  const { concerns, further } = LIBRARY.get(language)!.phrases.matter;
  const everything = [concerns, further].flatMap((words) =>
    Object.entries(words).flatMap(([key, roles]) =>
      Object.values(roles as Record<string, string | readonly string[]>)
        .flat()
        .map((text) => ({ key, text })),
    ),
  );

  it('is written for the same matters and places in every language', () => {
    const shape = (one: Language) => {
      const { concerns, further } = LIBRARY.get(one)!.phrases.matter;
      const rolesOf = (words: object) =>
        Object.entries(words)
          .map(([key, roles]) => `${key}: ${Object.keys(roles).sort().join(' ')}`)
          .sort();
      return [rolesOf(concerns), rolesOf(further)];
    };
    expect(shape(language)).toEqual(shape('en'));
    expect(everything.length).toBeGreaterThan(500);
  });

  it('is a full sentence in the script of the language, told once', () => {
    const faulty = everything.filter(
      ({ key, text }) =>
        !/[.!?。！？”’]$/.test(text) ||
        /[{}]/.test(text.replace(PLACEHOLDERS, '')) ||
        (/\{/.test(text) && !WITH_SOMEBODY.includes(key)) ||
        (language !== 'en' && strangeTo(language === 'zh-TW' ? 'Taiwan' : 'mainland', text).length > 0),
    );
    expect(faulty).toEqual([]);
    expect(new Set(everything.map(({ text }) => text)).size).toBe(everything.length);
  });
});

describe('a card in its place', () => {
  const asked = { intent: 'contact', form: 'whether', person: null, area: 'love', sure: true } as const;
  const { past, now } = LIBRARY.get('en')!.phrases.matter.concerns.contact!;
  const plain = (text: string) => text.replace(/\{\w+\}.*$/s, '');

  it('says what it means for the question: a kind card and a hard one, each its own', () => {
    const [first, second] = told('en', 'Will he text me back this week?', asked);
    expect(first!.some((text) => text.startsWith(plain(past[0])))).toBe(true);
    expect(second!.some((text) => text.startsWith(plain(now[1])))).toBe(true);
  });

  it('says nothing of a matter that is doubtful, nor of one that somebody wants to be free of', () => {
    const whole = told('en', '', asked);
    const silent: readonly Partial<Matter>[] = [
      { ...asked, tied: true, areaTied: true },
      { ...asked, yes: { hoped: true, against: false, free: true } },
      { ...asked, intent: 'health', area: null },
    ];
    for (const matter of silent) expect(told('en', '', matter).flat().length).toBeLessThan(whole.flat().length);
  });

  it('keeps to the area where another matter of it is as likely', () => {
    const any = LIBRARY.get('en')!.phrases.matter.concerns.loveAny!;
    const [first] = told('en', '', { ...asked, intent: 'feelings', tied: true });
    expect(first).toContain(any.past[0]);
  });

  it('does not say again what was read in the last days', () => {
    const before = told('en', '', asked);
    const read = new Set(before.flat().map(hashOf));
    const again = told('en', '', asked, read);
    const kept = before.flat().filter((text) => text.startsWith(plain(past[0])));
    expect(kept).toHaveLength(1);
    expect(again.flat()).not.toContain(kept[0]);
  });
});

describe('the cards of one reading', () => {
  const FORMS = ['whether', 'should', 'what', 'when', 'how', 'why'] as const;

  it('never state opposite outcomes, and one that speaks against the answer admits it', () => {
    let [admitted, told] = [0, 0];
    fc.assert(
      fc.property(draws, fc.constantFrom(...FORMS), ({ language, spread, cards, seal, intent }, form) => {
        const material = materialOf(language, {
          spread,
          cards,
          seal,
          matter: { intent, form, area: usualArea(intent), sure: true },
        });
        const found = concernKeyOf(material.matter);
        if (!found) return;
        const { matter, after } = material.phrases;
        const words = { ...matter.concerns[found.key], ...matter.further[found.key], past: undefined };
        const values = personValues(material);
        const texts = new Set(
          composeReading(material).parts.flatMap(({ paragraphs }) => paragraphs.flat().map((one) => one.text)),
        );
        const sides = Object.values(words).filter((one) => Array.isArray(one)) as [string, string][];
        const plain = [0, 1].map((side) => sides.some((one) => texts.has(filled(one[side]!, values))));
        const ways = (text: string) => matter.voices.despite.map((lead) => filled(after(lead, text), values));
        const against = [0, 1].map((side) => sides.some((one) => ways(one[side]!).some((text) => texts.has(text))));
        told += plain.filter(Boolean).length;
        admitted += against.filter(Boolean).length;
        expect(plain, 'both outcomes').not.toEqual([true, true]);
        if (form !== 'whether') return;
        const verdict = verdictOn(material);
        if (verdict === 'unclear') expect(against).toEqual([false, false]);
        else {
          const good = (verdict === 'yes') !== isHeavyYes(material.matter);
          expect(plain[good ? 1 : 0], 'against the answer').toBe(false);
          expect(against[good ? 0 : 1], 'admitted without need').toBe(false);
        }
      }),
      { numRuns: 600 },
    );
    expect(told).toBeGreaterThan(100);
    expect(admitted).toBeGreaterThan(10);
  });
});
