import { stepPrice } from '../../src/domain/prices.ts';
import { GRAND_TABLEAU } from '../../src/domain/spread/spread.ts';
import { sized } from '../content/spreads.ts';
import { enforceLimit } from '../core/limits.ts';
import { type CallRequest, type Handlers, requirePerson } from '../core/request.ts';
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
  async spread_level_ask_available(request) {
    const { level, spread_id, cards, subject } = request.payload;
    const prices = await pricesNow(request.context.database.queries);
    if (subject === 'dream') {
      const aDay = level === 'ai' ? coveredADay(requirePerson(request).vipId, 1) : 0;
      return await offer(request, { subject, level, price: prices.dream, aDay });
    }
    const spread = sized(spreadOf(request.context, spread_id), cards);
    return await offer(request, {
      subject: spread.deck,
      level,
      price: stepPrice(prices[level], spread.positions.length),
      aDay: coveredFor(requirePerson(request), spread, level),
    });
  },

  async ask_blueprint_available(request) {
    const { level } = request.payload;
    const spread = spreadOf(request.context, GRAND_TABLEAU);
    const prices = await pricesNow(request.context.database.queries);
    return await offer(request, {
      subject: spread.deck,
      level,
      price: stepPrice(prices[level], spread.positions.length),
      aDay: coveredFor(requirePerson(request), spread, level),
    });
  },

  spread_level_ask: (request: CallRequest<'spread_level_ask'>) => sellReading(request, 'spread_level_ask'),
  spread_level_ask_spread: (request: CallRequest<'spread_level_ask_spread'>) =>
    sellReading(request, 'spread_level_ask_spread'),
  spread_level_ask_dice: (request: CallRequest<'spread_level_ask_dice'>) =>
    sellReading(request, 'spread_level_ask_dice'),

  spread_level_ask_blueprint: (request: CallRequest<'spread_level_ask_blueprint'>) =>
    sellReading(request, 'spread_level_ask_blueprint'),
  spread_level_ask_dream: askDream,
  spread_level_get_blueprint: (request) =>
    findTableau(request.context, requirePerson(request).userId, request.payload.order_id),

  async aliyun_antidirt({ context, payload, from }) {
    await enforceLimit(
      context.database.queries,
      `check:${from.address}`,
      context.limits.checkByAddress,
      context.clock(),
    );
    const objection = await objectionTo(context, payload.question);
    if (objection) throw new Unavailable('question_risk', objection);
    return [{ available: true, reason: '', risk: null }];
  },
};
