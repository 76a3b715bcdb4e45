import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { isOnline, onConnection } from '../../actions/app/connection.ts';
import type { Offer } from '../../actions/reading/ask.ts';
import { useSession } from '../../session.ts';
import { LastPrice } from './LastPrice.tsx';
import css from './ServedText.module.css';

interface TermsProps {
  offer: Offer | undefined;
  /** Coins as this phone heard them last, told while there is no offer. */
  last: number | undefined;
  /** What becomes of the coins when no reading comes: a term and its description. */
  children: ReactNode;
}

/** What a reading costs, before it is asked for: as it is quoted, else as it was heard last. */
export function Terms({ offer, last, children }: TermsProps) {
  const { t } = useLingui();
  const { token, user } = useSession();
  const up = useSyncExternalStore(onConnection, isOnline, isOnline);
  const price = offer?.price ?? last;
  if (price === undefined) return null;
  return (
    <>
      <dl className={css.offer}>
        <dt>{t`Price`}</dt>
        <dd className="figures">{t`${price} coins`}</dd>
        {offer && (
          <>
            <dt>{t`Your balance`}</dt>
            <dd className="figures">{t`${user?.balance ?? offer.balance} coins`}</dd>
          </>
        )}
        {children}
      </dl>
      {!offer && (token || !up) && <LastPrice />}
    </>
  );
}
