import { useLingui } from '@lingui/react/macro';
import type { OperatorFacts } from '../../domain/operator-facts.ts';
import css from './About.module.css';

/** What the app is called, how to reach us, and when coins come back. */
export function AppFacts({ facts: { name, support, supportHours, refundHours: hours } }: { facts: OperatorFacts }) {
  const { t } = useLingui();
  return (
    <dl className={css.facts}>
      <dt>{t`Name`}</dt>
      <dd>{name}</dd>
      <dt>{t`Support`}</dt>
      <dd>
        <a href={`mailto:${support}`}>{support}</a>
        <br />
        {supportHours ?? t`Weekdays 10:00-19:00`}
      </dd>
      <dt>{t`Refund`}</dt>
      <dd>{t`Coins come back when no service is given within ${hours} hours.`}</dd>
    </dl>
  );
}
