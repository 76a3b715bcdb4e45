import type { Told } from '../contract/call.ts';
import { apiLocale } from '../domain/language.ts';
import { enterSession, isLogin, leaveSession, setUser } from '../session.ts';
import { clearDrafts, dropDraftsOfOthers } from '../storage/drafts.ts';
import { adoptReadings } from '../storage/journal.ts';
import { chosenLanguage } from '../storage/language.ts';

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ say }, account] = await Promise.all([import('../service/client.ts'), import('../contract/account.ts')]);
  return { say, account };
}

/** Sends a code to a phone. Resolves with the seconds until another may be sent. */
export async function sendPhoneCode(phone: string): Promise<number> {
  const { say, account } = await api();
  const [sent] = await say(account.messageCreate, { phone, expire: 600, locale: locale() });
  return sent.cooldown;
}

export async function sendEmailCode(email: string, subject: string): Promise<number> {
  const { say, account } = await api();
  const [sent] = await say(account.emailVerifyCode, { email, subject, locale: locale() });
  return sent.cooldown;
}

export async function enterByPhone(phone: string, code: string, inviter: string): Promise<void> {
  const { say, account } = await api();
  await enter(await say(account.phoneLogin, { phone, code, ...invited(inviter), locale: locale() }));
}

export async function enterByEmail(email: string, code: string, inviter: string): Promise<void> {
  const { say, account } = await api();
  await enter(await say(account.emailLogin, { email, code, platform_id: 5, ...invited(inviter), locale: locale() }));
}

export async function enterByFacebook(userId: string, token: string): Promise<void> {
  const { say, account } = await api();
  await enter(await say(account.facebookLogin, { userId, token, locale: locale() }));
}

/** Who is here, by the server's word; kept for the time without a line. */
export async function refreshUser(): Promise<void> {
  if (!isLogin()) return;
  try {
    const { say, account } = await api();
    const [user] = await say(account.userInfo, { locale: locale() });
    setUser(user);
    await adoptReadings(user.user_id);
    await dropDraftsOfOthers(user.user_id);
  } catch (reason) {
    console.info('Who is here could not be asked just now:', String(reason));
  }
}

/** Leaves on this phone at once, with what lay on the table; the server hears of it if it can within a moment. */
export async function leave(everywhere: boolean): Promise<void> {
  const { say, account } = await api();
  const enough = new AbortController();
  setTimeout(() => enough.abort(), 5000);
  const told = say(account.logout, { everywhere, locale: locale() }, enough.signal).catch(() => {});
  leaveSession();
  await clearDrafts();
  if (everywhere) await told;
}

async function enter([session]: Told<typeof import('../contract/account.ts')['phoneLogin']>): Promise<void> {
  enterSession(session.tarot_session);
  await refreshUser();
}

function invited(inviter: string): { inviter?: string } {
  return inviter.trim() ? { inviter: inviter.trim() } : {};
}
