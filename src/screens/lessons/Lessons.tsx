import { useLingui } from '@lingui/react/macro';
import { Grid3x3 } from 'lucide-react';
import { useEffect } from 'react';
import { seeLessons } from '../../actions/app/badge.ts';
import { LESSON_DECKS } from '../../domain/lesson/deck.ts';
import { changeSettings, useSettings } from '../../storage/settings.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { Row } from '../../ui/Row.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Badge } from './Badge.tsx';
import { DayPlate } from './DayPlate.tsx';
import { DeckPlate } from './DeckPlate.tsx';
import css from './Lessons.module.css';
import { Reminder } from './Reminder.tsx';
import { useMemories } from './useLesson.ts';

const PACES = ['3', '6', '12'] as const;

/** What there is to learn today: the card of the day, the two decks, the table. */
export function Lessons() {
  const { t } = useLingui();
  const memories = useMemories();
  const { newCards } = useSettings();
  useEffect(() => void seeLessons(), []);
  return (
    <Page>
      <TopBar title={t`Lessons`} up="/tools" />
      <div className={css.body}>
        <DayPlate />
        <h2 className={css.head}>{t`Flash cards`}</h2>
        <div className={css.decks}>
          {LESSON_DECKS.map((deck) => (
            <DeckPlate key={deck} deck={deck} memories={memories} />
          ))}
        </div>
        <Row Icon={Grid3x3} name={t`Practise the Grand Tableau`} to="/lessons/tableau" />
      </div>
      <div className={css.settings}>
        <h2>{t`New cards a day`}</h2>
        <Chips
          form="bar"
          label={t`New cards a day`}
          value={String(newCards) as (typeof PACES)[number]}
          options={PACES.map((pace) => [pace, pace] as const)}
          onChange={(pace) => changeSettings({ newCards: Number(pace) })}
        />
        <Badge />
        <Reminder />
      </div>
    </Page>
  );
}
