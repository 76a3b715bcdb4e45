import type { Answer } from '../../src/contract/calls.ts';
import type { Level } from '../../src/contract/draw.ts';
import { spend } from '../core/limits.ts';
import { type Ask, personIn } from '../core/request.ts';
import { deskPace } from '../desk/pace.ts';
import { usedToday } from '../ledger/allowances.ts';
import type { Subject } from '../ports/reader.ts';
import { Unavailable } from '../refusal.ts';
import { sourceFor } from './ask.ts';
import { objectionTo } from './moderation.ts';

type Asking = Ask<'spread_level_ask_available' | 'ask_blueprint_available' | 'ask_natal_available'>;

export interface Goods {
  readonly subject: Subject;
  readonly level: Level;
  /** Coins. */
  readonly price: number;
  /** Readings a day that the membership covers. */
  readonly aDay: number;
}

/** Price and readiness of a reading, told before anything is paid. @throws Unavailable with all of it and the reason */
export async function offer(ask: Asking, goods: Goods): Promise<Answer<'spread_level_ask_available'>> {
  const { house, payload } = ask;
  const person = personIn(ask);
  const source = await sourceFor(house, goods.subject, goods.level);
  const aDay = source ? goods.aDay : 0;
  const covered = aDay > 0 && (await usedToday(house.database.queries, person.userId, house.clock())) < aDay;
  const price = covered ? 0 : goods.price;
  const told = {
    available: true,
    level: goods.level,
    price,
    covered,
    balance: person.coins,
    source,
    desk: source === 'person' ? await deskPace(house) : null,
    reason: '',
    risk: null,
  };
  if (!source) throw new Unavailable('not_open', told);
  if (payload.question) {
    await spend(house.database.queries, `check:${ask.from.address}`, house.limits.checkByAddress, house.clock());
    const objection = await objectionTo(house, payload.question);
    if (objection) throw new Unavailable('question_risk', { ...told, ...objection });
  }
  if (person.coins < price) throw new Unavailable('balance_short', told);
  return [told];
}
