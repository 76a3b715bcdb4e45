import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/core/limits.ts';
import { seal } from '../../server/core/secrets.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

let next = 0;
const newPhone = () => {
  next += 1;
  return `+86139${String(next).padStart(8, '0')}`;
};
const wrong = (code: string) => (code.startsWith('A') ? 'B' : 'A') + code.slice(1);

describe('login codes', () => {
  it('are four signs of 32 for a phone, six for an address, and let in', async () => {
    const phone = newPhone();
    const visitor = stage.visitor();
    expect((await visitor.call('message/create', { phone: phone.slice(3) })).data).toEqual([
      { expire: 600, cooldown: 60 },
    ]);
    const code = await stage.codeFor(phone);
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}$/);
    const { data, code: ok, status } = await visitor.call('phone_login', { phone, code: ` ${code.toLowerCase()} ` });
    expect([ok, status]).toEqual([0, 1]);
    expect(data[0].tarot_session).toMatch(/^[\w-]{43}$/);

    await visitor.call('email/verify_code', { email: ' Ada@Example.org', subject: 'login' });
    const mailed = await stage.codeFor('ada@example.org');
    expect(mailed).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect((await visitor.call('email_login', { email: 'ADA@example.org', code: mailed, platform_id: 5 })).status).toBe(
      1,
    );
  });

  it('come in a letter of a known kind, whatever else was asked for', async () => {
    const kindOf = async (email: string, subject?: string) => {
      await stage.visitor().call('email/verify_code', { email, ...(subject === undefined ? {} : { subject }) });
      const letters = (await (await fetch(`${stage.home}/dev/inbox.json`)).json()) as { to: string; kind: string }[];
      return letters.find(({ to }) => to === email)?.kind;
    };
    expect(await kindOf('kind-1@example.org', 'invited')).toBe('invited');
    expect(await kindOf('kind-2@example.org', 'login')).toBe('login');
    expect(await kindOf('kind-3@example.org', 'Win a phone: example.com')).toBe('login');
    expect(await kindOf('kind-4@example.org')).toBe('login');
  });

  it('never stand in an answer, and are not kept readable', async () => {
    const phone = newPhone();
    const heard = await stage.visitor().call('message/create', { phone });
    const code = await stage.codeFor(phone);
    expect(JSON.stringify(heard)).not.toContain(code);
    const [row] = await stage.query<{ code_hash: string }>('select code_hash from codes where subject = $1', [phone]);
    expect(row?.code_hash).not.toContain(code);
  });

  it('are sealed with something that is not in the database, where the operator has set it', async () => {
    const hashOf = async (at: Stage, phone: string) => {
      await at.visitor().call('message/create', { phone });
      const code = await at.codeFor(phone);
      const [row] = await at.query<{ hash: string; secret: string }>(
        `select code_hash as hash, (select value from secrets where name = 'codes') as secret from codes where subject = $1`,
        [phone],
      );
      return { code, hash: row!.hash, byDatabase: seal(row!.secret, `phone:${phone}:${code}`) };
    };
    const plain = await hashOf(stage, newPhone());
    expect(plain.hash).toBe(plain.byDatabase);
    const sealed = await openStage({ env: { CODE_SECRET: 'a part that lies outside the database' } });
    const phone = newPhone();
    const { code, hash, byDatabase } = await hashOf(sealed, phone);
    expect(hash).not.toBe(byDatabase);
    expect((await sealed.visitor().call('phone_login', { phone, code })).status).toBe(1);
    await sealed.close();
  });

  it('answer alike for a known and an unknown number', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    const visitor = stage.visitor();
    await visitor.call('message/create', { phone: known });
    await visitor.call('phone_login', { phone: known, code: await stage.codeFor(known) });
    stage.advance(61);
    const answers = [
      await visitor.call('message/create', { phone: known }),
      await visitor.call('message/create', { phone: unknown }),
    ];
    expect(answers.map(({ headers: _, ...rest }) => rest)[0]).toEqual(
      answers.map(({ headers: _, ...rest }) => rest)[1],
    );
  });

  it('are good once', async () => {
    const phone = newPhone();
    const visitor = stage.visitor();
    await visitor.call('message/create', { phone });
    const code = await stage.codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.call('phone_login', { phone, code })));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect((await visitor.call('phone_login', { phone, code })).code).toBe(ERRORS.code_wrong.code);
    expect(await stage.query('select 1 from identities where subject = $1', [phone])).toHaveLength(1);
  });

  it('are taken again by the key that took them, whose answer may have been lost, and by no other', async () => {
    const phone = newPhone();
    const visitor = stage.visitor();
    await visitor.call('message/create', { phone });
    const code = await stage.codeFor(phone);
    const attempt = crypto.randomUUID();
    const once = { phone, code, attempt };
    const answers = await Promise.all([1, 2, 3].map(() => visitor.call('phone_login', once)));
    expect(answers.map(({ status }) => status)).toEqual([1, 1, 1]);
    expect((await visitor.call('phone_login', once)).status).toBe(1);
    for (const other of [
      { phone, code },
      { phone, code, attempt: crypto.randomUUID() },
      { phone, code: wrong(code), attempt },
    ])
      expect((await visitor.call('phone_login', other)).code).toBe(ERRORS.code_wrong.code);
    expect(await stage.query('select 1 from identities where subject = $1', [phone])).toHaveLength(1);
    stage.advance(601);
    expect((await visitor.call('phone_login', once)).code).toBe(ERRORS.code_wrong.code);
  });

  it('end after 600 seconds', async () => {
    const phone = newPhone();
    const visitor = stage.visitor();
    await visitor.call('message/create', { phone });
    const code = await stage.codeFor(phone);
    stage.advance(601);
    expect((await visitor.call('phone_login', { phone, code })).message).toBe(
      'The verification code is wrong or no longer valid',
    );
  });

  it('are tried five times at most, all at once too', async () => {
    const phone = newPhone();
    const visitor = stage.visitor();
    await visitor.call('message/create', { phone });
    const code = await stage.codeFor(phone);
    await Promise.all(Array.from({ length: 9 }, () => visitor.call('phone_login', { phone, code: wrong(code) })));
    expect(await stage.query('select tries from codes where subject = $1', [phone])).toEqual([{ tries: 5 }]);
    expect((await visitor.call('phone_login', { phone, code })).code).toBe(ERRORS.code_wrong.code);
    stage.advance(61);
    await visitor.call('message/create', { phone });
    expect((await visitor.call('phone_login', { phone, code: await stage.codeFor(phone) })).status).toBe(1);
  });

  it('cool down for 60 seconds, at once too', async () => {
    const phone = newPhone();
    const visitor = stage.visitor();
    const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.call('message/create', { phone })));
    expect(answers.filter(({ status }) => status === 1)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === ERRORS.code_cooldown.code)).toHaveLength(5);
    stage.advance(59);
    expect((await visitor.call('message/create', { phone })).http).toBe(429);
    stage.advance(2);
    expect((await visitor.call('message/create', { phone })).status).toBe(1);
  });

  it('go to the right country, and complain in the caller’s language', async () => {
    const visitor = stage.visitor();
    for (const phone of ['+886 912 345 678', '+84 0912345678'])
      expect((await visitor.call('message/create', { phone })).status).toBe(1);
    expect(await stage.codeFor('+886912345678')).toBeTruthy();
    expect(await stage.codeFor('+84912345678')).toBeTruthy();
    const call = async (payload: unknown, language: string) =>
      (await visitor.callAnything('message/create', payload, { language })).message;
    expect(await call({}, 'en')).toBe('Please enter mobile number');
    expect(await call({ phone: '' }, 'zh-CN,zh;q=0.9')).toBe('请输入手机号');
    expect(await call({ phone: '12345' }, 'zh-Hant-TW')).toBe('手機號碼格式不正確');
    expect(await call({ phone: '12345', locale: 'zh-CN' }, 'en')).toBe('手机号格式不正确');
    expect((await visitor.callAnything('phone_login', { phone: '13800138000' })).message).toBe(
      'Please enter verification code',
    );
    expect((await visitor.callAnything('email/verify_code', { email: 'nobody' })).message).toBe('Email format error');
    expect((await visitor.callAnything('email/verify_code', {})).message).toBe('Please input your email');
  });
});

describe('a stranger who spends the codes of somebody’s number', () => {
  it('is stopped by his address first, and never takes them from the phone that she came in on', async () => {
    const own = await openStage({ limits: { ...LIMITS, codeByAddress: { count: 100, seconds: 3600 } } });
    const phone = '+8613700000099';
    const send = async (who = own.visitor()) => {
      own.advance(61);
      return (await who.call('message/create', { phone })).code;
    };
    const ada = own.visitor();
    await send(ada);
    await ada.call('phone_login', { phone, code: await own.codeFor(phone) });
    ada.token = null;
    const codes: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) codes.push(await send());
    expect(codes).toEqual([0, 0, 0, 0, ERRORS.code_limit.code, ERRORS.code_limit.code]);
    await own.query(`update limits set count = 1000 where key like 'code:phone:%'`);
    expect(await send()).toBe(ERRORS.code_limit.code);
    expect(await send(ada)).toBe(0);
    // Nor the tries of a code: he guesses until nobody may, and she comes in.
    const code = await own.codeFor(phone);
    for (let turn = 0; turn < 6; turn += 1) await own.visitor().call('phone_login', { phone, code: wrong(code) });
    await own.query(`update limits set count = 1000 where key like 'login:phone:%'`);
    expect((await own.visitor().call('phone_login', { phone, code })).status).toBe(0);
    expect((await ada.call('phone_login', { phone, code })).status).toBe(1);
    await own.close();
  });
});

describe('limits of codes', () => {
  let strict: Stage;
  beforeAll(async () => {
    strict = await openStage({
      limits: {
        ...LIMITS,
        codeBySubject: { count: 3, seconds: 3600 },
        codeByDevice: { count: 5, seconds: 3600 },
        codeByAddress: { count: 9, seconds: 3600 },
      },
    });
  });
  afterAll(() => strict.close());

  it('hold by phone, by device and by address, and end with their window', async () => {
    const visitor = strict.visitor();
    const phone = '+8613700000001';
    const ask = async (one: string, who = visitor) => {
      strict.advance(61);
      return (await who.call('message/create', { phone: one })).code;
    };
    expect([await ask(phone), await ask(phone), await ask(phone), await ask(phone)]).toEqual([
      0,
      0,
      0,
      ERRORS.code_limit.code,
    ]);
    expect([await ask('+8613700000002'), await ask('+8613700000003')]).toEqual([0, ERRORS.code_limit.code]);
    const codes: number[] = [];
    for (let other = 10; other < 15; other += 1) codes.push(await ask(`+86137000000${other}`, strict.visitor()));
    expect(codes).toEqual([0, 0, 0, ERRORS.code_limit.code, ERRORS.code_limit.code]);
    strict.advance(3601);
    expect(await ask(phone)).toBe(0);
  });
});
