import { useLingui } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { dayWords } from '../../i18n/moment.ts';
import { useOperatorWord } from '../../storage/params.ts';
import type { ChartRow } from '../../storage/store/rows.ts';
import { Page } from '../../ui/Page.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import css from './Answer.module.css';
import { AskChart } from './AskChart.tsx';
import { AskedUnsent } from './AskedUnsent.tsx';
import { ChartText } from './ChartText.tsx';
import { NoChart } from './NoChart.tsx';
import { useChart } from './useChart.ts';

const route = getRouteApi('/astrolabe/answer');

/** A question to a chart, and its answer. */
export function ChartAnswer() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { chart: key, order } = route.useSearch();
  const { off } = useOperatorWord();
  const { asked } = route.useLoaderData();
  const found = useChart(key);
  if (order)
    return (
      <Page>
        <TopBar title={t`Ask the chart`} up="/astrolabe" />
        <ChartText
          key={order}
          orderId={order}
          chart={key}
          asked={asked}
          kept={found?.row.answers?.find(({ orderId }) => orderId === order)}
        />
      </Page>
    );
  if (found === undefined) return <Page>{null}</Page>;
  if (found === null) return <NoChart />;
  const { row } = found;
  return (
    <Page>
      <TopBar title={row.birth.name} up="/astrolabe" />
      {off.has('ai') || off.has('astrolabe') ? (
        <p className={css.off}>
          {t`Questions to a chart are switched off at the moment. Your chart and its reading from the library are kept.`}
        </p>
      ) : (
        <AskChart
          chart={row.key}
          onAsked={(asked) =>
            void navigate({ to: '/astrolabe/answer', search: { chart: row.key, order: asked }, replace: true })
          }
        />
      )}
      <AskedUnsent chart={row.key} />
      <AskedOfChart row={row} />
    </Page>
  );
}

/** What was asked of this chart before; the answers are on this phone. */
function AskedOfChart({ row }: { row: ChartRow }) {
  const { t } = useLingui();
  if (!row.answers?.length) return null;
  return (
    <section className={css.before}>
      <h2 className="display">{t`Asked before`}</h2>
      <ul>
        {row.answers.map(({ orderId, title, at }) => (
          <li key={orderId}>
            <Link to="/astrolabe/answer" search={{ chart: row.key, order: orderId }}>
              {title}
              <small>{dayWords(at, 'long')}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
