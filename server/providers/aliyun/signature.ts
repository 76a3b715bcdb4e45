import { createHash, createHmac } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

export interface Signed {
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Aliyun's request signature ACS3-HMAC-SHA256, for a request whose parameters all stand in the query. */
export function signAliyun(
  key: { id: string; secret: string },
  call: {
    host: string;
    action: string;
    version: string;
    params: Readonly<Record<string, string>>;
    /** ISO 8601 in UTC without milliseconds. */
    date: string;
    nonce: string;
  },
): Signed {
  const query = Object.entries(call.params)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers: Record<string, string> = {
    host: call.host,
    'x-acs-action': call.action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': call.date,
    'x-acs-signature-nonce': call.nonce,
    'x-acs-version': call.version,
  };
  const names = Object.keys(headers).sort();
  const signed = names.join(';');
  const canonical = [
    'POST',
    '/',
    query,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    sha256(''),
  ].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  return {
    query,
    headers: {
      ...headers,
      Authorization: `ACS3-HMAC-SHA256 Credential=${key.id},SignedHeaders=${signed},Signature=${signature}`,
    },
  };
}
