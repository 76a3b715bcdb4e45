import { useLingui } from '@lingui/react/macro';
import type { AspectName } from '../../domain/sky/aspects.ts';
import type { Cast } from '../../domain/sky/birth.ts';
import { PLANETS } from '../../domain/sky/planets.ts';
import { signPlace } from '../../domain/sky/sign.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { names } from '../../i18n/names.ts';
import { type NamedPoint, POINT_NAMES } from '../../library/names/points.ts';
import css from './Tables.module.css';

interface TablesProps {
  cast: Cast;
  chosen: string | null;
  onChoose: (point: string | null) => void;
}

const ROWS = [...PLANETS, 'TrueNode', 'MeanLilith', 'Chiron'] as const;

/** Positions, cusps and aspects in figures. Choosing a planet lights its lines on the wheel. */
export function Tables(props: TablesProps) {
  const { cast } = props;
  return (
    <div className={css.tables}>
      <Positions {...props} />
      {cast.timed && <Cusps cusps={cast.chart.cusps} />}
      <Aspects aspects={cast.chart.aspects} />
    </div>
  );
}

function Positions({ cast, chosen, onChoose }: TablesProps) {
  const { t } = useLingui();
  const { chart } = cast;
  const changing = cast.timed ? [] : cast.chart.changing;
  const lots = cast.timed
    ? ([
        ['Ascendant', cast.chart.angles.ascendant],
        ['Midheaven', cast.chart.angles.midheaven],
        ['Fortune', cast.chart.fortune],
      ] as const)
    : [];
  return (
    <table>
      <caption className="display">{t`Positions`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Point`}</th>
          <th scope="col">{t`Place`}</th>
          {cast.timed && <th scope="col">{t`House`}</th>}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((name) => (
          <tr key={name} data-chosen={chosen === name || undefined}>
            <th scope="row">
              <button
                type="button"
                aria-pressed={chosen === name}
                onClick={() => onChoose(chosen === name ? null : name)}
              >
                {called(name)}
              </button>
            </th>
            <td className="figures">
              {placeOf(chart.points[name].longitude)}
              {chart.points[name].retrograde && <abbr title={t`retrograde`}> R</abbr>}
              {changing.some(({ point }) => point === name) && <small> {t`changed its sign that day`}</small>}
            </td>
            {cast.timed && <td className="figures">{cast.chart.points[name].house}</td>}
          </tr>
        ))}
        {lots.map(([name, longitude]) => (
          <tr key={name}>
            <th scope="row">{called(name)}</th>
            <td className="figures">{placeOf(longitude)}</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cusps({ cusps }: { cusps: readonly number[] }) {
  const { t } = useLingui();
  return (
    <table>
      <caption className="display">{t`Cusps of the houses`}</caption>
      <tbody className={css.cusps}>
        {cusps.map((cusp, index) => (
          <tr key={cusp}>
            <th scope="row">{index + 1}</th>
            <td className="figures">{placeOf(cusp)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Aspects({ aspects }: Pick<Cast['chart'], 'aspects'>) {
  const { t } = useLingui();
  const aspectNames = useAspectNames();
  return (
    <table>
      <caption className="display">{t`Aspects`}</caption>
      <tbody>
        {aspects
          .filter(({ first, second }) => ![first, second].includes('MeanNode'))
          .map(({ first, second, aspect, orb, applying }) => (
            <tr key={first + second}>
              <th scope="row">
                {called(first)} · {called(second)}
              </th>
              <td>{aspectNames[aspect]}</td>
              <td className="figures">
                {Math.floor(orb)}°{String(Math.floor((orb % 1) * 60)).padStart(2, '0')}′{' '}
                {applying !== null && <small>{applying ? t`applying` : t`separating`}</small>}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

const called = (name: NamedPoint) => POINT_NAMES[currentLanguage()][name];

/** A longitude in degrees as it is written: its sign, degrees and minutes. */
export function placeOf(longitude: number): string {
  const { sign, degree, minute } = signPlace(longitude);
  return `${names().signs[sign]} ${degree}°${String(minute).padStart(2, '0')}′`;
}

/** What the aspects are called. */
export function useAspectNames(): Record<AspectName, string> {
  const { t } = useLingui();
  return {
    conjunction: t`conjunction`,
    opposition: t`opposition`,
    trine: t`trine`,
    square: t`square`,
    sextile: t`sextile`,
    quincunx: t`quincunx`,
    semisextile: t`semi-sextile`,
    semisquare: t`semi-square`,
    sesquiquadrate: t`sesquiquadrate`,
  };
}
