import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { keepTyped } from '../../actions/draw/draw.ts';
import type { Draft } from '../../domain/draw/draft.ts';
import type { NamedSpread } from '../../domain/spread/named.ts';
import { QuestionForm, type QuestionFormProps } from '../reading/question/QuestionForm.tsx';
import { Preparations } from './Preparations.tsx';

interface QuestionProps {
  draft: Draft;
  named: NamedSpread;
  onAsk: QuestionFormProps['onAsk'];
  children?: ReactNode;
}

/** The first step of a draw of cards: the question, and what is settled before the shuffle. */
export function Question({ draft, named, onAsk, children }: QuestionProps) {
  const { t } = useLingui();
  return (
    <QuestionForm
      question={draft.question}
      topic={draft.topic}
      matter={draft.matter}
      options={named.spread.options ? (draft.options ?? ['', '']) : undefined}
      go={t`To the cards`}
      onTyped={(question, topic) => void keepTyped(draft, question, topic)}
      onAsk={onAsk}
    >
      {named.spread.deck === 'tarot' && <Preparations draft={draft} named={named} />}
      {children}
    </QuestionForm>
  );
}
