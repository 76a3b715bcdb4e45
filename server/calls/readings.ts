import type { Level } from '../../src/contract/draw.ts';
import { sized } from '../content/spreads.ts';
import { deskPace } from '../desk/pace.ts';
import { type Ask, type Handlers, personIn } from '../http/ask.ts';
import { spend } from '../limits.ts';
import { usedToday } from '../membership/cover.ts';
import { coveredFor, sellReading, sourceFor } from '../readings/ask.ts';
import { spreadOf } from '../readings/draw.ts';
import { objectionTo } from '../readings/moderation.ts';
import { Unavailable } from '../refusal.ts';

export const readingCalls: Handlers = {
  async spread_level_ask_available(ask) {
    const { house, payload } = ask;
    const person = personIn(ask);
    const spread = sized(spreadOf(house, payload.spread_id), payload.cards);
    const source = await sourceFor(house, spread, payload.level);
    const aDay = source ? coveredFor(person, spread, payload.level) : 0;
    const covered = aDay > 0 && (await usedToday(house.database.queries, person.userId, house.clock())) < aDay;
    const price = covered ? 0 : spread.prices[payload.level];
    const told = {
      available: true,
      level: payload.level satisfies Level,
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
  },

  spread_level_ask: (ask: Ask<'spread_level_ask'>) => sellReading(ask, 'spread_level_ask'),
  spread_level_ask_spread: (ask: Ask<'spread_level_ask_spread'>) => sellReading(ask, 'spread_level_ask_spread'),
  spread_level_ask_dice: (ask: Ask<'spread_level_ask_dice'>) => sellReading(ask, 'spread_level_ask_dice'),

  async aliyun_antidirt({ house, payload, from }) {
    await spend(house.database.queries, `check:${from.address}`, house.limits.checkByAddress, house.clock());
    const objection = await objectionTo(house, payload.question);
    if (objection) throw new Unavailable('question_risk', objection);
    return [{ available: true, reason: '', risk: null }];
  },
};
