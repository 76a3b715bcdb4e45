import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { castBirth } from '../../domain/sky/birth.ts';
import { bondsOf } from '../../domain/sky/portrait/synastry.ts';
import type { SkyWords } from '../../domain/sky/portrait/texts.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { type NamedPoint, POINT_NAMES } from '../../library/names/points.ts';
import { owner } from '../../session.ts';
import { readCharts } from '../../storage/charts.ts';
import { useLive } from '../../storage/live.ts';
import type { ChartRow } from '../../storage/rows.ts';
import { Chips } from '../../ui/Chips.tsx';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import css from './Synastry.module.css';
import { useAspectNames } from './Tables.tsx';
import type { KeptChart } from './useChart.ts';
import { useChartPaths } from './useChartPaths.ts';
import { skyNames } from './useSky.ts';
import { useSkyRules } from './useSkyRules.ts';

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
  const bonds = useMemo(() => {
    const theirs = castBirth(other.birth, other.houseSystem);
    return bondsOf(kept.cast.chart.points, theirs.chart.points, words, skyNames()).slice(0, 12);
  }, [kept, other, words]);
  const called = (point: NamedPoint) => POINT_NAMES[currentLanguage()][point];
  return (
    <ReadingText rules={rules} linkTo={() => null}>
      <p className={css.lead}>
        {t`First comes ${kept.row.birth.name}, then ${other.birth.name}. No chart decides whether two people suit each other; it says where they meet.`}
      </p>
      {bonds.map(({ aspect: { first, second, aspect }, sentences }) => (
        <section key={first + second}>
          <h2 className="display">{`${called(first)} ${aspects[aspect]} ${called(second)}`}</h2>
          <Paragraph sentences={sentences} />
        </section>
      ))}
    </ReadingText>
  );
}
