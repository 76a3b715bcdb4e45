import { type I18n, i18n } from '@lingui/core';
import type { HomeBlocks } from '../domain/home/blocks.ts';
import type { Language } from '../domain/language.ts';
import { shippedHome } from '../library/home/load.ts';
import { activateLanguage } from './messages.ts';
import { loadNames } from './names.ts';

/** Everything that the first paint of home says, in one language. */
export async function speakFor(language: Language): Promise<{ i18n: I18n; blocks: HomeBlocks }> {
  await Promise.all([activateLanguage(language), loadNames(language)]);
  return { i18n, blocks: await shippedHome(language) };
}
