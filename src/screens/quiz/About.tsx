import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type QuizShape, questionCount } from '../../domain/quiz/catalogue.ts';
import { CardFan } from './CardFan.tsx';
import css from './Quiz.module.css';

interface AboutProps {
  shape: QuizShape;
  intro: string;
  /** How it is begun. */
  children: ReactNode;
}

/** What a test looks at, how long it takes and how it is scored. */
export function About({ shape, intro, children }: AboutProps) {
  const { t } = useLingui();
  const questions = questionCount(shape);
  const { minutes } = shape;
  return (
    <div className={css.intro}>
      <CardFan cards={shape.sign} large />
      <p className={css.facts}>{t`${questions} questions · ${minutes} minutes`}</p>
      <p className={css.read}>{intro}</p>
      {children}
    </div>
  );
}
