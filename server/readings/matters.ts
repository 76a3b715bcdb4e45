import type { Answer } from '../../src/contract/calls.ts';
import type { Level } from '../../src/contract/draw.ts';
import type { Topic } from '../../src/domain/topic.ts';
import { findProfile } from '../astrolabe/profiles.ts';
import { type CallRequest, requirePerson } from '../core/request.ts';
import type { Matter } from '../database/matter.ts';
import { beginIdempotent } from '../ledger/keys.ts';
import { coveredADay } from '../membership/cover.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { Refusal } from '../refusal.ts';
import { sourceFor } from './ask.ts';
import { objectionTo } from './moderation.ts';
import { sell } from './sell.ts';

/** A question to the chart of a birth that the account keeps. */
export async function askChart(request: CallRequest<'ask_natal'>): Promise<Answer<'ask_natal'>> {
  const { payload } = request;
  return await sellMatter(request, 'ask_natal', payload.question, payload.topic, async () => {
    const owned = { userId: requirePerson(request).userId, profileId: payload.profile_id };
    const { date, time, latitude, longitude, zone, later } = await findProfile(request.context, owned);
    return { kind: 'chart', birth: { date, time, latitude, longitude, zone, later } };
  });
}

/** A dream in the person's own words, with or without a question about it. */
export async function askDream(
  request: CallRequest<'spread_level_ask_dream'>,
): Promise<Answer<'spread_level_ask_dream'>> {
  const { dream, symbols, question, topic } = request.payload;
  return await sellMatter(request, 'spread_level_ask_dream', question, topic, async () => ({
    kind: 'dream',
    dream,
    symbols,
  }));
}

async function sellMatter(
  request: CallRequest<'ask_natal' | 'spread_level_ask_dream'>,
  call: 'ask_natal' | 'spread_level_ask_dream',
  question: string,
  topic: Topic,
  find: () => Promise<Exclude<Matter, { kind: 'tableau' | 'erased' }>>,
): Promise<Answer<'ask_natal'>> {
  const { context, payload, language } = request;
  const person = requirePerson(request);
  const level: Level = payload.level;
  const keyed = { userId: person.userId, key: payload.idempotency_key, call, payload };
  const before = await beginIdempotent(context, keyed, { ...context.limits.askByPerson, key: `ask:${person.userId}` });
  if (before) return before as Answer<'ask_natal'>;
  const matter = await find();
  if (!(await sourceFor(context, matter.kind, level))) throw new Refusal('not_open');
  const words = matter.kind === 'dream' ? `${question}\n${matter.dream}` : question;
  const objection = await objectionTo(context, words.trim());
  if (objection) throw new Refusal('question_risk', [{ available: false, ...objection }]);
  const prices = await pricesNow(context.database.queries);
  const sale = {
    keyed,
    price: prices[matter.kind],
    level,
    spreadId: null,
    question,
    topic,
    language,
    draw: null,
    matter,
  };
  return await sell(context, sale, { aDay: coveredADay(person.vipId, 1), agreed: payload.agreed_price });
}
