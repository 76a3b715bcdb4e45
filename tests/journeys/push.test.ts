import { randomUUID } from 'node:crypto';
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

/** A browser without windows grants nobody notifications: what this phone's person has said is played. */
function permit(given: NotificationPermission): void {
  Object.defineProperty(Notification, 'permission', { get: () => given });
  Notification.requestPermission = async () => given;
}

describe('the reminder', () => {
  it('is asked for on a phone, comes to it at its hour, and ends when it is stopped', async ({ browser }) => {
    const keys = new PhoneKeys();
    const path = `/send/${randomUUID()}`;
    const { page, context, complaints } = await offlinePhone(browser, stage.home);
    await context.addInitScript(subscribeAt, { endpoint: service.url + path, keys: keys.keys });
    await context.addInitScript(permit, 'granted' as const);
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
    await page.getByText('Reminders are on.').waitFor();
    expect(await page.getByRole('button', { name: 'Add to my calendar' }).count()).toBe(0);
    const [row] = await stage.query<{ next_at: Date; answers: boolean }>('select * from push_subscriptions');
    expect(row?.answers).toBe(true);
    stage.advance((row!.next_at.getTime() - stage.running.context.clock().getTime()) / 1000 + 30);
    await ring(stage);
    const [pushed] = service.taken;
    expect(JSON.parse(keys.open(pushed!.body))).toEqual({ kind: 'day' });
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
    await asked.context.addInitScript(permit, 'default' as const);
    await asked.page.goto('/lessons');
    await asked.page.getByText('这里还不能往手机上发提醒。').waitFor();
    await asked.page.getByRole('button', { name: '加到日历' }).waitFor();
    await asked.context.close();
    const barred = await phone(browser, stage.home);
    await barred.context.addInitScript(permit, 'denied' as const);
    await barred.page.goto('/lessons');
    await barred.page.getByText('Notifications of this app are blocked').waitFor();
    await barred.page.getByRole('button', { name: 'Add to my calendar' }).waitFor();
    await barred.context.close();
    const bare = await phone(browser, stage.home, { init: 'delete globalThis.PushManager;' });
    await bare.page.goto('/lessons');
    await bare.page.getByText('This browser cannot remind you while the app is closed.').waitFor();
    await bare.page.getByRole('button', { name: 'Add to my calendar' }).waitFor();
    await bare.context.close();
  });
});
