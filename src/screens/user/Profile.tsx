import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '../../session.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Leaving } from './Leaving.tsx';
import { LogOut } from './LogOut.tsx';
import { MyData } from './MyData.tsx';
import { PasskeyEnding } from './PasskeyEnding.tsx';
import { Passkeys } from './Passkeys.tsx';
import css from './Profile.module.css';
import { Sessions } from './Sessions.tsx';

export function Profile() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user, token } = useSession();
  const [sheet, setSheet] = useState<'sessions' | 'passkeys' | null>(null);
  return (
    <Page>
      <TopBar title={t`Profile`} up="/user" />
      <div className={css.body}>
        {token ? (
          <>
            <PasskeyEnding />
            <dl className={css.facts}>
              <dt>{t`Name`}</dt>
              <dd>{user?.username ?? '…'}</dd>
              <dt>{t`ID`}</dt>
              <dd className="figures">{user?.user_id ?? '…'}</dd>
              <dt>{t`Balance`}</dt>
              <dd>{user ? t`${user.balance} coins` : '…'}</dd>
            </dl>
            <LogOut />
            <Button kind="quiet" wide onClick={() => setSheet('sessions')}>
              {t`Where you are logged in`}
            </Button>
            <Button kind="quiet" wide onClick={() => void navigate({ to: '/user/copy' })}>
              {t`Encrypted copy`}
            </Button>
            <Button kind="quiet" wide onClick={() => setSheet('passkeys')}>
              {t`Passkeys`}
            </Button>
            {sheet === 'sessions' && <Sessions onClose={() => setSheet(null)} />}
            {sheet === 'passkeys' && <Passkeys onClose={() => setSheet(null)} />}
          </>
        ) : (
          <>
            <p
              className={css.none}
            >{t`Nobody is logged in on this device. What you draw is kept here all the same.`}</p>
            <Button kind="primary" wide onClick={() => void navigate({ to: '/login' })}>
              {t`Log in / register`}
            </Button>
          </>
        )}
        <MyData />
        <Leaving />
      </div>
    </Page>
  );
}
