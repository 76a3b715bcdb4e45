import { isIP } from 'node:net';
import type { SettingName, Settings } from './table.ts';

/** Addresses of providers that get a secret of ours, or send us one. */
const SECRET_ADDRESSES = [
  'SMS_ENDPOINT',
  'MODERATION_ENDPOINT',
  'FACEBOOK_GRAPH_URL',
  'FACEBOOK_DIALOG_URL',
  'WECHAT_OPEN_URL',
  'WECHAT_API_URL',
  'WECHAT_PAY_URL',
  'ALIPAY_URL',
  'STRIPE_URL',
] as const satisfies readonly SettingName[];

/** The widest network that can be one's own proxies: more would let strangers say who they are. */
const MIN_PROXY_BITS = { 4: 8, 6: 16 } as const;

/** What endangers people stops the start in production. @returns a sentence for each */
export function complaintsOfProduction(settings: Settings): string[] {
  const { DATABASE_URL, PUBLIC_URL, ORIGINS, TRUSTED_PROXY, TLS_CERT, CODE_SECRET } = settings;
  const { SMS_ACCESS_KEY_ID, SMTP_URL, STRIPE_SECRET_KEY, OPENAI_API_KEY, OPENAI_BASE_URL } = settings;
  const complaints: string[] = [];
  if (DATABASE_URL === null)
    complaints.push('DATABASE_URL must name the database in production (or say `embedded` on purpose).');
  if (PUBLIC_URL === null) complaints.push('PUBLIC_URL must say in production where people reach the app.');
  else if (isOpen(PUBLIC_URL))
    complaints.push(`PUBLIC_URL must begin with https:// in production, not "${PUBLIC_URL}".`);
  else if (PUBLIC_URL.startsWith('https:') && TLS_CERT === null && TRUSTED_PROXY.length === 0)
    complaints.push(
      'TRUSTED_PROXY must name the proxy that speaks HTTPS for this server (or set TLS_CERT and TLS_KEY): all people would else share one address, and one could use up the codes of all.',
    );
  if (SMS_ACCESS_KEY_ID === null && SMTP_URL === null)
    complaints.push('A code sender is missing: set SMS_ACCESS_KEY_ID and its kin, or SMTP_URL and MAIL_FROM.');
  if (CODE_SECRET === null)
    complaints.push(
      'CODE_SECRET must be set in production: whoever reads a copy of the database could else guess login codes.',
    );
  for (const proxy of TRUSTED_PROXY.filter(isTooWide))
    complaints.push(
      `TRUSTED_PROXY must name proxies of your own, not "${proxy}": whoever comes from it says who they are.`,
    );
  for (const origin of ORIGINS.filter(isOpen))
    complaints.push(`ORIGINS must begin with https:// in production, not "${origin}".`);
  if (STRIPE_SECRET_KEY !== null && /^[sr]k_test_/.test(STRIPE_SECRET_KEY))
    complaints.push('STRIPE_SECRET_KEY is a key for tests: coins would be given for no money.');
  if (OPENAI_API_KEY !== null && OPENAI_BASE_URL !== null && isOpen(OPENAI_BASE_URL))
    complaints.push('OPENAI_BASE_URL must begin with https://, since OPENAI_API_KEY is sent there.');
  for (const name of SECRET_ADDRESSES)
    if (isOpen(settings[name])) complaints.push(`${name} must begin with https:// in production.`);
  return complaints;
}

/** What the law may want of an operator, and nobody else can know. */
const OF_THE_OPERATOR: readonly string[] = ['OPERATOR_COMPANY', 'AGREEMENTS_SINCE', 'ICP_NUMBER', 'SUPPORT_EMAIL'];

/** A sentence that names what of it is not set; null where nothing is missing. The server starts without it. */
export function missingOfOperator(settings: Settings): string | null {
  const isEmpty = (value: unknown) => value === null || value === '';
  const missing = Object.entries(settings).filter(([name, value]) => OF_THE_OPERATOR.includes(name) && isEmpty(value));
  const names = missing.map(([name]) => name).join(', ');
  return names === '' ? null : `Not set, and the law may want it of you: ${names}.`;
}

export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
}

/** Whether others on the way can read what goes there. */
function isOpen(address: string): boolean {
  return address.startsWith('http:') && !isLoopback(new URL(address).hostname);
}

function isTooWide(proxy: string): boolean {
  const [net = '', bits] = proxy.split('/');
  const family = isIP(net);
  if (family === 0) return true;
  return bits !== undefined && !(Number(bits) >= MIN_PROXY_BITS[family as 4 | 6]);
}
