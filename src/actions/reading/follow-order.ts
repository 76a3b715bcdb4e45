import { owner } from '../../session.ts';
import { changeServed, readEntry, servedOf } from '../../storage/journal.ts';
import { arrived } from './answered.ts';
import { followText } from './follow-text.ts';

type Level = 'ai' | 'person';

/** Follows what is written for a draw of the journal. Resolves with `true` when nothing more will come. @throws Refusal, ConnectionFailure */
export function followOrder(seal: string, level: Level): Promise<boolean> {
  return followText({
    name: `${level} ${seal}`,
    level,
    async read() {
      const entry = await readEntry(owner(), seal);
      return entry && servedOf(entry, level);
    },
    take: (news) => changeServed(seal, level, (served) => arrived(served, news, new Date())),
  });
}
