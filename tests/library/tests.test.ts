import { describe, expect, it } from 'vitest';
import { readQuizzes } from '../../server/content/quizzes.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';

const book = readQuizzes();
const texts = LANGUAGES.flatMap((language) => [...book[language].values()].map((text) => ({ language, text })));
const HAN: Language[] = ['zh-CN', 'zh-TW'];

describe('the texts of the tests', () => {
  it.each(texts)('of $language $text.id are short where the screen is small', ({ language, text }) => {
    const chinese = HAN.includes(language);
    expect([...text.title].length).toBeLessThanOrEqual(chinese ? 10 : 24);
    expect([...text.summary].length).toBeLessThanOrEqual(chinese ? 40 : 90);
  });

  it.each(texts)('of $language $text.id repeat no question and no option of one', ({ text }) => {
    const asked = text.questions.map((question) => question.text);
    expect(new Set(asked).size).toBe(asked.length);
    for (const { options } of text.questions) expect(new Set(options).size).toBe(options.length);
  });

  it.each(texts)('of $language $text.id are in its script', ({ language, text }) => {
    const words = JSON.stringify([text.title, text.intro, text.questions]);
    expect(/\p{Script=Han}/u.test(words)).toBe(HAN.includes(language));
  });
});
