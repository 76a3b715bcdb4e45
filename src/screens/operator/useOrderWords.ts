import { useLingui } from '@lingui/react/macro';
import { amount } from '../money/amount.ts';

/** Orders, money and refused texts in words; what a newer server names besides is shown as it is. */
export function useOrderWords() {
  const { t } = useLingui();
  const kinds: Partial<Record<string, string>> = {
    reading: t`Reading`,
    currency: t`Coins`,
    vip: t`Membership`,
    wallpaper: t`Wallpaper`,
  };
  const states: Partial<Record<string, string>> = {
    waiting: t`waiting`,
    writing: t`being written`,
    served: t`ready`,
    in_payment: t`in payment`,
    failed: t`failed`,
    successful: t`successful`,
    refunded: t`refunded`,
  };
  const refusals: Partial<Record<string, string>> = {
    'harm-self': t`Harm to oneself`,
    'harm-others': t`Harm to others`,
    medical: t`Medicine`,
    legal: t`Law`,
    investment: t`Investment`,
    block: t`Refused by the moderator`,
    unsure: t`The moderator was unsure, or did not answer`,
    answer: t`Answers, by the moderator`,
  };
  const events: Partial<Record<string, string>> = {
    paid: t`another sum was paid`,
    refunded: t`given back by the provider`,
    disputed: t`disputed`,
  };
  const providers: Partial<Record<string, string>> = {
    wechat: t`WeChat Pay`,
    alipay: t`Alipay`,
    stripe: t`Bank card`,
    sandbox: t`Play money`,
  };
  const price = (minor: number, currency: string) =>
    currency === 'coin' ? t`${minor} coins` : amount(minor, currency);
  return { kinds, states, refusals, events, providers, price };
}
