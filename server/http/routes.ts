import { type Context, Hono } from 'hono';
import { safeParse } from 'valibot';
import { API_BASE, type Call, callPath, type Version } from '../../src/contract/call.ts';
import { CALLS, type CallName } from '../../src/contract/calls.ts';
import type { Language } from '../../src/domain/language.ts';
import { findPerson } from '../account/sessions.ts';
import type { House } from '../core/context.ts';
import { companionName, readCookie, writeCookie } from '../core/cookies.ts';
import { knownDevice, nameDevice } from '../core/device.ts';
import type { HttpEnv } from '../core/http-env.ts';
import { languageOf } from '../core/language.ts';
import { spend } from '../core/limits.ts';
import type { Person } from '../core/person.ts';
import { type Ask, type Handlers, isSecure } from '../core/request.ts';
import { type Facts, nameFault } from '../log.ts';
import { Refusal, Unavailable } from '../refusal.ts';
import { addressReader } from './address.ts';
import { readBody, readQuery } from './body.ts';
import { complaintOf } from './complaint.ts';
import { type Reply, refusal, success, unavailable } from './envelope.ts';
import { checkOrigin, originBy, pageOrigin } from './origin.ts';
import { addSafety, safetyHeaders } from './safety.ts';
import { factsOf, tellBadInput, tellRefusal } from './watch.ts';

type Answering = (ask: Ask<CallName>) => Promise<readonly unknown[] | Response>;

const COMPANION_LIFE = 30 * 86_400;

/** The routes of the contract. A call that nobody answers yet says so in the caller's language. */
export function apiRoutes(house: House, handlers: Handlers): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>();
  const addressOf = addressReader(house.settings.TRUSTED_PROXY);
  for (const [name, call] of Object.entries(CALLS) as [CallName, Call][]) {
    const answer = handlers[name] as Answering | undefined;
    for (const version of call.version === 'brand' ? (['v1', 'v2'] as const) : [call.version]) {
      const path = callPath(call, version);
      api.on(call.method, path, (context) => run(house, call, version, answer, addressOf, context));
      api.all(path, (context) =>
        reply(house, context, refusal('wrong_method', languageOf(context.req.header('accept-language')))),
      );
    }
  }
  api.all(`${API_BASE}*`, (context) =>
    reply(house, context, refusal('no_call', languageOf(context.req.header('accept-language')))),
  );
  return api;
}

async function run(
  house: House,
  call: Call,
  version: Version,
  answer: Answering | undefined,
  addressOf: ReturnType<typeof addressReader>,
  context: Context<HttpEnv>,
): Promise<Response> {
  const cookies: string[] = [];
  let language = languageOf(context.req.header('accept-language'));
  let facts: Facts = {};
  try {
    const secure = isSecure(house);
    const cookieHeader = context.req.header('cookie') ?? null;
    const incoming = context.env.incoming as { socket?: { remoteAddress?: string } } | undefined;
    const address = addressOf(incoming?.socket?.remoteAddress ?? '', context.req.header('x-forwarded-for'));
    facts = factsOf(house, call, address, undefined);
    if (call.method === 'POST') checkOrigin(house, context.req);
    const raw = call.method === 'POST' ? await readBody(context.req) : readQuery(context.req);
    language = localeIn(raw) ?? language;
    const token = /^Bearer ([\w-]{20,100})$/.exec(context.req.header('authorization') ?? '')?.[1] ?? null;
    const person = await whoAsks(house, call, token, readCookie(cookieHeader, companionName(secure)));
    facts = factsOf(house, call, address, person?.sessionId);
    // Many people share an address behind one carrier, so whoever is known is counted alone, by `findPerson`.
    if (call.method === 'POST' && !person)
      await spend(house.database.queries, `write:address:${address}`, house.limits.writeByAddress, house.clock());
    if (person?.companion)
      cookies.push(writeCookie(companionName(secure), person.companion, { life: COMPANION_LIFE, secure }));
    const checked = safeParse(call.payload, raw);
    if (!checked.success) {
      const complaint = complaintOf(checked.issues);
      tellBadInput(house, call, complaint, checked.issues, facts);
      throw new Refusal(complaint);
    }
    if (!answer) throw new Refusal('not_open');
    const told = await answer({
      house,
      payload: checked.output as never,
      language,
      version,
      person,
      token,
      from: { address, device: deviceIn(call, cookieHeader, secure, cookies) },
      agent: context.req.header('user-agent') ?? '',
      cookies: cookieHeader,
      origin: originBy(house, context.req.header('host')),
      page: pageOrigin(house, context.req),
      gone: context.req.raw.signal,
      tell: (line) => house.log(line, facts),
      setCookie: (cookie) => cookies.push(cookie),
    });
    if (told instanceof Response) {
      for (const cookie of cookies) told.headers.append('Set-Cookie', cookie);
      return addSafety(told, secure);
    }
    return reply(house, context, success(told), cookies);
  } catch (reason) {
    return reply(house, context, replyTo(house, call, language, reason, facts), cookies);
  }
}

/** @throws Refusal in the two words that make the phone log out. */
async function whoAsks(
  house: House,
  call: Call,
  token: string | null,
  companion: string | null,
): Promise<Person | null> {
  if (token === null) {
    if (call.who !== 'anyone' && call.who !== 'guest') throw new Refusal('without_session');
    return null;
  }
  // Whoever needs no person is not asked for one: home must open with an old session in the pocket.
  if (call.who === 'anyone') return null;
  const person = await findPerson(house, token, companion, call.method === 'POST');
  if (!person && call.who === 'guest') return null;
  if (!person) throw new Refusal('session_not_exist');
  if (call.who === 'reader' && !person.reader) throw new Refusal('not_reader');
  return person;
}

/** A name of this browser for the limits, given with its first write. */
function deviceIn(call: Call, cookieHeader: string | null, secure: boolean, cookies: string[]): string {
  const known = knownDevice(cookieHeader, secure);
  if (known !== null) return known;
  if (call.method === 'GET') return 'new';
  const { device, cookie } = nameDevice(secure);
  cookies.push(cookie);
  return device;
}

function localeIn(raw: unknown): Language | null {
  const locale: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'locale') : undefined;
  return typeof locale === 'string' && locale !== '' && locale.length <= 35 ? languageOf(locale) : null;
}

function replyTo(house: House, call: Call, language: Language, reason: unknown, facts: Facts): Reply {
  if (reason instanceof Refusal) {
    tellRefusal(house, call, reason.key, facts);
    return refusal(reason.key, language, reason.data);
  }
  if (reason instanceof Unavailable) return unavailable(reason.key, language, reason.first);
  house.log(`${call.name} failed. ${nameFault(reason)}`, facts);
  return refusal('service', language);
}

function reply(
  house: House,
  context: Context<HttpEnv>,
  { status, body, headers }: Reply,
  cookies: readonly string[] = [],
): Response {
  const response = context.body(body, status as 200, { ...safetyHeaders(isSecure(house)), ...headers });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
