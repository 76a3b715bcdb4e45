import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { refreshUser } from '../../actions/account/refresh-user.ts';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

/** Whoever has no seat at the desk is told so; one who was seated a moment ago gets in by this look. */
export function NotReader() {
  const { t } = useLingui();
  useEffect(() => {
    refreshUser().catch(() => {});
  }, []);
  return (
    <Page>
      <TopBar title={t`Reading desk`} up="/user" />
      <Nothing>
        <p>{t`This desk is for our readers. Your own questions and their answers stand under Orders.`}</p>
      </Nothing>
    </Page>
  );
}
