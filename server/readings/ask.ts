import type { Answer } from '../../src/contract/calls.ts';
import { type CallRequest, requirePerson } from '../core/request.ts';
import { beginIdempotent } from '../ledger/keys.ts';
import type { Sale } from '../ledger/sale.ts';
import { pricesNow } from '../operator-settings/prices.ts';
import { Refusal } from '../refusal.ts';
import { coveredFor, type Goods, priceOf } from './goods.ts';
import { objectionTo } from './moderation.ts';
import { isQueueLate } from './queue-age.ts';
import { sell } from './sell.ts';
import { sourceFor } from './source.ts';

export type ReadingCall =
  | 'spread_level_ask'
  | 'spread_level_ask_spread'
  | 'spread_level_ask_dice'
  | 'spread_level_ask_blueprint'
  | 'spread_level_ask_dream'
  | 'ask_natal';

/** What a question is put to. */
export interface AskedAbout
  extends Pick<Goods, 'subject' | 'cards'>,
    Pick<Sale, 'spreadId' | 'draw' | 'matter' | 'matterChange'> {
  /** Everything that the person wrote: the moderator reads it. */
  readonly words: string;
  /** @throws Refusal where it does not fit. */
  readonly check?: () => void;
}

/**
 * Sells a reading: key, coins, order, question and job are written together, once for a key.
 * Everything that can refuse does so before. `find`: what the question is put to; @throws Refusal where it is not there
 */
export async function askForReading(
  request: CallRequest<ReadingCall>,
  call: ReadingCall,
  find: () => AskedAbout | Promise<AskedAbout>,
): Promise<Answer<ReadingCall>> {
  const { context, payload, language } = request;
  const person = requirePerson(request);
  const { userId } = person;
  const keyed = { userId, key: payload.idempotency_key, call, payload };
  const before = await beginIdempotent(context, keyed, { ...context.limits.askByPerson, key: `ask:${userId}` });
  if (before) return before as Answer<ReadingCall>;

  const { subject, cards, words, check, spreadId, draw, matter, matterChange } = await find();
  const { level, question, topic } = payload;
  const goods = { subject, level, cards };
  if (!(await sourceFor(context, goods))) throw new Refusal('not_open');
  if (level === 'ai' && (await isQueueLate(context))) throw new Refusal('queue_late');
  check?.();
  const objection = await objectionTo(context, words.trim());
  if (objection) throw new Refusal('question_risk', [{ available: false, ...objection }]);

  const price = priceOf(goods, await pricesNow(context.database.queries));
  const sale = { keyed, price, level, spreadId, question, topic, language, draw, matter, matterChange };
  return await sell(context, sale, { aDay: coveredFor(person, goods), agreed: payload.agreed_price });
}
