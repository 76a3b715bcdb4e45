import { GRAND_TABLEAU } from '../../src/domain/spread/spread.ts';
import { sized } from '../content/spreads.ts';
import { enforceLimit } from '../core/limits.ts';
import { type CallRequest, type Handlers, requirePerson } from '../core/request.ts';
import { askCards } from '../readings/cards.ts';
import { spreadOf } from '../readings/draw.ts';
import { askDream } from '../readings/matters.ts';
import { objectionTo } from '../readings/moderation.ts';
import { offer } from '../readings/offer.ts';
import { findTableau } from '../readings/tableau.ts';
import { Unavailable } from '../refusal.ts';

export const readingCalls: Handlers = {
  async spread_level_ask_available(request) {
    const { level, spread_id, cards, subject } = request.payload;
    if (subject === 'dream') return await offer(request, { subject, level, cards: 1 });
    const spread = sized(spreadOf(request.context, spread_id), cards);
    return await offer(request, { subject: spread.deck, level, cards: spread.positions.length });
  },

  async ask_blueprint_available(request) {
    const spread = spreadOf(request.context, GRAND_TABLEAU);
    const { level } = request.payload;
    return await offer(request, { subject: spread.deck, level, cards: spread.positions.length });
  },

  spread_level_ask: (request: CallRequest<'spread_level_ask'>) => askCards(request, 'spread_level_ask'),
  spread_level_ask_spread: (request: CallRequest<'spread_level_ask_spread'>) =>
    askCards(request, 'spread_level_ask_spread'),
  spread_level_ask_dice: (request: CallRequest<'spread_level_ask_dice'>) => askCards(request, 'spread_level_ask_dice'),
  spread_level_ask_blueprint: (request: CallRequest<'spread_level_ask_blueprint'>) =>
    askCards(request, 'spread_level_ask_blueprint'),
  spread_level_ask_dream: askDream,
  spread_level_get_blueprint: (request) =>
    findTableau(request.context, requirePerson(request).userId, request.payload.order_id),

  async aliyun_antidirt({ context, payload, from }) {
    await enforceLimit(
      context.database.queries,
      `check:address:${from.address}`,
      context.limits.checkByAddress,
      context.clock(),
    );
    const objection = await objectionTo(context, payload.question);
    if (objection) throw new Unavailable('question_risk', objection);
    return [{ available: true, reason: '', risk: null }];
  },
};
