import type { Understand } from '../domain/question/asked.ts';
import type { Scripts } from '../domain/question/scripts.ts';
import { understand } from '../domain/question/understand.ts';

/** Loads the words of some scripts only; a question in these is understood as with those of all. */
export async function loadUnderstanding({ latin, han }: Scripts): Promise<Understand> {
  const [english, chinese] = await Promise.all([
    latin ? import('../domain/question/matter/words/en/vocabulary.ts') : null,
    han ? import('../domain/question/matter/words/zh/vocabulary.ts') : null,
  ]);
  const knowledge = { english: english?.english() ?? null, chinese: chinese?.chinese() ?? null };
  return (question, language) => understand(question, language, knowledge);
}
