import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { Cast } from '../../domain/sky/birth.ts';
import type { SkyWords } from '../../domain/sky/portrait/texts.ts';
import { transitsOf } from '../../domain/sky/portrait/transits.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { type NamedPoint, POINT_NAMES } from '../../library/names/points.ts';
import { Paragraph, ReadingText } from '../reading/ReadingText.tsx';
import { useAspectNames } from './Tables.tsx';
import css from './Transits.module.css';
import { skyNames } from './useSky.ts';
import { useSkyRules } from './useSkyRules.ts';

const MAX_ROWS = 10;

/** What the sky of today does to a chart, the slow planets first. */
export function Transits({ cast, words }: { cast: Cast; words: SkyWords }) {
  const { t } = useLingui();
  const rules = useSkyRules();
  const aspects = useAspectNames();
  const [now] = useState(() => new Date());
  const transits = useMemo(
    () => transitsOf(cast.chart.points, now, words, skyNames()).slice(0, MAX_ROWS),
    [cast, now, words],
  );
  const called = (point: NamedPoint) => POINT_NAMES[currentLanguage()][point];
  if (transits.length === 0) return <p className={css.none}>{t`No planet stands close to yours today.`}</p>;
  return (
    <ReadingText rules={rules} linkTo={() => null}>
      {transits.map(({ aspect: { first, second, aspect, applying }, sentences }) => (
        <section key={first + second}>
          <h2 className={`display ${css.title}`}>
            {t`${called(first)} in ${aspects[aspect]} with your ${called(second)}`}
            <small>{applying ? t`coming` : t`passing`}</small>
          </h2>
          <Paragraph sentences={sentences} />
        </section>
      ))}
    </ReadingText>
  );
}
