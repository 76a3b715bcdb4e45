import { useEffect } from 'react';
import { joinSentences } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { saveAnswer } from '../../storage/journal.ts';
import type { JournalRow } from '../../storage/store/rows.ts';

/** Keeps what a self reading answered when it is first read, so that it can be looked back on. */
export function useKeepAnswer({ key, answer }: JournalRow, sentences: readonly { text: string }[] | undefined): void {
  useEffect(() => {
    if (answer !== undefined || !sentences?.length) return;
    void saveAnswer(key, joinSentences(sentences, currentLanguage()));
  }, [key, answer, sentences]);
}
