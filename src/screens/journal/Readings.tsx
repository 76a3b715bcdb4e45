import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findEntries, indexEntries } from '../../domain/journal/find.ts';
import type { EntryLine } from '../../domain/journal/line.ts';
import type { Deck } from '../../domain/spread/spread.ts';
import { whenIdle } from '../../platform/idle.ts';
import { Chips } from '../../ui/Chips.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { WindowedList } from '../../ui/WindowedList.tsx';
import { useAskAgain } from '../reading/question/useAskAgain.ts';
import { ReadingRow } from './ReadingRow.tsx';
import css from './Readings.module.css';
import { Remove } from './Remove.tsx';
import { useEntryWords } from './useEntryWords.ts';

/** The usual height of a row, px. */
const ROW_PX = 84;
/** Rows that are read ahead at a time: a few milliseconds of work. */
const AHEAD_ROWS = 250;

interface ReadingsProps {
  lines: readonly EntryLine[];
  /** In a wide window readings open beside the list. */
  beside?: {
    /** Which one is open. */
    open: string;
    /** What the list rolls in. */
    scroller: RefObject<HTMLElement | null>;
    onOpen: () => void;
    /** The open one was removed; `next` is the one that stood beside it. */
    onGone: (next: string | undefined) => void;
  };
}

/** The readings, newest first, found by question, note, spread and card. */
export function Readings({ lines, beside }: ReadingsProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [deck, setDeck] = useState<Deck | 'all'>('all');
  const [leaving, setLeaving] = useState<EntryLine | null>(null);
  const query = useDeferredValue(typed);
  const words = useEntryWords();
  const askAgain = useAskAgain();
  const searched = query !== '';
  const wordsOf = useCallback(
    (row: EntryLine) => [words.title(row), ...row.draw.cards.map(({ id }) => words.card(id))],
    [words],
  );
  useEffect(() => readAhead(lines, wordsOf), [lines, wordsOf]);
  const index = useMemo(() => (searched ? indexEntries(lines, wordsOf) : []), [searched, lines, wordsOf]);
  const shown = useMemo(() => {
    const found = searched ? findEntries(index, query) : lines;
    return deck === 'all' ? found : found.filter((row) => row.draw.deck === deck);
  }, [searched, index, query, lines, deck]);
  function leave(key: string) {
    const place = shown.findIndex((row) => row.key === key);
    if (key === beside?.open) beside.onGone((shown[place + 1] ?? shown[place - 1])?.key);
  }
  return (
    <>
      <SearchField
        className={css.search}
        label={t`Search the journal`}
        placeholder={t`Question, note or card`}
        typed={typed}
        onType={setTyped}
      />
      <Chips
        form="row"
        label={t`Deck`}
        value={deck}
        options={[
          ['all', t`All`],
          ['tarot', t`Tarot`],
          ['lenormand', t`Lenormand`],
          ['stardice', t`Star dice`],
        ]}
        onChange={setDeck}
      />
      <p className="unseen" aria-live="polite">
        {query ? t`${shown.length} readings found` : ''}
      </p>
      {shown.length === 0 && <p className={css.none}>{t`No reading fits. Try one word of the question, or a card.`}</p>}
      <WindowedList
        items={shown}
        className={css.list}
        keyOf={(row) => row.key}
        estimatePx={ROW_PX}
        scroller={beside?.scroller}
        first={beside?.open}
      >
        {(row) => (
          <ReadingRow
            row={row}
            title={words.title(row)}
            beside={beside && { open: row.key === beside.open, onOpen: beside.onOpen }}
            onAskAgain={() => void askAgain(row.key)}
            onRemove={() => setLeaving(row)}
          />
        )}
      </WindowedList>
      {leaving && <Remove row={leaving} onRemoved={() => leave(leaving.key)} onClose={() => setLeaving(null)} />}
    </>
  );
}

/** Reads what rows are found by while nothing else is to be done, so that typing finds it ready. @returns what ends it */
function readAhead(lines: readonly EntryLine[], wordsOf: (row: EntryLine) => string[]): () => void {
  let stopped = false;
  const read = (from: number) => {
    if (stopped || from >= lines.length) return;
    indexEntries(lines.slice(from, from + AHEAD_ROWS), wordsOf);
    whenIdle(() => read(from + AHEAD_ROWS));
  };
  whenIdle(() => read(0));
  return () => {
    stopped = true;
  };
}
