import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../ui/Button.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';

const LANTERN =
  'M48 4v8M36 18h24M38 18c-8 6-12 12-12 20s4 14 12 20h20c8-6 12-12 12-20s-4-14-12-20M36 58h24M48 58v10M44 68h8M40 18c-3 6-4 12-4 20s1 14 4 20M56 18c3 6 4 12 4 20s-1 14-4 20';

/** What stands in for a screen that the operator has switched off. `tab`: it stands on a tab, which has no way back. */
export function SwitchedOff({ tab }: { tab: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Page tabs={tab}>
      {!tab && <TopBar />}
      <Nothing alone drawing={LANTERN}>
        <h1 className="display">{t`Switched off at the moment`}</h1>
        <p>{t`This part of the app is closed for a while. It comes back by itself; what you made here is kept, and your readings stay open.`}</p>
        <Button kind="primary" onClick={() => void navigate({ to: '/tarot/home' })}>
          {t`To the tarot table`}
        </Button>
      </Nothing>
    </Page>
  );
}
