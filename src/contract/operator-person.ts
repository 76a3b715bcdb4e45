import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, Count, list, Moment, one, text } from './fields.ts';
import { OperatorOrder } from './operator.ts';

/** An e-mail address, a mobile number, or the id that the person sees under their name. */
const asksPerson = { ...asksLocale, address: v.pipe(text(200), v.trim(), v.nonEmpty()) };
/** What proved that it is the owner who asks, or why it is done. */
const Reason = v.pipe(text(300), v.trim(), v.nonEmpty());

/** One person's books and sessions: no question, no birth, no whole address. */
export const operatorPerson = call({
  name: 'operator/person',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object(asksPerson),
  data: one(
    v.object({
      user_id: v.string(),
      created_at: Moment,
      /** phone, email, facebook, wechat; the name is shortened so that it can be told from others, and not used. */
      ways: list(v.object({ kind: v.string(), name: v.string() })),
      coins: Count,
      membership_until: v.nullable(Moment),
      leaving_at: v.nullable(Moment),
      /** Sees the language row. */
      flagged: v.boolean(),
      passkeys: Count,
      second_step: v.boolean(),
      sessions: list(v.object({ agent: v.string(), created_at: Moment, seen_at: Moment })),
      orders: list(OperatorOrder),
      /** What the books say, the newest first; coins above 0 came in. `what`: topup, spend, refund … */
      coins_moved: list(v.object({ what: v.string(), coins: Count, at: Moment })),
    }),
  ),
});
export type OperatorPerson = v.InferOutput<(typeof operatorPerson)['data']>[0];

export const operatorLogOut = call({
  name: 'operator/log_out',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksPerson, reason: Reason }),
  data: one(v.object({ ended: Count })),
});

/** Takes passkeys and second step away and ends the sessions; the reason says what proved whose account it is. */
export const operatorDropPasskeys = call({
  name: 'operator/drop_passkeys',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksPerson, reason: Reason }),
  data: one(v.object({ dropped: Count })),
});

/** Sends a login code to an address or number, which the operator does not see; what was used up there is forgotten. */
export const operatorSendCode = call({
  name: 'operator/send_code',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksPerson, reason: Reason }),
  data: one(v.object({ cooldown: Count })),
});

/** Marks the flagged person of the specification, who sees the language row. */
export const operatorFlag = call({
  name: 'operator/flag',
  method: 'POST',
  version: 'brand',
  who: 'operator',
  payload: v.object({ ...asksPerson, on: v.boolean() }),
  data: one(v.object({ flagged: v.boolean() })),
});
