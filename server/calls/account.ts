import { sendCode, takeCode } from '../account/codes.ts';
import { exportOf } from '../account/export.ts';
import { askToLeave, stay } from '../account/leave.ts';
import { pendingOf } from '../account/pending.ts';
import { endSessions, listSessions } from '../account/sessions.ts';
import { companionName, SESSION_COOKIE, writeCookie } from '../core/cookies.ts';
import { spend } from '../core/limits.ts';
import { type Handlers, isSecure, personIn } from '../core/request.ts';
import { Refusal } from '../refusal.ts';
import { enter } from './enter.ts';
import { beginWechat } from './wechat-login.ts';

export const accountCalls: Handlers = {
  async 'message/create'({ house, payload, language, from, origin }) {
    const sender = house.providers.sms;
    if (!sender) throw new Refusal('not_open');
    return [await sendCode(house, sender, 'phone', payload.phone, language, from, origin)];
  },

  async phone_login(ask) {
    const { phone, code, attempt: key = null } = ask.payload;
    await takeCode(ask.house, 'phone', { subject: phone, code, key }, ask.from);
    return await enter(ask, 'phone', phone);
  },

  async 'email/verify_code'({ house, payload, language, from, origin }) {
    const sender = house.providers.mail;
    if (!sender) throw new Refusal('not_open');
    return [await sendCode(house, sender, 'email', payload.email, language, from, origin)];
  },

  async email_login(ask) {
    const { email, code, attempt: key = null } = ask.payload;
    await takeCode(ask.house, 'email', { subject: email, code, key }, ask.from);
    return await enter(ask, 'email', email);
  },

  async facebook_login_without_auth(ask) {
    const { house, payload, from } = ask;
    if (!house.providers.facebook) throw new Refusal('not_open');
    await spend(house.database.queries, `login:address:${from.address}`, house.limits.loginByAddress, house.clock());
    const userId = await house.providers.facebook.userOf(payload.token);
    // The dialog does not always tell the app who came; what it tells must be true.
    if (userId === null || (payload.userId !== '' && payload.userId !== userId))
      throw new Refusal('facebook_cancelled');
    return await enter(ask, 'facebook', userId);
  },

  async wx_login(ask) {
    return await beginWechat(ask);
  },

  async user_info(ask) {
    const person = personIn(ask);
    const { leavingAt, passkeyOffAt } = await pendingOf(ask.house, person.userId);
    return [
      {
        user_id: person.userId,
        username: person.username,
        balance: person.coins,
        vip_info:
          person.vipId === null ? null : { vip_id: person.vipId, expires_at: person.vipUntil?.toISOString() ?? null },
        frog: person.frog,
        reader: person.reader,
        leaving_at: leavingAt?.toISOString() ?? null,
        passkey_off_at: passkeyOffAt?.toISOString() ?? null,
        created_at: person.createdAt.toISOString(),
      },
    ];
  },

  async user_export({ house, person }) {
    const account = await exportOf(house, personIn({ person }).userId);
    return [{ exported_at: house.clock().toISOString(), account }];
  },

  async user_leave({ house, person, payload }) {
    const { userId } = personIn({ person });
    if (payload.leave) return [{ leaving_at: (await askToLeave(house, userId)).toISOString() }];
    await stay(house, userId);
    return [{ leaving_at: null }];
  },

  async session_list(ask) {
    const person = personIn(ask);
    const rows = await listSessions(ask.house, person.userId);
    return rows.map((row) => ({
      session_id: row.sessionId,
      current: row.sessionId === person.sessionId,
      agent: row.agent,
      created_at: row.createdAt.toISOString(),
      seen_at: row.seenAt.toISOString(),
    }));
  },

  async logout(ask) {
    const { userId, sessionId } = personIn(ask);
    const which = ask.payload.everywhere ? 'all' : (ask.payload.session_id ?? sessionId);
    const ended = await endSessions(ask.house.database.queries, userId, which);
    if (ended === 0) ask.tell('logout was asked for a session that is not the caller’s.');
    if (which === 'all' || which === sessionId) {
      const secure = isSecure(ask.house);
      ask.setCookie(writeCookie(companionName(secure), '', { life: 0, secure }));
      ask.setCookie(writeCookie(SESSION_COOKIE, '', { life: 0, secure, open: true }));
    }
    return [{ ended }];
  },
};
