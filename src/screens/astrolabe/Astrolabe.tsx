import { useLingui } from '@lingui/react/macro';
import { Link, useLoaderData, useNavigate } from '@tanstack/react-router';
import { ChevronRight, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { syncCharts } from '../../actions/sky/charts.ts';
import type { Birth } from '../../domain/sky/birth.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { isLogin, owner, useSession } from '../../session.ts';
import { readCharts } from '../../storage/charts.ts';
import { useLive } from '../../storage/store/live.ts';
import { Button } from '../../ui/Button.tsx';
import { Ground } from '../../ui/Ground.tsx';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './Astrolabe.module.css';
import { SkyTonight } from './SkyTonight.tsx';
import { useChartPaths } from './useChartPaths.ts';

/** The charts of the person, and the sky of the moment. */
export function Astrolabe() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useSession();
  const me = owner();
  const paths = useChartPaths();
  const rows = useLive(() => readCharts(me), [me], useLoaderData({ from: paths.list }));
  useEffect(() => {
    void syncCharts();
  }, []);
  return (
    <Page>
      <Ground />
      <TopBar title={t`Birth charts`} />
      <SkyTonight />
      <section className={css.charts}>
        <h2 className="display">{t`Your charts`}</h2>
        {rows?.length === 0 && (
          <p className={css.none}>
            {t`No chart yet. With day, hour and place of birth it is cast on this phone, also without a network.`}
          </p>
        )}
        <ul>
          {rows?.map((row) => (
            <li key={row.key}>
              <Link to={paths.info} search={{ chart: row.key }} className={css.chart}>
                <span>
                  <strong>{row.birth.name}</strong>
                  <small>{whenAndWhere(row.birth, t`time unknown`)}</small>
                </span>
                <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
        <Button
          kind="primary"
          wide
          icon={<Plus size={20} strokeWidth={1.5} aria-hidden="true" />}
          onClick={() => void navigate({ to: paths.edit })}
        >
          {t`New chart`}
        </Button>
        {!isLogin() && (
          <p className={css.none}>
            {t`Charts are kept on this phone alone. With an account they follow you to another one, and you can ask a chart a question.`}
          </p>
        )}
      </section>
    </Page>
  );
}

function whenAndWhere({ date, time, place }: Birth, unknown: string): string {
  const day = new Date(`${date}T12:00:00Z`).toLocaleDateString(currentLanguage(), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return [day, time ?? unknown, place].join(' · ');
}
