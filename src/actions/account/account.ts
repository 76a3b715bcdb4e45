import type { AnswerOf } from '../../contract/call.ts';
import { ERROR_CODES } from '../../contract/error-codes.ts';
import type { LetterKind } from '../../domain/account/letter.ts';
import { apiLocale } from '../../domain/language.ts';
import { Refusal } from '../../service/refusal.ts';
import { currentSession, enterSession, leaveSession, lendLeftToken } from '../../session.ts';
import { clearDrafts } from '../../storage/drafts-away.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { dropUnownedActs, readWholeOutbox, takeFromOutbox } from '../../storage/outbox/outbox.ts';
import { forgetAnswers } from '../../storage/remembered.ts';
import { forget, keep, kept } from '../../storage/store/kept.ts';
import { shellBridge } from '../app/shell-bridge.ts';
import { submit } from '../outbox/sender.ts';
import { refreshUser } from './refresh-user.ts';

type Entrance = AnswerOf<typeof import('../../contract/account.ts')['phoneLogin']>[0];

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, account] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/account.ts'),
  ]);
  return { callServer, account };
}

/** Sends a code to a phone. Resolves with the seconds until another may be sent. */
export async function sendPhoneCode(phone: string): Promise<number> {
  const { callServer, account } = await api();
  const [sent] = await callServer(account.messageCreate, { phone, expire: 600, locale: locale() });
  return sent.cooldown;
}

/** As `sendPhoneCode`. `subject`: what the letter is about. */
export async function sendEmailCode(email: string, subject: LetterKind): Promise<number> {
  const { callServer, account } = await api();
  const [sent] = await callServer(account.emailVerifyCode, { email, subject, locale: locale() });
  return sent.cooldown;
}

/** What a login gives instead of a session to somebody whose passkey is asked for next. */
export interface PasskeyTicket {
  readonly ticket: string;
  /** What the passkey is to sign, for the browser. */
  readonly options: Record<string, unknown>;
}

/** Goes in by a code. @returns a ticket where the passkey is asked for, too @throws Refusal, ConnectionFailure */
export async function enterByPhone(phone: string, code: string, inviter: string): Promise<PasskeyTicket | null> {
  const { callServer, account } = await api();
  const attempt = keyOfAttempt(phone, code);
  const asked = { phone, code, ...(await came(inviter)), attempt, locale: locale() };
  return await enterOr(() => callServer(account.phoneLogin, asked));
}

/** As `enterByPhone`. */
export async function enterByEmail(email: string, code: string, inviter: string): Promise<PasskeyTicket | null> {
  const { callServer, account } = await api();
  const attempt = keyOfAttempt(email, code);
  const asked = { email, code, platform_id: 5, ...(await came(inviter)), attempt, locale: locale() };
  return await enterOr(() => callServer(account.emailLogin, asked));
}

/** As `enterByPhone`. */
export async function enterByFacebook(userId: string, token: string, inviter: string): Promise<PasskeyTicket | null> {
  const { callServer, account } = await api();
  const asked = { userId, token, ...(await came(inviter)), locale: locale() };
  return await enterOr(() => callServer(account.facebookLogin, asked));
}

/** Goes in by the native shell's own login. `false`: there is no shell, or the person turned away. */
export async function enterByShell(): Promise<boolean> {
  if (!shellBridge()) return false;
  const { loginByShell } = await import('../app/native.ts');
  const token = await loginByShell();
  if (token === null) return false;
  await entered({ tarot_session: token });
  return true;
}

/**
 * Leaves on this phone at once, with what lay on the table. The server hears of it within a moment, or else when the
 * network is back or somebody else enters here.
 */
export async function leave(everywhere: boolean): Promise<void> {
  const { token } = currentSession();
  lendLeftToken(token);
  leaveSession();
  if (kept('Push')) void import('../app/push.ts').then(({ silencePush }) => silencePush());
  const payload = token && { token, everywhere };
  const reported = payload ? submit({ kind: 'logout', owner: '', payload, about: '' }) : undefined;
  forgetAnswers();
  forget('JournalCopy');
  await Promise.all([clearDrafts(), dropUnownedActs()]);
  if (everywhere) await reported;
}

/** Goes in by a call of the login, which ends a session that was left and that the server has not heard of. */
async function enterOr(call: () => Promise<[Entrance]>): Promise<PasskeyTicket | null> {
  await carryLeftToken();
  try {
    const [session] = await call();
    await entered(session);
    return null;
  } catch (reason) {
    if (!(reason instanceof Refusal) || reason.code !== ERROR_CODES.passkey_needed) throw reason;
    return reason.data[0] as PasskeyTicket;
  }
}

/** Somebody is in: the session is kept, and who it is is asked. */
export async function entered(session: Entrance): Promise<void> {
  forget('LoginAttempt');
  enterSession(session.tarot_session);
  lendLeftToken(null);
  for (const { key, kind } of await readWholeOutbox())
    if (kind === 'logout' || kind === 'invitation') await takeFromOutbox(key);
  await refreshUser();
}

/** Another tab, or the page before this one, may have been left. */
export async function carryLeftToken(): Promise<void> {
  const left = (await readWholeOutbox()).find((row) => row.kind === 'logout');
  if (left) lendLeftToken(left.payload.token);
}

/** One key for a code, kept until an answer came: the code opens the door again if the answer was lost. */
function keyOfAttempt(subject: string, code: string): string {
  const attempt = `${subject} ${code.trim().toUpperCase()}`;
  const [known, key] = (kept('LoginAttempt') ?? '').split('\n');
  if (known === attempt && key) return key;
  const fresh = crypto.randomUUID();
  keep('LoginAttempt', `${attempt}\n${fresh}`);
  return fresh;
}

/** By whose code a person comes, and on which phone where a shell has a name for it. */
async function came(inviter: string): Promise<{ inviter?: string; device?: string }> {
  const invited = inviter.trim() ? { inviter: inviter.trim() } : {};
  if (!shellBridge()) return invited;
  const { phoneOfShell } = await import('../app/native.ts');
  return { ...invited, ...(await phoneOfShell()) };
}
