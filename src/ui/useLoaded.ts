import { useEffect, useState } from 'react';
import type { Language } from '../domain/language.ts';
import { currentLanguage } from '../i18n/language.ts';

/**
 * What `load` brings in the language of the page; `undefined` while it is on its way. What does not arrive goes to the
 * error screen. `load` must be the same function from one rendering to the next, or it is asked again.
 */
export function useLoaded<Value>(load: (language: Language) => Promise<Value>): Value | undefined {
  const [value, setValue] = useState<Value>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    load(currentLanguage()).then(
      (loaded) => !gone && setValue(() => loaded),
      (reason) => !gone && setFailed(reason),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  if (failed) throw failed;
  return value;
}
