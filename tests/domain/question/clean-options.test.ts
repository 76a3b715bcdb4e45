import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { cleanOptions } from '../../../src/domain/question/clean-options.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';

const TRAINING = 'tests/domain/question/training';

/** Every question of the sets of a language, however odd. */
function questionsOf(language: Language): string[] {
  return readdirSync(TRAINING)
    .filter((file) => file === `${language}.tsv` || file.startsWith(`${language}-`))
    .flatMap((file) => readFileSync(`${TRAINING}/${file}`, 'utf8').trim().split('\n'))
    .map((row) => row.split('\t')[0]!);
}

describe('an option that is shown', () => {
  it.each(LANGUAGES)('is never a fragment, whatever was asked in %s', (language) => {
    const shown = questionsOf(language).flatMap((question) => cleanOptions(matterOf(question, language).options) ?? []);
    expect(shown.length).toBeGreaterThan(50);
    for (const option of shown) {
      expect(option).not.toMatch(/^(?:and|or|but|I|I've|is|are|should|which|和|与|與|或|但|而|还是|還是)(?:\s|\b|$)/);
      expect(option).not.toMatch(/\s(?:and|or|but|the|of|with|which)$|[吗嗎呢啊呀嘛]$|[与與]$/);
      expect(option).not.toMatch(/哪|容易|比较|比較|到底/);
    }
  });

  it.each([
    [['Leeds', 'York']],
    [['wait until he does', 'text him first']],
    [['算了', '再试一次']],
    [['登山社', '桌遊社']],
    [['留在老家', '跟男友去深圳']],
  ] as [[string, string]][])('stays as it was typed: %s', (options) => {
    expect(cleanOptions(options)).toEqual(options);
  });

  it.each([
    [["I've got offers from Leeds", 'Cardiff']],
    [['the small flat by the river that my mother likes', 'the other']],
    [['登山社', '桌遊社容易認識未來男友']],
    [['或者去北京', '上海']],
    [['是去', '留下吗']],
  ] as [[string, string]][])('is left out with its fellow where it is none: %s', (options) => {
    expect(cleanOptions(options)).toBeNull();
  });

  it('does not depend on which of the two comes first', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (one, other) => {
        expect(cleanOptions([one, other]) === null).toBe(cleanOptions([other, one]) === null);
      }),
    );
  });
});
