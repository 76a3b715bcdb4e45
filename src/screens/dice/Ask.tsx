import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { askDice } from '../../actions/dice.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import { MAX_OPTION_CHARACTERS } from '../../domain/question/question.ts';
import type { JournalRow } from '../../storage/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Field } from '../../ui/Field.tsx';
import { QuestionForm } from '../reading/QuestionForm.tsx';
import css from './Ask.module.css';

type Way = 'one' | 'options';

interface AskProps {
  /** The throw that is followed up. */
  before: JournalRow | undefined;
  /** A question that was carried over from a reading. */
  asked: Draft | undefined;
}

/** What the dice are asked: one matter, or two named options. */
export function Ask({ before, asked }: AskProps) {
  const { t } = useLingui();
  const [way, setWay] = useState<Way>(asked?.options ? 'options' : 'one');
  const [first, setFirst] = useState(asked?.options?.[0] ?? '');
  const [second, setSecond] = useState(asked?.options?.[1] ?? '');
  const options = [first.trim() || t`The first way`, second.trim() || t`The second way`] as const;
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
        followsUp={before !== undefined}
        go={t`To the dice`}
        onAsk={(question, topic, matter) =>
          void askDice({
            question,
            topic,
            ...(way === 'options' ? { options } : {}),
            ...(before ? { after: before.key } : {}),
            ...(matter ? { matter } : {}),
          })
        }
      >
        {way === 'options' && (
          <div className={css.options}>
            <Field
              label={t`First option`}
              value={first}
              maxLength={MAX_OPTION_CHARACTERS}
              onChange={(event) => setFirst(event.target.value)}
            />
            <Field
              label={t`Second option`}
              value={second}
              maxLength={MAX_OPTION_CHARACTERS}
              onChange={(event) => setSecond(event.target.value)}
            />
          </div>
        )}
        <Link to="/stardice/assistant" className={css.assistant}>
          {t`I have dice of my own on the table`}
        </Link>
      </QuestionForm>
    </>
  );
}
