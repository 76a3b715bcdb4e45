import { useLingui } from '@lingui/react/macro';
import { Link, useSearch } from '@tanstack/react-router';
import { Pencil, Share2 } from 'lucide-react';
import { useState } from 'react';
import { currentLanguage } from '../../i18n/language.ts';
import { isLogin, useSession } from '../../session.ts';
import { Page } from '../../ui/Page.tsx';
import { Panes } from '../../ui/Panes.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { Balance } from './Balance.tsx';
import { HouseChoice } from './HouseChoice.tsx';
import css from './Info.module.css';
import { NoChart } from './NoChart.tsx';
import { ShareChart } from './ShareChart.tsx';
import { Tables } from './Tables.tsx';
import { useChart } from './useChart.ts';
import { useChartPaths } from './useChartPaths.ts';
import { Wheel } from './Wheel.tsx';

/** A chart: the wheel, and the same facts as tables. */
export function ChartInfo() {
  const { t } = useLingui();
  const paths = useChartPaths();
  useSession();
  const { chart: key } = useSearch({ from: paths.info });
  const kept = useChart(key);
  const [chosen, setChosen] = useState<string | null>(null);
  const [sharing, setSharing] = useState(false);
  if (kept === undefined) return <Page>{null}</Page>;
  if (kept === null) return <NoChart />;
  const { row, cast } = kept;
  const { birth } = row;
  const day = new Date(`${birth.date}T12:00:00Z`);
  return (
    <Page wide>
      <TopBar title={birth.name} up={paths.list}>
        <button type="button" aria-label={t`Share`} onClick={() => setSharing(true)}>
          <Share2 size={22} strokeWidth={1.5} aria-hidden="true" />
        </button>
        <Link to={paths.edit} search={{ chart: row.key }} aria-label={t`Change the birth`}>
          <Pencil size={22} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </TopBar>
      <Panes
        aside={
          <>
            <p className={css.when}>
              {day.toLocaleDateString(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' })}
              {' · '}
              {birth.time ?? t`time unknown`} · {birth.place}
            </p>
            <Wheel cast={cast} chosen={chosen} onChoose={setChosen} />
            <nav className={css.ways} aria-label={t`Readings of this chart`}>
              <Link to={paths.read} search={{ chart: row.key }}>
                {t`Read the chart`}
              </Link>
              <Link to="/astrolabe/answer" search={{ chart: row.key }}>
                {t`Ask the chart`}
              </Link>
            </nav>
            {!isLogin() && (
              <p className={css.account}>{t`Asking a chart needs an account; everything else here does not.`}</p>
            )}
            {cast.timed && cast.chart.fellBack && (
              <p className={css.fell} role="note">
                {t`So near to the pole these houses do not exist; Porphyry’s stand in for them.`}
              </p>
            )}
          </>
        }
      >
        <Tables cast={cast} chosen={chosen} onChoose={setChosen} />
        <Balance cast={cast} />
        {cast.timed && <HouseChoice row={row} />}
      </Panes>
      {sharing && <ShareChart kept={kept} onClose={() => setSharing(false)} />}
    </Page>
  );
}
