import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../../src/domain/language.ts';
import { matterOf } from '../../../src/domain/question/matter.ts';

/** The least that may be understood of questions from which nothing was made, in percent. */
const FLOORS = { plain: { intent: 90, form: 95 }, odd: { intent: 50, form: 75 } } as const;
type Kind = keyof typeof FLOORS;
/** The most that may be wrong while it is taken for sure, in percent. */
const WRONG_WHILE_SURE = 3;

const rowsOf = (language: Language, wanted: Kind) =>
  readFileSync(join(import.meta.dirname, 'unseen', `${language}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [question: string, intent: string, form: string, options: string, kind: Kind])
    .filter(([, , , , kind]) => kind === wanted);

describe.each(LANGUAGES)('questions that taught nothing, in %s', (language) => {
  for (const kind of ['plain', 'odd'] as const) {
    const rows = rowsOf(language, kind).map(([question, intent, form]) => {
      const told = matterOf(question, language);
      return { right: told.intent === intent, form: told.form === form, sure: told.sure, hedged: told.tied === true };
    });
    type Row = (typeof rows)[number];
    const share = (fits: (row: Row) => boolean, of: readonly Row[] = rows) =>
      (100 * of.filter(fits).length) / of.length;
    const figures = {
      intent: share(({ right }) => right),
      form: share(({ form }) => form),
      sure: share(({ sure }) => sure),
      'wrong while sure': share(({ right, sure }) => sure && !right),
      'misread with a hedge': share(
        ({ hedged }) => hedged,
        rows.filter(({ right }) => !right),
      ),
    };
    it(`are understood where they are ${kind}: ${Object.entries(figures)
      .map(([name, figure]) => `${name} ${figure.toFixed(1)} %`)
      .join(', ')}`, () => {
      expect(rows.length).toBeGreaterThanOrEqual(60);
      expect(figures.intent).toBeGreaterThanOrEqual(FLOORS[kind].intent);
      expect(figures.form).toBeGreaterThanOrEqual(FLOORS[kind].form);
      expect(figures['wrong while sure']).toBeLessThanOrEqual(WRONG_WHILE_SURE);
    });
  }
});
