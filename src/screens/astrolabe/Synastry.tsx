import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type Cast, castBirth } from '../../domain/sky/birth.ts';
import { houseOf } from '../../domain/sky/houses/cusps.ts';
import { bondsOf } from '../../domain/sky/portrait/synastry.ts';
import type { SkyWords } from '../../domain/sky/portrait/texts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { type NamedPoint, POINT_NAMES } from '../../library/names/points.ts';
import { owner } from '../../session.ts';
import { readCharts } from '../../storage/charts.ts';
import { useLive } from '../../storage/store/live.ts';
import type { ChartRow } from '../../storage/store/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { Composite } from './Composite.tsx';
import css from './Synastry.module.css';
import { useAspectNames } from './Tables.tsx';
import type { KeptChart } from './useChart.ts';
import { useChartPaths } from './useChartPaths.ts';
import { skyNames } from './useSky.ts';
import { useSkyRules } from './useSkyRules.ts';

const MAX_BONDS = 12;
/** Whose houses tell most. */
const GUESTS = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;

/** Two charts side by side. */
export function Synastry({ kept, words }: { kept: KeptChart; words: SkyWords }) {
  const { t } = useLingui();
  const me = owner();
  const paths = useChartPaths();
  const rows = useLive(() => readCharts(me), [me]);
  const others = rows?.filter(({ key }) => key !== kept.row.key) ?? [];
  const [chosen, setChosen] = useState('');
  const other = others.find(({ key }) => key === chosen) ?? others[0];
  if (!rows) return null;
  if (!other)
    return (
      <div className={css.none}>
        <p>{t`A second chart is needed for this: a partner’s, a friend’s, a child’s.`}</p>
        <Link to={paths.edit}>{t`New chart`}</Link>
      </div>
    );
  return (
    <>
      <Chips
        form="row"
        label={t`The other chart`}
        value={other.key}
        options={others.map(({ key, birth }) => [key, birth.name] as const)}
        onChange={setChosen}
      />
      <Bonds kept={kept} other={other} words={words} />
    </>
  );
}

function Bonds({ kept, other, words }: { kept: KeptChart; other: ChartRow; words: SkyWords }) {
  const { t } = useLingui();
  const rules = useSkyRules();
  const aspects = useAspectNames();
  const theirs = useMemo(() => castBirth(other.birth, other.houseSystem), [other]);
  const [me, them] = [kept.row.birth.name, other.birth.name];
  const bonds = useMemo(() => {
    const pair = { mine: kept.cast.chart.points, theirs: theirs.chart.points, called: [me, them] as const };
    return bondsOf(pair, words, skyNames()).slice(0, MAX_BONDS);
  }, [kept, theirs, me, them, words]);
  const called = (point: NamedPoint) => POINT_NAMES[currentLanguage()][point];
  return (
    <ReadingText rules={rules} linkTo={() => null}>
      <p className={css.lead}>
        {t`What ${me} and ${them} do to each other, the most telling first. No chart decides whether two people suit each other; it says where they meet.`}
      </p>
      {bonds.map(({ aspects: found, sentences }) => (
        <section key={found[0].first + found[0].second + found[0].aspect}>
          {found.map(({ first, second, aspect }) => (
            <h2 key={first + second} className="display">
              {t`${me}’s ${called(first)}, ${them}’s ${called(second)}`}
              <small>{aspects[aspect]}</small>
            </h2>
          ))}
          <Paragraph sentences={sentences} />
        </section>
      ))}
      <GuestHouses guest={kept.cast} host={theirs} called={[me, them]} words={words} />
      <GuestHouses guest={theirs} host={kept.cast} called={[them, me]} words={words} />
      <Composite mine={kept.cast} theirs={theirs} called={[me, them]} words={words} />
    </ReadingText>
  );
}

interface GuestHousesProps {
  guest: Cast;
  host: Cast;
  called: readonly [guest: string, host: string];
  words: SkyWords;
}

/** Where the planets of one stand in the houses of the other; nothing where the hour of that birth is not known. */
function GuestHouses({ guest, host, called: [me, them], words }: GuestHousesProps) {
  const { t } = useLingui();
  if (!host.timed) return null;
  const { cusps } = host.chart;
  const shown = GUESTS.filter((planet) => guest.timed || planet !== 'Moon');
  return (
    <section>
      <h2 className="display">{t`${me} in the houses of ${them}`}</h2>
      <ul className={css.houses}>
        {shown.map((planet) => {
          const house = houseOf(guest.chart.points[planet].longitude, cusps);
          const name = POINT_NAMES[currentLanguage()][planet];
          return <li key={planet}>{t`${name} in house ${house}: ${words.houses[house]?.area}`}</li>;
        })}
      </ul>
    </section>
  );
}
