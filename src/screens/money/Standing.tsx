import { useLingui } from '@lingui/react/macro';
import type { Membership } from '../../actions/money/money.ts';
import { momentWords } from '../../i18n/moment.ts';
import { Button } from '../../ui/Button.tsx';
import css from './Standing.module.css';

/** The membership of this moment, or the free day that can be taken once. */
export function Standing({ standing, onTakeFree }: { standing: Membership; onTakeFree: () => void }) {
  const { t } = useLingui();
  const { expires_at, vip_id, readings_left } = standing;
  const until = expires_at && momentWords(expires_at);
  return (
    <section className={css.standing}>
      {vip_id !== null && until ? (
        <>
          <strong className="display">{t`You are a member until ${until}`}</strong>
          {readings_left !== null && <p>{t`AI readings left today: ${readings_left}`}</p>}
        </>
      ) : (
        <p>{t`You have no membership now. Everything composed on this phone is free all the same.`}</p>
      )}
      {standing.free_day_available && (
        <>
          <p>{t`One day is free, once for every account: three AI readings for spreads of up to three cards. It ends by itself; nothing is charged.`}</p>
          <Button wide onClick={onTakeFree}>{t`Take the free day`}</Button>
        </>
      )}
    </section>
  );
}
