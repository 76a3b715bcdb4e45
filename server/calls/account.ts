import { letterKindOf } from '../../src/domain/account/letter.ts';
import { sendCode, takeCode } from '../account/codes.ts';
import { exportOf } from '../account/export.ts';
import { askToLeave, stay } from '../account/leave.ts';
import { countingFailures } from '../account/login-limit.ts';
import { pendingOf } from '../account/pending.ts';
import { endSessions, listSessions } from '../account/sessions.ts';
import { companionName, SESSION_COOKIE, writeCookie } from '../core/cookies.ts';
import { LongAnswer, objectInPieces, oneInPieces } from '../core/long-answer.ts';
import { type Handlers, isSecure, requirePerson } from '../core/request.ts';
import { Refusal } from '../refusal.ts';
import { logIn } from './log-in.ts';
import { beginWechat } from './wechat-login.ts';

export const accountCalls: Handlers = {
  async 'message/create'({ context, payload, language, from, origin }) {
    const sender = context.providers.sms;
    if (!sender) throw new Refusal('not_open');
    return [await sendCode(context, sender, 'phone', payload.phone, language, from, origin)];
  },

  async phone_login(request) {
    const { phone, code, attempt: key = null } = request.payload;
    await takeCode(request.context, 'phone', { subject: phone, code, key }, request.from);
    return await logIn(request, 'phone', phone);
  },

  async 'email/verify_code'({ context, payload, language, from, origin }) {
    const sender = context.providers.mail;
    if (!sender) throw new Refusal('not_open');
    const letter = letterKindOf(payload.subject);
    return [await sendCode(context, sender, 'email', payload.email, language, from, origin, letter)];
  },

  async email_login(request) {
    const { email, code, attempt: key = null } = request.payload;
    await takeCode(request.context, 'email', { subject: email, code, key }, request.from);
    return await logIn(request, 'email', email);
  },

  async facebook_login_without_auth(request) {
    const { context, payload, from } = request;
    const { facebook } = context.providers;
    if (!facebook) throw new Refusal('not_open');
    const userId = await countingFailures(context, from.address, async () => {
      const found = await facebook.userOf(payload.token);
      // The dialog does not always name who came; the name that it gives must be true.
      if (found === null || (payload.userId !== '' && payload.userId !== found))
        throw new Refusal('facebook_cancelled');
      return found;
    });
    return await logIn(request, 'facebook', userId);
  },

  async wx_login(request) {
    return await beginWechat(request);
  },

  async user_info(request) {
    const person = requirePerson(request);
    const { leavingAt, passkeyOffAt } = await pendingOf(request.context, person.userId);
    return [
      {
        user_id: person.userId,
        username: person.username,
        balance: person.coins,
        vip_info:
          person.vipId === null ? null : { vip_id: person.vipId, expires_at: person.vipUntil?.toISOString() ?? null },
        frog: person.frog,
        reader: person.reader,
        operator: person.operator,
        leaving_at: leavingAt?.toISOString() ?? null,
        passkey_off_at: passkeyOffAt?.toISOString() ?? null,
        created_at: person.createdAt.toISOString(),
      },
    ];
  },

  async user_export({ context, person }) {
    const account = await exportOf(context, requirePerson({ person }).userId);
    const exported_at = context.clock().toISOString();
    return new LongAnswer(oneInPieces(objectInPieces({ exported_at }, [['account', account]])));
  },

  async user_leave({ context, person, payload }) {
    const { userId } = requirePerson({ person });
    if (payload.leave) return [{ leaving_at: (await askToLeave(context, userId)).toISOString() }];
    await stay(context, userId);
    return [{ leaving_at: null }];
  },

  async session_list(request) {
    const person = requirePerson(request);
    const rows = await listSessions(request.context, person.userId);
    return rows.map((row) => ({
      session_id: row.sessionId,
      current: row.sessionId === person.sessionId,
      agent: row.agent,
      created_at: row.createdAt.toISOString(),
      seen_at: row.seenAt.toISOString(),
    }));
  },

  async logout(request) {
    const { userId, sessionId } = requirePerson(request);
    const which = request.payload.everywhere ? 'all' : (request.payload.session_id ?? sessionId);
    const ended = await endSessions(request.context.database.queries, userId, which);
    if (ended === 0) request.log('logout was asked for a session that is not the caller’s.');
    if (which === 'all' || which === sessionId) {
      const secure = isSecure(request.context);
      request.setCookie(writeCookie(companionName(secure), '', { life: 0, secure }));
      request.setCookie(writeCookie(SESSION_COOKIE, '', { life: 0, secure, open: true }));
    }
    return [{ ended }];
  },
};
