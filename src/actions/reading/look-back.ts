import { DAY_MS } from '../../domain/journal/entry.ts';
import type { EntryLine } from '../../domain/journal/line.ts';
import { isAskedOnHome, isSpanWanted, LAST_ASKED_DAYS, lookBacksDue } from '../../domain/journal/lookback.ts';
import { scriptsOf } from '../../domain/question/scripts.ts';
import { owner } from '../../session.ts';
import { saveSpan } from '../../storage/journal.ts';
import { readLinesSince } from '../../storage/journal-lines.ts';
import { chosenLanguage } from '../../storage/language.ts';
import { fetchUnderstanding } from './understanding.ts';

/** Questions that are understood at one look: a journal brought in from a file may have thousands. */
const MAX_UNDERSTOOD = 40;

/** The reading that home asks about: the one that is due the longest. Null where there is nothing to ask. */
export async function lookBackOnHome(): Promise<EntryLine | null> {
  const now = new Date();
  const since = new Date(now.getTime() - LAST_ASKED_DAYS * DAY_MS);
  const lines = await understandSpans(await readLinesSince(owner(), since.toISOString()), now);
  return lookBacksDue(lines, now).find((line) => isAskedOnHome(line, now)) ?? null;
}

/**
 * The readings with the times that their questions name: what is not known yet is understood and kept, first of those
 * that would be asked about now, then of the newest. Where the words for it did not arrive, they come back as they are.
 */
export async function understandSpans(lines: readonly EntryLine[], now: Date): Promise<readonly EntryLine[]> {
  const wanted = [...new Set([...lookBacksDue(lines, now), ...lines])]
    .filter((line) => isSpanWanted(line, now))
    .slice(0, MAX_UNDERSTOOD);
  if (wanted.length === 0) return lines;
  const scripts = scriptsOf(wanted.map(({ draw }) => draw.question).join(' '));
  const asked = await fetchUnderstanding(scripts).catch(() => null);
  if (!asked) return lines;
  const language = chosenLanguage();
  const spans = new Map<string, EntryLine['span']>();
  for (const { key, draw } of wanted) {
    const { span } = asked(draw.question, draw.topic, language);
    // one by one, so that the page has its turn between them
    await saveSpan(key, span);
    spans.set(key, span);
  }
  return lines.map((line) => (spans.has(line.key) ? { ...line, span: spans.get(line.key)! } : line));
}
