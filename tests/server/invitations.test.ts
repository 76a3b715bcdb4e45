import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '../../src/contract/errors.ts';
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
  await phone.call('email/verify_code', { email });
  const { data } = await phone.call('email_login', { email, code: await stage.codeFor(email), inviter });
  phone.token = data[0].tarot_session;
  return phone;
}
/** Somebody logs in in a native shell, which keeps no cookies and names its phone, or does not. */
async function comeByShell(inviter: string, device?: string): Promise<Visitor> {
  const email = `${randomUUID()}@example.org`;
  await stage.visitor().call('email/verify_code', { email });
  const shell = stage.visitor();
  const named = device === undefined ? {} : { device };
  const code = await stage.codeFor(email);
  const { data } = await shell.call('email_login', { email, code, inviter, client: 'native', ...named });
  shell.token = data[0].tarot_session;
  return shell;
}
/** Somebody logs in through WeChat, played, on this phone, with an invitation. */
async function comeByWechat(name: string, inviter: string, phone: Visitor = stage.visitor()): Promise<Visitor> {
  const begun = await phone.fetch(`/fast/tarot/api/v1/wx_login?referer=/user&inviter=${inviter}`);
  const { pathname, search } = new URL(begun.headers.get('location')!);
  const page = await (await phone.fetch(pathname + search)).text();
  const links = [...page.matchAll(/href="([^"]*wx_login\/back[^"]*)"/g)].map(([, link]) =>
    link!.replaceAll('&#38;', '&'),
  );
  await phone.fetch(links.find((link) => link.includes(`-${name}-`))!);
  phone.token = phone.cookies.get('tarot_session') ?? null;
  expect((await phone.call('user_info', {})).status).toBe(1);
  return phone;
}
/** Somebody logs in through Facebook, played, on a phone of their own, with an invitation. */
async function comeByFacebook(name: string, inviter: string): Promise<void> {
  const phone = stage.visitor();
  const { facebook_dialog } = (await phone.call('global_params', {})).data[0].login;
  const back = encodeURIComponent(`${stage.home}/login`);
  const page = await (await phone.fetch(`${facebook_dialog}&state=s1&redirect_uri=${back}`)).text();
  const links = [...page.matchAll(/href="[^"#]*#([^"]*)"/g)].map(
    ([, told]) => new URLSearchParams(told!.replaceAll('&#38;', '&')),
  );
  const told = links.find((link) => link.get('user_id')?.includes(name))!;
  const [userId, token] = [told.get('user_id')!, told.get('access_token')!];
  expect((await phone.call('facebook_login_without_auth', { userId, token, inviter })).status).toBe(1);
}
const codeOf = async (visitor: Visitor) => (await visitor.call('create_inviter', {})).data[0];

/** How many of these codes' owners have got the reward. */
async function thanked(codes: readonly string[]): Promise<number> {
  const rows = await stage.query(
    `select 1 from transfers t join inviters i on t.credit = 'person:' || i.user_id
     where i.code = any($1) and t.debit = 'house:rewards' and t.amount = 50`,
    [codes],
  );
  return rows.length;
}

describe('an invitation', () => {
  it('is thanked once, with the first friend who comes by it, however many come at once', async () => {
    const ada = await stage.enter();
    const mine = await codeOf(ada);
    expect(await codeOf(ada)).toEqual(mine);
    expect(mine.url).toContain(mine.inviter);
    await Promise.all([mine.inviter, mine.inviter.toLowerCase(), 'NOBODYS1'].map((code) => come(code)));
    expect(await balanceOf(ada)).toBe(150);
    expect((await ada.call('my_invite_num', {})).data[0]).toEqual({ invited: 2, coins: 50 });
    expect(await faultsInTheBooks(stage)).toEqual([]);
  });

  it('is thanked whichever way the friend comes in', async () => {
    for (const friend of [
      (code: string) => stage.enter(code),
      (code: string) => come(code),
      (code: string) => comeByFacebook('Bo', code),
      (code: string) => comeByWechat('Bo', code),
    ]) {
      const { inviter } = await codeOf(await stage.enter());
      await friend(inviter);
      expect(await thanked([inviter])).toBe(1);
    }
  });

  it('brings nothing by a second account on the phone of the one who invites', async () => {
    const ada = await come('');
    const { inviter } = await codeOf(ada);
    ada.token = null;
    await come(inviter, ada);
    expect((await ada.call('user_info', {})).data[0].balance).toBe(100);
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
    const codes: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      codes.push((await codeOf(ring)).inviter);
      ring.token = null;
      await come(codes.at(-1)!, ring);
    }
    expect(await thanked(codes)).toBe(0);
    // What the ring did not bring, a friend with a phone of his own does.
    await come(codes[0]!);
    expect(await thanked(codes)).toBe(1);
  });

  it('brings nothing by an account of WeChat made on the phone of the one who invites, and is thanked on another', async () => {
    const ada = await come('');
    const { inviter } = await codeOf(ada);
    ada.token = null;
    await comeByWechat('Ada', inviter, ada);
    expect(await thanked([inviter])).toBe(0);
    // The phone that came by WeChat first is known, too.
    const bo = await comeByWechat('Bo', '');
    const his = (await codeOf(bo)).inviter;
    bo.token = null;
    await come(his, bo);
    expect(await thanked([his])).toBe(0);
    await comeByWechat('Chen', inviter);
    expect(await thanked([inviter])).toBe(1);
  });

  it('brings nothing in a ring of accounts made in one native shell, nor by a shell that does not name its phone', async () => {
    const phone = `ring-${randomUUID()}`;
    const codes: string[] = [];
    let last = await comeByShell('', phone);
    for (let turn = 0; turn < 3; turn += 1) {
      codes.push((await codeOf(last)).inviter);
      last = await comeByShell(codes.at(-1)!, phone);
    }
    await comeByShell(codes[0]!);
    expect(await thanked(codes)).toBe(0);
    // The web view of that shell is the same phone, whatever became of its cookies.
    const email = `${randomUUID()}@example.org`;
    const view = stage.visitor();
    await view.call('email/verify_code', { email });
    const code = await stage.codeFor(email);
    await view.call('email_login', { email, code, inviter: codes[1]!, device: phone });
    expect(await thanked(codes)).toBe(0);
    await comeByShell(codes[0]!, `friend-${randomUUID()}`);
    expect(await thanked(codes)).toBe(1);
    expect(await stage.query('select 1 from devices where device_hash like $1', [`%${phone}%`])).toEqual([]);
  });

  it('brings nothing by further addresses of one mailbox, which get no welcome coins either', async () => {
    const ada = await stage.enter();
    const codes = [(await codeOf(ada)).inviter];
    const balances: number[] = [];
    for (const email of ['Eve@example.net', 'eve+1@example.net', 'eve+2@example.net', 'eve+3@example.net']) {
      const phone = stage.visitor();
      await phone.call('email/verify_code', { email });
      const code = await stage.codeFor(email.toLowerCase());
      phone.token = (await phone.call('email_login', { email, code, inviter: codes.at(-1) })).data[0].tarot_session;
      balances.push(await balanceOf(phone));
      codes.push((await codeOf(phone)).inviter);
    }
    expect(balances).toEqual([100, 0, 0, 0]);
    expect(await thanked(codes)).toBe(1);
    expect(await faultsInTheBooks(stage)).toEqual([]);
  });

  it('has its rules, its awards page by page and its ranking in the language of the person', async () => {
    const ada = await stage.enter();
    const { inviter } = await codeOf(ada);
    for (let friend = 0; friend < 4; friend += 1) await come(inviter);
    const rules = await ada.call('invite_right_list', { locale: 'zh-TW' });
    expect(rules.data[0]).toMatchObject({ title: '給你', coins: 50 });
    const first = (await ada.call('award_list', { limit: 1, locale: 'zh-CN' })).data[0];
    expect(first.awards).toMatchObject([{ coins: 50, title: '好友通过你的邀请加入' }]);
    const second = (await ada.call('award_list', { limit: 1, before: first.next ?? '' })).data[0];
    expect(second).toMatchObject({ awards: [{ coins: 100, title: 'Welcome gift' }], next: null });
    const { data } = await ada.call('invite_ranking_list', {});
    expect(data.find(({ me }) => me)).toMatchObject({ invited: 4, rank: 1 });
    for (const before of ['x', '999999999999999_x'])
      expect((await ada.call('award_list', { before })).code).toBe(ERRORS.parameter.code);
  });
});
