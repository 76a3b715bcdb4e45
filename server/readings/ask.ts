import type { Answer, CallName } from '../../src/contract/calls.ts';
import type { Level } from '../../src/contract/draw.ts';
import type { Source } from '../../src/contract/orders.ts';
import { WOMAN } from '../../src/domain/lenormand/persons.ts';
import { stepPrice } from '../../src/domain/prices.ts';
import { GRAND_TABLEAU } from '../../src/domain/spread/spread.ts';
import { type SpreadShape, sized } from '../content/spreads.ts';
import type { ServerContext } from '../core/context.ts';
import type { Person } from '../core/person.ts';
import { type CallRequest, requirePerson } from '../core/request.ts';
import type { Matter } from '../database/matter.ts';
import { countReaders } from '../desk/readers.ts';
import { beginIdempotent } from '../ledger/keys.ts';
import { coveredADay } from '../membership/cover.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { isOff } from '../operator-settings/switches.ts';
import type { Subject } from '../ports/reader.ts';
import { Refusal } from '../refusal.ts';
import { checkDraw, spreadOf, wordsOfPlaces } from './draw.ts';
import { objectionTo } from './moderation.ts';
import { sell } from './sell.ts';

export type ReadingCall = CallName &
  ('spread_level_ask' | 'spread_level_ask_spread' | 'spread_level_ask_dice' | 'spread_level_ask_blueprint');

/** Who would read such a thing at this level, or null where nobody does. */
export async function sourceFor(context: ServerContext, subject: Subject, level: Level): Promise<Source | null> {
  if (level === 'person' && (subject === 'chart' || subject === 'dream')) return null;
  if (await isOff(context.database.queries, level)) return null;
  if (level === 'person') return (await countReaders(context.database.queries)) > 0 ? 'person' : null;
  return context.providers.readers.find((reader) => reader.covers(subject))?.source ?? null;
}

/** How many such readings a day the membership covers: those of the AI level alone. */
export function coveredFor(person: Person, spread: SpreadShape, level: Level): number {
  return level === 'ai' ? coveredADay(person.vipId, spread.positions.length) : 0;
}

/**
 * Sells a reading: key, coins, order, question and job are written together, once for a key.
 * Everything that can say no says it before.
 */
export async function sellReading(request: CallRequest<ReadingCall>, call: ReadingCall): Promise<Answer<ReadingCall>> {
  const { context, payload, language } = request;
  const person = requirePerson(request);
  const { userId } = person;
  const keyed = { userId, key: payload.idempotency_key, call, payload };
  const before = await beginIdempotent(context, keyed, { ...context.limits.askByPerson, key: `ask:${userId}` });
  if (before) return before as Answer<ReadingCall>;

  const spread = sized(spreadOf(context, spreadIn(payload)), payload.draw.cards.length);
  if (!(await sourceFor(context, spread.deck, payload.level))) throw new Refusal('not_open');
  checkDraw(spread, { ...payload, spread_id: spread.id });
  const objection = await objectionTo(context, `${payload.question}\n${wordsOfPlaces(payload.draw)}`.trim());
  if (objection) throw new Refusal('question_risk', [{ available: false, ...objection }]);

  const prices = await pricesNow(context.database.queries);
  const sale = {
    keyed,
    price: stepPrice(prices[payload.level], spread.positions.length),
    level: payload.level,
    spreadId: spread.id,
    question: payload.question,
    topic: payload.topic,
    language,
    draw: payload.draw,
    matter: matterOf(payload),
  };
  const terms = { aDay: coveredFor(person, spread, payload.level), agreed: payload.agreed_price };
  return await sell(context, sale, terms);
}

/** The scopes of the grand tableau, 69 and 70, are the same table. */
function spreadIn(payload: CallRequest<ReadingCall>['payload']): number {
  return 'layout' in payload ? GRAND_TABLEAU : payload.spread_id;
}

/** How a tableau lies, and which card is the person asking. */
function matterOf(payload: CallRequest<ReadingCall>['payload']): Matter | null {
  if (!('layout' in payload)) return null;
  const me = payload.significator === undefined ? WOMAN : Number(payload.significator.slice(3));
  return { kind: 'tableau', layout: payload.layout, me };
}
