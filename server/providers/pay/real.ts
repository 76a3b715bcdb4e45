import { readFileSync } from 'node:fs';
import type { Payment } from '../../ports/payment.ts';
import { BadSettings } from '../../settings/read.ts';
import type { SettingName, Settings } from '../../settings/table.ts';
import { alipay } from './alipay.ts';
import { readPrivateKey, readPublicKey } from './rsa.ts';
import { stripe } from './stripe.ts';
import { wechatPay } from './wechat.ts';

/** Every way to pay that the settings name. @throws BadSettings when a key cannot be read. */
export function realPayments(settings: Settings): Payment[] {
  return [wechatIn(settings), alipayIn(settings), stripeIn(settings)].filter((payment) => payment !== null);
}

function wechatIn(settings: Settings): Payment | null {
  const { WECHAT_APP_ID, WECHAT_PAY_MCH_ID, WECHAT_PAY_SERIAL, WECHAT_PAY_KEY, WECHAT_PAY_API_KEY } = settings;
  const { WECHAT_PAY_PUBLIC_KEY, WECHAT_PAY_PUBLIC_KEY_ID } = settings;
  if (!WECHAT_APP_ID || !WECHAT_PAY_MCH_ID || !WECHAT_PAY_SERIAL || !WECHAT_PAY_KEY || !WECHAT_PAY_API_KEY) return null;
  if (!WECHAT_PAY_PUBLIC_KEY || !WECHAT_PAY_PUBLIC_KEY_ID) return null;
  return wechatPay({
    url: settings.WECHAT_PAY_URL,
    appId: WECHAT_APP_ID,
    mchId: WECHAT_PAY_MCH_ID,
    serial: WECHAT_PAY_SERIAL,
    key: keyFrom('WECHAT_PAY_KEY', WECHAT_PAY_KEY, readPrivateKey),
    apiKey: WECHAT_PAY_API_KEY,
    platform: {
      id: WECHAT_PAY_PUBLIC_KEY_ID,
      key: keyFrom('WECHAT_PAY_PUBLIC_KEY', WECHAT_PAY_PUBLIC_KEY, readPublicKey),
    },
  });
}

function alipayIn({
  ALIPAY_APP_ID,
  ALIPAY_SELLER_ID,
  ALIPAY_KEY,
  ALIPAY_PUBLIC_KEY,
  ALIPAY_URL,
}: Settings): Payment | null {
  if (!ALIPAY_APP_ID || !ALIPAY_KEY || !ALIPAY_PUBLIC_KEY) return null;
  return alipay({
    url: ALIPAY_URL,
    appId: ALIPAY_APP_ID,
    sellerId: ALIPAY_SELLER_ID,
    key: keyFrom('ALIPAY_KEY', ALIPAY_KEY, readPrivateKey),
    platform: keyFrom('ALIPAY_PUBLIC_KEY', ALIPAY_PUBLIC_KEY, readPublicKey),
  });
}

function stripeIn({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_URL }: Settings): Payment | null {
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  return stripe({ url: STRIPE_URL, key: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET });
}

function keyFrom<T>(name: SettingName, path: string, read: (text: string) => T): T {
  try {
    return read(readFileSync(path, 'utf8').trim());
  } catch {
    throw new BadSettings(`${name} names a file that holds no key that can be read: "${path}".`);
  }
}
