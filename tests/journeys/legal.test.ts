import { expect } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { loadLegal } from '../../src/library/legal/load.ts';
import type { LegalPage } from '../../src/library/legal/words.ts';
import { it } from './fixtures.ts';
import { phone } from './world.ts';

const PAGES: readonly [path: string, page: LegalPage][] = [
  ['/terms', 'terms'],
  ['/privacy', 'privacy'],
  ['/sdk', 'sdk'],
  ['/agreement/member', 'member'],
  ['/agreement/renewal', 'renewal'],
];
const SERVICES: Record<Language, string> = {
  en: 'Services in use here',
  'zh-CN': '这里用到的服务',
  'zh-TW': '這裡用到的服務',
};

it.for(LANGUAGES)('every agreement stands whole under its own path, in %s', async (language, { browser, program }) => {
  const { context, page, complaints } = await phone(browser, program.address, { language });
  const legal = await loadLegal(language);
  for (const [path, name] of PAGES) {
    await page.goto(path);
    const { title, sections } = legal[name];
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    const article = page.locator('main article');
    const said = (await article.innerText()).replace(/\s+/g, ' ');
    expect(sections.length, path).toBeGreaterThan(0);
    for (const { title: heading, paragraphs } of sections)
      for (const words of [heading, ...paragraphs]) expect(said, path).toContain(words.replace(/\s+/g, ' '));
    expect(said, path).toContain('support@asterly.example');
    expect(await article.getByRole('heading', { name: SERVICES[language] }).count(), path).toBe(name === 'sdk' ? 1 : 0);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

it('the list of components is that of the build, with the licences behind it', async ({ browser, program }) => {
  const { context, page } = await phone(browser, program.address);
  const built = (await (await fetch(`${program.address}/components.json`)).json()) as {
    name: string;
    version: string;
  }[];
  await page.goto('/sdk');
  const list = page.locator('section', { hasText: 'Components in this program' }).locator('li');
  await expect.poll(() => list.count()).toBe(built.length);
  const lines = (await list.allInnerTexts()).map((line) => line.replace(/\s+/g, ' '));
  for (const { name, version } of built)
    expect(lines.some((line) => line.startsWith(`${name} ${version} `))).toBe(true);
  await page.getByText('Their licences in full').tap();
  await page.locator('pre').filter({ hasText: 'MIT License' }).waitFor();
  await context.close();
});
