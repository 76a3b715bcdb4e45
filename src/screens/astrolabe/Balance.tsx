import { useLingui } from '@lingui/react/macro';
import { ELEMENTS, MODES } from '../../domain/sky/balance.ts';
import type { Cast } from '../../domain/sky/birth.ts';
import { names } from '../../i18n/names.ts';
import css from './Balance.module.css';

/** How the ten planets are spread over elements and modes. */
export function Balance({ cast: { chart } }: { cast: Cast }) {
  const { t } = useLingui();
  const modes = { cardinal: t`Cardinal`, fixed: t`Fixed`, mutable: t`Mutable` };
  return (
    <section className={css.balance}>
      <h2 className="display">{t`Elements and modes`}</h2>
      <ul>
        {ELEMENTS.map((element) => (
          <li key={element} data-element={element}>
            <span>{names().elements[element]}</span>
            <strong className="figures">{chart.elements[element]}</strong>
          </li>
        ))}
      </ul>
      <ul>
        {MODES.map((mode) => (
          <li key={mode}>
            <span>{modes[mode]}</span>
            <strong className="figures">{chart.modes[mode]}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
