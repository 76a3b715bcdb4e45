import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { WHEEL } from '../../art/wheel/plan.ts';
import { compositeWheel } from '../../art/wheel-of.ts';
import type { AspectPoint } from '../../domain/sky/aspects.ts';
import type { Cast } from '../../domain/sky/birth.ts';
import { type CompositeChart, compositeOf } from '../../domain/sky/composite.ts';
import { houseOf } from '../../domain/sky/houses/cusps.ts';
import type { CompositePlanet, SkyWords } from '../../domain/sky/portrait/texts.ts';
import { type Sign, signPlace } from '../../domain/sky/sign.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { type NamedPoint, POINT_NAMES } from '../../library/names/points.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import css from './Composite.module.css';
import { placeOf, useAspectNames } from './Tables.tsx';

const READ: readonly CompositePlanet[] = ['Sun', 'Moon', 'Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'];
const MAX_ASPECTS = 6;

interface CompositeProps {
  mine: Cast;
  theirs: Cast;
  called: readonly [mine: string, theirs: string];
  words: SkyWords;
}

/** Two charts laid into one: its wheel, what seven planets say of the two, and its closest aspects. */
export function Composite({ mine, theirs, called: [me, them], words }: CompositeProps) {
  const { t } = useLingui();
  const aspectNames = useAspectNames();
  const chart = useMemo(() => compositeOf(mine, theirs), [mine, theirs]);
  const svg = useMemo(() => compositeWheel(chart), [chart]);
  const name = (point: NamedPoint) => POINT_NAMES[currentLanguage()][point];
  return (
    <section>
      <h2 className="display">{t`${me} and ${them} as one chart`}</h2>
      <p>{t`The composite: each point lies half-way between theirs. It is read as a chart of the relationship, not of either person.`}</p>
      <div className={css.wheel}>
        <Drawing
          svg={svg}
          viewBox={`0 0 ${WHEEL} ${WHEEL}`}
          label={t`The wheel of the composite; the lines below it hold the same facts`}
        />
      </div>
      {!chart.houses && (
        <p role="note">{t`Without both hours of birth it has no houses, and its Moon may be some degrees off.`}</p>
      )}
      <dl className={css.planets}>
        {bySign(chart).map(([sign, planets]) => (
          <div key={sign}>
            {planets.map((planet) => {
              const { longitude } = chart.points[planet];
              const house = chart.houses && houseOf(longitude, chart.houses.cusps);
              return (
                <dt key={planet}>
                  {name(planet)} <span className="figures">{placeOf(longitude)}</span>
                  <small>{words.composite.about[planet]}</small>
                  {house && <small>{t`house ${house}: ${words.houses[house]?.area}`}</small>}
                </dt>
              );
            })}
            <dd>{words.composite.manner[sign]}</dd>
          </div>
        ))}
      </dl>
      <ul className={css.aspects} aria-label={t`Closest aspects of the composite`}>
        {chart.aspects
          .filter(({ first, second }) => [first, second].every(isRead))
          .slice(0, MAX_ASPECTS)
          .map(({ first, second, aspect }) => (
            <li key={first + second}>
              {name(first)} · {aspectNames[aspect]} · {name(second)}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** The planets by the sign that they share, so that no sign speaks twice. */
function bySign({ points }: CompositeChart): [Sign, CompositePlanet[]][] {
  const signs = new Map<Sign, CompositePlanet[]>();
  for (const planet of READ) {
    const { sign } = signPlace(points[planet].longitude);
    signs.set(sign, [...(signs.get(sign) ?? []), planet]);
  }
  return [...signs];
}

function isRead(point: AspectPoint): boolean {
  return (READ as readonly AspectPoint[]).includes(point);
}
