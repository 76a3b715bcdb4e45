import { useMemo } from 'react';
import type { Asked } from '../../domain/lenormand/reading/asked.ts';
import { isOfParting } from '../../domain/question/parting.ts';
import { pronounOf } from '../../domain/question/pronoun.ts';
import { loadAnsweringWords } from '../../library/reading/answering.ts';
import { owner } from '../../session.ts';
import { readSaidBefore } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useMatter } from '../reading/question/useMatter.ts';

/** What a kept draw was asked, as the asker set it right, with the words to answer it in; null until they are there. */
export function useAsked(row: JournalRow): Asked | null {
  const { draw } = row;
  const matter = useMatter(draw.question, draw.topic, row.matter)?.matter;
  const answering = useLoaded(loadAnsweringWords);
  const me = owner();
  const read = useLive(async () => readSaidBefore(me, row), [me, row.key]);
  return useMemo(
    () =>
      matter && answering && read
        ? { matter, pronoun: pronounOf(draw.question), parting: isOfParting(draw.question), answering, read }
        : null,
    [matter, answering, read, draw.question],
  );
}
