import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { turnDayCard } from '../../actions/content/lessons.ts';
import { brand } from '../../brand.ts';
import { LESSON_DECKS } from '../../domain/lesson/deck.ts';
import { changeSettings, useSettings } from '../../storage/settings.ts';
import { Chips } from '../../ui/Chips.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { shakeHand } from '../../ui/haptics.ts';
import { useDayCard } from '../lessons/useDayCard.ts';
import css from './CardOfDay.module.css';
import { CardReading } from './CardReading.tsx';

/** Milliseconds for which the card is held until it turns by itself. */
const HOLD_MS = 450;

/** One card for today, the same until midnight; face down until it is held or tapped. */
export function CardOfDay({ today }: { today: string }) {
  const { t } = useLingui();
  const { dayDeck } = useSettings();
  const draw = useDayCard(dayDeck);
  const [flips, setFlips] = useState(false);
  const decks = { tarot: t`Tarot`, lenormand: t`Lenormand` };
  return (
    <section className={css.card} aria-label={t`Card of the day`}>
      {draw === null && (
        <>
          <FaceDown
            onTurn={() => {
              setFlips(true);
              void turnDayCard(dayDeck, today);
            }}
          />
          <p className={css.hint}>{t`Take a breath, then hold it. It stays the same until midnight.`}</p>
        </>
      )}
      {draw === undefined && <span className={css.back} />}
      {draw && <CardReading key={draw.seal} draw={draw} flips={flips} />}
      <div className={css.choice}>
        <Chips
          form="bar"
          label={t`Deck`}
          value={dayDeck}
          options={LESSON_DECKS.map((deck) => [deck, decks[deck]] as const)}
          onChange={(deck) => {
            setFlips(false);
            changeSettings({ dayDeck: deck });
          }}
        />
      </div>
    </section>
  );
}

/** The back of the card: a tap turns it, and so does a finger that rests on it. */
function FaceDown({ onTurn }: { onTurn: () => void }) {
  const { t } = useLingui();
  const back = useBack(brand.id, 220);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      className={css.back}
      aria-label={t`Turn the card`}
      onPointerDown={() => {
        stop();
        timer.current = setTimeout(() => {
          shakeHand(12);
          onTurn();
        }, HOLD_MS);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={onTurn}
    >
      {back && <img src={back} alt="" width={220} height={374} draggable={false} />}
    </button>
  );
}
