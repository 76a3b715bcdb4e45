import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { askedMatter, topicOf } from '../../../src/domain/question/asked.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import { INTENTS } from '../../../src/domain/question/matter-kinds.ts';
import { pronounOf } from '../../../src/domain/question/pronoun.ts';

/** Questions as people type them, 300 a language: question, intent, form, person, options, span, bond, area; `-` for none. */
function questionsOf(language: Language): string[][] {
  const text = readFileSync(join(import.meta.dirname, 'questions', `${language}.tsv`), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
}

/** In hundredths: what the understanding reaches today, less a little; it may only rise. */
const FLOORS = { intent: 95, form: 95, options: 90, person: 90, span: 97, surelyWrong: 3 };

describe.each(LANGUAGES)('questions in %s', (language) => {
  const rows = questionsOf(language);
  const share = (right: number, all: number) => (100 * right) / all;

  it('are understood in as many cases as before', () => {
    const read = rows.map(([question, intent, form, person, options, span]) => {
      const matter = matterOf(question!, language);
      return {
        intent: matter.intent === intent,
        form: matter.form === form,
        person: (matter.person ?? '-') === person,
        span: (matter.span ?? '-') === span,
        options: options === '-' ? null : matter.options?.join('|') === options,
        surelyWrong: matter.sure && matter.intent !== intent,
      };
    });
    const named = read.filter(({ options }) => options !== null);
    const count = (key: 'intent' | 'form' | 'person' | 'span' | 'surelyWrong') =>
      share(read.filter((one) => one[key]).length, read.length);
    const options = share(named.filter(({ options }) => options).length, named.length);
    const figures = {
      intent: count('intent'),
      form: count('form'),
      person: count('person'),
      span: count('span'),
      options,
    };
    console.info(language, figures, 'wrong while sure', count('surelyWrong'));
    for (const key of ['intent', 'form', 'person', 'span', 'options'] as const)
      expect(figures[key], key).toBeGreaterThanOrEqual(FLOORS[key]);
    expect(count('surelyWrong')).toBeLessThanOrEqual(FLOORS.surelyWrong);
  });

  it('are understood the same with other spaces round them, and whatever they are, in one of the known ways', () => {
    for (const [question] of rows.slice(0, 60))
      expect(matterOf(` ${question} `, language)).toEqual(matterOf(question!, language));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (question) => {
        const matter = matterOf(question, language);
        expect(INTENTS).toContain(matter.intent);
        if (matter.options) for (const option of matter.options) expect(question.normalize('NFKC')).toContain(option);
      }),
    );
  });
});

describe('what is asked', () => {
  it('is an outlook on the chosen area without a question, and open without an area', () => {
    expect(askedMatter('', 'work', 'en')).toMatchObject({ intent: 'outlook', form: 'what', area: 'work', sure: true });
    expect(askedMatter('', 'open', 'en')).toMatchObject({ intent: 'open', area: null });
  });

  it('is what the asker set right, and then it is sure', () => {
    const matter = askedMatter('Will he call me?', 'open', 'en', { intent: 'offer', person: 'boss' });
    expect(matter).toMatchObject({ intent: 'offer', person: 'boss', area: 'work', form: 'whether', sure: true });
    expect(topicOf(matter)).toBe('work');
  });

  it('takes the topic where its words name no area', () => {
    expect(askedMatter('Tell me something', 'love', 'en').area).toBe('love');
  });

  it('speaks of he or she only where the question does', () => {
    expect(
      ['Will he call?', '她会来吗', 'Will they call?', 'Does he love her?', '其他人怎么看我'].map(pronounOf),
    ).toEqual(['he', 'she', 'other', 'other', 'other']);
  });
});
