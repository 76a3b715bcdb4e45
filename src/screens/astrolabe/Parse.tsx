import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NoChart } from './NoChart.tsx';
import { Portrait } from './Portrait.tsx';
import { PortraitLead } from './PortraitLead.tsx';
import { Synastry } from './Synastry.tsx';
import { Transits } from './Transits.tsx';
import { useChart } from './useChart.ts';
import { useChartPaths } from './useChartPaths.ts';
import { useSky } from './useSky.ts';
import { YearOfLife } from './YearOfLife.tsx';

const VIEWS = ['portrait', 'year', 'life', 'two'] as const;
type View = (typeof VIEWS)[number];

/** A chart in words, composed on this phone: the portrait, the sky of today on it, and beside another chart. */
export function Parse() {
  const { t } = useLingui();
  const paths = useChartPaths();
  const navigate = useNavigate();
  const { chart: key, view: asked } = useSearch({ from: paths.read });
  const kept = useChart(key);
  const words = useSky();
  if (kept === undefined) return <Page>{null}</Page>;
  if (kept === null) return <NoChart />;
  const view = VIEWS.find((one) => one === asked) ?? 'portrait';
  const show = (next: View) =>
    void navigate({ to: paths.read, search: { ...(key && { chart: key }), view: next }, replace: true });
  return (
    <Page>
      <TopBar title={kept.row.birth.name} up={paths.list} />
      <Chips
        form="bar"
        label={t`What to read`}
        value={view}
        options={[
          ['portrait', t`Portrait`],
          ['year', t`Transits`],
          ['life', t`Year`],
          ['two', t`Two charts`],
        ]}
        onChange={show}
      />
      {words && view === 'portrait' && (
        <>
          <PortraitLead cast={kept.cast} words={words} />
          <Portrait cast={kept.cast} words={words} />
        </>
      )}
      {words && view === 'year' && <Transits kept={kept} words={words} />}
      {words && view === 'life' && <YearOfLife kept={kept} words={words} />}
      {words && view === 'two' && <Synastry kept={kept} words={words} />}
    </Page>
  );
}
