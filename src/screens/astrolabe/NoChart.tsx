import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useChartPaths } from './useChartPaths.ts';

/** A chart that is not on this phone, or none yet. */
export function NoChart() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const paths = useChartPaths();
  return (
    <Page>
      <TopBar title={t`Birth chart`} up={paths.list} />
      <Nothing>
        <p>{t`There is no such chart on this phone. Cast one, or come back when the network has brought yours.`}</p>
        <Button kind="primary" onClick={() => void navigate({ to: paths.edit })}>
          {t`New chart`}
        </Button>
      </Nothing>
    </Page>
  );
}
