import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { LessonCard } from '../../domain/lesson/deck.ts';
import type { Answer, Memory } from '../../domain/lesson/memory.ts';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { CardImage } from '../../ui/card/CardImage.tsx';
import { useAltTexts } from '../library/useAltTexts.ts';
import { cardName } from '../tarot/card-words.ts';
import { Answers } from './Answers.tsx';
import css from './FlashCard.module.css';
import { useCardKeys } from './useCardKeys.ts';
import type { CardText } from './useCardTexts.ts';

interface FlashCardProps {
  card: LessonCard;
  memory: Memory | undefined;
  text: CardText;
  /** Another card was answered before, so the focus is free for this one. */
  follows: boolean;
  onAnswer: (answer: Answer) => Promise<void>;
}

/** A card without its name; turned, what it is called and says. Space turns it, 1 to 3 answer. */
export function FlashCard({ card, memory, text, follows, onAnswer }: FlashCardProps) {
  const { t } = useLingui();
  const alt = useAltTexts();
  const [turned, setTurned] = useState(false);
  const [answered, setAnswered] = useState(false);
  const name = useRef<HTMLHeadingElement>(null);
  const front = useRef<HTMLButtonElement>(null);
  const number = card.startsWith('len') ? `${Number(card.slice(3))} ` : '';

  function answer(how: Answer) {
    if (answered) return;
    setAnswered(true);
    void onAnswer(how);
  }
  useCardKeys(turned, () => setTurned(true), answer);
  useEffect(() => {
    if (turned) name.current?.focus({ preventScroll: true });
    else if (follows) front.current?.focus({ preventScroll: true });
  }, [turned, follows]);

  if (!turned) {
    return (
      <>
        <button ref={front} type="button" className={css.front} onClick={() => setTurned(true)}>
          <CardFace id={card} label={alt?.[card] ?? t`A card`} />
          <span className="unseen">{t`Turn the card`}</span>
        </button>
        <p className={css.hint} aria-hidden="true">{t`What is it called, and what does it say? Tap to turn.`}</p>
      </>
    );
  }
  return (
    <>
      <article className={css.back}>
        <div className={css.top}>
          <CardImage id={card} width={128} alt="" />
          <div>
            <h2 ref={name} tabIndex={-1} className="display">{`${number}${cardName(card)}`}</h2>
            <ul className={css.keywords} aria-label={t`Keywords`}>
              {text.keywords.map((word) => (
                <li key={word}>{word}</li>
              ))}
            </ul>
          </div>
        </div>
        <p>{text.gist}</p>
      </article>
      <Answers memory={memory} onAnswer={answer} />
    </>
  );
}
