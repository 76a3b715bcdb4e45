import { owner } from '../session.ts';
import { readEntry, saveServed } from '../storage/journal.ts';
import type { ServedReading } from '../storage/rows.ts';
import { followText } from './follow-text.ts';
import { heard } from './served.ts';

type Level = 'ai' | 'person';

/** Follows what is written for a draw of the journal. Resolves with `true` when nothing more will come. @throws Refusal, LineFailure */
export function followOrder(seal: string, level: Level): Promise<boolean> {
  return followText({
    name: `${level} ${seal}`,
    level,
    read: () => readServed(seal, level),
    async take(news) {
      const served = await readServed(seal, level);
      if (served) await saveServed(seal, heard(served, news));
    },
  });
}

async function readServed(seal: string, level: Level): Promise<ServedReading | undefined> {
  const entry = await readEntry(owner(), seal);
  return (level === 'person' ? entry?.servedByPerson : entry?.served) ?? undefined;
}
