import { useMemo } from 'react';
import { changeOf } from '../../domain/journal/entry.ts';
import { asksOfNext } from '../../domain/question/next.ts';
import { pronounOf } from '../../domain/question/pronoun.ts';
import { composeReading, type Reading, sentencesOf } from '../../domain/reading/compose.ts';
import type { ReadingPhrases } from '../../domain/reading/texts.ts';
import { partsFor } from '../../domain/reading/wanted.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { names } from '../../i18n/names.ts';
import { loadReadingPhrases } from '../../library/reading/load.ts';
import { loadTarotWords } from '../../library/tarot/load.ts';
import { owner } from '../../session.ts';
import { readSaidBefore } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { useMatter } from '../reading/question/useMatter.ts';
import { useKeepAnswer } from '../reading/useKeepAnswer.ts';
import { useKeepSaid } from '../reading/useKeepSaid.ts';

/** The self reading of a draw with the phrases it is made of; `null` while the library is being opened. */
export function useReading(row: JournalRow, named: NamedSpread): { reading: Reading; phrases: ReadingPhrases } | null {
  const { draw, clarifier } = row;
  const meanings = useLoaded(loadTarotWords);
  const terms = names();
  const change = useMemo(() => changeOf(row), [row]);
  const matter = useMatter(draw.question, draw.topic, change)?.matter;
  const me = owner();
  const read = useLive(async () => readSaidBefore(me, row), [me, row.key]);
  const load = useMemo(() => {
    const wanted = matter && partsFor(named.spread, matter);
    return wanted
      ? (language: Parameters<typeof loadReadingPhrases>[0]) => loadReadingPhrases(language, wanted)
      : nothing;
  }, [named.spread, matter]);
  const phrases = useLoaded(load);
  const reading = useMemo(() => {
    if (!meanings || !phrases || !matter || !read) return null;
    return composeReading({
      draw,
      matter,
      pronoun: pronounOf(draw.question),
      next: asksOfNext(draw.question),
      read,
      spread: named.spread,
      meanings,
      spreadText: named.text,
      phrases,
      names: terms,
      ...(clarifier ? { clarifier } : {}),
      ...(matter.options ? { options: matter.options } : {}),
    });
  }, [draw, clarifier, matter, read, named, meanings, phrases, terms]);
  useKeepSaid(
    row,
    useMemo(() => reading && sentencesOf(reading), [reading]),
  );
  useKeepAnswer(row, reading?.answer);
  return reading && phrases ? { reading, phrases } : null;
}

const nothing = () => new Promise<undefined>(() => {});
