import { useLingui } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type PushState, pushState } from '../../actions/app/push.ts';
import { giveCalendar } from '../../actions/app/reminder.ts';
import { useSession } from '../../session.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';
import css from './Lessons.module.css';
import { PushReminder } from './PushReminder.tsx';
import { WokenReminder } from './WokenReminder.tsx';

/** A reminder at a chosen hour where the server can ring this phone, else by the phone itself or the person's own calendar. */
export function Reminder() {
  const { t } = useLingui();
  const { token } = useSession();
  const [state, setState] = useState<PushState>();
  const [time, setTime] = useState('08:00');
  const [title, text] = [t`Card of the day`, t`One card is waiting to be turned, and your lesson with it.`];
  const ways = t`Your calendar can do it, too: add this file to it once, and it rings every day at the time you choose.`;
  const look = useCallback(async () => setState(await pushState(token !== null)), [token]);
  useEffect(() => void look(), [look]);
  const isRung = state === 'ready' || state === 'on';
  return (
    <section>
      <h2>{t`Reminder`}</h2>
      {isRung && <PushReminder state={state} onChange={look} />}
      {state === 'login' && (
        <>
          <p>{t`Once you are logged in, this phone can remind you at the hour you choose, also of an answer that has come.`}</p>
          <Row name={t`Log in`} to="/login" />
        </>
      )}
      {state === 'install' && (
        <>
          <p>{t`Once the app is on your home screen, this phone can remind you at the hour you choose.`}</p>
          <Row name={t`Put on the home screen`} to="/user/about" />
        </>
      )}
      {state !== undefined && !isRung && <WokenReminder push={state} words={{ title, text }} ways={ways} />}
      {state === 'ready' && <p>{ways}</p>}
      {state !== 'on' && (
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
      )}
    </section>
  );
}
