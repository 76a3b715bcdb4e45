import * as v from 'valibot';
import { CODE_LIFETIME_S, tidyCode } from '../domain/account/code.ts';
import { Email, Phone } from './addresses.ts';
import { call } from './call.ts';
import { asksLocale, Count, errorKey, Moment, one, text, Uuid, whole } from './fields.ts';

const Code = v.pipe(text(16), v.transform(tidyCode), v.nonEmpty(errorKey('code_empty')));
/** Which phone logs in. */
export const namesPhone = {
  /** `native`: a shell or mini-program without cookies; its session is held by the header alone. */
  client: v.optional(v.picklist(['web', 'native']), 'web'),
  /** What a native shell calls this phone; the same for all accounts on it. */
  device: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]{16,128}$/))),
};
const logsIn = { ...asksLocale, ...namesPhone, inviter: v.optional(text(64)) };
/** The same attempt takes the same code again while it lives, so that a lost answer costs no second code. */
const takesCode = { ...logsIn, code: Code, attempt: v.optional(Uuid) };
const Session = one(v.object({ tarot_session: v.string() }));
/** Seconds: how long the code lives, and until another may be sent. */
const CodeSent = one(v.object({ expire: Count, cooldown: Count }));

/** The same answer for known and unknown numbers. */
export const messageCreate = call({
  name: 'message/create',
  method: 'POST',
  version: 'v1',
  payload: v.object({
    ...asksLocale,
    phone: Phone,
    expire: v.optional(whole(CODE_LIFETIME_S, CODE_LIFETIME_S), CODE_LIFETIME_S),
  }),
  data: CodeSent,
});

export const phoneLogin = call({
  name: 'phone_login',
  method: 'POST',
  version: 'v1',
  payload: v.object({ ...takesCode, phone: Phone }),
  data: Session,
});

export const emailVerifyCode = call({
  name: 'email/verify_code',
  method: 'POST',
  version: 'v1',
  payload: v.object({ ...asksLocale, email: Email, subject: v.optional(text(80), '') }),
  data: CodeSent,
});

export const emailLogin = call({
  name: 'email_login',
  method: 'POST',
  version: 'v1',
  payload: v.object({ ...takesCode, email: Email, platform_id: v.optional(whole(5, 5), 5) }),
  data: Session,
});

export const facebookLogin = call({
  name: 'facebook_login_without_auth',
  method: 'POST',
  version: 'v2',
  payload: v.object({
    ...logsIn,
    /** Empty when Facebook's page did not tell it; the token does. */
    userId: v.optional(text(64), ''),
    token: v.pipe(text(2000), v.nonEmpty(errorKey('facebook_cancelled'))),
  }),
  data: Session,
});

/** Goes to WeChat and comes back to `referer`, a route of the site, with the session in the cookie `tarot_session`. */
export const wxLogin = call({
  name: 'wx_login',
  method: 'GET',
  version: 'v1',
  payload: v.object({ referer: v.optional(text(2000), '/'), inviter: v.optional(text(64)) }),
  data: v.tuple([]),
  form: 'redirect',
});

export const VipInfo = v.object({
  /** 5 is the one free day. */
  vip_id: Count,
  expires_at: v.nullable(Moment),
});

export const UserInfo = v.object({
  user_id: v.string(),
  username: v.string(),
  /** Coins. */
  balance: Count,
  vip_info: v.nullable(VipInfo),
  /** Sees the language row. */
  frog: v.boolean(),
  /** Sits at the desk and answers for people. */
  reader: v.optional(v.boolean(), false),
  /** May open /operator, once a passkey is shown. */
  operator: v.optional(v.boolean(), false),
  /** The person wants to leave: the account is erased then. */
  leaving_at: v.optional(v.nullable(Moment), null),
  /** Somebody with a code has asked that no passkey be asked for: none is from then on. */
  passkey_off_at: v.optional(v.nullable(Moment), null),
  created_at: Moment,
});
export type UserInfo = v.InferOutput<typeof UserInfo>;

export const userInfo = call({
  name: 'user_info',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: one(UserInfo),
});

export const sessionList = call({
  name: 'session_list',
  method: 'GET',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: v.array(
    v.object({
      session_id: v.string(),
      /** This very session. */
      current: v.boolean(),
      /** What the browser called itself, shortened. */
      agent: v.string(),
      created_at: Moment,
      seen_at: Moment,
    }),
  ),
});

/** Ends this session, a listed one, or, with `everywhere`, all of them. */
export const logout = call({
  name: 'logout',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({
    ...asksLocale,
    session_id: v.optional(v.pipe(v.string(), v.uuid())),
    everywhere: v.optional(v.boolean(), false),
  }),
  data: one(v.object({ ended: Count })),
});

/** Everything that the server keeps of the person, to take away. */
export const userExport = call({
  name: 'user_export',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object(asksLocale),
  data: one(v.object({ exported_at: Moment, account: v.record(v.string(), v.unknown()) })),
});

/** Begins the days of grace after which the account is erased, or ends them. */
export const userLeave = call({
  name: 'user_leave',
  method: 'POST',
  version: 'brand',
  who: 'person',
  payload: v.object({ ...asksLocale, leave: v.boolean() }),
  data: one(v.object({ leaving_at: v.nullable(Moment) })),
});
