import { useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { deskHours } from '../../domain/desk/hours.ts';
import { Sentences } from '../../ui/Sentences.tsx';
import css from './DeskHours.module.css';
import { when } from './when.ts';

/** When human readers sit at the desk, in the desk's time, and what that means now in the time of this phone. */
export function DeskHours({ now }: { now: Date }) {
  const { t } = useLingui();
  const { open, until } = deskHours(now);
  const time = when(until, now);
  return (
    <p className={css.hours}>
      <Clock size={20} strokeWidth={1.5} aria-hidden="true" />
      <span>
        <Sentences>
          <strong>{open ? t`The desk is open until ${time}.` : t`The desk is closed. It opens: ${time}.`}</strong>
          {t`Readers sit there on weekdays from 10:00 to 19:00, China time (UTC+8).`}
        </Sentences>
      </span>
    </p>
  );
}
