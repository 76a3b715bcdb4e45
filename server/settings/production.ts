import { isIP } from 'node:net';
import { brandOf } from '../../src/domain/brand.ts';
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
  for (const name of ['ALIPAY_URL', 'WECHAT_PAY_URL'] as const)
    if (SANDBOX.test(settings[name])) complaints.push(`${name} is one for tests: coins would be given for no money.`);
  return [...complaints, ...unsaidOfOperator(settings)];
}

/** Addresses at which Alipay and WeChat Pay play with money. */
const SANDBOX = /sandbox|alipaydev/;

/** Whom people deal with and whom they can write to: nobody else can know it, and nothing is made up in its place. */
function unsaidOfOperator(settings: Settings): string[] {
  const complaints: string[] = [];
  if (settings.OPERATOR_COMPANY === null)
    complaints.push(
      'OPERATOR_COMPANY must say in production who operates the service: it stands on the agreements and the privacy policy.',
    );
  if (settings.AGREEMENTS_SINCE === null)
    complaints.push('AGREEMENTS_SINCE must say in production from which day your agreements and privacy policy count.');
  for (const [brand, name] of Object.entries(SUPPORT))
    if (servedBrands(settings).has(brand) && settings[name] === null)
      complaints.push(`${name} must be an address in production at which somebody answers people and the law.`);
  return complaints;
}

const SUPPORT = { asterly: 'SUPPORT_EMAIL', moonpalace: 'SUPPORT_EMAIL_MOONPALACE' } as const;
const FILING = { asterly: 'ICP_NUMBER', moonpalace: 'ICP_NUMBER_MOONPALACE' } as const;

/** A sentence that names the filings that are not set; null where none is missing. Who serves no mainland China needs none. */
export function missingFilings(settings: Settings): string | null {
  const missing = Object.entries(FILING).filter(
    ([brand, name]) => servedBrands(settings).has(brand) && settings[name] === '',
  );
  const names = missing.map(([, name]) => name).join(' and ');
  return names === ''
    ? null
    : `Not set, and the law wants it where the service is offered in mainland China: ${names}.`;
}

/** Brands under whose hostnames people come. */
function servedBrands({ PUBLIC_URL, ORIGINS }: Settings): ReadonlySet<string> {
  const addresses = [...(PUBLIC_URL === null ? [] : [PUBLIC_URL]), ...ORIGINS];
  return new Set(addresses.map((address) => brandOf(new URL(address).hostname).id));
}

/** This machine, by one of its names that nobody else can answer to. */
export function isLoopback(host: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/.test(host);
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
