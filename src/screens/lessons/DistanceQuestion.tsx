import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lenormandId } from '../../domain/decks/lenormand.ts';
import { placeOf } from '../../domain/lenormand/laid.ts';
import type { DistanceDrill } from '../../domain/lesson/drill.ts';
import { Button } from '../../ui/Button.tsx';
import { cardName } from '../tarot/card-words.ts';
import { DrillTable } from './DrillTable.tsx';
import css from './LessonTableau.module.css';

interface DistanceQuestionProps {
  drill: DistanceDrill;
  onAnswer: (right: boolean) => void;
}

/** Near or far? Then the steps are told. */
export function DistanceQuestion({ drill, onAnswer }: DistanceQuestionProps) {
  const { t } = useLingui();
  const [said, setSaid] = useState<'near' | 'far'>();
  const { layout, table, person, card, steps, right } = drill;
  const [name, home] = [cardName(lenormandId(card)), cardName(lenormandId(person))];
  const far = right === 'far';
  function answer(word: 'near' | 'far') {
    setSaid(word);
    onAnswer(word === right);
  }
  return (
    <>
      <h2 className={css.question}>{t`The ${name}: near the ${home}, or far?`}</h2>
      <DrillTable
        layout={layout}
        table={table}
        home={placeOf(table, person)}
        chosen={new Set([placeOf(table, card)])}
        right={null}
      />
      {!said && (
        <div className={css.two}>
          <Button wide onClick={() => answer('near')}>{t`Near`}</Button>
          <Button wide onClick={() => answer('far')}>{t`Far`}</Button>
        </div>
      )}
      <p className={css.verdict} aria-live="polite">
        {said && <span>{said === right ? t`Right.` : t`Not quite.`}</span>}
        {said && <span>{far ? t`Steps: ${steps}, so it is far.` : t`Steps: ${steps}, so it is near.`}</span>}
      </p>
    </>
  );
}
