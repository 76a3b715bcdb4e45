import { useEffect, useMemo, useState } from 'react';
import { LENORMAND } from '../../domain/decks/lenormand.ts';
import type { Findable } from '../../domain/search/match.ts';
import { names } from '../../i18n/names.ts';
import { lenormandKeywordsOfAll } from '../../library/keywords/all.ts';
import { namesOfAll } from '../../library/names/all.ts';

/** The 36 as a search knows them: their names and keywords in three languages, their numbers. */
export function useFindables(): Findable[] {
  const [all, setAll] = useState<Awaited<ReturnType<typeof namesOfAll>>>();
  const [keywords, setKeywords] = useState<Awaited<ReturnType<typeof lenormandKeywordsOfAll>>>();
  useEffect(() => {
    namesOfAll().then(setAll, () => {});
    lenormandKeywordsOfAll().then(setKeywords, () => {});
  }, []);
  return useMemo(
    () =>
      LENORMAND.map(({ id, number }) => ({
        id,
        names: [names().lenormand[id]!, ...(all ?? []).map((one) => one.lenormand[id]!), String(number)],
        keywords: (keywords ?? []).flatMap((one) => one[number] ?? []),
      })),
    [keywords, all],
  );
}
