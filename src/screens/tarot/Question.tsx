import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Draft } from '../../domain/draw/draft.ts';
import type { ToldSpread } from '../../domain/spread/told.ts';
import type { Topic } from '../../domain/topic.ts';
import { QuestionForm } from '../reading/QuestionForm.tsx';
import { Preparations } from './Preparations.tsx';

interface QuestionProps {
  draft: Draft;
  told: ToldSpread;
  onAsk: (question: string, topic: Topic) => void;
  children?: ReactNode;
}

/** The first step of a draw of cards: the question, and what is settled before the shuffle. */
export function Question({ draft, told, onAsk, children }: QuestionProps) {
  const { t } = useLingui();
  return (
    <QuestionForm question={draft.question} topic={draft.topic} go={t`To the cards`} onAsk={onAsk}>
      {told.spread.deck === 'tarot' && <Preparations draft={draft} told={told} />}
      {children}
    </QuestionForm>
  );
}
