import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import type { Language } from '../../domain/language.ts';

/** Bytes of chance behind a key: twelve words. */
const ENTROPY_BYTES = 16;
export const WORD_COUNT = 12;

type WordList = () => Promise<{ wordlist: string[] }>;

/** The lists of BIP 39, of 2048 words each. */
const LISTS: Record<Language, WordList> = {
  en: () => import('@scure/bip39/wordlists/english.js'),
  'zh-CN': () => import('@scure/bip39/wordlists/simplified-chinese.js'),
  'zh-TW': () => import('@scure/bip39/wordlists/traditional-chinese.js'),
};

export function newEntropy(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
}

/** The recovery words of a key in a language. */
export async function wordsOf(entropy: Uint8Array, language: Language): Promise<string[]> {
  const { wordlist } = await LISTS[language]();
  return entropyToMnemonic(entropy, wordlist).split(' ');
}

/**
 * The keys that words stand for, in whichever language they are; none where they are no recovery words. The two Chinese
 * lists have many characters in common, so that twelve of them may rarely be read by both.
 */
export async function entropiesOf(written: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const words = splitWords(written);
  if (words.length !== WORD_COUNT) return [];
  const found = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const list of Object.values(LISTS)) {
    const { wordlist } = await list();
    if (!words.every((word) => wordlist.includes(word))) continue;
    try {
      const entropy = new Uint8Array(mnemonicToEntropy(words.join(' '), wordlist));
      found.set(entropy.join(), entropy);
    } catch (reason) {
      console.info('These words are of one list, but no key:', String(reason));
    }
  }
  return [...found.values()];
}

/** Words however they were spaced, numbered or divided; every Chinese character is a word. */
export function splitWords(written: string): string[] {
  return (
    written
      .normalize('NFKD')
      .toLowerCase()
      .match(/\p{Script=Han}|\p{Script=Latin}+/gu) ?? []
  );
}
