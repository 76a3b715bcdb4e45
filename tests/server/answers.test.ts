import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../server/core/limits.ts';
import { asking, readToEnd } from './asking.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';

let stage: Stage;
let ada: Visitor;
let order_id: string;

beforeAll(async () => {
  stage = await openStage({ env: { PUBLIC_URL: 'https://asterly.localhost' } });
  ada = await stage.enter();
  order_id = (await ada.call('spread_level_ask', asking())).data[0].order_id;
  await readToEnd(ada, order_id);
});
afterAll(() => stage.close());

describe('every answer', () => {
  it('bears the headers that keep it from being taken for something else', async () => {
    const visitor = stage.visitor();
    for (const answer of [
      await visitor.fetch('/fast/tarot/api/v2/global_params'),
      await visitor.fetch('/fast/tarot/api/v1/user_info'),
      await visitor.fetch('/fast/tarot/api/v1/nowhere'),
      await visitor.fetch('/fast/tarot/api/v1/wx_login?referer=/user'),
      await visitor.fetch('/fast/tarot/api/v1/wx_login/back?code=x&state=y'),
      await ada.fetch(`/fast/tarot/api/v1/order_stream?order_id=${order_id}`),
      await visitor.fetch('/pay/notify/sandbox', { method: 'POST', body: '{}' }),
      await visitor.fetch('/dev/inbox'),
      await visitor.fetch('/'),
      await visitor.fetch('/assets/nothing.js'),
    ]) {
      const { headers, url } = answer;
      expect(headers.get('content-security-policy'), url).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers.get('x-content-type-options'), url).toBe('nosniff');
      expect(headers.get('strict-transport-security'), url).toMatch(/max-age=31536000; includeSubDomains/);
      expect(headers.get('referrer-policy'), url).not.toBeNull();
      expect(headers.get('access-control-allow-origin'), url).toBeNull();
      await answer.body?.cancel();
    }
  });

  it('of the API is kept by no cache', async () => {
    for (const path of ['user_info', 'order_list'])
      expect((await ada.fetch(`/fast/tarot/api/v1/${path}`)).headers.get('cache-control')).toBe('no-store');
  });

  it('to TRACE is a no that repeats nothing', async () => {
    for (const path of ['/', '/fast/tarot/api/v1/user_info']) {
      const { status, body } = await trace(path);
      expect(status).toBe(405);
      expect(body).not.toContain('whisper');
    }
  });

  it('to a query that reaches for the prototype is the plain one', async () => {
    const response = await stage
      .visitor()
      .fetch('/fast/tarot/api/v2/global_params?__proto__=x&constructor=y&locale=zh-TW&locale=en');
    expect(((await response.json()) as { data: { support_hours: string }[] }).data[0]!.support_hours).toContain('平日');
    expect({}.constructor).toBe(Object);
  });
});

describe('what is costly', () => {
  it('is counted, though it only looks: streams by person, pictures of the sky and ways to WeChat by address', async () => {
    const few = { count: 3, seconds: 60 };
    const strict = await openStage({
      limits: { ...LIMITS, streamByPerson: few, skyByAddress: few, consentByAddress: few },
    });
    const eve = await strict.enter();
    const { data } = await eve.call('spread_level_ask', asking());
    const { order_id } = data[0];
    await readToEnd(eve, order_id);
    const ask = async (path: string) => {
      const response = await eve.fetch(`/fast/tarot/api/v1/${path}`);
      await response.body?.cancel();
      return response.status;
    };
    for (const [path, well] of [
      [`order_stream?order_id=${order_id}`, 200],
      ['default_natal_svg', 200],
      ['wx_login?referer=/user', 302],
    ] as const) {
      const heard: number[] = [];
      for (let time = 0; time < 4; time += 1) heard.push(await ask(path));
      expect(heard).toEqual([well, well, well, 429]);
      strict.advance(61);
      expect(await ask(path)).toBe(well);
    }
    await strict.close();
  });
});

describe('cookies over https', () => {
  it('are bound to this host and this site, and what script need not read it cannot', async () => {
    const visitor = stage.visitor();
    await visitor.call('message/create', { phone: '+8613612347777' });
    const entered = await visitor.call('phone_login', {
      phone: '+8613612347777',
      code: await stage.codeFor('+8613612347777'),
    });
    for (const cookie of entered.headers.getSetCookie())
      expect(cookie).toMatch(/^__Host-tarot_\w+=.*; Path=\/; .*SameSite=Lax; Secure; HttpOnly$/);
  });
});

function trace(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(stage.home + path, { method: 'TRACE', headers: { Cookie: 'a=whisper' } }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => {
        body += part.toString();
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}
