import * as v from 'valibot';
import { call } from './call.ts';
import { asksLocale, asksPage, Count, list, Moment, one, text } from './fields.ts';

/** The person's own invitation code, made at the first call and the same ever after. */
export const createInviter = call({
  name: 'create_inviter',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: one(v.object({ inviter: v.string(), url: v.string() })),
});

export const inviteRightList = call({
  name: 'invite_right_list',
  method: 'GET',
  version: 'brand',
  payload: v.object(asksLocale),
  data: list(v.object({ title: v.string(), des: v.string(), coins: Count })),
});

export const myInviteNum = call({
  name: 'my_invite_num',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: one(v.object({ invited: Count, coins: Count })),
});

export const inviteRanking = call({
  name: 'invite_ranking_list',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: list(v.object({ rank: Count, username: v.string(), invited: Count, me: v.boolean() })),
});

export const awardList = call({
  name: 'award_list',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, ...asksPage }),
  data: one(
    v.object({
      awards: v.array(v.object({ coins: Count, title: v.string(), created_at: Moment })),
      next: v.nullable(text(80)),
    }),
  ),
});

/** The mini-program's code as a PNG in base64, for a poster. */
export const miniprogramCode = call({
  name: 'weixin_miniprog_qrcode',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, page: v.optional(text(128), '') }),
  data: one(v.object({ png: v.string() })),
});
