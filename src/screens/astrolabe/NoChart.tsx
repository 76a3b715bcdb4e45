import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './NoChart.module.css';

/** A chart that is not on this phone, or none yet. */
export function NoChart() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Page>
      <TopBar title={t`Birth chart`} up="/astrolabe" />
      <div className={css.none}>
        <p>{t`There is no such chart on this phone. Cast one, or come back when the network has brought yours.`}</p>
        <Button kind="primary" onClick={() => void navigate({ to: '/astrolabe/edit' })}>
          {t`New chart`}
        </Button>
      </div>
    </Page>
  );
}
