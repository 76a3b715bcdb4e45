import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

/** Why there is nothing at this address, and the way to what there is. */
export function NoQuiz({ why }: { why: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Page>
      <TopBar title={t`Tests`} up="/tarottest" />
      <Nothing>
        <p>{why}</p>
        <Button kind="primary" onClick={() => void navigate({ to: '/tarottest', replace: true })}>
          {t`To the tests`}
        </Button>
      </Nothing>
    </Page>
  );
}
