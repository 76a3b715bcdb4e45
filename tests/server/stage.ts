import { join } from 'node:path';
import type { Providers } from '../../server/core/context.ts';
import { LIMITS, type Limits } from '../../server/core/limits.ts';
import type { TimeLimits } from '../../server/core/time-limits.ts';
import type { Facts } from '../../server/log.ts';
import { devWiring } from '../../server/providers/dev/wiring.ts';
import { type Running, start } from '../../server/run.ts';
import { readSettings } from '../../server/settings/read.ts';
import { callPath, type Version } from '../../src/contract/call.ts';
import { type Answer, CALLS, type CallName, type Payload } from '../../src/contract/calls.ts';
import type { Envelope } from '../../src/contract/envelope.ts';
import { createTestDatabase } from './test-database.ts';

/** Limits that no ordinary test meets; a test of limits brings its own. */
const WIDE = Object.fromEntries(
  Object.keys(LIMITS).map((name) => [name, { count: 1_000_000, seconds: 60 }]),
) as unknown as Limits;

export interface Stage {
  readonly running: Running;
  readonly home: string;
  readonly log: string[];
  /** The same with who and where. */
  readonly events: { line: string; facts: Facts }[];
  /** Moves the server's clock on. */
  advance(seconds: number): void;
  /** The newest code sent to a phone or address. */
  codeFor(subject: string): Promise<string>;
  visitor(): Visitor;
  /** Somebody new who has logged in, perhaps by an invitation. */
  enter(inviter?: string): Promise<Visitor>;
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

interface Props {
  env?: Record<string, string>;
  limits?: Partial<Limits>;
  providers?: (real: Providers) => Providers;
  appDir?: string;
  sweeps?: boolean;
  timeLimits?: Partial<TimeLimits>;
  databaseSilenceMs?: number;
  /** The server then goes by the database's clock, which `advance` does not move. */
  machineClock?: () => Date;
}

/** A folder that does not exist: most servers of the tests have no app. */
const NO_APP = '/nonexistent/app';

let numbers = 0;

/** A real server on a port of its own over a database of its own; with DATABASE_URL or DATA_DIR over the one they name. */
export async function openStage({
  env = {},
  limits = WIDE,
  providers,
  appDir,
  sweeps = true,
  timeLimits = {},
  databaseSilenceMs,
  machineClock,
}: Props = {}): Promise<Stage> {
  const own = env.DATABASE_URL || env.DATA_DIR ? null : await createTestDatabase();
  const settings = readSettings({ PORT: '0', ...(own ? { DATABASE_URL: own.url } : {}), ...env });
  let shift = 0;
  const log: string[] = [];
  const events: Stage['events'] = [];
  const outfit = devWiring(settings, (line) => log.push(line));
  const running = await start(
    settings,
    providers ? { ...outfit, providers: (queries) => providers(outfit.providers(queries)) } : outfit,
    {
      appDir: appDir ?? NO_APP,
      previewProgram: join(import.meta.dirname, '../../dist/server/previews.js'),
      ...(machineClock ? { machineClock } : { clock: () => new Date(Date.now() + shift) }),
      limits,
      timeLimits,
      ...(databaseSilenceMs === undefined ? {} : { databaseSilenceMs }),
      sweeps,
      log: (line, facts = {}) => {
        log.push(line);
        events.push({ line, facts });
      },
    },
  );
  const home = `http://127.0.0.1:${running.port}`;
  const stage: Stage = {
    running,
    home,
    log,
    events,
    advance: (seconds) => {
      shift += seconds * 1000;
    },
    async codeFor(subject) {
      const letters = (await (await fetch(`${home}/dev/inbox.json`)).json()) as { to: string; code: string }[];
      const letter = letters.find(({ to }) => to === subject);
      if (!letter) throw new Error(`no code was sent to ${subject}`);
      return letter.code;
    },
    visitor: () => new Visitor(home),
    async enter(inviter) {
      const visitor = new Visitor(home);
      numbers += 1;
      const phone = `+8613${String(numbers).padStart(9, '0')}`;
      await visitor.call('message/create', { phone });
      const { data } = await visitor.call('phone_login', { phone, code: await stage.codeFor(phone), inviter });
      visitor.token = (data as Answer<'phone_login'>)[0].tarot_session;
      return visitor;
    },
    query: async (sql, values) => (await running.context.database.pool.query(sql, values)).rows as never,
    async close() {
      await running.stop();
      await own?.drop();
    },
  };
  return stage;
}

export interface Heard extends Envelope {
  readonly http: number;
  readonly headers: Headers;
}

export type Answered<Name extends CallName> = Omit<Heard, 'data'> & { data: Answer<Name> };

interface Manner {
  version?: Version;
  /** null sends none. */
  origin?: string | null;
  language?: string;
  headers?: Record<string, string>;
}

/** A browser: keeps cookies, sends its origin with every write, shows the token in the header. */
export class Visitor {
  readonly home: string;
  readonly cookies: Map<string, string>;
  token: string | null = null;
  constructor(home: string, cookies = new Map<string, string>()) {
    this.home = home;
    this.cookies = cookies;
  }

  /** The same browser at another server of the same database. */
  at(home: string): Visitor {
    const there = new Visitor(home, this.cookies);
    there.token = this.token;
    return there;
  }

  async call<Name extends CallName>(name: Name, payload: Payload<Name>, manner: Manner = {}): Promise<Answered<Name>> {
    return (await this.callAnything(name, payload, manner)) as Answered<Name>;
  }

  /** What the contract would not let through, too. */
  async callAnything(name: CallName, payload: unknown, manner: Manner = {}): Promise<Heard> {
    const call = CALLS[name];
    const path = callPath(call, manner.version ?? 'v1');
    const query = call.method === 'GET' ? `?${new URLSearchParams(payload as Record<string, string>)}` : '';
    const body = call.method === 'POST' ? JSON.stringify(payload) : undefined;
    const response = await this.fetch(
      path + query,
      { method: call.method, ...(body === undefined ? {} : { body }) },
      manner,
    );
    return { ...((await response.json()) as Envelope), http: response.status, headers: response.headers };
  }

  async fetch(path: string, init: RequestInit = {}, { origin, language, headers }: Manner = {}): Promise<Response> {
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = origin === undefined ? this.home : origin;
    const response = await fetch(this.home + path, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(init.method === 'POST'
          ? { 'Content-Type': 'application/json', ...(sent === null ? {} : { Origin: sent }) }
          : {}),
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
        ...(cookies ? { Cookie: cookies } : {}),
        ...(language ? { 'Accept-Language': language } : {}),
        ...headers,
      },
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  #keep(cookie: string): void {
    const [pair = '', ...cut] = cookie.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (cut.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
