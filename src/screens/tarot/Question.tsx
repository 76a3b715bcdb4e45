import { useLingui } from '@lingui/react/macro';
import { askQuestion } from '../../actions/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { ToldSpread } from '../../domain/spread/told.ts';
import { QuestionForm } from '../reading/QuestionForm.tsx';
import { Preparations } from './Preparations.tsx';

/** The first step of a draw of cards: the question, and what is settled before the shuffle. */
export function Question({ draft, told }: { draft: Draft; told: ToldSpread }) {
  const { t } = useLingui();
  return (
    <QuestionForm
      question={draft.question}
      topic={draft.topic}
      go={t`To the cards`}
      onAsk={(question, topic) => void askQuestion(draft, question, topic)}
    >
      <Preparations draft={draft} told={told} />
    </QuestionForm>
  );
}
