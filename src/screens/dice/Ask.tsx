import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { askDice } from '../../actions/draw/dice.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { Matter } from '../../domain/question/matter-kinds.ts';
import type { JournalRow } from '../../storage/store/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { QuestionForm } from '../reading/question/QuestionForm.tsx';
import css from './Ask.module.css';

type Way = 'one' | 'options';

interface AskProps {
  /** The throw that is followed up. */
  before: JournalRow | undefined;
  /** A question that was carried over from a reading. */
  asked: Draft | undefined;
}

/** What the dice are asked: one matter, or two named options, which the question itself may name. */
export function Ask({ before, asked }: AskProps) {
  const { t } = useLingui();
  const [chosen, setWay] = useState<Way | null>(asked?.options ? 'options' : null);
  const [matter, setMatter] = useState<Matter | null>(null);
  const way = before ? 'one' : (chosen ?? (matter?.options ? 'options' : 'one'));
  const numbered = [t`The first way`, t`The second way`] as const;
  return (
    <>
      {before ? (
        <p className={css.before}>{t`Following up: ${before.draw.question || t`a throw without a question`}`}</p>
      ) : (
        <div className={css.ways}>
          <Chips
            form="bar"
            label={t`What to throw for`}
            value={way}
            options={[
              ['one', t`One question`],
              ['options', t`Two options`],
            ]}
            onChange={setWay}
          />
        </div>
      )}
      <QuestionForm
        key={before?.key}
        question={before?.draw.question ?? asked?.question ?? ''}
        topic={before?.draw.topic ?? asked?.topic ?? 'open'}
        matter={before?.matter ?? asked?.matter}
        options={way === 'options' ? (asked?.options ?? ['', '']) : undefined}
        followsUp={before !== undefined}
        onMatter={setMatter}
        go={t`To the dice`}
        onAsk={(question, topic, matter, options = numbered) =>
          void askDice({
            question,
            topic,
            ...(way === 'options' ? { options } : {}),
            ...(before ? { after: before.key } : {}),
            ...(matter ? { matter } : {}),
          })
        }
      >
        <Link to="/stardice/assistant" className={css.assistant}>
          {t`I have dice of my own on the table`}
        </Link>
      </QuestionForm>
    </>
  );
}
