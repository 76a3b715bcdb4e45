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

/** The picture of the person's invitation, for a poster: the mini-program's code, or a QR code of the link. */
export const miniprogramCode = call({
  name: 'weixin_miniprog_qrcode',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: one(
    v.object({
      opens: v.picklist(['miniprogram', 'link']),
      type: v.picklist(['image/png', 'image/jpeg']),
      base64: v.string(),
    }),
  ),
});

/** What a page needs to use the messaging app's calls (the JS-SDK's `config`); `url` is the page's own, without its fragment. */
export const wxSignature = call({
  name: 'wx_signature',
  method: 'GET',
  version: 'v1',
  payload: v.object({ ...asksLocale, url: text(2000) }),
  data: one(v.object({ app_id: v.string(), timestamp: Count, nonce: v.string(), signature: v.string() })),
});
