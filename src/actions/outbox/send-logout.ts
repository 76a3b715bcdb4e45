import { logout } from '../../contract/account.ts';
import { apiLocale } from '../../domain/language.ts';
import { callServer } from '../../service/client.ts';
import { isPassing, Refusal } from '../../service/refusal.ts';
import { isLogin, lendLeftToken } from '../../session.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { OutboxRow } from '../../storage/outbox/outbox-rows.ts';

const REQUEST_TIMEOUT_MS = 5000;

/**
 * Tells the server that the session of `token` is over, whoever is here by now. One that it does not know any more is.
 * @throws ConnectionFailure, Refusal
 */
export async function send({ payload: { token, everywhere } }: OutboxRow<'logout'>): Promise<undefined> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), REQUEST_TIMEOUT_MS);
  if (!isLogin()) lendLeftToken(token);
  try {
    await callServer(logout, { everywhere, locale: apiLocale(chosenLanguage()) }, abort.signal, token);
  } catch (reason) {
    if (!(reason instanceof Refusal) || isPassing(reason)) throw reason;
  } finally {
    clearTimeout(timer);
  }
  lendLeftToken(null);
}
