import { useLingui } from '@lingui/react/macro';
import { CloudOff, DatabaseZap } from 'lucide-react';
import css from './StateBand.module.css';

interface StateBandProps {
  offline: boolean;
  storage: 'well' | 'full' | 'lost' | 'memory' | 'outdated';
}

/** A thin band under the top of the page that says what does not work just now, and what does. */
export function StateBand({ offline, storage }: StateBandProps) {
  const { t } = useLingui();
  const kept = {
    well: null,
    full: t`This device has no room left. What you do now may be gone when you close the page: free some space.`,
    lost: t`The storage of this device does not answer. What you do now is held on this page and kept as soon as it answers: leave the page open.`,
    memory: t`This browser keeps nothing for us. Everything works, but it is forgotten when you close the page.`,
    outdated: t`A newer version is open in another tab. Reload this page to go on keeping your readings.`,
  }[storage];
  return (
    <div aria-live="polite" className={css.bands}>
      {offline && (
        <p className={css.band}>
          <CloudOff size={16} strokeWidth={1.5} aria-hidden="true" />
          {t`Offline. Cards, meanings and your saved readings work.`}
        </p>
      )}
      {kept && (
        <p className={css.band}>
          <DatabaseZap size={16} strokeWidth={1.5} aria-hidden="true" />
          {kept}
        </p>
      )}
    </div>
  );
}
