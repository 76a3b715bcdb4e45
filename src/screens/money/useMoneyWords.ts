import { useLingui } from '@lingui/react/macro';
import type { PayWay } from '../../actions/money.ts';
import { amount } from './amount.ts';

/** Prices and ways to pay in words. */
export function useMoneyWords() {
  const { t } = useLingui();
  const ways: Record<PayWay, string> = {
    wechat: t`WeChat Pay`,
    alipay: t`Alipay`,
    stripe: t`Bank card`,
    sandbox: t`Play money`,
    balance: t`From the balance`,
  };
  const price = (minor: number, currency: string) => {
    const sum = amount(minor, currency);
    if (currency === 'coin') return t`${minor} coins`;
    return currency === 'TST' ? t`${sum} in play money` : sum;
  };
  return { ways, price };
}
