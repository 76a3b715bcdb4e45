import type { Page } from 'playwright-core';
import { afterAll, expect } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { seatReader } from '../../server/operator/readers.ts';
import type { Language } from '../../src/domain/language.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { putRow, rowsOf } from './shelf.ts';
import { drawAndRead, enterByEmail, NEXT_QUESTIONS, QUESTIONS } from './steps.ts';
import { offlinePhone, readyOffline } from './world.ts';

/** What stands on the home screen of a phone that can put a number on an icon. */
const INSTALLED = `
  Object.defineProperty(navigator, 'standalone', { value: true });
  navigator.setAppBadge = async (count) => tellBadge(count);
  navigator.clearAppBadge = async () => tellBadge(0);
  localStorage.setItem('Settings', JSON.stringify({ badge: true }));
  localStorage.setItem('LessonsSeen', new Date().toLocaleDateString('sv'));
`;
const DAY_MS = 86_400_000;

let stage: Stage;
it.beforeAll(async () => {
  stage = await openStage({ appDir: 'dist/app', env: { WELCOME_COINS: '500' } });
  await seatReader(stage.running.context, 'lin@example.org', 'Lin Yue');
});
afterAll(() => stage?.close());

/** The reader answers what lies on the desk. */
async function answerAtTheDesk(): Promise<void> {
  const lin = stage.visitor();
  await lin.call('email/verify_code', { email: 'lin@example.org' });
  const { data } = await lin.call('email_login', {
    email: 'lin@example.org',
    code: await stage.codeFor('lin@example.org'),
  });
  lin.token = data[0].tarot_session;
  const { data: lists } = await lin.call('desk/list', {});
  const order_id = JSON.stringify(lists).match(/"order_id":"([^"]+)"/)![1]!;
  await lin.call('desk/claim', { order_id });
  expect(
    (await lin.call('desk/send', { order_id, text: `Ask each other first. ${'Then wait. '.repeat(30)}` })).status,
  ).toBe(1);
}

async function askAPerson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'By a person', exact: true }).tap();
  await page.getByRole('link', { name: 'Ask a person' }).tap();
  await page.getByRole('button', { name: /^Ask a person for/ }).tap();
  await page.getByText('Your question lies on the desk').first().waitFor();
}

const tab = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

it('an answer, a refund and a look-back that is due are marked until they are seen, also offline, in three languages', async ({
  browser,
}) => {
  const { context, page, complaints } = await offlinePhone(browser, stage.home, { init: INSTALLED });
  const badges: number[] = [];
  await context.exposeFunction('tellBadge', (count: number) => void badges.push(count));
  await page.goto('/login');
  await enterByEmail(page, stage, 'en', 'ada@example.org');
  await page.waitForURL((url) => url.pathname !== '/login');
  await page.goto('/tarot?drawType=3');
  await drawAndRead(page, 'en', 3);
  await askAPerson(page);
  await page.goto('/');
  await readyOffline(page, 'en');
  await answerAtTheDesk();

  await page.goto('/');
  const news = page.getByRole('list', { name: 'Arrived for you' });
  await news.getByText('Lin Yue has answered you.').waitFor();
  await tab(page, 'Me something new').waitFor();
  await expect.poll(() => badges.at(-1)).toBe(1);

  await context.setOffline(true);
  const said: Partial<Record<Language, string[]>> = {
    'zh-CN': ['我的 有新消息', 'Lin Yue 已回复你的问题。'],
    'zh-TW': ['我的 有新消息', 'Lin Yue 已經回覆你的問題。'],
    en: ['Me something new', 'Lin Yue has answered you.'],
  };
  for (const [language, [onTab, onHome]] of Object.entries(said)) {
    await page.evaluate((chosen) => localStorage.setItem('Language', chosen), language);
    await page.goto('/');
    await page.getByText(onHome!).first().waitFor();
    await page
      .getByRole('link', { name: new RegExp(`${onTab!.split(' ').slice(1).join(' ')}$`) })
      .first()
      .waitFor();
  }
  await tab(page, 'Me something new').tap();
  await page.getByRole('link', { name: /^My readings something new/ }).tap();
  await page.getByRole('link', { name: new RegExp(`^something new\\s*${QUESTIONS.en.slice(0, 8)}`) }).waitFor();
  const [asked] = await rowsOf(page, 'journal');
  const { orderId } = asked!.servedByPerson as { orderId: string };
  await page.goto(`/user/journal?order=${orderId}`);
  await page.getByText('Written by Lin Yue.').first().waitFor();
  expect(new URL(page.url()).searchParams.get('seal')).toBe(asked!.key);
  await page.getByRole('navigation', { name: 'All cards by name' }).getByRole('button').nth(1).tap();
  await page.locator('dialog[open] [role=img], dialog[open] img').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => badges.at(-1)).toBe(0);
  await page.goto('/');
  await tab(page, 'Me').waitFor();
  expect(await news.count()).toBe(0);
  await page.goto('/user/journal');
  await page.getByRole('link', { name: new RegExp(`^${QUESTIONS.en.slice(0, 8)}`) }).waitFor();

  await context.setOffline(false);
  await page.goto('/tarot?drawType=1');
  await drawAndRead(page, 'en', 1, NEXT_QUESTIONS.en);
  await askAPerson(page);
  stage.advance(24 * 3600 + 60);
  await sweep(stage.running.context);
  await page.goto('/');
  await news.getByText('No answer came. Your coins are back in your balance.').waitFor();
  await page.goto('/user/order');
  const order = page.getByRole('button', { name: new RegExp(`^something new\\s*${NEXT_QUESTIONS.en.slice(0, 8)}`) });
  await order.tap();
  await page.getByText('Your coins are back in your balance.').first().waitFor();
  await expect.poll(() => badges.at(-1)).toBe(0);
  await page.goto('/');
  await tab(page, 'Me').waitFor();

  const [mine] = await rowsOf(page, 'journal');
  const drawnAt = new Date(Date.now() - 30 * DAY_MS).toISOString();
  const key = 'c'.repeat(64);
  const draw = { ...(mine!.draw as object), seal: key, question: 'Shall I move?', drawnAt };
  await putRow(page, 'journal', { key, owner: mine!.owner, draw, note: '', savedAt: drawnAt, span: null });
  await page.goto('/');
  await page.getByRole('region', { name: 'How did it land?' }).getByText('Shall I move?').first().waitFor();
  await tab(page, 'Me something new').tap();
  await page.getByRole('link', { name: /^My readings something new/ }).tap();
  await page.getByRole('heading', { name: 'How did it land?' }).waitFor();
  await expect.poll(() => badges.at(-1)).toBe(0);
  await page.goto('/user');
  await page.getByRole('link', { name: /^My readings \d/ }).waitFor();
  expect(await page.getByText('something new').count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
