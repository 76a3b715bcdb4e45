import { useEffect, useMemo, useState } from 'react';
import { LENORMAND } from '../../domain/decks/lenormand.ts';
import type { Findable } from '../../domain/search/match.ts';
import { names } from '../../i18n/names.ts';
import { namesOfAll } from '../../library/names/all.ts';
import { useLenormand } from './useLenormand.ts';

/** The 36 as a search knows them: their names in three languages, their numbers, their keywords. */
export function useFindables(): Findable[] {
  const library = useLenormand();
  const [all, setAll] = useState<Awaited<ReturnType<typeof namesOfAll>>>();
  useEffect(() => {
    namesOfAll().then(setAll, () => {});
  }, []);
  return useMemo(
    () =>
      LENORMAND.map(({ id, number }) => ({
        id,
        names: [names().lenormand[id]!, ...(all ?? []).map((one) => one.lenormand[id]!), String(number)],
        keywords: library?.meanings[number]?.keywords ?? [],
      })),
    [library, all],
  );
}
