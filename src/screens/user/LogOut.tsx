import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { leave } from '../../actions/account/account.ts';
import { owner } from '../../session.ts';
import { keptCopyKey } from '../../storage/journal-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import css from './Profile.module.css';

/** Logging out, here or everywhere. Who has the recovery words on this phone is asked before, since they leave it. */
export function LogOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'here' | 'everywhere' | null>(null);
  const out = async (everywhere: boolean) => {
    await leave(everywhere);
    void navigate({ to: '/user', replace: true });
  };
  const choose = (where: 'here' | 'everywhere') => {
    if (keptCopyKey(owner())) setAsking(where);
    else void out(where === 'everywhere');
  };
  return (
    <>
      <Button wide onClick={() => choose('here')}>
        {t`Log out`}
      </Button>
      <Button kind="quiet" wide onClick={() => choose('everywhere')}>
        {t`Log out on all devices`}
      </Button>
      {asking && (
        <Sheet title={asking === 'everywhere' ? t`Log out on all devices` : t`Log out`} onClose={() => setAsking(null)}>
          <div className={css.part}>
            <p>{t`The recovery words of your encrypted copy leave this phone. You need all twelve to open the copy again. Are they on paper?`}</p>
            <Button kind="primary" wide onClick={() => void navigate({ to: '/user/copy' })}>
              {t`Look at the words first`}
            </Button>
            <Button wide onClick={() => void out(asking === 'everywhere')}>
              {t`They are on paper: log out`}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  );
}
