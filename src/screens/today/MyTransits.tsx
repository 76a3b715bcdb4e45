import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { transitSentences } from '../../domain/sky/portrait/dated-transits.ts';
import { rankTransits, transitsOfDay } from '../../domain/sky/portrait/rank-transits.ts';
import type { TransitTime } from '../../domain/sky/transit-times.ts';
import { loadTransitWords } from '../../library/sky/load.ts';
import { useLoaded } from '../../ui/useLoaded.ts';
import { type KeptChart, useChart } from '../astrolabe/useChart.ts';
import { skyNames } from '../astrolabe/useSky.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { useTransits } from '../sky/useSkyAsked.ts';
import { useTransitWords } from '../sky/useTransitWords.ts';
import css from './Today.module.css';

/** The three transits of a day that matter most to the person's own chart, if there is one on this phone. */
export function MyTransits({ from, to }: { from: string; to: string }) {
  const { t } = useLingui();
  const kept = useChart(undefined);
  if (kept === undefined) return <section className={`${css.part} ${css.waiting}`} />;
  return (
    <section className={css.part}>
      <h3 className="display">{t`In your chart`}</h3>
      {kept ? (
        <Told kept={kept} from={from} to={to} />
      ) : (
        <>
          <p>{t`With day, hour and place of birth this phone works out what the sky does to your own chart. It needs no account and no network.`}</p>
          <Link to="/charts/edit" className={css.way}>
            {t`Make my chart`}
          </Link>
        </>
      )}
    </section>
  );
}

function Told({ kept, from, to }: { kept: KeptChart; from: string; to: string }) {
  const { t } = useLingui();
  const { row, cast } = kept;
  const [now] = useState(() => new Date());
  const found = useTransits(cast, { from, to });
  if (found === 'failed') return <p className={css.small}>{t`The sky could not be computed just now.`}</p>;
  if (!found) return <div className={css.waiting} />;
  const middle = now.toISOString() >= from && now.toISOString() < to ? now : new Date(from);
  const chosen = transitsOfDay(rankTransits(found, cast, middle), from, to);
  const { name } = row.birth;
  return (
    <>
      <p className={css.small}>{name}</p>
      {chosen.length === 0 && <p>{t`No planet stands close to yours on this day.`}</p>}
      <TransitTexts transits={chosen} />
      <Link to="/charts/read" search={{ chart: row.key, view: 'year' }} className={css.way}>
        {t`The next twelve months`}
      </Link>
    </>
  );
}

function TransitTexts({ transits }: { transits: readonly TransitTime[] }) {
  const { t } = useLingui();
  const words = useLoaded(loadTransitWords);
  const { heading, dates } = useTransitWords();
  if (!words) return null;
  const rules = { transit: t`A planet of the sky within its orb of an aspect to a point of the birth.` };
  return (
    <ReadingText rules={rules} linkTo={() => null}>
      {transits.map((one) => (
        <section key={`${one.transiting} ${one.natal} ${one.angle}`}>
          <h4>{heading(one)}</h4>
          <p className={css.small}>{dates(one)}</p>
          <Paragraph sentences={transitSentences(one, words, skyNames())} />
        </section>
      ))}
    </ReadingText>
  );
}
