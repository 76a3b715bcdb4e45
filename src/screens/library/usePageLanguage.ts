import { useEffect } from 'react';
import { isLanguage } from '../../domain/language.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { pageLanguage } from '../../storage/language.ts';
import { leavePainted } from '../../ui/painted-data.ts';

/**
 * For a page whose address names its language: whoever comes to it from a page in another one, or leaves it for the app
 * in their own, gets the next page in the language that is right there.
 */
export function usePageLanguage(language: string): void {
  useEffect(() => {
    if (isLanguage(language) && language !== currentLanguage()) location.reload();
    return () => {
      leavePainted();
      if (currentLanguage() !== pageLanguage()) location.reload();
    };
  }, [language]);
}
