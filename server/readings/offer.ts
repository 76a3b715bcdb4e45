import type { Answer } from '../../src/contract/calls.ts';
import { enforceLimit } from '../core/limits.ts';
import { type CallRequest, requirePerson } from '../core/request.ts';
import { deskPace } from '../desk/pace.ts';
import { usedToday } from '../ledger/allowances.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { Unavailable } from '../refusal.ts';
import { coveredFor, type Goods, priceOf } from './goods.ts';
import { objectionTo } from './moderation.ts';
import { isQueueLate } from './queue-age.ts';
import { sourceFor } from './source.ts';

type AvailabilityRequest = CallRequest<
  'spread_level_ask_available' | 'ask_blueprint_available' | 'ask_natal_available'
>;

/** Price and readiness of a reading, before anything is paid. @throws Unavailable with all of it and the reason */
export async function offer(request: AvailabilityRequest, goods: Goods): Promise<Answer<'spread_level_ask_available'>> {
  const { context, payload } = request;
  const person = requirePerson(request);
  const source = await sourceFor(context, goods);
  const aDay = source ? coveredFor(person, goods) : 0;
  const covered = aDay > 0 && (await usedToday(context.database.queries, person.userId, context.clock())) < aDay;
  const price = covered ? 0 : priceOf(goods, await pricesNow(context.database.queries));
  const offered = {
    available: true,
    level: goods.level,
    price,
    covered,
    balance: person.coins,
    source,
    desk: source === 'person' ? await deskPace(context) : null,
    reason: '',
    risk: null,
  };
  if (!source) throw new Unavailable('not_open', offered);
  if (goods.level === 'ai' && (await isQueueLate(context))) throw new Unavailable('queue_late', offered);
  if (payload.question) {
    const { checkByPerson } = context.limits;
    await enforceLimit(context.database.queries, `check:${person.userId}`, checkByPerson, context.clock());
    const objection = await objectionTo(context, payload.question);
    if (objection) throw new Unavailable('question_risk', { ...offered, ...objection });
  }
  if (person.coins < price) throw new Unavailable('balance_short', offered);
  return [offered];
}
