import { useEffect, useState } from 'react';
import type { Language } from '../domain/language.ts';
import { currentLanguage } from '../i18n/language.ts';

type Load<Value> = (language: Language) => Promise<Value>;

/** What was loaded ahead, by what loads it. */
const ahead = new WeakMap<Load<unknown>, Map<Language, unknown>>();

/** What does not arrive goes to the error screen, or is asked for again while the screen does without it. */
export type WhenMissing = 'fail' | 'ask again';

/** Milliseconds after which a part that a screen can do without is asked for again. */
const ASK_AGAIN_MS = 5000;

/**
 * What `load` brings in the language of the page; `undefined` while it is on its way. `load` must be the same function
 * from one rendering to the next, or it is asked again.
 */
export function useLoaded<Value>(load: Load<Value>, whenMissing: WhenMissing = 'fail'): Value | undefined {
  const [value, setValue] = useState(() => loadedAhead(load));
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    if (loadedAhead(load) !== undefined) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () =>
      void load(currentLanguage()).then(
        (loaded) => !gone && setValue(() => loaded),
        (reason) => {
          if (gone) return;
          if (whenMissing === 'fail') setFailed(reason);
          else timer = setTimeout(ask, ASK_AGAIN_MS);
        },
      );
    ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load, whenMissing]);
  if (failed) throw failed;
  return value;
}

/** Brings what a screen asks for by `useLoaded`, so that it is there from its first rendering on. @throws as `load` */
export async function loadAhead<Value>(load: Load<Value>): Promise<void> {
  const language = currentLanguage();
  if (ahead.get(load)?.has(language)) return;
  const value = await load(language);
  const held = ahead.get(load) ?? new Map<Language, unknown>();
  ahead.set(load, held.set(language, value));
}

/** What was loaded ahead in the language of the page. */
export function loadedAhead<Value>(load: Load<Value>): Value | undefined {
  return ahead.get(load)?.get(currentLanguage()) as Value | undefined;
}
