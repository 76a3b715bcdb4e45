import { stepPrice } from '../../src/domain/prices.ts';
import { GRAND_TABLEAU } from '../../src/domain/spread/spread.ts';
import { sized } from '../content/spreads.ts';
import { spend } from '../core/limits.ts';
import { type Ask, type Handlers, personIn } from '../core/request.ts';
import { coveredADay } from '../membership/cover.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { coveredFor, sellReading } from '../readings/ask.ts';
import { spreadOf } from '../readings/draw.ts';
import { askDream } from '../readings/matters.ts';
import { objectionTo } from '../readings/moderation.ts';
import { offer } from '../readings/offer.ts';
import { findTableau } from '../readings/tableau.ts';
import { Unavailable } from '../refusal.ts';

export const readingCalls: Handlers = {
  async spread_level_ask_available(ask) {
    const { level, spread_id, cards, subject } = ask.payload;
    const prices = await pricesNow(ask.house.database.queries);
    if (subject === 'dream') {
      const aDay = level === 'ai' ? coveredADay(personIn(ask).vipId, 1) : 0;
      return await offer(ask, { subject, level, price: prices.dream, aDay });
    }
    const spread = sized(spreadOf(ask.house, spread_id), cards);
    return await offer(ask, {
      subject: spread.deck,
      level,
      price: stepPrice(prices[level], spread.positions.length),
      aDay: coveredFor(personIn(ask), spread, level),
    });
  },

  async ask_blueprint_available(ask) {
    const { level } = ask.payload;
    const spread = spreadOf(ask.house, GRAND_TABLEAU);
    const prices = await pricesNow(ask.house.database.queries);
    return await offer(ask, {
      subject: spread.deck,
      level,
      price: stepPrice(prices[level], spread.positions.length),
      aDay: coveredFor(personIn(ask), spread, level),
    });
  },

  spread_level_ask: (ask: Ask<'spread_level_ask'>) => sellReading(ask, 'spread_level_ask'),
  spread_level_ask_spread: (ask: Ask<'spread_level_ask_spread'>) => sellReading(ask, 'spread_level_ask_spread'),
  spread_level_ask_dice: (ask: Ask<'spread_level_ask_dice'>) => sellReading(ask, 'spread_level_ask_dice'),

  spread_level_ask_blueprint: (ask: Ask<'spread_level_ask_blueprint'>) =>
    sellReading(ask, 'spread_level_ask_blueprint'),
  spread_level_ask_dream: askDream,
  spread_level_get_blueprint: (ask) => findTableau(ask.house, personIn(ask).userId, ask.payload.order_id),

  async aliyun_antidirt({ house, payload, from }) {
    await spend(house.database.queries, `check:${from.address}`, house.limits.checkByAddress, house.clock());
    const objection = await objectionTo(house, payload.question);
    if (objection) throw new Unavailable('question_risk', objection);
    return [{ available: true, reason: '', risk: null }];
  },
};
