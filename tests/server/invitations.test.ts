import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { balanceOf } from './asking.ts';
import { faultsInTheBooks } from './books.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Somebody logs in by e-mail on this phone, with an invitation. */
async function come(inviter: string, phone: Visitor = stage.visitor()): Promise<Visitor> {
  const email = `${randomUUID()}@example.org`;
  await phone.say('email/verify_code', { email });
  const { data } = await phone.say('email_login', { email, code: await stage.codeFor(email), inviter });
  phone.token = data[0].tarot_session;
  return phone;
}
const codeOf = async (visitor: Visitor) => (await visitor.say('create_inviter', {})).data[0];

describe('an invitation', () => {
  it('is thanked once, with the first friend who comes by it, however many come at once', async () => {
    const ada = await stage.enter();
    const mine = await codeOf(ada);
    expect(await codeOf(ada)).toEqual(mine);
    expect(mine.url).toContain(mine.inviter);
    await Promise.all([mine.inviter, mine.inviter.toLowerCase(), 'NOBODYS1'].map((code) => come(code)));
    expect(await balanceOf(ada)).toBe(150);
    expect((await ada.say('my_invite_num', {})).data[0]).toEqual({ invited: 2, coins: 50 });
    expect(await faultsInTheBooks(stage)).toEqual([]);
  });

  it('brings nothing by a second account on the phone of the one who invites', async () => {
    const ada = await come('');
    const { inviter } = await codeOf(ada);
    ada.token = null;
    await come(inviter, ada);
    expect((await ada.say('user_info', {})).data[0].balance).toBe(100);
    const friend = await come(inviter);
    expect(await balanceOf(friend)).toBe(100);
    const [row] = await stage.query<{ sum: string }>(
      `select coalesce(sum(amount), 0) as sum from transfers t join inviters i on t.credit = 'person:' || i.user_id
       where i.code = $1 and t.debit = 'house:rewards'`,
      [inviter],
    );
    expect(Number(row?.sum)).toBe(50);
  });

  it('brings nothing in a ring of accounts made on one phone', async () => {
    const ring = await come('');
    for (let turn = 0; turn < 4; turn += 1) {
      const { inviter } = await codeOf(ring);
      ring.token = null;
      await come(inviter, ring);
    }
    const rewards = await stage.query(
      `select t.id from transfers t join devices d on t.credit = 'person:' || d.user_id where t.debit = 'house:rewards'
       and d.device_hash in (select device_hash from devices group by device_hash having count(*) > 3)`,
    );
    expect(rewards).toEqual([]);
  });

  it('has its rules, its awards page by page and its ranking in the language of the person', async () => {
    const ada = await stage.enter();
    const { inviter } = await codeOf(ada);
    for (let friend = 0; friend < 3; friend += 1) await come(inviter);
    const rules = await ada.say('invite_right_list', { locale: 'zh-TW' });
    expect(rules.data[0]).toMatchObject({ title: '給你', coins: 50 });
    const first = (await ada.say('award_list', { limit: 1, locale: 'zh-CN' })).data[0];
    expect(first.awards).toMatchObject([{ coins: 50, title: '好友通过你的邀请加入' }]);
    const second = (await ada.say('award_list', { limit: 1, before: first.next ?? '' })).data[0];
    expect(second).toMatchObject({ awards: [{ coins: 100, title: 'Welcome gift' }], next: null });
    const { data } = await ada.say('invite_ranking_list', {});
    expect(data.find(({ me }) => me)).toMatchObject({ invited: 3, rank: 1 });
    expect((await ada.say('award_list', { before: 'x' })).code).toBe(4000);
  });
});
