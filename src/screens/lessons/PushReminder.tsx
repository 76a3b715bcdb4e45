import { useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { keptPush, type PushState, rewordPush, turnOffPush, turnOnPush } from '../../actions/app/push.ts';
import type { KeptPush, PushWishes } from '../../domain/push/notice.ts';
import { Button } from '../../ui/Button.tsx';
import { useChart } from '../astrolabe/useChart.ts';
import { KeepExactDays } from '../sky/KeepExactDays.tsx';
import css from './Lessons.module.css';

type Outcome = 'none' | 'refused' | 'failed';

/** What this phone is to be told and when; the permission is asked for with the tap that turns it on. */
export function PushReminder({ state, onChange }: { state: PushState; onChange: () => Promise<void> }) {
  const { t } = useLingui();
  const words = usePushWords();
  const chart = useChart(undefined);
  const [wishes, setWishes] = useState<PushWishes>(
    () => keptPush() ?? { daily: '08:00', transits: true, answers: true },
  );
  const [time, setTime] = useState(wishes.daily ?? '08:00');
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [busy, setBusy] = useState(false);
  const isOn = state === 'on';
  useEffect(() => rewordPush(words), [words]);

  async function during(work: () => Promise<boolean>) {
    setBusy(true);
    try {
      setOutcome((await work()) ? 'none' : 'refused');
    } catch (reason) {
      console.info('The reminder was not changed:', String(reason));
      setOutcome('failed');
    }
    await onChange();
    setBusy(false);
  }
  async function wish(change: Partial<PushWishes>) {
    const next = { ...wishes, ...change };
    setWishes(next);
    if (!isOn) return;
    await (isNothing(next) ? switchOff() : during(() => turnOnPush(next, words)));
  }
  const switchOff = () => during(() => turnOffPush().then(() => true));
  const outcomes: Record<Outcome, string> = {
    none: '',
    refused: t`The phone does not let this app notify you. The calendar works all the same.`,
    failed: t`That did not reach the server. Try again when you are online.`,
  };
  return (
    <>
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={wishes.daily !== null}
          onChange={(event) => void wish({ daily: event.target.checked ? time : null })}
        />
        <span>{t`The card of the day`}</span>
      </label>
      {wishes.daily !== null && (
        <div className={`${css.calendar} ${css.under}`}>
          <label>
            <span>{t`Every day at`}</span>
            <input
              type="time"
              value={time}
              required
              onChange={(event) => setTime(event.target.value || '08:00')}
              onBlur={() => time !== wishes.daily && void wish({ daily: time })}
            />
          </label>
        </div>
      )}
      {wishes.daily !== null && chart && (
        <label className={css.switch}>
          <input
            type="checkbox"
            checked={wishes.transits}
            onChange={(event) => void wish({ transits: event.target.checked })}
          />
          <span>{t`Name a transit of my chart on the day it is exact`}</span>
        </label>
      )}
      <label className={css.switch}>
        <input
          type="checkbox"
          checked={wishes.answers}
          onChange={(event) => void wish({ answers: event.target.checked })}
        />
        <span>{t`An answer that has come`}</span>
      </label>
      {wishes.answers && <p className={css.under}>{t`From 22:00 to 8:00 no answer rings; it waits until 8:00.`}</p>}
      <p className={css.status} aria-live="polite">
        {outcomes[outcome] || (isOn && t`Reminders are on.`)}
      </p>
      <Button
        kind={isOn ? 'secondary' : 'primary'}
        wide
        busy={busy}
        disabled={!isOn && isNothing(wishes)}
        icon={<BellRing size={18} strokeWidth={1.5} aria-hidden="true" />}
        onClick={() => void (isOn ? switchOff() : during(() => turnOnPush(wishes, words)))}
      >
        {isOn ? t`Stop reminding me` : t`Remind me on this phone`}
      </Button>
      <p>{t`The server keeps this phone’s address, the hour and what for, nothing of your cards or chart: this phone writes the words itself.`}</p>
      {isOn && wishes.transits && <KeepExactDays />}
    </>
  );
}

function isNothing({ daily, answers }: PushWishes): boolean {
  return daily === null && !answers;
}

/** What the worker says while the app is closed. */
function usePushWords(): KeptPush['words'] {
  const { t } = useLingui();
  const title = t`Card of the day`;
  const [day, seen] = [t`One card is waiting to be turned.`, t`You have looked in today. Your card is still here.`];
  const [arrived, answer] = [t`Your answer has come`, t`Tap to read it.`];
  return useMemo(
    () => ({ day: { title, text: day }, seen: { title, text: seen }, answer: { title: arrived, text: answer } }),
    [title, day, seen, arrived, answer],
  );
}
