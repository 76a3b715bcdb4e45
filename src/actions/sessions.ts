import type { Told } from '../contract/call.ts';
import { apiLocale } from '../domain/language.ts';
import { chosenLanguage } from '../storage/language.ts';

export type OpenSession = Told<typeof import('../contract/account.ts')['sessionList']>[number];

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ say }, account] = await Promise.all([import('../service/client.ts'), import('../contract/account.ts')]);
  return { say, account };
}

/** Where the account is logged in. @throws Refusal, LineFailure */
export async function openSessions(): Promise<OpenSession[]> {
  const { say, account } = await api();
  return await say(account.sessionList, { locale: locale() });
}

/** Ends another session of the account. @throws Refusal, LineFailure */
export async function endOther(sessionId: string): Promise<void> {
  const { say, account } = await api();
  await say(account.logout, { session_id: sessionId, locale: locale() });
}
