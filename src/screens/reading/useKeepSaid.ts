import { useEffect } from 'react';
import { hashOf } from '../../domain/reading/said.ts';
import { saveSaid } from '../../storage/journal.ts';
import type { JournalRow } from '../../storage/store/rows.ts';

/** Keeps, once, which sentences a reading was composed of, so that a later one says things another way. */
export function useKeepSaid(row: JournalRow, sentences: readonly { text: string }[] | null): void {
  useEffect(() => {
    if (!sentences || row.said) return;
    void saveSaid(
      row.key,
      sentences.map(({ text }) => hashOf(text)),
    );
  }, [sentences, row.key, row.said]);
}
