import { useLingui } from '@lingui/react/macro';
import { askQuestion } from '../../actions/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import { QuestionForm } from '../reading/QuestionForm.tsx';

/** The first step of a draw of cards. */
export function Question({ draft }: { draft: Draft }) {
  const { t } = useLingui();
  return (
    <QuestionForm
      question={draft.question}
      topic={draft.topic}
      go={t`To the cards`}
      onAsk={(question, topic) => void askQuestion(draft, question, topic)}
    />
  );
}
