import { useLingui } from '@lingui/react/macro';
import { takeBack } from '../../actions/outbox/take-back.ts';
import { owner, useSession } from '../../session.ts';
import { readActs } from '../../storage/outbox/outbox.ts';
import { useLive } from '../../storage/store/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Unsent } from '../reading/Unsent.tsx';
import css from './Answer.module.css';

/** Questions to a chart that wait on this phone, and those that the server refused when they were sent later. */
export function AskedUnsent({ chart }: { chart: string }) {
  const { t } = useLingui();
  useSession();
  const me = owner();
  const asked = useLive(
    async () => (await readActs(me, 'chartQuestion')).filter(({ payload }) => payload.chart === chart),
    [me, chart],
  );
  if (!asked?.length) return null;
  return (
    <section className={css.unsent}>
      <h2 className="display">{t`Waiting to be sent`}</h2>
      <ul>
        {asked.map((row) => (
          <li key={row.key}>
            <strong>{row.payload.question}</strong>
            {row.state === 'waiting' ? (
              <Unsent row={row} />
            ) : (
              <>
                <p role="alert">{row.refusal}</p>
                <Button onClick={() => void takeBack(row)}>{t`Remove`}</Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
