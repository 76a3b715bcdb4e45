import type { Answer } from '../../src/contract/calls.ts';
import type { Level } from '../../src/contract/draw.ts';
import type { Topic } from '../../src/domain/topic.ts';
import { findProfile } from '../astrolabe/profiles.ts';
import { type Ask, personIn } from '../core/request.ts';
import type { Matter } from '../database/matter.ts';
import { beginAct } from '../ledger/keys.ts';
import { coveredADay } from '../membership/cover.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { Refusal } from '../refusal.ts';
import { sourceFor } from './ask.ts';
import { objectionTo } from './moderation.ts';
import { sell } from './sell.ts';

/** A question to the chart of a birth that the account keeps. */
export async function askChart(ask: Ask<'ask_natal'>): Promise<Answer<'ask_natal'>> {
  const { payload } = ask;
  return await sellMatter(ask, 'ask_natal', payload.question, payload.topic, async () => {
    const owned = { userId: personIn(ask).userId, profileId: payload.profile_id };
    const { date, time, latitude, longitude, zone, later } = await findProfile(ask.house, owned);
    return { kind: 'chart', birth: { date, time, latitude, longitude, zone, later } };
  });
}

/** A dream in the person's own words, with or without a question about it. */
export async function askDream(ask: Ask<'spread_level_ask_dream'>): Promise<Answer<'spread_level_ask_dream'>> {
  const { dream, symbols, question, topic } = ask.payload;
  return await sellMatter(ask, 'spread_level_ask_dream', question, topic, async () => ({
    kind: 'dream',
    dream,
    symbols,
  }));
}

async function sellMatter(
  ask: Ask<'ask_natal' | 'spread_level_ask_dream'>,
  call: 'ask_natal' | 'spread_level_ask_dream',
  question: string,
  topic: Topic,
  find: () => Promise<Exclude<Matter, { kind: 'tableau' | 'erased' }>>,
): Promise<Answer<'ask_natal'>> {
  const { house, payload, language } = ask;
  const person = personIn(ask);
  const level: Level = payload.level;
  const act = { userId: person.userId, key: payload.idempotency_key, call, payload };
  const before = await beginAct(house, act, { ...house.limits.askByPerson, key: `ask:${person.userId}` });
  if (before) return before as Answer<'ask_natal'>;
  const matter = await find();
  if (!(await sourceFor(house, matter.kind, level))) throw new Refusal('not_open');
  const words = matter.kind === 'dream' ? `${question}\n${matter.dream}` : question;
  const objection = await objectionTo(house, words.trim());
  if (objection) throw new Refusal('question_risk', [{ available: false, ...objection }]);
  const prices = await pricesNow(house.database.queries);
  const sale = {
    act,
    price: prices[matter.kind],
    level,
    spreadId: null,
    question,
    topic,
    language,
    draw: null,
    matter,
  };
  return await sell(house, sale, { aDay: coveredADay(person.vipId, 1), agreed: payload.agreed_price });
}
