import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { owner, useSession } from '../../session.ts';
import { readChart } from '../../storage/charts.ts';
import { useLive } from '../../storage/live.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { BirthForm } from './BirthForm.tsx';

const route = getRouteApi('/astrolabe/edit');

/** A birth, new or kept. */
export function Edit() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { chart } = route.useSearch();
  useSession();
  const me = owner();
  const found = useLive(async () => ({ row: chart ? await readChart(me, chart) : undefined }), [chart, me]);
  return (
    <Page>
      <TopBar title={chart ? t`Birth` : t`New chart`} up="/astrolabe" />
      {found && (
        <BirthForm
          key={found.row?.key}
          row={found.row}
          onKept={(key) => navigate({ to: '/astrolabe/info', search: { chart: key }, replace: true })}
          onRemoved={() => void navigate({ to: '/astrolabe', replace: true })}
        />
      )}
    </Page>
  );
}
