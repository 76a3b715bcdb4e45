import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { keepHandThrow } from '../../actions/draw/dice.ts';
import { throwOf } from '../../domain/dice/face-id.ts';
import type { MatterChange } from '../../domain/question/asked.ts';
import type { Topic } from '../../domain/topic.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useSingly } from '../../ui/useSingly.ts';
import { QuestionForm } from '../reading/question/QuestionForm.tsx';
import css from './DiceAssistant.module.css';
import { FaceGlyph } from './FaceGlyph.tsx';
import { faceName } from './faceName.ts';
import { useDice } from './useDice.ts';

const NUMBERS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Dice that were thrown on a table at home: three taps, the question, the reading. */
export function DiceAssistant() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const dice = useDice();
  const [point, setPoint] = useState('');
  const [sign, setSign] = useState('');
  const [house, setHouse] = useState('');
  const [missing, setMissing] = useState(false);
  const rows = [
    ['pnt', t`The golden die: a point`, point, setPoint],
    ['sgn', t`The blue die: a sign`, sign, setSign],
    ['hse', t`The red die: a house`, house, setHouse],
  ] as const;

  const read = useSingly(async (question: string, topic: Topic, matter?: MatterChange) => {
    if (!point || !sign || !house) return setMissing(true);
    const sealed = await keepHandThrow(throwOf(point, sign, house), question, topic, matter);
    await navigate({ to: '/stardice/answer', search: { seal: sealed.seal } });
  });

  return (
    <Page>
      <TopBar title={t`Dice of your own`} up="/stardice/index" />
      {rows.map(([die, title, chosen, choose]) => (
        <fieldset key={die} className={css.die}>
          <legend>
            {title}
            {chosen && dice && <strong>{faceName(dice, chosen)}</strong>}
          </legend>
          <div className={css.faces}>
            {NUMBERS.map((number) => {
              const id = die + number;
              return (
                <label key={id} className={css.face} data-chosen={chosen === id || undefined}>
                  <input
                    type="radio"
                    name={die}
                    checked={chosen === id}
                    aria-label={dice ? faceName(dice, id) : number}
                    onChange={() => {
                      choose(id);
                      setMissing(false);
                    }}
                  />
                  <FaceGlyph id={id} />
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
      <QuestionForm
        question=""
        topic="open"
        go={t`Read the dice`}
        onAsk={(question, topic, matter) => void read(question, topic, matter)}
      >
        <p className={css.missing} role="alert">
          {missing && t`Choose the face that lies up on each of the three dice.`}
        </p>
      </QuestionForm>
    </Page>
  );
}
