import { type CopyState, copyBegin, copyEnd, copyState } from '../../contract/copy.ts';
import { ERROR_CODES } from '../../contract/error-codes.ts';
import { apiLocale } from '../../domain/language.ts';
import { callServer } from '../../service/client.ts';
import { ConnectionFailure } from '../../service/refusal.ts';
import { owner } from '../../session.ts';
import { beginCopyProgress, keepCopyKey, keptCopyKey, markAllDue } from '../../storage/journal-copy.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { askToPersist } from '../../storage/store/persist.ts';
import { refreshUser } from '../account/refresh-user.ts';
import { isRefusal } from '../app/failure.ts';
import { bytesOf, keysOf, textOf } from './cipher.ts';
import { startCopying, stopHere } from './copying.ts';
import { entropiesOf, newEntropy, wordsOf } from './words.ts';

const locale = () => apiLocale(chosenLanguage());

/** The copy that the server has of whoever is here. @throws Refusal, ConnectionFailure */
export async function stateOfCopy(): Promise<CopyState | null> {
  if (owner() === '') await refreshUser();
  if (owner() === '') throw new ConnectionFailure('nobody could say who is here');
  return (await callServer(copyState, { locale: locale() }))[0] ?? null;
}

/** A key that nothing is copied with yet, and its words in the language of the app. */
export interface NewWords {
  readonly entropy: Uint8Array<ArrayBuffer>;
  readonly words: readonly string[];
}

export async function makeWords(): Promise<NewWords> {
  const entropy = newEntropy();
  return { entropy, words: await wordsOf(entropy, chosenLanguage()) };
}

/** The words of the copy that is kept on this phone. */
export async function ownWords(): Promise<readonly string[]> {
  const key = keptCopyKey(owner());
  return key ? await wordsOf(bytesOf(key.entropy), chosenLanguage()) : [];
}

/** Begins a copy under new words. @throws Refusal, ConnectionFailure */
export async function beginCopy({ entropy }: NewWords): Promise<void> {
  await join(entropy);
}

/**
 * Goes on with the copy of the account by its words. `unknown`: they are no recovery words, one of them is misspelt.
 * `other`: the copy was made with others. @throws Refusal, ConnectionFailure
 */
export async function restoreCopy(written: string): Promise<'restored' | 'unknown' | 'other'> {
  const entropies = await entropiesOf(written);
  for (const entropy of entropies) {
    try {
      await join(entropy);
      return 'restored';
    } catch (reason) {
      if (!isRefusal(reason) || reason.code !== ERROR_CODES.copy_words) throw reason;
    }
  }
  return entropies.length > 0 ? 'other' : 'unknown';
}

async function join(entropy: Uint8Array<ArrayBuffer>): Promise<void> {
  const me = owner();
  const { check } = await keysOf(entropy);
  const [begun] = await callServer(copyBegin, { check, locale: locale() });
  await beginCopyProgress(me, begun.copy_id);
  await markAllDue(me);
  keepCopyKey({ owner: me, entropy: textOf(entropy) });
  void askToPersist();
  void startCopying();
}

/** Deletes the copy at the server; this phone forgets its words, the journal stays. @throws Refusal, ConnectionFailure */
export async function endCopy(): Promise<void> {
  await callServer(copyEnd, { locale: locale() });
  await stopHere(owner());
}
