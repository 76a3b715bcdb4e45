import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { dayOf } from '../../domain/day.ts';
import type { BirthPlace } from '../../domain/places/place.ts';
import { natalChart } from '../../domain/sky/chart.ts';
import type { ReadPlanet, SkyWords } from '../../domain/sky/portrait/texts.ts';
import { type Profection, profectionOf } from '../../domain/sky/profection.ts';
import { signPlace } from '../../domain/sky/sign.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { calendarDayWords, dateWords, hourWords } from '../../i18n/moment.ts';
import { names } from '../../i18n/names.ts';
import { POINT_NAMES } from '../../library/names/points.ts';
import { useAnswer } from '../sky/useSkyAsked.ts';
import { PlacePicker } from './place/PlacePicker.tsx';
import type { KeptChart } from './useChart.ts';
import { Wheel } from './Wheel.tsx';
import css from './YearOfLife.module.css';

/** The year of life: the house and lord that the profection gives it, and the chart of the Sun's return. */
export function YearOfLife({ kept, words }: { kept: KeptChart; words: SkyWords }) {
  const { t } = useLingui();
  const [today] = useState(() => dayOf(new Date()));
  const profection = profectionOf(kept.cast, kept.row.birth.date, today);
  return (
    <div className={css.year}>
      {profection ? (
        <ProfectedYear of={profection} kept={kept} words={words} />
      ) : (
        <p>{t`The house of the year is counted from the Ascendant, so it needs the time of birth.`}</p>
      )}
      <SolarReturn kept={kept} words={words} today={today} />
    </div>
  );
}

function ProfectedYear({ of, kept, words }: { of: Profection; kept: KeptChart; words: SkyWords }) {
  const { t } = useLingui();
  const { house, age } = of;
  const [from, until] = [of.from, of.until].map((day) =>
    calendarDayWords(day, { day: 'numeric', month: 'long', year: 'numeric' }),
  );
  const sign = names().signs[of.sign];
  const lord = POINT_NAMES[currentLanguage()][of.lord];
  const { points } = kept.cast.chart;
  const lordSign = names().signs[points[of.lord].sign];
  const lordHouse = kept.cast.timed ? kept.cast.chart.points[of.lord].house : 0;
  return (
    <section>
      <h2 className="display">{t`A year of house ${house}`}</h2>
      <p className={css.small}>{t`${from} – ${until}, age ${age}, counted on from the Ascendant: ${sign}`}</p>
      <p>{words.houses[house]?.year}</p>
      <h3>{t`Lord of the year: ${lord}`}</h3>
      <p
        className={css.small}
      >{t`${lord} stands in ${lordSign}, house ${lordHouse}: what it does there is louder this year.`}</p>
      <p>{words.inHouse[of.lord as ReadPlanet][lordHouse]}</p>
    </section>
  );
}

function SolarReturn({ kept: { row, cast }, words, today }: { kept: KeptChart; words: SkyWords; today: string }) {
  const { t } = useLingui();
  const { birth, houseSystem } = row;
  const [place, setPlace] = useState<BirthPlace>(() => ({ ...birth, name: birth.place }));
  const [chosen, setChosen] = useState<string | null>(null);
  const year = Number(today.slice(0, 4));
  const asked = (one: number) => JSON.stringify({ born: cast.chart.instant, year: one });
  const [before, now] = [useAnswer('return', asked(year - 1)), useAnswer('return', asked(year))];
  const at = now && now !== 'failed' && now > new Date().toISOString() ? before : now;
  const { latitude, longitude } = place;
  const back = useMemo(
    () => (at && at !== 'failed' ? natalChart({ instant: at, latitude, longitude, houseSystem }) : undefined),
    [at, latitude, longitude, houseSystem],
  );
  const { signs } = names();
  return (
    <section>
      <h2 className="display">{t`Solar return`}</h2>
      {at === 'failed' && <p>{t`The sky could not be computed just now.`}</p>}
      {back && (
        <>
          <p className={css.small}>
            {t`The Sun came back to its place on ${dateWords(back.instant, { day: 'numeric', month: 'long', year: 'numeric' })} at ${hourWords(back.instant)} by the clock of this phone.`}
          </p>
          {birth.time === null && (
            <p className={css.small}>{t`Without the time of birth this may be off by half a day.`}</p>
          )}
        </>
      )}
      {back && birth.time !== null && (
        <>
          <Wheel cast={{ timed: true, chart: back }} chosen={chosen} onChoose={setChosen} />
          <ul>
            <li>{t`Ascendant of the year: ${signs[signPlace(back.angles.ascendant).sign]}`}</li>
            <li>{t`Sun in house ${back.points.Sun.house}: ${words.houses[back.points.Sun.house]?.area}`}</li>
            <li>
              {t`Moon in ${signs[back.points.Moon.sign]}, house ${back.points.Moon.house}: ${words.houses[back.points.Moon.house]?.area}`}
            </li>
          </ul>
          <PlacePicker value={place} onChange={setPlace} label={t`Where the birthday was spent`} />
        </>
      )}
    </section>
  );
}
