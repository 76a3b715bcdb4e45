import { type Context, Hono } from 'hono';
import { safeParse } from 'valibot';
import { API_BASE, type Call, callPath, type Version } from '../../src/contract/call.ts';
import { CALLS, type CallName } from '../../src/contract/calls.ts';
import type { Language } from '../../src/domain/language.ts';
import { requireSeat } from '../account/operator-seat.ts';
import { findPerson } from '../account/sessions.ts';
import type { ServerContext } from '../core/context.ts';
import { COMPANION_LIFE_S, companionName, readCookie, writeCookie } from '../core/cookies.ts';
import { deviceIn, knownDevice } from '../core/device.ts';
import type { HttpEnv } from '../core/http-env.ts';
import { languageOf } from '../core/language.ts';
import { enforceLimit } from '../core/limits.ts';
import { LongAnswer } from '../core/long-answer.ts';
import type { Person } from '../core/person.ts';
import { type CallRequest, type Handlers, isSecure } from '../core/request.ts';
import { isDatabaseGone } from '../database/gone.ts';
import { DatabaseBusy, isDatabaseBusy } from '../database/pool-wait.ts';
import { describeError, type Facts } from '../log.ts';
import { Refusal, Unavailable } from '../refusal.ts';
import { addressReader } from './address.ts';
import { readBody, readQuery } from './body.ts';
import { complaintOf } from './complaint.ts';
import { busy, type Reply, refusal, success, successInPieces, unavailable } from './envelope.ts';
import { factsOf, logBadInput, logRefusal } from './log-refusals.ts';
import { checkOrigin, originBy, pageOrigin } from './origin.ts';
import { addSafety, safetyHeaders } from './safety.ts';

type Answering = (request: CallRequest<CallName>) => Promise<readonly unknown[] | LongAnswer | Response>;

/** The routes of the contract. A call that nobody answers yet is refused in the caller's language. */
export function apiRoutes(context: ServerContext, handlers: Handlers): Hono<HttpEnv> {
  const api = new Hono<HttpEnv>();
  const addressOf = addressReader(context.settings.TRUSTED_PROXY);
  for (const [name, call] of Object.entries(CALLS) as [CallName, Call][]) {
    context.metrics.expectCall(call.name);
    const answer = handlers[name] as Answering | undefined;
    for (const version of call.version === 'brand' ? (['v1', 'v2'] as const) : [call.version]) {
      const path = callPath(call, version);
      api.on(call.method, path, (c) => run(context, call, version, answer, addressOf, c));
      api.all(path, (c) => reply(context, c, refusal('wrong_method', languageOf(c.req.header('accept-language')))));
    }
  }
  api.all(`${API_BASE}*`, (c) => reply(context, c, refusal('no_call', languageOf(c.req.header('accept-language')))));
  return api;
}

async function run(
  context: ServerContext,
  call: Call,
  version: Version,
  answer: Answering | undefined,
  addressOf: ReturnType<typeof addressReader>,
  c: Context<HttpEnv>,
): Promise<Response> {
  const cookies: string[] = [];
  let language = languageOf(c.req.header('accept-language'));
  const requestId = c.get('requestId');
  let facts: Facts = { request: requestId };
  let outcome = 'ok';
  const began = performance.now();
  try {
    // Hono answers HEAD by the route of GET, and nobody would read what a stream writes.
    if (c.req.method !== call.method) throw new Refusal('wrong_method');
    if (context.database.wait.longestMs() > context.timeLimits.shedMs) throw new DatabaseBusy('others wait already');
    const secure = isSecure(context);
    const cookieHeader = c.req.header('cookie') ?? null;
    const incoming = c.env.incoming as { socket?: { remoteAddress?: string } } | undefined;
    const address = addressOf(incoming?.socket?.remoteAddress ?? '', c.req.header('x-forwarded-for'));
    facts = factsOf(context, call, requestId, address);
    if (call.method === 'POST') checkOrigin(context, c.req);
    const raw = call.method === 'POST' ? await readBody(c.req, call.bodyBytes) : readQuery(c.req);
    language = localeIn(raw) ?? language;
    const token = /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
    const person = await whoAsks(context, call, token, readCookie(cookieHeader, companionName(secure)));
    facts = factsOf(context, call, requestId, address, person?.sessionId);
    // Many people share an address behind one carrier, so whoever is known is counted alone, by `findPerson`.
    if (call.method === 'POST' && !person)
      await enforceLimit(
        context.database.queries,
        `write:address:${address}`,
        context.limits.writeByAddress,
        context.clock(),
      );
    if (person?.companion)
      cookies.push(writeCookie(companionName(secure), person.companion, { life: COMPANION_LIFE_S, secure }));
    const checked = safeParse(call.payload, raw);
    if (!checked.success) {
      const complaint = complaintOf(checked.issues);
      logBadInput(context, call, complaint, checked.issues, facts);
      throw new Refusal(complaint);
    }
    if (!answer) throw new Refusal('not_open');
    const answered = await answer({
      context,
      payload: checked.output as never,
      language,
      version,
      person,
      token,
      from: { address, device: deviceFor(call, cookieHeader, secure, cookies) },
      agent: c.req.header('user-agent') ?? '',
      cookies: cookieHeader,
      origin: originBy(context, c.req),
      page: pageOrigin(context, c.req),
      signal: c.req.raw.signal,
      log: (line) => context.log(line, facts),
      setCookie: (cookie) => cookies.push(cookie),
    });
    if (answered instanceof Response) {
      for (const cookie of cookies) answered.headers.append('Set-Cookie', cookie);
      return addSafety(answered, secure);
    }
    if (answered instanceof LongAnswer) {
      const failed = (reason: unknown) =>
        context.log(`${call.name} broke off. ${describeError(reason)}`, { ...facts, level: 'error' });
      return reply(context, c, successInPieces(answered.pieces, failed), cookies);
    }
    return reply(context, c, success(answered), cookies);
  } catch (reason) {
    outcome = outcomeOf(reason);
    return reply(context, c, replyTo(context, call, language, reason, facts), cookies);
  } finally {
    context.metrics.called(call.name, outcome, (performance.now() - began) / 1000);
  }
}

/** As it is counted. */
function outcomeOf(reason: unknown): string {
  if (reason instanceof Refusal || reason instanceof Unavailable) return reason.key;
  if (isDatabaseBusy(reason)) return 'busy';
  return isDatabaseGone(reason) ? 'unavailable' : 'failed';
}

/** @throws Refusal in the two words that make the phone log out. */
async function whoAsks(
  context: ServerContext,
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
  const person = await findPerson(context, token, companion, call.method === 'POST');
  if (!person && call.who === 'guest') return null;
  if (!person) throw new Refusal('session_not_exist');
  if (call.who === 'reader' && !person.reader) throw new Refusal('not_reader');
  if (call.who === 'operator') await requireSeat(context, person);
  return person;
}

/** The name of this browser for the limits; it gets one with its first write. */
function deviceFor(call: Call, cookieHeader: string | null, secure: boolean, cookies: string[]): string {
  if (call.method === 'GET') return knownDevice(cookieHeader, secure) ?? 'new';
  return deviceIn(cookieHeader, secure, cookies);
}

function localeIn(raw: unknown): Language | null {
  const locale: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, 'locale') : undefined;
  return typeof locale === 'string' && locale !== '' && locale.length <= 35 ? languageOf(locale) : null;
}

function replyTo(context: ServerContext, call: Call, language: Language, reason: unknown, facts: Facts): Reply {
  if (reason instanceof Refusal) {
    logRefusal(context, call, reason.key, facts);
    return refusal(reason.key, language, reason.data);
  }
  if (reason instanceof Unavailable) return unavailable(reason.key, language, reason.first);
  if (isDatabaseBusy(reason)) return busy(language);
  if (isDatabaseGone(reason)) {
    context.log(`${call.name} was turned away. ${describeError(reason)}`, { ...facts, level: 'warn' });
    return busy(language);
  }
  context.log(`${call.name} failed. ${describeError(reason)}`, { ...facts, level: 'error' });
  return refusal('service', language);
}

function reply(
  context: ServerContext,
  c: Context<HttpEnv>,
  { status, body, headers }: Reply,
  cookies: readonly string[] = [],
): Response {
  const response = c.body(body, status as 200, { ...safetyHeaders(isSecure(context)), ...headers });
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
