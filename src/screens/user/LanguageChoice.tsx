import { useLingui } from '@lingui/react/macro';
import { LANGUAGE_TRAITS, LANGUAGES } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { chooseLanguage } from '../../storage/language.ts';
import { Choice } from '../../ui/Choice.tsx';

/** The language of the app: kept on this device, and the page is loaded anew in it. */
export function LanguageChoice() {
  const { t } = useLingui();
  return (
    <Choice
      name={t`Language`}
      value={currentLanguage()}
      options={LANGUAGES.map((language) => ({
        value: language,
        name: LANGUAGE_TRAITS[language].ownName,
        lang: language,
      }))}
      onChange={(language) => {
        chooseLanguage(language);
        location.reload();
      }}
    />
  );
}
