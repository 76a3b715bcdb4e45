import { readdirSync, readFileSync } from 'node:fs';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/language.ts';
import { CATALOG_NAMES } from '../../src/domain/paths.ts';

const FOLDER = 'src/i18n';
const CATALOGS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

async function catalog(name: string, language: string) {
  const path = `${FOLDER}/${name}/${language}.po`;
  const read = await formatter().parse(readFileSync(path, 'utf8'), {
    locale: language,
    sourceLocale: 'en',
    filename: path,
  });
  return Object.entries(read);
}

it('every room has its catalog, beside those of the shell and of all other screens', () => {
  expect(CATALOGS.toSorted()).toEqual([...CATALOG_NAMES, 'shell', 'screens'].toSorted());
});

it('every sentence of the source is in its catalog in each language, and nothing else is', async () => {
  const faults: string[] = [];
  let sentences = 0;
  for (const one of await getCatalogs(getConfig())) {
    const said = (await one.collect()) ?? {};
    sentences += Object.keys(said).length;
    for (const [language, kept] of Object.entries(await one.readAll())) {
      for (const [id, { message }] of Object.entries(said))
        if (!kept?.[id]?.translation) faults.push(`${one.path} in ${language} has not “${message}”`);
      for (const [id, { message }] of Object.entries(kept ?? {}))
        if (!said[id]) faults.push(`${one.path} in ${language} has “${message}”, which nothing says`);
    }
  }
  expect(faults).toEqual([]);
  expect(sentences).toBeGreaterThan(1000);
}, 240_000);

describe.each(LANGUAGES)('the catalogs in %s', (language) => {
  it('say the same where they say the same thing, since the one that comes later replaces it', async () => {
    const heard = new Map<string, { catalog: string; said: string }>();
    const apart: string[] = [];
    let shared = 0;
    for (const name of CATALOGS) {
      for (const [id, { message, translation }] of await catalog(name, language)) {
        const said = String(translation);
        const before = heard.get(id);
        if (before) shared++;
        if (before && before.said !== said) {
          apart.push(`${message}: ${before.catalog} “${before.said}”, ${name} “${said}”`);
        }
        heard.set(id, { catalog: name, said });
      }
    }
    expect(apart).toEqual([]);
    expect(shared).toBeGreaterThan(20);
  });
});
