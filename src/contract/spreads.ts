import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, Count, list, whole } from './fields.ts';

export const SpreadItem = v.object({
  spread_id: Count,
  scope_id: Count,
  /** 1 tarot, 2 Lenormand. */
  spread_type: Count,
  /** The spread's name in src/domain/spread. */
  key: v.string(),
  title: v.string(),
  des: v.string(),
  image: v.string(),
  cards: Count,
  /** Position keys in reading order. */
  positions: v.array(v.string()),
  /** Coins by level; null where the level is not for this spread. Whether anybody reads here now tells `spread_level_ask_available`. */
  price: v.object({ ai: v.nullable(Count), person: v.nullable(Count) }),
});
export type SpreadItem = v.InferOutput<typeof SpreadItem>;

export const spreadList = call({
  name: 'spread_list',
  method: 'GET',
  version: 'brand',
  payload: v.object({ ...asksLocale, spread_type: whole(1, 2) }),
  data: list(SpreadItem),
});
