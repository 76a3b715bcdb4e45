import { useLingui } from '@lingui/react/macro';
import type { PayWay } from '../../actions/money/money.ts';
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
    if (currency === 'coin') return t`${minor} coins`;
    const sum = amount(minor, currency);
    return currency === 'TST' ? t`${sum} play` : sum;
  };
  return { ways, price };
}
