import { useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { chooseLanguage } from '../../storage/language.ts';
import css from './Choice.module.css';

const OWN_NAMES = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' };

/** The language of the app: kept on this device, and the page is loaded anew in it. */
export function LanguageChoice() {
  const { t } = useLingui();
  const now = currentLanguage();
  return (
    <label className={css.choice}>
      <span>{t`Language`}</span>
      <select
        value={now}
        onChange={(event) => {
          chooseLanguage(event.target.value as typeof now);
          location.reload();
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {OWN_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
