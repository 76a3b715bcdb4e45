import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userInfo } from '../../src/contract/account.ts';
import { globalParams } from '../../src/contract/params.ts';
import { antidirt, spreadAskAvailable } from '../../src/contract/readings.ts';
import { setCaller } from '../../src/service/caller.ts';
import { callServer } from '../../src/service/client.ts';
import { isOnline, setOnline } from '../../src/service/connection.ts';
import { ConnectionFailure, isFinal, Refusal, SessionOver } from '../../src/service/refusal.ts';

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  type?: string;
  body: string;
}

let server: Server;
let reply: Reply | 'cut';
let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let missing = 0;
const realFetch = globalThis.fetch;

const json = (code: number, data: unknown[], message = '', status = code === 0 ? 1 : 0): Reply => ({
  body: JSON.stringify({ code, data, status, message }),
});

beforeAll(async () => {
  server = createServer((incoming, answer) => {
    let body = '';
    incoming.on('data', (part) => {
      body += part;
    });
    incoming.on('end', () => {
      asked.push({ method: incoming.method!, url: incoming.url!, headers: incoming.headers, body });
      if (reply === 'cut') return incoming.socket.destroy();
      const headers = { 'Content-Type': reply.type ?? 'application/json', ...reply.headers };
      answer.writeHead(reply.status ?? 200, headers).end(reply.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  globalThis.fetch = (input, init) => realFetch(new URL(String(input), origin), init);
});
afterAll(() => {
  globalThis.fetch = realFetch;
  server.close();
});
beforeEach(() => {
  asked = [];
  missing = 0;
  setOnline(true);
  setCaller({ version: 'v1', locale: () => 'zh-TW', token: () => 'abc', onSessionMissing: () => missing++ });
});
afterEach(() => setOnline(true));

const price = {
  available: false,
  level: 'ai',
  price: 9,
  balance: 3,
  covered: false,
  source: null,
  reason: 'Not enough coins',
  desk: null,
  risk: null,
};
const offer = { spread_id: 3, level: 'ai' as const, question: 'How?' };

describe('the client of the API', () => {
  it('asks under the base path, in the version of the brand, with locale and token', async () => {
    reply = json(0, [{ ...price, available: true }]);
    await callServer(spreadAskAvailable, offer);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/fast/tarot/api/v1/spread_level_ask_available' });
    expect(asked[0]!.headers).toMatchObject({ authorization: 'Bearer abc', 'accept-language': 'zh-TW' });
    expect(JSON.parse(asked[0]!.body)).toEqual(offer);
    setCaller({ version: 'v2', locale: () => 'en-US', token: () => null, onSessionMissing: () => {} });
    await callServer(spreadAskAvailable, offer);
    expect(asked[1]!.url).toBe('/fast/tarot/api/v2/spread_level_ask_available');
    expect(asked[1]!.headers.authorization).toBeUndefined();
  });

  it.each([
    ['code 0, whatever the status', 0, 0],
    ['status 1, whatever the code', 7, 1],
  ])('takes %s for a success', async (_, code, status) => {
    reply = json(code, [{ ...price, available: true }], '', status);
    expect(await callServer(spreadAskAvailable, offer)).toEqual([{ ...price, available: true }]);
  });

  it('takes code -1 with anything but available false for a refusal', async () => {
    for (const data of [[], [{ ...price, available: true }], [{}]]) {
      reply = json(-1, data, 'No');
      await expect(callServer(spreadAskAvailable, offer)).rejects.toBeInstanceOf(Refusal);
    }
  });

  it('takes code -1 with available false for an answer', async () => {
    reply = json(-1, [price], 'Not enough coins');
    expect(await callServer(spreadAskAvailable, offer)).toEqual([price]);
  });

  it('takes any other code for a refusal in the server’s own words', async () => {
    reply = json(4203, [], 'Your question carries risk, please change a question');
    await expect(callServer(antidirt, { question: 'x' })).rejects.toThrow(
      new Refusal('Your question carries risk, please change a question', 4203),
    );
    reply = { ...json(5000, [], '服務異常，請重試'), status: 500 };
    await expect(callServer(antidirt, { question: 'x' })).rejects.toBeInstanceOf(Refusal);
    expect(isOnline()).toBe(true);
  });

  it.each(['without session', 'session not exist'])('tells the session of "%s"', async (message) => {
    reply = { ...json(4010, [], message), status: 401 };
    await expect(callServer(userInfo, {})).rejects.toBeInstanceOf(SessionOver);
    expect(missing).toBe(1);
  });

  it('ends nobody’s session by a late answer to somebody who was here before', async () => {
    let token = 'abc';
    setCaller({ version: 'v1', locale: () => 'en-US', token: () => token, onSessionMissing: () => missing++ });
    reply = { ...json(4010, [], 'session not exist'), status: 401 };
    const late = callServer(userInfo, {});
    token = 'def';
    await expect(late).rejects.toBeInstanceOf(SessionOver);
    expect(missing).toBe(0);
  });

  it.each([
    ['a risky question', 4203, 'Your question carries risk, please change a question', true],
    ['too few coins', 4207, '余额不足，请先充值', true],
    ['a failure of the server, which may have acted', 5000, '服務異常，請重試', false],
    ['too many requests', 4290, 'Too many requests, please try again later', false],
    ['a login that ended', 4011, 'session not exist', false],
  ])('sends the same again under its key after all but a final no: %s', async (_, code, message, final) => {
    reply = json(code, [], message);
    const reason: unknown = await callServer(antidirt, { question: 'x' }).catch((refused: unknown) => refused);
    expect(reason).toBeInstanceOf(Refusal);
    expect(isFinal(reason)).toBe(final);
  });

  it.each<[string, Reply | 'cut']>([
    ['a login page of somebody’s network', { type: 'text/html', body: '<html>Welcome</html>' }],
    ['broken JSON', { body: '{"code":0,"data":[' }],
    ['JSON that is no envelope', { body: '{"hello":1}' }],
    ['nothing', { body: '' }],
    ['a gateway’s page', { status: 503, type: 'text/html', body: '<h1>503</h1>' }],
    ['a cut line', 'cut'],
  ])('takes %s for a failed line, once, without asking again', async (_, fault) => {
    reply = fault;
    await expect(callServer(globalParams, {})).rejects.toBeInstanceOf(ConnectionFailure);
    expect(asked).toHaveLength(1);
    expect(isOnline()).toBe(false);
  });

  it('takes an answer that the contract does not know for an error, never for data', async () => {
    reply = json(0, [{ available: 'perhaps' }]);
    await expect(callServer(spreadAskAvailable, offer)).rejects.toBeInstanceOf(ConnectionFailure);
  });
});

describe('a failure of the server itself', () => {
  const failing = (status: number, headers: Record<string, string>): Reply => ({
    ...json(5000, [], 'Service exception, please try again'),
    status,
    headers,
  });
  const failureOf = async (told: Reply) => {
    reply = told;
    const reason = await callServer(globalParams, {}).catch((fault: unknown) => fault);
    return reason instanceof Refusal ? reason.failure : reason;
  };

  it('bears the name of the request, and how long the phone is to be quiet', async () => {
    expect(await failureOf(failing(503, { 'X-Request-Id': 'abc123', 'Retry-After': '5' }))).toEqual({
      requestId: 'abc123',
      retryAfterMs: 5000,
    });
    expect(await failureOf(failing(500, { 'X-Request-Id': 'abc123' }))).toEqual({
      requestId: 'abc123',
      retryAfterMs: 0,
    });
    for (const strange of ['soon', '-3', 'Infinity', ''])
      expect(await failureOf(failing(503, { 'Retry-After': strange }))).toEqual({ requestId: '', retryAfterMs: 0 });
  });

  it('is none where the server says no', async () => {
    expect(await failureOf({ ...failing(404, { 'X-Request-Id': 'abc123' }) })).toBeNull();
    expect(await failureOf(json(4303, [], 'No order found'))).toBeNull();
  });
});

describe('an answer that does not come', () => {
  const never = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const silent: typeof fetch = (_, init) => never(init?.signal);
  /** The headers come at once, the rest never does. */
  const cutAfterHeaders: typeof fetch = async (_, init) => {
    const answer = new Response('{', { headers: { 'Content-Type': 'application/json' } });
    return Object.assign(answer, { text: () => never(init?.signal) });
  };
  let before: typeof fetch;

  beforeEach(() => {
    before = globalThis.fetch;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    globalThis.fetch = before;
    vi.useRealTimers();
  });

  it.each<[string, typeof fetch, AbortSignal | undefined]>([
    ['where nothing else ends the call', silent, undefined],
    ['where the caller could end it, too', silent, new AbortController().signal],
    ['where only its headers come', cutAfterHeaders, undefined],
  ])('is waited for 120 seconds %s', async (_, network, signal) => {
    globalThis.fetch = network;
    let failure: unknown;
    const asking = callServer(globalParams, {}, signal).catch((reason: unknown) => {
      failure = reason;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await asking;
    expect(failure).toBeInstanceOf(ConnectionFailure);
    expect(isOnline()).toBe(false);
  });

  it.each([
    ['before it is made', true],
    ['while it waits', false],
  ])('is given up when its caller ends it %s, which says nothing of the network', async (_, atOnce) => {
    globalThis.fetch = silent;
    const caller = new AbortController();
    if (atOnce) caller.abort();
    const asking = callServer(globalParams, {}, caller.signal);
    const refused = expect(asking).rejects.toBeInstanceOf(ConnectionFailure);
    await vi.advanceTimersByTimeAsync(1000);
    caller.abort();
    await refused;
    expect(isOnline()).toBe(true);
  });
});
