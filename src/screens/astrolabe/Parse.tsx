import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Chips } from '../../ui/Chips.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { NoChart } from './NoChart.tsx';
import { Portrait } from './Portrait.tsx';
import { Synastry } from './Synastry.tsx';
import { Transits } from './Transits.tsx';
import { useChart } from './useChart.ts';
import { useSky } from './useSky.ts';

const route = getRouteApi('/astrolabe/parse');
type View = 'portrait' | 'today' | 'two';

/** A chart in words, composed on this phone: the portrait, the sky of today on it, and beside another chart. */
export function Parse() {
  const { t } = useLingui();
  const { chart: key } = route.useSearch();
  const kept = useChart(key);
  const words = useSky();
  const [view, setView] = useState<View>('portrait');
  if (kept === undefined) return <Page>{null}</Page>;
  if (kept === null) return <NoChart />;
  return (
    <Page>
      <TopBar title={kept.row.birth.name} up="/astrolabe" />
      <Chips
        form="bar"
        label={t`What to read`}
        value={view}
        options={[
          ['portrait', t`Portrait`],
          ['today', t`Today`],
          ['two', t`Two charts`],
        ]}
        onChange={setView}
      />
      {words && view === 'portrait' && <Portrait cast={kept.cast} words={words} />}
      {words && view === 'today' && <Transits cast={kept.cast} words={words} />}
      {words && view === 'two' && <Synastry kept={kept} words={words} />}
    </Page>
  );
}
