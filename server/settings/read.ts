import { misspelt } from './misspelt.ts';
import { complaintsOfProduction, isLoopback } from './production.ts';
import { SETTINGS, type SettingName, type Settings } from './table.ts';
import { isVapidPair } from './vapid.ts';

/** Why the server does not start, in sentences that name the settings. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

/** Groups of settings of which either all are set or none. */
export const TOGETHER: readonly SettingName[][] = [
  ['TLS_CERT', 'TLS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE'],
  ['MODERATION_ACCESS_KEY_ID', 'MODERATION_ACCESS_KEY_SECRET'],
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['WECHAT_MINIPROGRAM_APP_ID', 'WECHAT_MINIPROGRAM_APP_SECRET'],
  [
    'WECHAT_PAY_MCH_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_KEY',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_PUBLIC_KEY',
    'WECHAT_PAY_PUBLIC_KEY_ID',
  ],
  ['ALIPAY_APP_ID', 'ALIPAY_KEY', 'ALIPAY_PUBLIC_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
];

/** @throws BadSettings that names every bad value at once. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const complaints: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { fallback, read }] of Object.entries(SETTINGS)) {
    const text = env[name]?.trim() || fallback;
    try {
      values[name] = read(text);
    } catch (reason) {
      const shown = /SECRET|API_KEY|TOKEN|PRIVATE_KEY/.test(name) ? '' : `, not "${text}"`;
      complaints.push(`${name} ${reason instanceof Error ? reason.message : reason}${shown}.`);
    }
  }
  for (const group of TOGETHER) {
    const missing = group.filter((name) => values[name] === null);
    if (missing.length > 0 && missing.length < group.length)
      complaints.push(
        `${missing.join(' and ')} must be set too, since ${group.find((name) => values[name] !== null)} is.`,
      );
  }
  if (values.WECHAT_PAY_MCH_ID && !values.WECHAT_APP_ID)
    complaints.push('WECHAT_APP_ID must be set too, since WECHAT_PAY_MCH_ID is.');
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  if (publicKey && privateKey && !isVapidPair(String(publicKey), String(privateKey)))
    complaints.push('VAPID_PRIVATE_KEY must be the key that VAPID_PUBLIC_KEY was made with.');
  if (values.APP_MODE === 'production')
    for (const [given, meant] of misspelt(Object.keys(env), Object.keys(SETTINGS)))
      complaints.push(`${given} is no setting; ${meant} is. Correct it or take it out.`);
  if (complaints.length === 0) complaints.push(...complaintsOfMode(values as unknown as Settings));
  if (complaints.length > 0) throw new BadSettings(complaints.join('\n'));
  return values as unknown as Settings;
}

function complaintsOfMode(settings: Settings): string[] {
  if (settings.APP_MODE === 'production') return complaintsOfProduction(settings);
  const { HOST, PUBLIC_URL } = settings;
  const shown = 'since codes are shown to everybody who can reach it';
  const complaints: string[] = [];
  if (!isLoopback(HOST)) complaints.push(`HOST must be a loopback address in dev, ${shown}, not "${HOST}".`);
  if (PUBLIC_URL !== null && !isLoopback(new URL(PUBLIC_URL).hostname))
    complaints.push(
      `PUBLIC_URL must be an address of this machine in dev, ${shown}, not "${PUBLIC_URL}"; for people set APP_MODE=production.`,
    );
  return complaints;
}
