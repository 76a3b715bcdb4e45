import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { rowOf } from '../../src/domain/paths.ts';
import { drawn } from '../drawn.ts';
import { it } from './fixtures.ts';
import { Network } from './network.ts';
import { chartStages } from './screens/chart-stages.ts';
import { drawStages } from './screens/draw-stages.ts';
import { lessonStages } from './screens/lesson-stages.ts';
import { Look } from './screens/look.ts';
import { offStages } from './screens/off-stages.ts';
import { passkeyStages } from './screens/passkey-stages.ts';
import { tableauStages } from './screens/tableau-stages.ts';
import { testStages } from './screens/test-stages.ts';
import { STRANGE_VISITS, VISITS } from './screens/visits.ts';
import { drawAndRead, enterByEmail } from './steps.ts';
import { WORDS } from './words.ts';
import { offlinePhone, type Phone, Program, readyOffline } from './world.ts';

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
const WHOLE = process.env.PROOF === 'walk';
const LANGUAGES_WALKED = drawn('walk', LANGUAGES, 'language');
const THEMES = drawn('walk', ['dark', 'light'] as const, 'theme');
const WIDTHS = drawn('walk', [320, 430, 375, 768, 1024, 1440], 'width');

/**
 * A plain run goes over every screen once, in a language, a theme and a width that its seed draws; without a connection,
 * and to a stranger, it leaves out what does not change there. The whole walk (`npm run proof walk`) looks at everything
 * everywhere.
 */
function depth(connected = true) {
  return { widths: WIDTHS, axe: WHOLE || connected ? 'whole' : 'none', tab: WHOLE || connected } as const;
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A person who is logged in, has a seat at the desk, and has drawn, read and ordered: what her phone keeps, and where her reading is. */
async function somebody(
  browser: Browser,
  network: Network,
  language: Language,
  attempt: number,
): Promise<{ kept: Kept; reading: string }> {
  const { context, page } = await offlinePhone(browser, network.address, { language });
  const terms = WORDS[language];
  const email = `screens-${language.toLowerCase()}-${attempt}@example.org`;
  await program.seatReader(email, 'Lin Yue');
  await page.goto('/login');
  await enterByEmail(page, program, language, email);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/tarot?drawType=3');
  const reading = new URL(await drawAndRead(page, language, 3));
  await page.getByRole('button', { name: terms.ai }).tap();
  await page.getByRole('button', { name: terms.ask }).tap();
  await page.locator('section p').nth(3).waitFor({ timeout: 20_000 });
  const kept = await context.storageState({ indexedDB: true });
  await context.close();
  return { kept, reading: reading.pathname + reading.search };
}

async function openHome(one: Phone): Promise<Phone['page']> {
  const page = await one.open();
  await page.goto('/');
  await page.locator('#root[data-live]').waitFor();
  await page.evaluate(AXE);
  return page;
}

/** A hundred screens, twice at a time, on a machine that may have other work. */
const WALK = WHOLE ? 1_800_000 : 600_000;

/** Its operator switches parts off, and seats readers: no program of other tests. */
let program: Program;
beforeAll(async () => {
  program = await Program.start();
});
afterAll(() => program?.stop());

describe.each(LANGUAGES_WALKED)('every screen in %s, night and day', (language) => {
  const phones: Record<string, Phone> = {};
  let network: Network;
  let visits: string[];

  /** A person nobody has looked at: one who has asked today cannot ask the same again. */
  async function meet(browser: Browser, attempt: number): Promise<void> {
    const { kept, reading } = await somebody(browser, network, language, attempt);
    visits = [...VISITS, reading];
    for (const theme of THEMES) {
      await phones[theme]?.context.close();
      phones[theme] = await offlinePhone(browser, network.address, { language, theme, state: kept });
    }
  }

  it.beforeAll(async ({ browser }) => {
    network = await Network.to(program.address);
    await meet(browser, 0);
  });
  afterAll(async () => {
    for (const one of Object.values(phones)) await one.context.close();
    await network?.close();
  });

  it('no error, nothing cut, cramped, untranslated, unreachable or hard to read', { timeout: WALK }, async ({
    browser,
    task,
  }) => {
    const attempt = task.result?.retryCount ?? 0;
    if (attempt > 0) await meet(browser, attempt);
    const looks = THEMES.map(async (theme) => {
      const one = phones[theme]!;
      const refused = blameRefusals(one);
      const look = new Look(one, language, `${language} ${theme}`, depth());
      const page = await openHome(one);
      look.moveTo(page);
      await look.visitAll(visits);
      await drawStages(look, page, language);
      await tableauStages(look, page);
      await testStages(look, page);
      await lessonStages(look, page);
      await chartStages(look, page);
      await passkeyStages(look, page);
      refused();
      await page.close();
      return look.faults;
    });
    expect((await Promise.all(looks)).flat()).toEqual([]);
  });

  it('the same to a stranger', { timeout: WALK }, async ({ browser }) => {
    const looks = THEMES.map(async (theme) => {
      const stranger = await offlinePhone(browser, network.address, { language, theme });
      const look = new Look(stranger, language, `${language} ${theme} stranger`, depth());
      look.moveTo(await openHome(stranger));
      await look.visitAll(STRANGE_VISITS);
      await stranger.context.close();
      return look.faults;
    });
    expect((await Promise.all(looks)).flat()).toEqual([]);
  });

  it('the same without a network', { timeout: WALK }, async () => {
    for (const one of Object.values(phones)) {
      await one.page.goto('/');
      await readyOffline(one.page, language);
    }
    network.pull();
    const looks = THEMES.map(async (theme) => {
      const one = phones[theme]!;
      const look = new Look(one, language, `${language} ${theme} offline`, depth(false));
      look.moveTo(await openHome(one));
      await look.visitAll(visits.filter((path) => rowOf(path)?.online === undefined));
      return look.faults;
    });
    expect((await Promise.all(looks)).flat()).toEqual([]);
  });
});

const NOTICE: Record<Language, string> = { en: 'We move tonight.', 'zh-CN': '今晚维护。', 'zh-TW': '今晚維護。' };

it('the same where the operator has switched parts off and says so', { timeout: WALK }, async ({ browser }) => {
  await program.operate('--switch-off', 'wallpaper', 'lenormand');
  await program.operate(
    '--notice',
    'move',
    'maintenance',
    '2020-01-01T00:00Z',
    '2100-01-01T00:00Z',
    NOTICE.en,
    NOTICE['zh-CN'],
    NOTICE['zh-TW'],
  );
  const faults: string[] = [];
  for (const language of LANGUAGES_WALKED) {
    const looks = THEMES.map(async (theme) => {
      const one = await offlinePhone(browser, program.address, { language, theme });
      const look = new Look(one, language, `${language} ${theme} off`, depth());
      const page = await openHome(one);
      look.moveTo(page);
      await offStages(look, page, NOTICE[language]);
      await one.context.close();
      return look.faults;
    });
    faults.push(...(await Promise.all(looks)).flat());
  }
  expect(faults).toEqual([]);
});

/** Until it is called back, an answer that refuses is a fault too. */
function blameRefusals(one: Phone): () => void {
  const blame = (answer: { status(): number; url(): string }) => {
    if (answer.status() >= 400) one.complaints.push(`${answer.status()} ${answer.url()}`);
  };
  one.context.on('response', blame);
  return () => one.context.off('response', blame);
}
