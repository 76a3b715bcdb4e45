import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';
import type { CatalogName } from '../domain/paths.ts';

const CATALOGS = import.meta.glob<{ messages: Messages }>(['./*/*.po', '!./shell/*.po']);

const loaded = new Map<string, Promise<void>>();

/** What the other screens say, and what one room of them says: loaded once, before the first of them is shown. */
export async function loadScreenMessages(name?: CatalogName): Promise<void> {
  await Promise.all([load('screens'), name && load(name)]);
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
