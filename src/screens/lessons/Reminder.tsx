import { useLingui } from '@lingui/react/macro';
import { BellRing, CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  canRemind,
  giveCalendar,
  isReminding,
  remindDaily,
  remindNoMore,
  rewordReminder,
} from '../../actions/app/reminder.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Lessons.module.css';

/** A word a day: by the phone itself where it can wake the app, else by the person's own calendar. */
export function Reminder() {
  const { t } = useLingui();
  const [able, setAble] = useState<boolean>();
  const [on, setOn] = useState(isReminding);
  const [refused, setRefused] = useState(false);
  const [time, setTime] = useState('08:00');
  const [title, text] = [t`Card of the day`, t`One card is waiting to be turned, and your lesson with it.`];

  useEffect(() => void canRemind().then(setAble), []);
  useEffect(() => rewordReminder({ title, text }), [title, text]);

  async function change() {
    if (on) await remindNoMore();
    else setRefused(!(await remindDaily({ title, text })));
    setOn(isReminding());
  }
  return (
    <section>
      <h2>{t`Reminder`}</h2>
      {able === false && (
        <p>{t`This browser cannot remind you while the app is closed. Your calendar can: add this file to it once, and it rings every day at the time you choose.`}</p>
      )}
      {able && (
        <>
          <p>{t`Once a day this phone can tell you that a card is waiting. It picks the moment itself; for a fixed time use the calendar.`}</p>
          <Button wide icon={<BellRing size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={() => void change()}>
            {on ? t`Stop reminding me` : t`Remind me once a day`}
          </Button>
        </>
      )}
      <div className={css.calendar}>
        <label>
          <span>{t`At`}</span>
          <input type="time" value={time} required onChange={(event) => setTime(event.target.value || '08:00')} />
        </label>
        <Button
          icon={<CalendarPlus size={18} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => void giveCalendar({ title, text }, time)}
        >
          {t`Add to my calendar`}
        </Button>
      </div>
      <p aria-live="polite">
        {refused ? t`The phone does not let this app notify you. The calendar works all the same.` : ''}
      </p>
    </section>
  );
}
