import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushTarget } from '../../ports/push.ts';

/** Every message is filled up to this length, so that nobody on the way tells one kind from another. */
const PADDED_BYTES = 128;
/** One record: RFC 8188, section 2.1. */
const RECORD_BYTES = 4096;

/**
 * A message sealed for a phone (RFC 8291 with the `aes128gcm` coding of RFC 8188): header, then one record.
 * `given` stands for what is drawn by lot, for the example of the RFC alone. @throws where the keys are none
 */
export function seal(
  message: string,
  { p256dh, auth }: Omit<PushTarget, 'endpoint'>,
  given: { salt?: Buffer; privateKey?: Buffer; paddedBytes?: number } = {},
): Buffer {
  const { salt = randomBytes(16), privateKey, paddedBytes = PADDED_BYTES } = given;
  const ours = createECDH('prime256v1');
  if (privateKey) ours.setPrivateKey(privateKey);
  else ours.generateKeys();
  const theirs = Buffer.from(p256dh, 'base64url');
  const shared = ours.computeSecret(theirs);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The byte 2 ends the last record; what follows is filling.
  const plain = Buffer.concat([Buffer.from(message), Buffer.of(2)]);
  const filling = Buffer.alloc(Math.max(0, paddedBytes - plain.length));
  const record = Buffer.concat([cipher.update(plain), cipher.update(filling), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ours.getPublicKey().length), ours.getPublicKey(), record]);
}

/** Whether something can be sealed with these keys: a point of the curve, and sixteen bytes. */
export function canSeal({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  if (!/^[\w-]{87}=?$/.test(p256dh) || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    const ours = createECDH('prime256v1');
    ours.generateKeys();
    ours.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

function derive(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}
