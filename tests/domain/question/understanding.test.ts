import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { EN_WEIGHTS } from '../../../src/domain/question/matter/table/en.ts';
import { RULE_WEIGHTS } from '../../../src/domain/question/matter/table/rules.ts';
import { ZH_WEIGHTS } from '../../../src/domain/question/matter/table/zh.ts';
import { tableOf, weightsFrom } from '../../../src/domain/question/matter/weights.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';
import { INTENTS } from '../../../src/domain/question/matter-kinds.ts';
import { scriptsOf } from '../../../src/domain/question/scripts.ts';
import { loadUnderstanding } from '../../../src/library/understanding.ts';
import { makeTables } from './training/tables.ts';

/** The training takes about five seconds of an idle processor. */
const TRAINING_MS = 240_000;
const ROOT = join(import.meta.dirname, '../../..');
const questions = LANGUAGES.flatMap((language) =>
  readFileSync(join(import.meta.dirname, 'training', `${language}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, Language] => [line.split('\t')[0]!, language]),
);

describe('the tables by which questions are understood', () => {
  it(
    'are what the training makes of the questions',
    () => {
      for (const [name, source] of makeTables())
        expect(source === readFileSync(join(ROOT, 'src/domain/question/matter/table', name), 'utf8'), name).toBe(true);
    },
    TRAINING_MS,
  );

  it.each([
    ['rules', RULE_WEIGHTS],
    ['en', EN_WEIGHTS],
    ['zh', ZH_WEIGHTS],
  ])('%s load whole, each weight for an intent that there is', (_name, table) => {
    const weights = weightsFrom(table);
    expect(weights.size).toBe(table.split(';').length);
    expect(tableOf(weights)).toBe(table);
    for (const pairs of weights.values()) {
      expect(pairs.length).toBeGreaterThan(0);
      pairs.forEach((number, at) => {
        if (at % 2 === 0) expect(INTENTS[number]).toBeDefined();
        else expect(Number.isInteger(number) && number !== 0).toBe(true);
      });
    }
  });
});

describe('what is asked', () => {
  const asked = fc.constantFrom(...questions);

  it('is the same in capitals, in wide letters and with other marks at its end', () => {
    fc.assert(
      fc.property(asked, fc.constantFrom('。', '...', '!', '！！', ' '), ([question, language], end) => {
        const plain = question.replace(/[\s.!?,~…。？！，～]+$/u, '').toLowerCase();
        const { intent } = matterOf(plain, language);
        expect(matterOf(plain + end, language).intent).toBe(intent);
        expect(matterOf(wide(plain), language).intent).toBe(intent);
      }),
    );
  });

  it('is understood with the words of its own script as with those of all', async () => {
    const byScripts = new Map(
      await Promise.all(
        [true, false].flatMap((latin) =>
          [true, false].map(async (han) => [`${latin} ${han}`, await loadUnderstanding({ latin, han })] as const),
        ),
      ),
    );
    for (const [question, language] of questions) {
      const { latin, han } = scriptsOf(question);
      expect(byScripts.get(`${latin} ${han}`)!(question, language), question).toEqual(matterOf(question, language));
    }
  });

  it.each<[string, Language]>([
    ['hello', 'en'],
    ['bonjour', 'en'],
    ['👋', 'zh-CN'],
    ['你好', 'zh-CN'],
    ['在吗', 'zh-CN'],
    ['早安', 'zh-TW'],
    ['こんにちは', 'zh-TW'],
    ['because I', 'en'],
    ['然后就是', 'zh-CN'],
  ])('is open where nothing is asked: %s', (question, language) =>
    expect(matterOf(question, language)).toMatchObject({ intent: 'open' }),
  );
});

/** Letters and digits as wide as a Chinese character. */
function wide(text: string): string {
  return text.replace(/[a-z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
}
