import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { LABELS, WALLPAPERS } from '../../src/art/wallpapers/catalogue.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { balanceOf } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ env: { WELCOME_COINS: '45' } });
});
afterAll(() => stage.close());
afterEach(async () => expect(await faultsInTheBooks(stage)).toEqual([]));

const list = async (visitor: Visitor, more: { label_id?: number; before?: string; limit?: number } = {}) =>
  (await visitor.call('wallpaper_list', { limit: 100, ...more })).data[0];
const buy = (visitor: Visitor, wallpaper_id: number, idempotency_key: string = randomUUID()) =>
  visitor.call('buy_wallpaper', { idempotency_key, wallpaper_id });
const agreeing = (visitor: Visitor, wallpaper_id: number, agreed_price: number) =>
  visitor.call('buy_wallpaper', { idempotency_key: randomUUID(), wallpaper_id, agreed_price });
const owned = async (visitor: Visitor) =>
  (await list(visitor)).wallpapers.filter((one) => one.owned).map((one) => one.wallpaper_id);

it('lists every drawing with its labels and its title in three languages', async () => {
  const visitor = stage.visitor();
  const { wallpapers, next } = await list(visitor);
  expect(next).toBeNull();
  const { data: labels } = await visitor.call('wallpaper_label_list', {});
  const drawn = WALLPAPERS.map((one) => ({
    image: `art:${one.id}`,
    labels: one.labels.map((label) => labels[LABELS.indexOf(label)]!.label_id),
  }));
  expect(wallpapers.map(({ image, labels: ids }) => ({ image, labels: ids }))).toEqual(drawn);
  expect(new Set(wallpapers.map((one) => one.wallpaper_id)).size).toBe(wallpapers.length);
  expect(wallpapers.filter((one) => one.price === 0).length).toBeGreaterThan(5);
  for (const { price } of wallpapers) expect(price === 0 || (price >= 10 && price <= 30)).toBe(true);
  for (const locale of ['zh-CN', 'zh-TW']) {
    const [page] = (await visitor.call('wallpaper_list', { limit: 100, locale })).data;
    expect(page.wallpapers.every(({ title }) => /\p{Script=Han}/u.test(title))).toBe(true);
  }
});

it('comes in pages and by label', async () => {
  const visitor = stage.visitor();
  const all = (await list(visitor)).wallpapers;
  const first = await list(visitor, { limit: 20 });
  const second = await list(visitor, { limit: 20, before: first.next! });
  expect([...first.wallpapers, ...second.wallpapers]).toEqual(all);
  expect(second.next).toBeNull();
  expect((await list(visitor, { label_id: 2 })).wallpapers).toEqual(all.filter(({ labels }) => labels.includes(2)));
  expect((await visitor.call('wallpaper_list', { before: 'nowhere' })).code).not.toBe(0);
});

it('is paid once and kept, however often and however many at once buy it', async () => {
  const ada = await stage.enter();
  const key = randomUUID();
  const answers = await Promise.all([buy(ada, 3, key), buy(ada, 3, key), buy(ada, 3), buy(ada, 3)]);
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
  expect(new Set(answers.map(({ data }) => data[0].order_id)).size).toBe(1);
  expect(await balanceOf(ada)).toBe(25);
  expect((await buy(ada, 3)).data[0].balance).toBe(25);
  expect(await owned(ada)).toEqual([3]);
  const { data } = await ada.call('order_list', { kind: 'wallpaper' });
  expect(data[0].orders).toMatchObject([{ kind: 'wallpaper', state: 'successful', price: 20, title: 'Moon Hare' }]);
  expect(await owned(await stage.enter())).toEqual([]);
});

it('is not sold on credit, to nobody, or where there is none; a free one costs nothing', async () => {
  const ada = await stage.enter();
  await buy(ada, 6);
  expect(await buy(ada, 13)).toMatchObject({ code: ERRORS.balance_short.code });
  expect(await balanceOf(ada)).toBe(15);
  expect(await owned(ada)).toEqual([6]);
  expect(await buy(ada, 999)).toMatchObject({ code: ERRORS.product_unknown.code });
  expect((await buy(stage.visitor(), 3)).code).not.toBe(0);
  expect((await buy(ada, 1)).data[0].balance).toBe(15);
});

it('is never dearer than the price that was seen', async () => {
  const ada = await stage.enter();
  expect(await agreeing(ada, 3, 19)).toMatchObject({ code: ERRORS.price_changed.code });
  expect(await balanceOf(ada)).toBe(45);
  expect((await agreeing(ada, 3, 20)).data[0].balance).toBe(25);
  expect((await agreeing(ada, 3, 0)).data[0].balance).toBe(25);
});
