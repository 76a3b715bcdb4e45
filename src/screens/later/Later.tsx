import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './Later.module.css';
import { usePlans } from './usePlans.ts';

/** A place whose screen is still being made: what will be there, and what already works meanwhile. */
export function Later() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const plans = usePlans();
  const plan = plans.find((one) => path.startsWith(one.path));
  return (
    <Page className={css.page}>
      <TopBar title={plan?.title ?? ''} />
      <div className={css.body}>
        <svg viewBox="0 0 96 72" aria-hidden="true" className={css.book}>
          <path d="M48 18c-8-6-20-7-32-5v42c12-2 24-1 32 5c8-6 20-7 32-5V13c-12-2-24-1-32 5zM48 18v42M24 24c6-1 11 0 16 3M24 34c6-1 11 0 16 3" />
        </svg>
        <h2 className="display">{t`Not open yet`}</h2>
        <p>{plan?.text}</p>
        <Button kind="primary" onClick={() => void navigate({ to: '/tarot/home' })}>
          {t`To the tarot table`}
        </Button>
      </div>
    </Page>
  );
}
