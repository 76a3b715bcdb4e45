import { useMemo } from 'react';
import type { MatterChange } from '../../domain/question/asked.ts';
import type { Matter } from '../../domain/question/matter-kinds.ts';
import type { Topic } from '../../domain/topic.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { type AboutWords, loadAboutWords } from '../../library/reading/about.ts';
import { fetchPart } from '../../platform/part.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

const loadUnderstanding = () => fetchPart(() => import('../../domain/question/asked.ts'));

/** What a question is understood to ask, and the words for it; null until both are there. */
export function useMatter(
  question: string,
  topic: Topic,
  change: MatterChange | undefined,
): { matter: Matter; about: AboutWords } | null {
  const understanding = useLoaded(loadUnderstanding);
  const about = useLoaded(loadAboutWords);
  return useMemo(() => {
    if (!understanding || !about) return null;
    return { matter: understanding.askedMatter(question, topic, currentLanguage(), change), about };
  }, [understanding, about, question, topic, change]);
}
