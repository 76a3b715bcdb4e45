import { useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { seeLessons } from '../../actions/app/badge.ts';
import { answerCard, takeBack } from '../../actions/content/lessons.ts';
import type { LessonCard, LessonDeck } from '../../domain/lesson/deck.ts';
import type { Answer, Memory } from '../../domain/lesson/memory.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { FlashCard } from './FlashCard.tsx';
import css from './FlashCards.module.css';
import { LessonOver } from './LessonOver.tsx';
import { useCardTexts } from './useCardTexts.ts';
import { useLesson, useMemories } from './useLesson.ts';

/** The lesson of today in one deck, a card at a time. */
export function FlashCards({ deck }: { deck: LessonDeck }) {
  const { t } = useLingui();
  const memories = useMemories();
  const lesson = useLesson(deck, memories);
  const textOf = useCardTexts(deck);
  const [last, setLast] = useState<{ card: LessonCard; before: Memory | undefined }>();
  useEffect(() => void seeLessons(), []);
  const queue = lesson ? [...lesson.due, ...lesson.fresh, ...lesson.again] : [];
  const card = queue[0];
  const memory = card && memories?.get(card);
  const left = queue.length;

  async function answer(how: Answer) {
    if (!card) return;
    setLast({ card, before: memory });
    await answerCard(card, memory, how);
  }
  async function undo() {
    if (!last) return;
    setLast(undefined);
    await takeBack(last.card, last.before);
  }

  return (
    <Page className={css.page}>
      <TopBar title={deck === 'tarot' ? t`Tarot` : t`Lenormand`} up="/lessons">
        {last && (
          <button type="button" aria-label={t`Take the last answer back`} onClick={() => void undo()}>
            <Undo2 size={22} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
      </TopBar>
      <p className={css.left} aria-live="polite">
        {card ? (memory ? t`${left} left today` : t`${left} left today · new card`) : ''}
      </p>
      {card && textOf && (
        <FlashCard
          key={`${card} ${memory?.answeredAt}`}
          card={card}
          memory={memory}
          text={textOf(card)}
          follows={last !== undefined}
          onAnswer={answer}
        />
      )}
      {lesson && !card && <LessonOver deck={deck} lesson={lesson} />}
    </Page>
  );
}
