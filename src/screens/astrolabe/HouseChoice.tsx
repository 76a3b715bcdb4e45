import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { HOUSE_SYSTEMS, type HouseSystem } from '../../domain/sky/houses/cusps.ts';
import { saveHouseSystem } from '../../storage/charts.ts';
import type { ChartRow } from '../../storage/store/rows.ts';
import look from './choice.module.css';
import css from './HouseChoice.module.css';

/** By which system the houses of a chart are reckoned. */
export function HouseChoice({ row }: { row: ChartRow }) {
  const { t } = useLingui();
  const id = useId();
  const called: Record<HouseSystem, string> = {
    placidus: t`Placidus`,
    koch: t`Koch`,
    regiomontanus: t`Regiomontanus`,
    campanus: t`Campanus`,
    porphyry: t`Porphyry`,
    equal: t`Equal houses`,
    whole: t`Whole signs`,
  };
  return (
    <p className={`${look.choice} ${css.house}`}>
      <label htmlFor={id}>{t`House system`}</label>
      <select
        id={id}
        value={row.houseSystem}
        onChange={(event) => void saveHouseSystem(row.key, event.target.value as HouseSystem)}
      >
        {HOUSE_SYSTEMS.map((system) => (
          <option key={system} value={system}>
            {called[system]}
          </option>
        ))}
      </select>
    </p>
  );
}
