import { currentLanguage } from '../../i18n/language.ts';

/** Minor units of a currency as a price is written in the language of the app. Play money has no sign of its own. */
export function amount(minor: number, currency: string): string {
  const tongue = currentLanguage();
  if (currency === 'TST') return new Intl.NumberFormat(tongue, { minimumFractionDigits: 2 }).format(minor / 100);
  return new Intl.NumberFormat(tongue, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    minor / 100,
  );
}
