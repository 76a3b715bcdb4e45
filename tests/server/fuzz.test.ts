import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languageOf } from '../../server/core/language.ts';
import { type Call, callPath } from '../../src/contract/call.ts';
import { CALLS, type CallName } from '../../src/contract/calls.ts';
import { isAnswer } from '../../src/contract/envelope.ts';
import { ERRORS } from '../../src/contract/errors.ts';
import { LANGUAGES, type Language } from '../../src/domain/language.ts';
import { arbitraryOf } from './arbitrary.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';
import { countWrites } from './writes.ts';

/** `FUZZ_RUNS=2000` is the long run. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25);
const KNOWN = new Set(Object.values(ERRORS).map(({ code }) => code));
const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Set(Object.values(ERRORS).map((words) => words[language]))]),
) as Record<Language, Set<string>>;
let stage: Stage;
let ada: Visitor;
let writes: () => Promise<number>;
beforeAll(async () => {
  // a long run is there when payments lapse, and that is no call's doing
  stage = await openStage({ sweeps: false });
  ada = await stage.enter();
  writes = await countWrites(stage);
});
afterAll(() => stage.close());

/** What every table holds, but for the counters of limits and the time a session was last seen. */
async function everything(): Promise<string> {
  const tables = await stage.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'limits' order by 1",
  );
  const row = (name: string) => (name === 'sessions' ? "(to_jsonb(t) - 'seen_at')::text" : 't::text');
  const sums = tables.map(
    ({ name }) =>
      `(select count(*) || ' ' || coalesce(md5(string_agg(${row(name)}, '' order by ${row(name)})), '') from ${name} t) as ${name}`,
  );
  return JSON.stringify(await stage.query(`select ${sums.join(', ')}`));
}

/** The language of an answer: that of the payload, where it names one, else that of the browser. */
function spoken(sent: unknown, browser: Language): Language {
  const locale: unknown = typeof sent === 'object' && sent !== null ? Reflect.get(sent, 'locale') : undefined;
  return typeof locale === 'string' && locale !== '' && locale.length <= 35 ? languageOf(locale) : browser;
}

/** Who asks goes on asking: only other sessions are logged out. */
function sparing(name: CallName, sent: unknown): unknown {
  return name === 'logout' ? { session_id: randomUUID(), ...(sent as object), everywhere: false } : sent;
}

const calls = Object.entries(CALLS) as [CallName, Call][];

describe.each(calls)('%s', (name, call) => {
  const payloads = arbitraryOf(call.payload);
  /** What arrives of a payload: all of a body; of a query its texts, as long as an address may be. */
  const arriving = (payload: unknown): unknown => {
    if (call.method === 'POST') return JSON.parse(JSON.stringify(payload)) as unknown;
    const fields = Object.entries((payload ?? {}) as object).slice(0, 12);
    const texts = fields.map(([key, value]): [string, string] => [
      key.slice(0, 60),
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 90),
    ]);
    return Object.fromEntries(new URLSearchParams(texts));
  };

  it('refuses what the contract does not let through, in the envelope and the caller’s language, and writes nothing', async () => {
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(payloads.bad, fc.constantFrom(...LANGUAGES), async (payload, language) => {
        const sent = arriving(payload);
        fc.pre(!safeParse(call.payload, sent).success);
        const heard = await ada.callAnything(name, sent, { language });
        expect(WORDS[spoken(sent, language)]).toContain(heard.message);
        expect(heard.http).toBeLessThan(500);
        expect(heard.status).toBe(0);
        expect(KNOWN).toContain(heard.code);
        expect(heard.message).not.toBe('');
        expect(heard.message).not.toMatch(/expected|invalid|received|error:|\bat \//i);
        expect(Array.isArray(heard.data)).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(await everything()).toBe(before);
  });

  it('answers whatever comes with an answer of the contract or a clear no, and a no writes nothing', async () => {
    if (call.form !== 'envelope') return;
    const before = await everything();
    let written = await writes();
    await fc.assert(
      fc.asyncProperty(payloads.any, async (payload) => {
        const heard = await ada.callAnything(name, sparing(name, arriving(payload)));
        expect(heard.http).toBeLessThan(500);
        if (heard.status === 1) expect(safeParse(call.data, heard.data).success).toBe(true);
        else expect(isAnswer(heard as never) || KNOWN.has(heard.code)).toBe(true);
        if (call.method === 'GET') return;
        const [earlier, now] = [written, await writes()];
        written = now;
        if (heard.status !== 1) expect(now).toBe(earlier);
      }),
      { numRuns: RUNS },
    );
    // An invitation code is made at the first look and the same ever after.
    if (call.method === 'GET' && name !== 'create_inviter') expect(await everything()).toBe(before);
  });

  if (call.form !== 'envelope')
    it('answers whatever comes with its own kind of answer or a clear no', async () => {
      const visitor = call.who === 'anyone' ? stage.visitor() : ada;
      await fc.assert(
        fc.asyncProperty(payloads.any, async (payload) => {
          const query = new URLSearchParams(arriving(payload) as Record<string, string>);
          const heard = await visitor.fetch(`${callPath(call, 'v1')}?${query}`);
          expect(heard.status).toBeLessThan(500);
          if (!heard.headers.get('content-type')?.includes('json')) return await heard.body?.cancel();
          expect(KNOWN).toContain(((await heard.json()) as { code: number }).code);
        }),
        { numRuns: RUNS },
      );
    });

  if (call.who !== 'anyone' && call.who !== 'guest')
    it('is for people who are logged in', async () => {
      const before = await everything();
      const stranger = stage.visitor();
      const heard = await stranger.callAnything(name, {});
      expect(heard.message).toBe('without session');
      expect(await everything()).toBe(before);
    });
});
