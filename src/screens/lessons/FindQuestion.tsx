import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lenormandId } from '../../domain/decks/lenormand.ts';
import { cardAt, placeOf } from '../../domain/lenormand/laid.ts';
import { type FindDrill, judged } from '../../domain/lesson/drill.ts';
import { Button } from '../../ui/Button.tsx';
import { cardName } from '../tarot/card-words.ts';
import { DrillTable } from './DrillTable.tsx';
import css from './LessonTableau.module.css';
import { useFindWords } from './useFindWords.ts';

interface FindQuestionProps {
  drill: FindDrill;
  onAnswer: (right: boolean) => void;
}

/** Tap what is asked for; then the table shows what was right, missed and wrong. */
export function FindQuestion({ drill, onAnswer }: FindQuestionProps) {
  const { t } = useLingui();
  const ask = useFindWords();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [answered, setAnswered] = useState(false);
  const { missed, wrong } = judged(drill, chosen);
  const { kind, table, card, right } = drill;
  const isRight = missed.length + wrong.length === 0;
  const found = right.length - missed.length;
  const guest = kind === 'house' ? cardName(lenormandId(cardAt(table, card))) : '';
  const house = cardName(lenormandId(card));

  function tap(position: number) {
    if (answered) return;
    const next = new Set(kind === 'house' ? [] : chosen);
    if (chosen.has(position)) next.delete(position);
    else next.add(position);
    setChosen(next);
  }
  function check() {
    setAnswered(true);
    onAnswer(isRight);
  }

  return (
    <>
      <h2 className={css.question}>{ask(drill)}</h2>
      <DrillTable
        layout={drill.layout}
        table={table}
        home={kind === 'house' ? null : placeOf(table, card)}
        chosen={chosen}
        right={answered ? new Set(right) : null}
        onTap={tap}
      />
      {!answered && (
        <div className={css.next}>
          <Button kind="primary" wide disabled={chosen.size === 0} onClick={check}>
            {t`Check`}
          </Button>
        </div>
      )}
      <p className={css.verdict} aria-live="polite">
        {answered && (
          <span>{isRight ? t`Right.` : t`Found ${found} of ${right.length}. The ringed ones are right.`}</span>
        )}
        {answered && kind === 'house' && <span>{t`In the house of the ${house}: ${guest}.`}</span>}
      </p>
    </>
  );
}
