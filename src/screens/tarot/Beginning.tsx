import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { standpoint } from '../../actions/draw/draw.ts';
import { type BeginningChoice, beginningsOf } from '../../domain/spread/beginnings.ts';
import { beginningInWords, monthNames } from '../../domain/spread/dates.ts';
import type { Spread } from '../../domain/spread/spread.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { changeSettings, useSettings } from '../../storage/settings.ts';
import css from './Beginning.module.css';

interface BeginningProps {
  dated: NonNullable<Spread['dated']>;
  begins: string | undefined;
  onChange: (begins: string) => void;
}

/** Where a spread of months, days or phases of the Moon begins: the person chooses. */
export function Beginning({ dated, begins, onChange }: BeginningProps) {
  const { t } = useLingui();
  const { birthMonth } = useSettings();
  const choices = useMemo(
    () => beginningsOf(dated, { ...standpoint(), birthMonth: birthMonth ?? undefined }),
    [dated, birthMonth],
  );
  const words: Record<BeginningChoice['kind'], string> = {
    'this-month': t`This month`,
    'birth-month': t`The month of my birthday`,
    january: t`January`,
    'coming-moon': t`The coming new moon`,
    'running-moon': t`The last new moon`,
    today: t`Today`,
    tomorrow: t`Tomorrow`,
  };
  const chosen = choices.find((choice) => choice.begins === begins)?.kind;
  return (
    <fieldset className={css.beginning}>
      <legend>{t`It begins`}</legend>
      {choices.map((choice) => (
        <label key={choice.kind} className={css.choice}>
          <input
            type="radio"
            name="beginning"
            checked={choice.kind === chosen}
            onChange={() => onChange(choice.begins)}
          />
          <span>{words[choice.kind]}</span>
          <small className="figures">{beginningInWords(choice.begins, dated, currentLanguage())}</small>
        </label>
      ))}
      {dated === 'months' && (
        <label className={css.birthday}>
          <span>{t`Birthday in`}</span>
          <select
            value={birthMonth ?? ''}
            onChange={(event) => {
              const month = Number(event.target.value) || null;
              changeSettings({ birthMonth: month });
              const choice = month && beginningsOf(dated, { ...standpoint(), birthMonth: month })[1];
              if (choice) onChange(choice.begins);
            }}
          >
            <option value="">{t`not told`}</option>
            {monthNames(currentLanguage()).map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
