import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

/** Instead of a reading that is not on this device. */
export function NoReading() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Page>
      <TopBar title={t`Reading`} up="/lenormand/home" />
      <Nothing>
        <p>{t`This reading is not kept on this device.`}</p>
        <Button kind="primary" onClick={() => void navigate({ to: '/lenormand/home' })}>
          {t`To the Lenormand table`}
        </Button>
      </Nothing>
    </Page>
  );
}
