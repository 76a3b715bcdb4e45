import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lenormandId } from '../../domain/decks/lenormand.ts';
import { placeOf } from '../../domain/lenormand/laid.ts';
import type { Pair } from '../../domain/lenormand/phrase.ts';
import { readPair } from '../../domain/lenormand/reading/narrator.ts';
import type { PairDrill } from '../../domain/lesson/drill.ts';
import type { LenormandWords } from '../lenormand/useLenormand.ts';
import { cardName } from '../tarot/card-words.ts';
import { DrillTable } from './DrillTable.tsx';
import css from './LessonTableau.module.css';

interface PairQuestionProps {
  drill: PairDrill;
  library: LenormandWords;
  onAnswer: (right: boolean) => void;
}

/** Two neighbours on the table; which of three readings is theirs? Then the others say whose they are. */
export function PairQuestion({ drill, library, onAnswer }: PairQuestionProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState<Pair>();
  const { layout, table, pair, options } = drill;
  const named = ([first, second]: Pair) => `${cardName(lenormandId(first))} + ${cardName(lenormandId(second))}`;
  const isRight = (one: Pair) => String(one) === String(pair);
  function answer(one: Pair) {
    if (said) return;
    setSaid(one);
    onAnswer(isRight(one));
  }
  return (
    <>
      <h2 className={css.question}>{named(pair)}</h2>
      <DrillTable
        layout={layout}
        table={table}
        home={null}
        chosen={new Set(pair.map((card) => placeOf(table, card)))}
        right={null}
      />
      <p className={css.verdict} aria-live="polite">
        {said && (isRight(said) ? t`Right.` : t`Not quite.`)}
      </p>
      <ul className={css.options} aria-label={t`What does the pair say?`}>
        {options.map((one) => (
          <li key={String(one)}>
            <button
              type="button"
              aria-disabled={said !== undefined}
              data-verdict={said && (isRight(one) ? 'right' : String(one) === String(said) ? 'wrong' : 'other')}
              onClick={() => answer(one)}
            >
              {readPair(library, ...one).text}
              {said && <small>{named(one)}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
