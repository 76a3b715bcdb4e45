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
export function Tables({ cast, chosen, onChoose }: TablesProps) {
  const { t } = useLingui();
  const say = names();
  const aspectNames = useAspectNames();
  const place = (longitude: number) => {
    const { sign, degree, minute } = signPlace(longitude);
    return `${say.signs[sign]} ${degree}°${String(minute).padStart(2, '0')}′`;
  };
  const called = (name: NamedPoint) => POINT_NAMES[currentLanguage()][name];
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
    <div className={css.tables}>
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
                {place(chart.points[name].longitude)}
                {chart.points[name].retrograde && <abbr title={t`retrograde`}> R</abbr>}
                {changing.some(({ point }) => point === name) && <small> {t`changed its sign that day`}</small>}
              </td>
              {cast.timed && <td className="figures">{cast.chart.points[name].house}</td>}
            </tr>
          ))}
          {lots.map(([name, longitude]) => (
            <tr key={name}>
              <th scope="row">{called(name)}</th>
              <td className="figures">{place(longitude)}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      {cast.timed && (
        <table>
          <caption className="display">{t`Cusps of the houses`}</caption>
          <tbody className={css.cusps}>
            {cast.chart.cusps.map((cusp, index) => (
              <tr key={cusp}>
                <th scope="row">{index + 1}</th>
                <td className="figures">{place(cusp)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <table>
        <caption className="display">{t`Aspects`}</caption>
        <tbody>
          {chart.aspects
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
    </div>
  );
}

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
