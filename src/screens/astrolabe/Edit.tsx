import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { owner, useSession } from '../../session.ts';
import { readChart } from '../../storage/charts.ts';
import { useLive } from '../../storage/store/live.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { BirthForm } from './BirthForm.tsx';
import { useChartPaths } from './useChartPaths.ts';

/** A birth, new or kept. */
export function Edit() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const paths = useChartPaths();
  const { chart } = useSearch({ from: paths.edit });
  useSession();
  const me = owner();
  const found = useLive(async () => ({ row: chart ? await readChart(me, chart) : undefined }), [chart, me]);
  return (
    <Page>
      <TopBar title={chart ? t`Birth` : t`New chart`} up={paths.list} />
      {found && (
        <BirthForm
          key={found.row?.key}
          row={found.row}
          onKept={(key) => navigate({ to: paths.info, search: { chart: key }, replace: true })}
          onRemoved={() => void navigate({ to: paths.list, replace: true })}
        />
      )}
    </Page>
  );
}
