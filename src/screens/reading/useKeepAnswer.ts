import { useEffect } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import { saveAnswer } from '../../storage/journal.ts';
import type { JournalRow } from '../../storage/rows.ts';

/** Keeps what a self reading answered when it is first read, so that it can be looked back on. */
export function useKeepAnswer({ key, answer }: JournalRow, sentences: readonly { text: string }[] | undefined): void {
  useEffect(() => {
    if (answer !== undefined || !sentences?.length) return;
    void saveAnswer(key, sentences.map(({ text }) => text).join(currentLanguage() === 'en' ? ' ' : ''));
  }, [key, answer, sentences]);
}
