import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { clearPhone, leaveForGood } from '../../actions/account/my-data.ts';
import { dayWords } from '../../i18n/moment.ts';
import { useSession } from '../../session.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useFailureWords } from '../login/useFailureWords.ts';
import css from './Profile.module.css';

/** Leaving for good: the account after fourteen days, this phone at once. Each is asked about before. */
export function Leaving() {
  const { t } = useLingui();
  const words = useFailureWords();
  const { user, token } = useSession();
  const [asking, setAsking] = useState<'account' | 'phone' | null>(null);
  const leaving = user?.leaving_at;
  const day = leaving && dayWords(leaving, 'long');

  async function change(leave: boolean) {
    setAsking(null);
    try {
      await leaveForGood(leave);
    } catch (reason) {
      toast(words(reason));
    }
  }

  return (
    <section className={css.part}>
      <h2 className="display">{t`Leaving`}</h2>
      {token && day && (
        <>
          <p role="status">{t`Your account is erased on ${day}.`}</p>
          <Button kind="primary" wide onClick={() => void change(false)}>
            {t`Keep my account`}
          </Button>
        </>
      )}
      {token && !day && (
        <Button kind="quiet" wide onClick={() => setAsking('account')}>
          {t`Delete my account`}
        </Button>
      )}
      <Button kind="quiet" wide onClick={() => setAsking('phone')}>
        {t`Clear this phone`}
      </Button>
      {asking === 'account' && (
        <Sheet title={t`Delete my account`} onClose={() => setAsking(null)}>
          <div className={css.part}>
            <p>
              {t`In fourteen days the account, its charts and its paid readings are erased. Until then you can change your mind here. Coins left on it are lost: ${user?.balance ?? 0}.`}
            </p>
            <p>{t`What is kept on this phone stays here; “Clear this phone” deletes it whenever you like.`}</p>
            <Button wide onClick={() => void change(true)}>
              {t`Delete after fourteen days`}
            </Button>
          </div>
        </Sheet>
      )}
      {asking === 'phone' && (
        <Sheet title={t`Clear this phone`} onClose={() => setAsking(null)}>
          <div className={css.part}>
            <p>{t`Journal, spreads, charts, settings and everything kept for offline use are deleted on this phone, now and for good. Export your data first if you want to keep it.`}</p>
            <Button wide onClick={() => void clearPhone()}>
              {t`Delete everything on this phone`}
            </Button>
          </div>
        </Sheet>
      )}
    </section>
  );
}
