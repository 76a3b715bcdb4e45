import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHANGES } from '../../server/operator/changes.ts';
import { ASIDE } from '../../server/operator/commands.ts';
import { LOOKS } from '../../server/operator/looks.ts';
import { missingFilings } from '../../server/settings/production.ts';
import { readSettings } from '../../server/settings/read.ts';
import { SETTINGS, settingsTable } from '../../server/settings/table.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { buyCoins } from './paying.ts';
import { buildServer, roomFor, runServer } from './program.ts';
import { Visitor } from './stage.ts';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await buildServer('start');
  dataDir = roomFor('start');
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const complaint = (env: Record<string, string>): string => {
  try {
    readSettings(env);
    return '';
  } catch (reason) {
    return (reason as Error).message;
  }
};
const EARNEST = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgres://u:p@db.example/x',
  PUBLIC_URL: 'https://asterly.example',
  SMTP_URL: 'smtps://u:p@mail.example',
  MAIL_FROM: 'hello@asterly.example',
  TRUSTED_PROXY: '10.0.0.0/8',
  CODE_SECRET: 'c'.repeat(32),
  OPERATOR_COMPANY: 'Stars Ltd',
  AGREEMENTS_SINCE: '2027-01-31',
  SUPPORT_EMAIL: 'help@asterly.example',
};

describe('settings', () => {
  it('need nothing in development', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      APP_MODE: 'dev',
      PORT: 4173,
      HOST: '127.0.0.1',
      DATABASE_URL: null,
      TRUSTED_PROXY: [],
    });
    expect(settings.DATA_DIR).toMatch(/\/data$/);
  });

  it.each([
    ['PORT', 'many', 'PORT must be a whole number from 0 to 65535, not "many".'],
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['APP_MODE', 'prod', 'APP_MODE must be dev or production, not "prod".'],
    [
      'PUBLIC_URL',
      'asterly.example',
      'PUBLIC_URL must be an address that begins with http:// or https://, not "asterly.example".',
    ],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://, not "mysql://x".',
    ],
    ['WELCOME_COINS', '-1', 'WELCOME_COINS must be a whole number from 0 to 100000, not "-1".'],
    ['SMTP_URL', 'smtp://mail.example', 'MAIL_FROM must be set too, since SMTP_URL is.'],
    ['TLS_KEY', '/x', 'TLS_CERT must be set too, since TLS_KEY is.'],
    [
      'HOST',
      '0.0.0.0',
      'HOST must be a loopback address in dev, since codes are shown to everybody who can reach it, not "0.0.0.0".',
    ],
    [
      'PUBLIC_URL',
      'https://asterly.example',
      'PUBLIC_URL must be an address of this machine in dev, since codes are shown to everybody who can reach it, not "https://asterly.example"; for people set APP_MODE=production.',
    ],
    ['SUPPORT_EMAIL', 'help', 'SUPPORT_EMAIL must be an e-mail address, not "help".'],
  ])('%s=%s stops the start with a sentence', (name, value, sentence) => {
    expect(complaint({ [name]: value })).toBe(sentence);
  });

  it('tell every bad value at once', () => {
    expect(complaint({ PORT: 'x', OPENAI_BASE_URL: 'y' }).split('\n')).toHaveLength(2);
  });

  it('of production name what is missing', () => {
    expect(complaint(EARNEST)).toBe('');
    for (const name of ['DATABASE_URL', 'PUBLIC_URL'] as const)
      expect(complaint({ ...EARNEST, [name]: '' })).toMatch(new RegExp(`^${name} `));
    expect(complaint({ ...EARNEST, SMTP_URL: '', MAIL_FROM: '' })).toMatch(
      /^A code sender is missing: set SMS_ACCESS_KEY_ID/,
    );
    expect(complaint({ ...EARNEST, PUBLIC_URL: 'http://asterly.example' })).toContain('https://');
    expect(complaint({ APP_MODE: 'production' }).split('\n')).toHaveLength(6);
  });

  it.each([
    ['TRUSTED_PROXY', '', 'TRUSTED_PROXY must name the proxy'],
    ['TRUSTED_PROXY', '0.0.0.0/0', 'TRUSTED_PROXY must name proxies of your own, not "0.0.0.0/0"'],
    ['TRUSTED_PROXY', '10.0.0.1, ::/0', 'not "::/0"'],
    ['TRUSTED_PROXY', 'proxy.example', 'not "proxy.example"'],
    ['ORIGINS', 'http://moonpalace.example', 'ORIGINS must begin with https://'],
    ['CODE_SECRET', '', 'CODE_SECRET must be set in production'],
    ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_SECRET_KEY is a key for tests'],
    ['OPENAI_BASE_URL', 'http://model.example/v1', 'OPENAI_BASE_URL must begin with https://'],
    ['ALIPAY_URL', 'http://openapi.alipay.com/gateway.do', 'ALIPAY_URL must begin with https://'],
    ['ALIPAY_URL', 'https://openapi-sandbox.dl.alipaydev.com/gateway.do', 'ALIPAY_URL is one for tests'],
    ['WECHAT_PAY_URL', 'https://api.mch.weixin.qq.com/sandboxnew', 'WECHAT_PAY_URL is one for tests'],
  ])('that endanger people stop the start in production: %s=%s', (name, value, sentence) => {
    const kin = { STRIPE_WEBHOOK_SECRET: name === 'STRIPE_SECRET_KEY' ? 'w' : '', OPENAI_API_KEY: 'sk-1' };
    expect(complaint({ ...EARNEST, ...kin, [name]: value })).toContain(sentence);
  });

  it('may leave the proxy out where the server speaks HTTPS itself, and name a model beside it', () => {
    const own = { ...EARNEST, TRUSTED_PROXY: '', TLS_CERT: '/c.pem', TLS_KEY: '/k.pem' };
    expect(complaint({ ...own, OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1', OPENAI_API_KEY: 'k' })).toBe('');
  });

  it.each([
    ['OPERATOR_COMPANY', {}],
    ['AGREEMENTS_SINCE', {}],
    ['SUPPORT_EMAIL', {}],
    ['SUPPORT_EMAIL_MOONPALACE', { ORIGINS: 'https://moonpalace.example' }],
  ])('that only the operator can say stop the start in production where they are missing: %s', (name, env) => {
    expect(complaint({ ...EARNEST, ...env, [name]: '' })).toMatch(new RegExp(`^${name} must`));
    expect(complaint({ ...EARNEST, ...env, SUPPORT_EMAIL_MOONPALACE: 'help@moonpalace.example' })).toBe('');
    expect(complaint({ [name]: '' })).toBe('');
  });

  it('of a brand by whose hostname nobody comes are wanted of nobody', () => {
    const moon = { ...EARNEST, PUBLIC_URL: 'https://moonpalace.example', SUPPORT_EMAIL: '' };
    expect(complaint(moon)).toMatch(/^SUPPORT_EMAIL_MOONPALACE must/);
    const whole = { ...moon, SUPPORT_EMAIL_MOONPALACE: 'help@moonpalace.example' };
    expect(complaint(whole)).toBe('');
    expect(missingFilings(readSettings(whole))).toMatch(/: ICP_NUMBER_MOONPALACE\.$/);
  });

  it('say which filing is missing for the brands that are served, and start without it', () => {
    const both = {
      ...EARNEST,
      ORIGINS: 'https://moonpalace.example',
      SUPPORT_EMAIL_MOONPALACE: 'help@moonpalace.example',
    };
    expect(missingFilings(readSettings(both))).toMatch(/: ICP_NUMBER and ICP_NUMBER_MOONPALACE\.$/);
    expect(missingFilings(readSettings({ ...both, ICP_NUMBER_MOONPALACE: '2' }))).toMatch(/: ICP_NUMBER\.$/);
    expect(missingFilings(readSettings({ ...EARNEST, ICP_NUMBER: '1' }))).toBe(null);
    expect(complaint({ AGREEMENTS_SINCE: '2027-02-30' })).toContain('AGREEMENTS_SINCE must be a day');
  });

  it('all stand in one table', () => {
    for (const name of Object.keys(SETTINGS)) expect(settingsTable()).toContain(`| \`${name}\` |`);
  });
});

describe('the program', () => {
  it('refuses to run in production without its needs, naming them', async () => {
    const { code, said } = await runServer(folder, 'main', { DATA_DIR: dataDir }).ended();
    expect(code).toBe(1);
    expect(said).toContain('DATABASE_URL');
    expect(said).toContain('PUBLIC_URL');
    expect(said).toContain('A code sender is missing');
    expect(said).not.toContain('at file:');
  });

  it.each(['--nonsense', '--todya', '--dry-run', 'today', '-h'])('refuses what is no command: %s', async (word) => {
    const { code, said } = await runServer(folder, 'dev', { DATA_DIR: dataDir, PORT: '0' }, [word]).ended();
    expect([code, said]).toEqual([
      1,
      `"${word}" is no command. --help lists the commands; without one a server is started.\n`,
    ]);
  });

  it('lists its commands, all that there are, and says its version, without settings', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'));
    expect(await runServer(folder, 'main', {}, ['--version']).ended()).toEqual({ code: 0, said: `${version}\n` });
    const help = await runServer(folder, 'main', {}, ['--help']).ended();
    expect(help.code).toBe(0);
    const listed = [...help.said.matchAll(/^(--[a-z-]+)/gm)].map(([, name]) => name);
    const known = [...Object.keys(CHANGES), ...Object.keys(LOOKS), ...Object.keys(ASIDE)];
    expect(listed).toEqual(expect.arrayContaining(known));
    const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
    expect(listed.filter((name) => !new RegExp(`[\` ]${name}[\` ]`).test(page))).toEqual([]);
    for (const [, name = ''] of page.matchAll(/^\| `(--[a-z-]+)/gm)) expect(listed).toContain(name);
  });

  it('says no word when whoever reads a list has enough of it', async () => {
    const program = runServer(folder, 'dev', { DATA_DIR: dataDir }, ['--settings']);
    program.process.stdout?.destroy();
    expect(await program.ended()).toEqual({ code: 0, said: '' });
  });

  it('for development never runs in production', async () => {
    const { code, said } = await runServer(folder, 'dev', { ...EARNEST, DATA_DIR: dataDir }).ended();
    expect([code, said]).toEqual([1, expect.stringContaining('APP_MODE is production')]);
  });

  it('says when its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const { code, said } = await runServer(folder, 'dev', { PORT: String(port), DATA_DIR: dataDir }).ended();
    other.close();
    expect([code, said]).toEqual([1, `PORT ${port} is taken by another program. Stop it or set PORT to a free one.\n`]);
  });

  it('of production runs on real providers, and has nothing of development in it', async () => {
    const program = runServer(folder, 'main', {
      ...EARNEST,
      DATABASE_URL: 'embedded',
      PUBLIC_URL: 'http://127.0.0.1:1',
      DATA_DIR: dataDir,
      PORT: '0',
    });
    const home = /listening on (\S+)\)/.exec(await program.ready().then(program.said))![1]!;
    expect(program.said()).toMatch(/Ready at .* Version \d+\.\d+\.\d+\S*\.$/m);
    expect(await (await fetch(`${home}/healthz`)).text()).toMatch(/^ok \d+\.\d+\.\d+\S*\n$/);
    expect((await fetch(`${home}/dev/inbox`)).status).toBe(404);
    const ask = (name: string, payload: object) =>
      fetch(`${home}/fast/tarot/api/v1/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://127.0.0.1:1' },
        body: JSON.stringify(payload),
      }).then((response) => response.json());
    expect(await ask('message/create', { phone: '13800138000' })).toMatchObject({ code: ERRORS.not_open.code });
    const params = await (await fetch(`${home}/fast/tarot/api/v2/global_params`)).json();
    expect(params.data[0]).toMatchObject({
      ai_reader: null,
      welcome_coins: 0,
      sandbox: false,
      login: { phone: false, email: true, wechat: false, facebook_app_id: null },
    });
    program.process.kill('SIGTERM');
    const ended = await program.ended();
    expect(ended.code).toBe(0);
    expect(ended.said).toContain('Payments are off: set WECHAT_PAY_MCH_ID');
    const dev = await runServer(folder, 'dev', { DATA_DIR: dataDir, PORT: '0' }).ended();
    expect([dev.code, dev.said]).toEqual([1, expect.stringContaining('database is one of production')]);

    const loaded = new Set<string>();
    const follow = (file: string) => {
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const [, next] of readFileSync(join(folder, file), 'utf8').matchAll(/["']\.\/([\w.-]+\.js)["']/g))
        follow(next!);
    };
    follow('main.js');
    const shipped = [...loaded].map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    expect(loaded.size).toBeGreaterThan(2);
    expect(shipped).not.toContain('asterly-development-stand-in');
    expect(shipped).not.toContain('/dev/inbox');
    expect(shipped).not.toContain('sandbox_trades');
    expect(readdirSync(folder)).toContain('dev.js');
  });
});

it('A database that holds play money is none of production', async () => {
  const room = roomFor('fence');
  const dev = runServer(folder, 'dev', { DATA_DIR: room, PORT: '0' });
  const home = await dev.ready();
  const visitor = new Visitor(home);
  await visitor.call('email/verify_code', { email: 'ada@example.org' });
  const letters = (await (await fetch(`${home}/dev/inbox.json`)).json()) as { code: string }[];
  const { data } = await visitor.call('email_login', { email: 'ada@example.org', code: letters[0]!.code });
  visitor.token = data[0].tarot_session;
  expect((await buyCoins(visitor)).state).toBe('in_payment');
  dev.process.kill('SIGTERM');
  await dev.ended();
  const env = { ...EARNEST, DATABASE_URL: 'embedded', DATA_DIR: room, PORT: '0' };
  const { code, said } = await runServer(folder, 'main', env).ended();
  expect([code, said]).toEqual([1, expect.stringContaining('holds play money of the sandbox')]);
  rmSync(room, { recursive: true, force: true });
});
