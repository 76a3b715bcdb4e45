import type { Messages } from '@lingui/core';
import { QUESTIONS } from '../steps.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('../../../src/i18n/*/en.po', { eager: true });
const messages = Object.values(catalogs).map((one) => one.messages);

const IDS = new Set(messages.flatMap((one) => Object.keys(one)));

/** Three words or more between the places of the English catalogs where something is put in. */
const SENTENCES = messages
  .flatMap((one) => stringsIn(Object.values(one)))
  .flatMap((text) => text.split(/<\/?\d+\/?>/))
  .map((text) => text.trim())
  .filter((text) => (text.match(/[A-Za-z’']+/g)?.length ?? 0) >= 3);

/** English that was left in a page of another language: sentences of the catalogs, and any four words in a row. */
export function englishIn(words: readonly string[]): string[] {
  const text = words.join('\n').replaceAll(QUESTIONS.en, '');
  return [
    ...SENTENCES.filter((sentence) => text.includes(sentence)),
    ...(text.match(/[A-Za-z’']+(?:,? [A-Za-z’']+){3,}/g) ?? []),
  ].map((found) => `English: ${found}`);
}

/** What a person should never see: the id of a message without translation, or the name of a value that is missing. */
export function leftoversIn(words: readonly string[]): string[] {
  return words
    .filter((text) => IDS.has(text) || /undefined|\[object|\bNaN\b|\bnull\b|\{\w+\}|<\/?\d+>/.test(text))
    .map((found) => `leftover: ${found}`);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}
