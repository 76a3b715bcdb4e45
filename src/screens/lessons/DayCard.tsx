import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { seeLessons } from '../../actions/badge.ts';
import { turnDayCard } from '../../actions/lessons.ts';
import { brand } from '../../brand.ts';
import { LESSON_DECKS } from '../../domain/lesson/deck.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { changeSettings, useSettings } from '../../storage/settings.ts';
import { Chips } from '../../ui/Chips.tsx';
import { useBack } from '../../ui/card/useBack.ts';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './DayCard.module.css';
import { DayReading } from './DayReading.tsx';
import { useDayCard } from './useDayCard.ts';
import { useToday } from './useLesson.ts';

/** One card for today, the same until midnight; face down until it is turned. */
export function DayCard() {
  const { t } = useLingui();
  const today = useToday();
  const { dayDeck } = useSettings();
  const draw = useDayCard(dayDeck);
  const back = useBack(brand.id, 220);
  const [flips, setFlips] = useState(false);
  useEffect(() => void seeLessons(), []);
  const decks = { tarot: t`Tarot`, lenormand: t`Lenormand` };
  return (
    <Page className={css.page}>
      <Ground />
      <TopBar title={t`Card of the day`} up="/lessons" />
      <p className={css.date}>
        <time dateTime={today}>{dateWords(today)}</time>
      </p>
      {draw === null && (
        <>
          <button
            type="button"
            className={css.back}
            aria-label={t`Turn the card`}
            onClick={() => {
              setFlips(true);
              void turnDayCard(dayDeck, today);
            }}
          >
            {back && <img src={back} alt="" width={220} height={374} draggable={false} />}
          </button>
          <p className={css.hint}>{t`Take a breath, then turn it. It stays the same until midnight.`}</p>
        </>
      )}
      {draw && <DayReading key={draw.seal} draw={draw} flips={flips} />}
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
    </Page>
  );
}

function dateWords(day: string): string {
  const noon = new Date(`${day}T12:00`);
  return noon.toLocaleDateString(currentLanguage(), { weekday: 'long', day: 'numeric', month: 'long' });
}
