import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';
import type { Language } from '../domain/language.ts';
import { withPatience } from '../domain/patience.ts';
import type { Room } from './rooms.ts';

type Catalog = () => Promise<{ messages: Messages }>;

const SHELL: Record<Language, Catalog> = {
  en: () => import('./shell/en.po'),
  'zh-CN': () => import('./shell/zh-CN.po'),
  'zh-TW': () => import('./shell/zh-TW.po'),
};

const CATALOGS = import.meta.glob<{ messages: Messages }>(['./*/*.po', '!./shell/*.po']);

/** Speaks a language: loads what the shell and home say. */
export async function speak(language: Language): Promise<void> {
  const { messages } = await withPatience(SHELL[language]);
  i18n.load(language, messages);
  i18n.activate(language);
}

const loaded = new Map<string, Promise<void>>();

/** What the other screens say, and what one room of them says: loaded once, before the first of them is shown. */
export async function loadScreenMessages(room?: Room): Promise<void> {
  await Promise.all([load('screens'), room && load(room)]);
}

function load(catalog: string): Promise<void> {
  const path = `./${catalog}/${i18n.locale}.po`;
  const known = loaded.get(path);
  if (known) return known;
  const loading = (CATALOGS[path]?.() ?? Promise.reject(new Error(`no catalog ${path}`))).then(
    ({ messages }) => i18n.load(i18n.locale, messages),
    (reason) => {
      loaded.delete(path);
      throw reason;
    },
  );
  loaded.set(path, loading);
  return loading;
}
