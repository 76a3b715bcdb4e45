import type { AnswerOf } from '../contract/call.ts';
import { apiLocale } from '../domain/language.ts';
import { Refusal } from '../service/refusal.ts';
import { currentSession, enterSession, isLogin, leaveSession, setUser, unreportedLogout } from '../session.ts';
import { adoptDiary } from '../storage/diary.ts';
import { clearDrafts, dropDraftsOfOthers } from '../storage/drafts-away.ts';
import { adoptReadings } from '../storage/journal.ts';
import { forget, keep, kept } from '../storage/kept.ts';
import { chosenLanguage } from '../storage/language.ts';
import { adoptLayouts } from '../storage/layouts.ts';
import { adoptLessons } from '../storage/lessons.ts';
import { adoptTests } from '../storage/quizzes.ts';
import { forgetAnswers } from '../storage/remembered.ts';

type Entrance = AnswerOf<typeof import('../contract/account.ts')['phoneLogin']>[0];
/** The code of the refusal `passkey_needed`. */
const PASSKEY_NEEDED = 4112;

/** What was begun and not answered yet: nothing of it is the next person's. */
const UNDER_WAY = ['Purchase', 'WallpaperBuy', 'ChartAsk'] as const;

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, account] = await Promise.all([
    import('../service/client.ts'),
    import('../contract/account.ts'),
  ]);
  return { callServer, account };
}

/** Sends a code to a phone. Resolves with the seconds until another may be sent. */
export async function sendPhoneCode(phone: string): Promise<number> {
  const { callServer, account } = await api();
  const [sent] = await callServer(account.messageCreate, { phone, expire: 600, locale: locale() });
  return sent.cooldown;
}

export async function sendEmailCode(email: string, subject: string): Promise<number> {
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
  return await enterOr(
    callServer(account.phoneLogin, { phone, code, ...(await came(inviter)), attempt, locale: locale() }),
  );
}

/** As `enterByPhone`. */
export async function enterByEmail(email: string, code: string, inviter: string): Promise<PasskeyTicket | null> {
  const { callServer, account } = await api();
  const attempt = keyOfAttempt(email, code);
  const asked = { email, code, platform_id: 5, ...(await came(inviter)), attempt, locale: locale() };
  return await enterOr(callServer(account.emailLogin, asked));
}

/** As `enterByPhone`. */
export async function enterByFacebook(userId: string, token: string): Promise<PasskeyTicket | null> {
  const { callServer, account } = await api();
  return await enterOr(callServer(account.facebookLogin, { userId, token, ...(await came('')), locale: locale() }));
}

/** Goes in by the native shell's own login. `false`: there is no shell, or the person turned away. */
export async function enterByShell(): Promise<boolean> {
  const { loginByShell } = await import('./native.ts');
  const token = await loginByShell();
  if (token === null) return false;
  await entered({ tarot_session: token });
  return true;
}

/** Who is here, by the server's word; kept for the time without a line. Told too late, after a log-out, it is dropped. */
export async function refreshUser(): Promise<void> {
  const { token } = currentSession();
  if (!token) return;
  try {
    const { callServer, account } = await api();
    const [user] = await callServer(account.userInfo, { locale: locale() });
    if (currentSession().token !== token) return;
    setUser(user);
    await adoptReadings(user.user_id);
    await adoptLayouts(user.user_id);
    await adoptDiary(user.user_id);
    await adoptTests(user.user_id);
    await adoptLessons(user.user_id);
    await dropDraftsOfOthers(user.user_id);
  } catch (reason) {
    console.info('Who is here could not be asked just now:', String(reason));
  }
}

/**
 * Leaves on this phone at once, with what lay on the table. The server hears of it within a moment, or else when the
 * line is back or somebody else enters here.
 */
export async function leave(everywhere: boolean): Promise<void> {
  const { token } = currentSession();
  if (token) keep('LogoutToTell', JSON.stringify({ token, everywhere }));
  leaveSession();
  forgetAnswers();
  for (const name of UNDER_WAY) forget(name);
  await clearDrafts();
  const reported = reportLogout();
  if (everywhere) await reported;
}

/** Tells the server of a log-out that it has not heard of. Whoever is logged in by then is left alone. */
export async function reportLogout(): Promise<void> {
  const untold = unreportedLogout();
  if (!untold || isLogin()) return;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), 5000);
  try {
    const { callServer, account } = await api();
    await callServer(account.logout, { everywhere: untold.everywhere, locale: locale() }, abort.signal);
  } catch (reason) {
    if (!(reason instanceof Refusal)) return;
  } finally {
    clearTimeout(timer);
  }
  forget('LogoutToTell');
}

async function enterOr(answer: Promise<[Entrance]>): Promise<PasskeyTicket | null> {
  try {
    const [session] = await answer;
    await entered(session);
    return null;
  } catch (reason) {
    if (!(reason instanceof Refusal) || reason.code !== PASSKEY_NEEDED) throw reason;
    return reason.data[0] as PasskeyTicket;
  }
}

/** Somebody is in: the session is kept, and who it is is asked. */
export async function entered(session: Entrance): Promise<void> {
  forget('LoginAttempt');
  forget('LogoutToTell');
  enterSession(session.tarot_session);
  await refreshUser();
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
  const { phoneOfShell } = await import('./native.ts');
  return { ...(inviter.trim() ? { inviter: inviter.trim() } : {}), ...(await phoneOfShell()) };
}
