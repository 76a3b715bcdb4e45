import { isAskedOnHome, isSpanWanted, lookBacksDue } from '../../domain/journal/lookback.ts';
import { scriptsOf } from '../../domain/question/scripts.ts';
import { owner } from '../../session.ts';
import { readJournal, saveSpan } from '../../storage/journal.ts';
import { chosenLanguage } from '../../storage/language.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { fetchUnderstanding } from './understanding.ts';

/** The reading that home asks about: the one that is due the longest. Null where there is nothing to ask. */
export async function lookBackOnHome(): Promise<JournalRow | null> {
  const now = new Date();
  const rows = await understandSpans(await readJournal(owner()), now);
  return lookBacksDue(rows, now).find((row) => isAskedOnHome(row, now)) ?? null;
}

/**
 * The readings with the times that their questions name: what is not known yet is understood and kept. Where the words
 * for it did not arrive, the readings come back as they are.
 */
export async function understandSpans(rows: readonly JournalRow[], now: Date): Promise<readonly JournalRow[]> {
  const wanted = rows.filter((row) => isSpanWanted(row, now));
  if (wanted.length === 0) return rows;
  const scripts = scriptsOf(wanted.map(({ draw }) => draw.question).join(' '));
  const asked = await fetchUnderstanding(scripts).catch(() => null);
  if (!asked) return rows;
  const language = chosenLanguage();
  return await Promise.all(
    rows.map(async (row) => {
      if (!isSpanWanted(row, now)) return row;
      const { span } = asked(row.draw.question, row.draw.topic, language);
      await saveSpan(row.key, span);
      return { ...row, span };
    }),
  );
}
