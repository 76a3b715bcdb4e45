import type { Answer, CallName } from '../../src/contract/calls.ts';
import type { Level } from '../../src/contract/draw.ts';
import type { Source } from '../../src/contract/orders.ts';
import type { Person } from '../account/sessions.ts';
import { type SpreadShape, sized } from '../content/spreads.ts';
import { countReaders } from '../desk/readers.ts';
import type { House } from '../house.ts';
import { type Ask, personIn } from '../http/ask.ts';
import { answeredBefore } from '../ledger/keys.ts';
import { spend } from '../limits.ts';
import { coveredADay } from '../membership/cover.ts';
import { Refusal } from '../refusal.ts';
import { checkDraw, spreadOf, wordsOfPlaces } from './draw.ts';
import { objectionTo } from './moderation.ts';
import { type Sale, type Sold, sellForCoins, sellOnMembership } from './sale.ts';

export type AskingCall = CallName & ('spread_level_ask' | 'spread_level_ask_spread' | 'spread_level_ask_dice');

/** Who would read this spread at this level, or null where nobody does. */
export async function sourceFor(house: House, spread: SpreadShape, level: Level): Promise<Source | null> {
  if (level === 'person') return (await countReaders(house.database.queries)) > 0 ? 'person' : null;
  return house.providers.readers.find((reader) => reader.covers(spread.deck))?.source ?? null;
}

/** How many such readings a day the membership covers: those of the AI level alone. */
export function coveredFor(person: Person, spread: SpreadShape, level: Level): number {
  return level === 'ai' ? coveredADay(person, spread.positions.length) : 0;
}

/**
 * Sells a reading: key, coins, order, question and job are written together, once for a key.
 * Everything that can say no says it before.
 */
export async function sellReading(ask: Ask<AskingCall>, call: AskingCall): Promise<Answer<AskingCall>> {
  const { house, payload, language } = ask;
  const person = personIn(ask);
  const { userId } = person;
  const act = { userId, key: payload.idempotency_key, call, payload };
  const before = await answeredBefore(house, act);
  if (before) return before as Answer<AskingCall>;

  const now = house.clock();
  await spend(house.database.queries, `ask:${userId}`, house.limits.askByPerson, now);
  const spread = sized(spreadOf(house, payload.spread_id), payload.draw.cards.length);
  if (!(await sourceFor(house, spread, payload.level))) throw new Refusal('not_open');
  checkDraw(spread, payload);
  const objection = await objectionTo(house, `${payload.question}\n${wordsOfPlaces(payload.draw)}`.trim());
  if (objection) throw new Refusal('question_risk', [{ available: false, ...objection }]);

  const sale = {
    act,
    price: spread.prices[payload.level],
    level: payload.level,
    spreadId: spread.id,
    question: payload.question,
    topic: payload.topic,
    language,
    draw: payload.draw,
  };
  const sold = await sell(house, sale, coveredFor(person, spread, payload.level), payload.agreed_price);
  if (sold) {
    house.wake();
    return sold;
  }
  // Too few coins, or the same key was quicker a moment ago.
  const meanwhile = await answeredBefore(house, act);
  if (meanwhile) return meanwhile as Answer<AskingCall>;
  throw new Refusal('balance_short');
}

/** On the membership while it covers the reading, else for coins; never for more than the person has agreed to. */
async function sell(house: House, sale: Sale, aDay: number, agreed: number | undefined): Promise<Sold | null> {
  const covered = aDay > 0 ? await sellOnMembership(house, sale, aDay) : null;
  if (covered) return covered;
  if (agreed !== undefined && sale.price > agreed) {
    if (await answeredBefore(house, sale.act)) return null;
    throw new Refusal('price_changed');
  }
  return await sellForCoins(house, sale);
}
