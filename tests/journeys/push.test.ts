import { randomUUID } from 'node:crypto';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, describe, expect } from 'vitest';
import { PhoneKeys, type PushService, pushService } from '../server/push-service.ts';
import { ring, WITH_KEYS } from '../server/push-steps.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { it } from './fixtures.ts';
import { enterByEmail } from './steps.ts';
import { offlinePhone, phone } from './world.ts';

let service: PushService;
let stage: Stage;
it.beforeAll(async () => {
  service = await pushService();
  stage = await openStage({ appDir: 'dist/app', sweeps: false, env: WITH_KEYS });
});
afterAll(async () => {
  await stage?.close();
  await service?.close();
});

/** A test browser has no push service: this one subscribes at that of the test, and keeps it over its pages. */
function subscribeAt(given: { endpoint: string; keys: { p256dh: string; auth: string } }): void {
  const KEPT = 'subscribed-in-test';
  const subscription = () => {
    const key = localStorage.getItem(KEPT);
    if (key === null) return null;
    return {
      endpoint: given.endpoint,
      options: { applicationServerKey: Uint8Array.from(key.split(',').map(Number)).buffer },
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    };
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => subscription(),
    subscribe: async (options: { userVisibleOnly: boolean; applicationServerKey: Uint8Array }) => {
      if (!options.userVisibleOnly) throw new Error('a push that shows nothing');
      localStorage.setItem(KEPT, String(options.applicationServerKey));
      return subscription();
    },
  });
}

/** Hands a message to the worker of a page, as its browser does when a push has arrived. */
async function deliver(page: Page, cdp: CDPSession, data: string): Promise<void> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const here = registrations.find(({ scopeURL }) => scopeURL.startsWith(stage.home));
      if (here) resolve(here.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', { origin: stage.home, registrationId: await found, data });
  await cdp.send('ServiceWorker.disable');
  await page.bringToFront();
}

const notices = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`).sort();
  });

describe('the reminder', () => {
  it('is asked for on a phone, rings it at its hour in words that the phone makes, and ends when it is stopped', async ({
    browser,
  }) => {
    const keys = new PhoneKeys();
    const path = `/send/${randomUUID()}`;
    const { page, context, complaints } = await offlinePhone(browser, stage.home);
    await context.addInitScript(subscribeAt, { endpoint: service.url + path, keys: keys.keys });
    await context.grantPermissions(['notifications']);
    const cdp = await context.newCDPSession(page);
    await page.goto('/lessons');
    await page.getByText('Once you are logged in, this phone can remind you').waitFor();
    await page.goto('/login');
    await enterByEmail(page, stage, 'en', `${randomUUID()}@example.org`);
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/lessons');
    await page.getByRole('checkbox', { name: 'The card of the day' }).waitFor();
    expect(await stage.query('select 1 from push_subscriptions')).toEqual([]);
    await page.getByRole('button', { name: 'Remind me on this phone' }).tap();
    await page.getByRole('button', { name: 'Stop reminding me' }).waitFor();
    const [row] = await stage.query<{ next_at: Date; answers: boolean }>('select * from push_subscriptions');
    expect(row?.answers).toBe(true);
    stage.advance((row!.next_at.getTime() - stage.running.context.clock().getTime()) / 1000 + 30);
    await ring(stage);
    const [pushed] = service.taken;
    await deliver(page, cdp, keys.open(pushed!.body));
    const day = 'Card of the day: You have looked in today. Your card is still here.';
    await expect.poll(() => notices(page)).toEqual([day]);
    await deliver(page, cdp, JSON.stringify({ kind: 'answer', order: randomUUID() }));
    await expect.poll(() => notices(page)).toEqual([day, 'Your answer has come: It stands on the first page.']);
    await page.getByRole('checkbox', { name: 'An answer that has come' }).uncheck();
    await expect
      .poll(async () => (await stage.query<{ answers: boolean }>('select answers from push_subscriptions'))[0]?.answers)
      .toBe(false);
    await page.reload();
    await page.getByRole('button', { name: 'Stop reminding me' }).tap();
    await page.getByRole('button', { name: 'Remind me on this phone' }).waitFor();
    await expect.poll(() => stage.query('select 1 from push_subscriptions')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says where a server rings nobody, or a browser may not, and leaves the calendar', async ({
    browser,
    program,
  }) => {
    const asked = await offlinePhone(browser, program.address, { language: 'zh-CN' });
    await asked.context.grantPermissions(['notifications']);
    await asked.page.goto('/lessons');
    await asked.page.getByText('这里还不能往手机上发提醒。').waitFor();
    await asked.page.getByRole('button', { name: '加到日历' }).waitFor();
    await asked.context.close();
    const bare = await phone(browser, stage.home, { init: 'delete globalThis.PushManager;' });
    await bare.page.goto('/lessons');
    await bare.page.getByText('This browser cannot remind you while the app is closed.').waitFor();
    await bare.page.getByRole('button', { name: 'Add to my calendar' }).waitFor();
    await bare.context.close();
  });
});
