import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { CallName } from '../../src/contract/calls.ts';
import { userOf } from '../bench/seed.mjs';
import { asking } from '../server/asking.ts';
import type { Authenticator, Options } from '../server/authenticator.ts';
import { ADA } from '../server/births.ts';
import { askAbout, type MatterAsked } from '../server/money-asks.ts';
import { buyCoins, press } from '../server/paying.ts';
import { PhoneKeys } from '../server/push-service.ts';
import { addPasskey, codeOf, letterTo, newPasskey, personOf, proofBy, type Site, Traveller } from './traveller.ts';

const COPY_CHECK = 'c'.repeat(43);

/** Who says what in one round. What leads up to it is said here and not timed. */
type Prepare = (round: number) => Said | Promise<Said>;
type Said = readonly [who: Traveller, payload: object];
interface Case {
  readonly rounds: number;
  readonly prepare: Prepare;
}

/** Calls that people make often, those that need something before, and those that need a person of their own. */
const OFTEN = 100;
const SOME = 20;
const FEW = 6;
/** People with an ordinary number of orders, by whom most is asked. */
const CROWD = 200;

const key = () => ({ idempotency_key: randomUUID() });
const QUESTION = 'Will the new work suit me?';

/**
 * Every call of the contract as people make it, at one server: as the person with the most orders and as ordinary ones.
 * A call without a row here is an error of the types.
 * @param staff a seated operator who has shown a passkey, and a seated reader
 */
export function casesAt(
  site: Site,
  staff: { operator: Traveller; operatorKey: Authenticator; reader: Traveller },
): { readonly [Name in CallName]: Case } {
  const { home } = site;
  const { operator, operatorKey, reader } = staff;
  const heavy = () => personOf(site, 1);
  const stranger = () => new Traveller(home);
  const ordinary = (round: number) => personOf(site, 2 + (round % CROWD));
  /** People of whom nobody else has need: from 210 on, in stretches of ten. */
  const own = (stretch: number, round: number) => 200 + 10 * stretch + round;
  const mail = (n: number) => `seed-${n}@example.org`;

  const often = (payload: object): Case => ({
    rounds: OFTEN,
    prepare: (round) => [round % 3 === 0 ? heavy() : ordinary(round), payload],
  });
  const open = (payload: object): Case => ({ rounds: OFTEN, prepare: () => [stranger(), payload] });
  const some = (prepare: Prepare): Case => ({ rounds: SOME, prepare });
  const few = (prepare: Prepare): Case => ({ rounds: FEW, prepare });
  const looks = (payload: object): Case => some(() => [operator, payload]);
  const ofPerson = (stretch: number, more: object): Case =>
    few((round) => [operator, { address: mail(own(stretch, round)), ...more }]);
  const asks = (matter: MatterAsked, rounds = SOME): Case => ({
    rounds,
    prepare: async (round) => {
      const who = ordinary(round);
      const profile = matter === 'chart' ? await birthOf(who) : '';
      return [who, askAbout(matter, { key: randomUUID(), level: 'ai', question: QUESTION, profile })[1]];
    },
  });
  /** A question at the desk, in the hands of the reader or not. */
  const atDesk = async (round: number, isHeld: boolean) => {
    const { data } = await ordinary(round).must('spread_level_ask', asking({ level: 'person' }));
    const { order_id } = data[0];
    if (isHeld) await reader.must('desk/claim', { order_id });
    return { order_id };
  };
  const newestOfHeavy = async () => {
    const { data } = await heavy().must('order_list', { limit: 50, kind: 'reading' });
    return data[0].orders.map((one) => one.order_id);
  };
  const pages = (call: 'order_list' | 'currency_product_order_list' | 'vip_order_list' | 'award_list'): Case => ({
    rounds: OFTEN,
    async prepare(round) {
      if (round % 3 !== 0) return [ordinary(round), { limit: 50 }];
      const { next } = (await heavy().must(call, { limit: 50 })).data[0];
      return [heavy(), { limit: 50, before: round % 2 === 0 ? (next ?? undefined) : undefined }];
    },
  });
  const paid = async (round: number) => {
    const { order_id } = await buyCoins(ordinary(round));
    await press({ home }, order_id, 'pay');
    return order_id;
  };
  const birthOf = async (who: Traveller) =>
    (await who.must('create_user_profile', { ...ADA, ...key() })).data[0].profile_id;
  const answers = Array.from({ length: 16 }, (_, at) => ({ question_id: `elements.${at + 1}`, option_id: 'a' }));
  const notice = {
    notice_id: 'proof',
    kind: 'info',
    from: '2026-12-24T20:00Z',
    until: '2026-12-24T22:00Z',
    text: { en: 'Hello.', 'zh-CN': '你好。', 'zh-TW': '你好。' },
  } as const;

  return {
    'message/create': some(() => [stranger(), { phone: newPhone() }]),
    phone_login: some(async () => {
      const [who, phone] = [stranger(), newPhone()];
      await who.must('message/create', { phone });
      return [who, { phone, code: await letterTo(home, phone) }];
    }),
    'email/verify_code': some(() => [stranger(), { email: `${randomUUID()}@example.org` }]),
    email_login: some(async (round) => {
      const [who, email] = [stranger(), `${randomUUID()}@example.org`];
      const { inviter } = (await personOf(site, 2 + round).must('create_inviter', {})).data[0];
      return [who, { email, code: await codeOf(who, email), inviter }];
    }),
    facebook_login_without_auth: few(async () => [stranger(), { token: await facebookToken(home) }]),
    wx_login: some(() => [stranger(), { referer: '/user' }]),
    user_info: often({}),
    session_list: often({}),
    logout: few((round) => [personOf(site, `${own(1, round)}-1`), {}]),
    user_export: some(async (round) => {
      // It is as long as its person has orders: those of the heaviest show its plans, and are not compared.
      if (round === 0) await heavy().must('user_export', {});
      return [ordinary(round), {}];
    }),
    user_leave: few((round) => [personOf(site, own(2, round >> 1)), { leave: round % 2 === 0 }]),
    'login/passkey/options': open({}),
    'login/passkey': some(async () => {
      const who = stranger();
      const { options } = (await who.must('login/passkey/options', {})).data[0];
      return [who, { passkey: operatorKey.sign(options as Options, { origin: home }) }];
    }),
    'login/passkey/lost': few(async (round) => [stranger(), { ticket: await ticketOf(site, own(3, round)) }]),
    'push/key': open({}),
    'push/keep': some((round) => [
      ordinary(round),
      {
        endpoint: `https://push.example.org/${randomUUID()}`,
        ...new PhoneKeys().keys,
        daily: 480,
        answers: true,
        quiet_from: 1320,
        quiet_until: 480,
      },
    ]),
    'push/remove': some((round) => [ordinary(round), { endpoint: `https://push.example.org/${randomUUID()}` }]),
    'copy/state': often({}),
    'copy/begin': some((round) => [ordinary(round), { check: COPY_CHECK }]),
    'copy/put': some(async (round) => {
      const { copy_id } = (await ordinary(round).must('copy/begin', { check: COPY_CHECK })).data[0];
      const body = randomBytes(2048).toString('base64url');
      const rows = Array.from({ length: 20 }, () => ({ name: randomBytes(32).toString('base64url'), base: 0, body }));
      return [ordinary(round), { copy_id, rows }];
    }),
    'copy/get': some(async (round) => {
      const { copy_id } = (await ordinary(round).must('copy/begin', { check: COPY_CHECK })).data[0];
      return [ordinary(round), { copy_id, after: 0 }];
    }),
    'copy/end': few((round) => [personOf(site, own(2, round)), {}]),
    'passkey/list': often({}),
    'passkey/options': some((round) => [ordinary(round), { purpose: 'create' }]),
    'passkey/create': few(async (round) => {
      const who = personOf(site, own(4, round));
      return [who, { passkey: (await newPasskey(who)).passkey }];
    }),
    'passkey/remove': few(async (round) => {
      const who = personOf(site, own(5, round));
      return [who, { passkey_id: (await addPasskey(who)).id }];
    }),
    'passkey/require': few(async (round) => {
      const who = personOf(site, own(6, round));
      await addPasskey(who);
      return [who, { on: true }];
    }),
    'passkey/show': some(async () => [operator, { proof: await proofBy(operator, operatorKey) }]),
    home_page: open({}),
    global_params: open({}),
    spread_list: open({ spread_type: 1 }),
    spread_level_ask_available: {
      rounds: OFTEN,
      prepare: (round) => [ordinary(round), { spread_id: 3, level: round % 2 === 0 ? 'ai' : 'person' }],
    },
    spread_level_ask: asks('cards', OFTEN),
    spread_level_ask_spread: asks('own cards'),
    spread_level_ask_dice: asks('dice'),
    ask_blueprint_available: often({ level: 'ai' }),
    spread_level_ask_blueprint: asks('tableau', FEW),
    spread_level_get_blueprint: few(async (round) => {
      const who = ordinary(round + FEW);
      const asked = askAbout('tableau', { key: randomUUID(), level: 'ai', question: QUESTION, profile: '' });
      return [who, { order_id: (await who.must('spread_level_ask_blueprint', asked[1] as never)).data[0].order_id }];
    }),
    spread_level_ask_dream: asks('dream'),
    aliyun_antidirt: open({ question: QUESTION }),
    'desk/list': some(() => [reader, {}]),
    'desk/claim': few(async (round) => [reader, await atDesk(round, false)]),
    'desk/keep': few(async (round) => [reader, { ...(await atDesk(round, true)), text: 'Go and look.' }]),
    'desk/send': few(async (round) => [reader, { ...(await atDesk(round, true)), text: 'Go and look at it first.' }]),
    'desk/give_back': few(async (round) => [reader, await atDesk(round, true)]),
    'operator/today': looks({ from: new Date(Date.now() - 86_400_000).toISOString() }),
    'operator/orders': some(async (round) => {
      const { next } = (await operator.must('operator/orders', { limit: 50 })).data[0];
      return [operator, { limit: 50, before: round % 2 === 0 ? (next ?? undefined) : undefined }];
    }),
    'operator/mismatches': some((round) => [operator, { handled: round % 2 === 0 }]),
    'operator/mismatch': few(async () => {
      const events = (await operator.must('operator/mismatches', {})).data[0].events;
      const { provider, event_id } = events[0]!;
      return [operator, { provider, event_id, handled: true, reason: 'a proof' }];
    }),
    'operator/refund_plan': few(async (round) => [operator, { order_id: await paid(round) }]),
    'operator/refund': few(async (round) => [operator, { ...key(), order_id: await paid(round), reason: 'a proof' }]),
    'operator/settings': looks({}),
    'operator/switch': few((round) => [operator, { name: 'lessons', off: round % 2 === 0 }]),
    'operator/notice': few(() => [operator, notice]),
    'operator/notice_end': few(async () => {
      await operator.must('operator/notice', notice);
      return [operator, { notice_id: notice.notice_id }];
    }),
    'operator/price': few(() => [operator, { key: 'chart', coins: 20 }]),
    'operator/person': some((round) => [operator, { address: mail(round % 3 === 0 ? 1 : 2 + round) }]),
    'operator/log_out': ofPerson(7, { reason: 'a proof' }),
    'operator/drop_passkeys': ofPerson(8, { reason: 'a proof' }),
    'operator/send_code': ofPerson(9, { reason: 'a proof' }),
    'operator/flag': ofPerson(10, { on: true }),
    get_order: some(async (round) => [heavy(), { order_id: (await newestOfHeavy())[round % 10], after: '' }]),
    order_stream: few(async (round) => [heavy(), { order_id: (await newestOfHeavy())[round] }]),
    get_orders: some(async () => [heavy(), { order_ids: await newestOfHeavy() }]),
    order_list: pages('order_list'),
    vip_list: open({}),
    'pay/vip': some((round) => [ordinary(round), { ...key(), product_id: 101, provider: 'balance' }]),
    vip: often({}),
    vip_order_list: pages('vip_order_list'),
    currency_product_list: open({}),
    buy_currency_product: some((round) => [ordinary(round), { ...key(), product_id: 1, provider: 'sandbox' }]),
    currency_product_order_list: pages('currency_product_order_list'),
    create_inviter: often({}),
    invite_right_list: open({}),
    my_invite_num: often({}),
    invite_ranking_list: often({}),
    award_list: pages('award_list'),
    weixin_miniprog_qrcode: some((round) => [ordinary(round), {}]),
    wx_signature: some(() => [stranger(), { url: `${home}/share` }]),
    get_article: open({ id: 1 }),
    article_list: open({}),
    wallpaper_label_list: open({}),
    wallpaper_list: often({}),
    buy_wallpaper: some((round) => [ordinary(round), { ...key(), wallpaper_id: 3 }]),
    test_type_list: open({}),
    test_available: often({}),
    test_questions: some((round) => [ordinary(round), { test_id: 'court' }]),
    submit_test: some((round) => [ordinary(round), { ...key(), test_id: 'elements', answers }]),
    create_user_profile: some((round) => [ordinary(round), { ...ADA, ...key() }]),
    modify_user_profile: some(async (round) => {
      const who = ordinary(round);
      return [who, { ...ADA, profile_id: await birthOf(who), name: 'Ada Lo' }];
    }),
    my_user_profile_list: often({}),
    my_natal: some(async (round) => {
      const who = ordinary(round);
      return [who, { profile_id: await birthOf(who) }];
    }),
    ask_natal_available: often({ level: 'ai' }),
    ask_natal: asks('chart', FEW),
    default_natal_svg: open({}),
    place_search: some(() => [stranger(), { query: 'Shang' }]),
    reverse_geocode: some(() => [stranger(), { latitude: 31.2, longitude: 121.4 }]),
  };
}

const newPhone = () => `+8613${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

/** As the page that plays Facebook gives it. */
async function facebookToken(home: string): Promise<string> {
  const page = await (await fetch(`${home}/dev/facebook?state=s&redirect_uri=${encodeURIComponent(home)}`)).text();
  return /access_token=([\w.-]+)/.exec(page)?.[1] ?? '';
}

/** What a right code gives where a passkey of more than 72 hours is asked for. */
async function ticketOf(site: Site, n: number): Promise<string> {
  const who = personOf(site, n);
  await addPasskey(who);
  await site.query(`update passkeys set created_at = now() - interval '4 days' where user_id = '${userOf(n)}'`);
  await who.must('passkey/require', { on: true });
  const phone = new Traveller(site.home);
  const email = `seed-${n}@example.org`;
  const { data } = await phone.call('email_login', { email, code: await codeOf(phone, email) });
  return (data as unknown as [{ ticket: string }])[0].ticket;
}
