import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';

/** A new pair of keys for web push, as lines of a file of settings. */
export function newVapidKeys(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // A number of the curve with leading zeros is shorter than its 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return [
    `VAPID_PUBLIC_KEY=${pair.getPublicKey().toString('base64url')}`,
    `VAPID_PRIVATE_KEY=${privateKey.toString('base64url')}`,
  ].join('\n');
}

/** Whether two keys (base64url) belong together. */
export function isVapidPair(publicKey: string, privateKey: string): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
}
