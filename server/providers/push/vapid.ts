import { createPrivateKey, sign } from 'node:crypto';

/** Who sends: a pair of keys (base64url) and an address at which a push service reaches the operator. */
export interface VapidIdentity {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** How long a signature counts; a push service takes at most a day. */
const SIGNED_FOR_S = 12 * 3600;

/** The Authorization header for a push service (RFC 8292): a JWT for its origin, signed with ES256. */
export function vapidHeader({ publicKey, privateKey, subject }: VapidIdentity, endpoint: string, now: Date): string {
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: privateKey,
  };
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + SIGNED_FOR_S, sub: subject };
  const text = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.');
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${text}.${signature.toString('base64url')}, k=${publicKey}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
