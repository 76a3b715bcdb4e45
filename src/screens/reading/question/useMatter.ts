import { useCallback, useMemo } from 'react';
import { fetchUnderstanding } from '../../../actions/reading/understanding.ts';
import type { MatterChange } from '../../../domain/question/asked.ts';
import type { Matter } from '../../../domain/question/matter-kinds.ts';
import { scriptsOf } from '../../../domain/question/scripts.ts';
import type { Topic } from '../../../domain/topic.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { type AboutWords, loadAboutWords } from '../../../library/reading/about.ts';
import { useLoaded, type WhenMissing } from '../../../ui/useLoaded.ts';

/**
 * What a question is understood to ask, and the words for it; null until both are there. A reading cannot do without
 * them; where a question is typed they may come later (`whenMissing`).
 */
export function useMatter(
  question: string,
  topic: Topic,
  change: MatterChange | undefined,
  whenMissing?: WhenMissing,
): { matter: Matter; about: AboutWords } | null {
  const { latin, han } = scriptsOf(question);
  const load = useCallback(async () => ({ ask: await fetchUnderstanding({ latin, han }), latin, han }), [latin, han]);
  const loaded = useLoaded(load, whenMissing);
  const about = useLoaded(loadAboutWords, whenMissing);
  return useMemo(() => {
    if (!loaded || !about || (latin && !loaded.latin) || (han && !loaded.han)) return null;
    return { matter: loaded.ask(question, topic, currentLanguage(), change), about };
  }, [loaded, about, latin, han, question, topic, change]);
}
