import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';
import type { Language } from '../domain/language.ts';
import { fetchPart } from '../platform/part.ts';

type Catalog = () => Promise<{ messages: Messages }>;

const SHELL: Record<Language, Catalog> = {
  en: () => import('./shell/en.po'),
  'zh-CN': () => import('./shell/zh-CN.po'),
  'zh-TW': () => import('./shell/zh-TW.po'),
};

/** Speaks a language: loads what the shell and home say. */
export async function activateLanguage(language: Language): Promise<void> {
  const { messages } = await fetchPart(SHELL[language]);
  i18n.load(language, messages);
  i18n.activate(language);
}
