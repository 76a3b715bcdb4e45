import type { Language } from '../../domain/language.ts';
import type { MatterChange } from '../../domain/question/asked.ts';
import type { Matter } from '../../domain/question/matter-kinds.ts';
import type { Scripts } from '../../domain/question/scripts.ts';
import type { Topic } from '../../domain/topic.ts';
import { fetchPart } from '../../platform/part.ts';

/** What is asked, of a question in scripts whose words were loaded. */
export type Asking = (question: string, topic: Topic, language: Language, change?: MatterChange) => Matter;

/** The words of both scripts are seldom needed, so that only those of some are asked for. @throws PartMissing */
export function fetchUnderstanding(scripts: Scripts): Promise<Asking> {
  return fetchPart(async () => {
    const [{ askedMatter }, { loadUnderstanding }] = await Promise.all([
      import('../../domain/question/asked.ts'),
      import('../../library/understanding.ts'),
    ]);
    const understand = await loadUnderstanding(scripts);
    return (...question) => askedMatter(understand, ...question);
  });
}
