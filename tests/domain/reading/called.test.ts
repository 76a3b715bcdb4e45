import { describe, expect, it } from 'vitest';
import { TAROT } from '../../../src/domain/decks/tarot.ts';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import type { Matter } from '../../../src/domain/question/matter-kinds.ts';
import { hashOf } from '../../../src/domain/reading/said.ts';
import { subjectOf } from '../../../src/domain/reading/subject.ts';
import { materialOf, readingOf } from './material.ts';

const PLACES = ['you', 'other', 'bond', 'foundation', 'present', 'potential'];

/** The words of the place of the other person, for each card that may lie there. */
function ofOther(language: Language, question: string, matter: Partial<Matter> = {}): string[] {
  return TAROT.map((_, first) => {
    const cards = PLACES.map((position, index) => ({
      id: TAROT[(first + index * 11) % TAROT.length]!.id,
      reversed: first % 2 === 0,
      position,
    }));
    const { parts } = readingOf(language, { spread: { id: 17 }, cards, seal: 'ab'.repeat(32), question, matter });
    const part = parts.find(({ position }) => position === 'other')!;
    return part.paragraphs
      .flat()
      .map(({ text }) => text)
      .join(' ');
  });
}

describe('the other person', () => {
  it('is called by the name or the word that the question has for them', () => {
    for (const text of ofOther('zh-CN', '我和小陈会同居吗？')) expect(text).toContain('小陈');
    for (const text of ofOther('zh-TW', '我和小陳會同居嗎？')) expect(text).toContain('小陳');
    for (const text of ofOther('en', 'Is my boss fond of me?')) expect(text).toContain('your boss');
  });

  it('is he or she where the question says no more', () => {
    expect(ofOther('zh-CN', '她喜欢我吗？').join('')).not.toContain('对方');
    expect(ofOther('zh-TW', '她喜歡我嗎？').join('')).not.toContain('對方');
  });

  it('is named by no lead where nothing is known of them', () => {
    expect(ofOther('en', '', { intent: 'feelings', area: 'love', person: 'other' }).join(' ')).not.toContain(
      'the other person',
    );
  });

  it('is not married by a question that speaks of commitment', () => {
    const asked = { intent: 'commit', form: 'whether', area: 'love', sure: true } as const;
    for (const language of LANGUAGES) {
      const material = materialOf(language, { spread: { id: 3 }, cards: [], seal: 'ab'.repeat(32), matter: asked });
      expect(subjectOf(material)).not.toMatch(/marriage|婚/);
    }
  });
});

describe('the lowest card of the pile', () => {
  it.each(LANGUAGES)('is introduced in at least eight ways, one that was not read lately, in %s', (language) => {
    const order = TAROT.map(({ id }) => id);
    const cards = ['maj00', 'maj01', 'maj02'].map((id, index) => ({
      id,
      reversed: false,
      position: ['past', 'present', 'future'][index]!,
    }));
    const read = new Set<number>();
    const ways = Array.from({ length: 8 }, () => {
      const { beside } = readingOf(language, { spread: { id: 3 }, cards, seal: 'ab'.repeat(32), order, read });
      const { text } = beside[0]!.sentences[0]!;
      read.add(hashOf(text));
      return text;
    });
    expect(new Set(ways).size).toBe(8);
  });
});
