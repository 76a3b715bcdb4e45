import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { sweep } from '../../server/jobs/sweep.ts';
import { seatReader } from '../../server/operator/readers.ts';
import { faultsInTheBooks } from '../server/books.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { button, comeBack, enterOnThatLine, noLine, openOnThatLine } from './lost-calls.ts';
import { Network } from './network.ts';
import { spoil } from './spoil.ts';
import { drawAndRead, enterByEmail, QUESTIONS } from './steps.ts';
import { type Phone, phone } from './world.ts';

const ANSWER = 'The first card is where you come from.\n\nAsk each other what you want before the winter.';

let stage: Stage;
let browser: Browser;
let network: Network;
it.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  stage = await openStage({ appDir: 'dist/app', env: { WELCOME_COINS: '0' } });
  network = await Network.to(stage.home);
  await seatReader(stage.running.context, 'lin@example.org', 'Lin Yue');
  await seatReader(stage.running.context, 'mo@example.org', 'Mo');
});
afterAll(async () => {
  expect(await faultsInTheBooks(stage)).toEqual([]);
  await network?.close();
  await stage?.close();
});

describe('a new user, a reader and a friend, on a line that is cut at every step, before the server and behind it', () => {
  let ada: Phone;
  let lin: Phone;
  let consultant: string;
  beforeAll(async () => {
    [ada, lin] = await Promise.all([phone(browser, network.address), phone(browser, network.address)]);
  });

  const onTheDesk = () => ada.page.getByText('Your question lies on the desk');
  const openDesk = async () => {
    await lin.page.goto('/desk');
    await lin.page.getByRole('heading', { name: 'Reading desk' }).waitFor();
  };
  const balance = async (coins: number) => {
    await ada.page.goto('/user');
    await ada.page.getByText(`${coins} coins`, { exact: true }).first().waitFor();
  };

  it('draws as a visitor, comes in, and has too few coins for a person’s answer', async () => {
    const { page } = ada;
    await page.goto('/tarot?drawType=3');
    await drawAndRead(page, 'en', 3);
    // a sentence of the reading may hold these words too, and is a button
    await page.getByRole('button', { name: 'By a person', exact: true }).tap();
    await page.getByRole('link', { name: 'Ask a person' }).tap();
    await page.waitForURL(/\/tarot\/consultant\?seal=/);
    consultant = page.url();
    await button(page, 'Ask a person').tap();
    await enterOnThatLine({ stage, network }, page, 'ada@example.org');
    await page.getByRole('link', { name: 'Top up the balance' }).waitFor();
  });

  it('buys coins in the sandbox, which are credited once though the notification is lost too', async () => {
    const { page } = ada;
    const top = () => page.getByRole('link', { name: 'Top up the balance' }).tap();
    await openOnThatLine(network, page, 'currency_product_list', top);
    await button(page, /^180 coins/).tap();
    const pay = () => button(page, /^Pay 18/).tap();
    await spoil(network, 'buy_currency_product', [pay, pay], noLine(page));
    await pay();
    await button(page, 'Pay, and lose the notification').tap();
    await page.waitForURL(/\/recharge\?order=|\/login/);
    // She closes that window and opens the app again: the payment she began here is asked after.
    const open = () => page.goto('/recharge');
    await spoil(network, 'get_order', [open, () => comeBack(page)], page.getByText('Your balance'));
    await comeBack(page);
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await button(page, 'Close').last().tap();
    await page.locator('p', { hasText: 'Your balance' }).getByText('190 coins').first().waitFor();
    await openOnThatLine(network, page, 'currency_product_order_list', () => page.goto('/recharge/order'));
    await page.getByText('successful').first().waitFor();
    expect(await page.locator('main li').count()).toBe(1);
  });

  it('asks a person, and pays once', async () => {
    const { page } = ada;
    await openOnThatLine(network, page, 'spread_level_ask_available', () => page.goto(consultant));
    const ask = () => button(page, 'Ask a person for 68 coins').tap();
    const again = () => page.evaluate(() => void dispatchEvent(new Event('online')));
    await spoil(network, 'spread_level_ask', [ask, again], page.getByText('Waiting for the network'));
    await expect.poll(() => again().then(() => onTheDesk().count()), { timeout: 45_000, interval: 300 }).toBe(1);
    await balance(122);
  });

  it('gets the coins back, once, when a reader took it up and 24 hours went by', async () => {
    await lin.page.goto('/desk');
    await lin.page.waitForURL('**/login');
    await enterByEmail(lin.page, stage, 'en', 'lin@example.org');
    const look = () => button(lin.page, 'Look again').tap();
    await lin.page.getByRole('heading', { name: 'Reading desk' }).waitFor();
    await spoil(network, 'desk/list', [look, look], noLine(lin.page));
    await look();
    await lin.page
      .getByText(/until the coins go back/)
      .first()
      .waitFor();
    const take = () => button(lin.page, 'Take it up').tap();
    await spoil(network, 'desk/claim', [take, take], noLine(lin.page));
    await openOnThatLine(network, lin.page, 'desk/claim', () => button(lin.page, 'Go on writing').tap());
    const letter = lin.page.getByLabel('Your answer');
    const here = lin.page.getByText('Kept on this device');
    await spoil(network, 'desk/keep', [() => letter.fill('Too'), () => letter.fill('Too l')], here);
    await letter.fill('Too la');
    await lin.page.getByText('Kept', { exact: true }).first().waitFor();

    stage.advance(24 * 3600 + 60);
    await sweep(stage.running.context);
    await sweep(stage.running.context);
    await letter.fill('Too late');
    await lin.page.getByText('This question is not with you any more').first().waitFor();

    const { page } = ada;
    const open = () => page.goto(consultant);
    await spoil(network, 'get_order', [open, () => comeBack(page)], onTheDesk());
    await comeBack(page);
    await page.getByText('Nobody answered within 24 hours').first().waitFor();
    await openOnThatLine(network, page, 'order_list', () => page.goto('/user/order'));
    await page.getByText('refunded').first().waitFor();
    await balance(190);
  });

  it('asks again, is answered by one of two readers, and reads it where it was asked', async () => {
    const { page } = ada;
    await page.goto(consultant);
    await button(page, 'Ask a person for 68 coins').tap();
    await onTheDesk().waitFor();

    const mo = await phone(browser, stage.home);
    await mo.page.goto('/desk');
    await mo.page.waitForURL('**/login');
    await enterByEmail(mo.page, stage, 'en', 'mo@example.org');
    await button(mo.page, 'Take it up').waitFor();
    await openDesk();
    const take = () => button(lin.page, 'Take it up').tap();
    await take();
    const letter = lin.page.getByLabel('Your answer');
    await letter.fill('A thought');
    await lin.page.getByText('Kept', { exact: true }).first().waitFor();
    await button(mo.page, 'Take it up').tap();
    await mo.page.getByText('another reader has it').first().waitFor();
    expect(mo.complaints).toEqual([]);
    await mo.context.close();

    const back = () => button(lin.page, 'Give back').tap();
    await spoil(network, 'desk/give_back', [back, back], noLine(lin.page));
    await back();
    await take();
    await expect.poll(() => letter.inputValue()).toBe('A thought');
    await comeBack(page);
    await page.getByText('Lin Yue has your cards before them').first().waitFor();
    const asked = await page.locator('ol li strong').allInnerTexts();
    expect(await lin.page.locator('ol li strong').allInnerTexts()).toEqual(asked);

    await letter.fill(ANSWER);
    const send = async () => {
      await lin.page.getByRole('button', { name: 'Send', exact: true }).tap();
      await button(lin.page, 'Send it').tap();
    };
    await spoil(network, 'desk/send', [send, send], noLine(lin.page));
    await send();
    await lin.page.getByText('One answer so far.').first().waitFor();

    const open = () => page.reload();
    await spoil(
      network,
      'get_order',
      [open, () => comeBack(page)],
      page.getByText('Lin Yue has your cards before them'),
    );
    await comeBack(page);
    await page.getByText('Written by Lin Yue.').first().waitFor();
    for (const paragraph of ANSWER.split('\n\n')) await page.getByText(paragraph).first().waitFor();
    await page.goto('/user/order');
    await openOnThatLine(network, page, 'get_order', () => button(page, QUESTIONS.en).first().tap());
    await page.getByText('answered · Lin Yue').first().waitFor();
    await page.locator('dialog').getByText(ANSWER.split('\n\n')[1]!).first().waitFor();
    await balance(122);
  });

  it('invites a friend, who brings 50 coins', async () => {
    const { page } = ada;
    await openOnThatLine(network, page, 'create_inviter', () => page.goto('/share'));
    const code = await page.locator('main section strong').first().innerText();
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    const friend = await phone(browser, network.address);
    await friend.page.goto(`/?inviter=${code}`);
    await expect.poll(() => friend.page.evaluate(() => sessionStorage.getItem('shareCode'))).toBe(code);
    await friend.page.goto('/login');
    await enterOnThatLine({ stage, network }, friend.page, 'bo@example.org');
    await friend.page.waitForURL((url) => url.pathname === '/');
    expect(friend.complaints).toEqual([]);
    await friend.context.close();

    await openOnThatLine(network, page, 'award_list', () => page.goto('/share/order'));
    await page.getByText('A friend came by your invitation').first().waitFor();
    await page.getByText('+50').first().waitFor();
    await balance(172);
  });

  it('takes the free day and a membership from the balance, each once', async () => {
    const { page } = ada;
    await openOnThatLine(network, page, 'vip_list', () => page.goto('/member'));
    const free = () => button(page, 'Take the free day').tap();
    await button(page, 'Take the free day').waitFor();
    await spoil(network, 'vip', [free, free], noLine(page));
    await free();
    await page.getByText('AI readings left today: 3').first().waitFor();
    await button(page, 'Take it').first().tap();
    await page.getByRole('radio', { name: /From the balance/ }).check();
    const pay = () => button(page, 'Pay 60 coins').tap();
    await spoil(network, 'pay/vip', [pay, pay], noLine(page));
    await pay();
    await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
    await button(page, 'Close').last().tap();
    await button(page, 'Renew Day membership for 60 coins').tap();
    await button(page, 'End the renewal').tap();
    await button(page, 'Renew Day membership for 60 coins').waitFor();
    await openOnThatLine(network, page, 'vip_order_list', () => page.goto('/member/order'));
    await expect.poll(() => page.locator('main li').count()).toBe(2);
    await balance(112);
    expect([...ada.complaints, ...lin.complaints]).toEqual([]);
    await Promise.all([ada.context.close(), lin.context.close()]);
  });
});
