import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BookmarkPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keepDayCard } from '../../actions/content/lessons.ts';
import { brand } from '../../brand.ts';
import type { SealedDraw } from '../../domain/draw/draw.ts';
import type { LessonCard, LessonDeck } from '../../domain/lesson/deck.ts';
import { owner } from '../../session.ts';
import { readEntry } from '../../storage/journal.ts';
import { useLive } from '../../storage/store/live.ts';
import { Button } from '../../ui/Button.tsx';
import { CardFace } from '../../ui/card/CardFace.tsx';
import { DealtCard } from '../../ui/card/DealtCard.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { useCardTexts } from '../lessons/useCardTexts.ts';
import { useAltTexts } from '../library/useAltTexts.ts';
import { useNow } from '../reading/useNow.ts';
import { cardWords } from '../tarot/card-words.ts';
import css from './CardOfDay.module.css';
import { EVENING_HOUR, Evening } from './Evening.tsx';
import { JointLine } from './JointLine.tsx';

/** The card of today, turned: what it says in a line, one thing to do, and in the evening what came of it. */
export function CardReading({ draw, flips }: { draw: SealedDraw; flips: boolean }) {
  const { t } = useLingui();
  const alt = useAltTexts();
  const deck = draw.deck as LessonDeck;
  const textOf = useCardTexts(deck);
  const me = owner();
  const now = useNow();
  const found = useLive(async () => ({ row: await readEntry(me, draw.seal) }), [me, draw.seal]);
  const card = draw.cards[0]!;
  const id = card.id as LessonCard;
  const text = textOf?.(id, card.reversed);
  const name = cardWords(card);
  const heading = useRef<HTMLHeadingElement>(null);
  const back = useBack(brand.id, 220);
  const [up, setUp] = useState(!flips);
  useEffect(() => {
    if (flips && up) heading.current?.focus({ preventScroll: true });
  }, [flips, up]);
  const label = alt ? `${name}. ${alt[id]}` : name;
  const row = found?.row;
  const asks = row && (row.landed || now.getHours() >= EVENING_HOUR);
  return (
    <>
      <div className={css.face}>
        {flips ? (
          <DealtCard card={{ id, reversed: card.reversed }} label={label} back={back} onUp={() => setUp(true)} />
        ) : (
          <CardFace id={id} reversed={card.reversed} label={label} />
        )}
      </div>
      <div className={css.words} data-face-down={up ? undefined : ''}>
        <h2 ref={heading} tabIndex={-1} className="display">
          {name}
        </h2>
        {text && (
          <>
            <p>{text.gist}</p>
            <p className={css.deed}>
              <strong>{t`One thing to do`}</strong>
              {text.advice}
            </p>
          </>
        )}
      </div>
      {up && <JointLine card={card} />}
      {asks && <Evening row={row} />}
      <div className={css.ways}>
        <Link to={deck === 'tarot' ? '/tarotMean' : '/lenormandMean'} search={{ card: id }} className={css.way}>
          {t`What this card says`}
        </Link>
        {found && !row && (
          <Button
            kind="quiet"
            icon={<BookmarkPlus size={18} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => void keepDayCard(draw)}
          >
            {t`Keep in the journal`}
          </Button>
        )}
        {row && (
          <Link
            to={deck === 'tarot' ? '/tarot/answer' : '/lenormand/answer'}
            search={{ seal: draw.seal }}
            className={css.way}
          >
            {t`In your journal`}
          </Link>
        )}
      </div>
    </>
  );
}
