import type { AnswerOf } from '../../contract/call.ts';
import { apiLocale } from '../../domain/language.ts';
import { chosenLanguage } from '../../storage/language.ts';

export type OpenSession = AnswerOf<typeof import('../../contract/account.ts')['sessionList']>[number];

const locale = () => apiLocale(chosenLanguage());

async function api() {
  const [{ callServer }, account] = await Promise.all([
    import('../../service/client.ts'),
    import('../../contract/account.ts'),
  ]);
  return { callServer, account };
}

/** Where the account is logged in. @throws Refusal, ConnectionFailure */
export async function openSessions(): Promise<OpenSession[]> {
  const { callServer, account } = await api();
  return await callServer(account.sessionList, { locale: locale() });
}

/** Ends another session of the account. @throws Refusal, ConnectionFailure */
export async function endOther(sessionId: string): Promise<void> {
  const { callServer, account } = await api();
  await callServer(account.logout, { session_id: sessionId, locale: locale() });
}
