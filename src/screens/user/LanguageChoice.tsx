import { useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { chooseLanguage } from '../../storage/language.ts';
import { Choice } from '../../ui/Choice.tsx';

const OWN_NAMES = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' };

/** The language of the app: kept on this device, and the page is loaded anew in it. */
export function LanguageChoice() {
  const { t } = useLingui();
  return (
    <Choice
      name={t`Language`}
      value={currentLanguage()}
      options={LANGUAGES.map((language) => ({ value: language, name: OWN_NAMES[language], lang: language }))}
      onChange={(language) => {
        chooseLanguage(language);
        location.reload();
      }}
    />
  );
}
