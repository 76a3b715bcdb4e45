import { useLingui } from '@lingui/react/macro';
import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PushState } from '../../actions/app/push.ts';
import { canRemind, isReminding, remindDaily, remindNoMore, rewordReminder } from '../../actions/app/reminder.ts';
import type { ReminderWords } from '../../domain/lesson/reminder.ts';
import { Button } from '../../ui/Button.tsx';

interface WokenReminderProps {
  push: PushState;
  words: ReminderWords;
  /** What the calendar can do besides. */
  ways: string;
}

/** Without push: the phone wakes the app by itself where it can, and why it cannot is said where it cannot. */
export function WokenReminder({ push, words: { title, text }, ways }: WokenReminderProps) {
  const { t } = useLingui();
  const [able, setAble] = useState<boolean>();
  const [on, setOn] = useState(isReminding);
  const [refused, setRefused] = useState(false);

  useEffect(() => void canRemind().then(setAble), []);
  useEffect(() => rewordReminder({ title, text }), [title, text]);

  async function change() {
    if (on) await remindNoMore();
    else setRefused(!(await remindDaily({ title, text })));
    setOn(isReminding());
  }
  const reasons: Partial<Record<PushState, string>> = {
    none: t`This browser cannot remind you while the app is closed. Your calendar can: add this file to it once, and it rings every day at the time you choose.`,
    denied: t`Notifications of this app are blocked in the settings of the browser. Your calendar needs none: add this file to it once, and it rings every day at the time you choose.`,
    off: t`This service sends no reminders to phones. Your calendar can: add this file to it once, and it rings every day at the time you choose.`,
    unknown: t`The server cannot be reached just now. Your calendar needs none: add this file to it once, and it rings every day at the time you choose.`,
  };
  if (able === undefined) return null;
  if (!able) return <p>{reasons[push] ?? ways}</p>;
  return (
    <>
      <p>{t`Once a day this phone can tell you that a card is waiting. It picks the moment itself; for a fixed time use the calendar.`}</p>
      <Button wide icon={<BellRing size={18} strokeWidth={1.5} aria-hidden="true" />} onClick={() => void change()}>
        {on ? t`Stop reminding me` : t`Remind me once a day`}
      </Button>
      <p aria-live="polite">
        {refused ? t`The phone does not let this app notify you. The calendar works all the same.` : ''}
      </p>
    </>
  );
}
