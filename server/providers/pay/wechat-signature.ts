import { createDecipheriv, type KeyObject } from 'node:crypto';
import { BadWebhook } from '../../ports/payment.ts';
import { holdsRsa, signRsa } from './rsa.ts';

/** Seconds that a signed message may be old. */
const MAX_AGE_S = 300;

export interface Signer {
  readonly mchId: string;
  /** The serial number of the merchant's certificate. */
  readonly serial: string;
  readonly key: KeyObject;
}

/** The Authorization header of a request to WeChat Pay v3. `path` with its query. */
export function authorization(
  signer: Signer,
  request: { method: string; path: string; body: string; time: number; nonce: string },
): string {
  const message = `${request.method}\n${request.path}\n${request.time}\n${request.nonce}\n${request.body}\n`;
  const parts = {
    mchid: signer.mchId,
    nonce_str: request.nonce,
    signature: signRsa(signer.key, message),
    timestamp: String(request.time),
    serial_no: signer.serial,
  };
  const list = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`;
}

/**
 * Checks that an answer or a notification is WeChat Pay's own, over its raw body.
 * @throws BadNotice when the key's id, the time or the signature does not hold.
 */
export function checkWechat(
  key: { readonly id: string; readonly key: KeyObject },
  headers: Headers,
  body: Buffer,
  now: Date,
): void {
  const time = headers.get('wechatpay-timestamp') ?? '';
  const nonce = headers.get('wechatpay-nonce') ?? '';
  const signature = headers.get('wechatpay-signature') ?? '';
  if (headers.get('wechatpay-serial') !== key.id) throw new BadWebhook('signed with another key');
  const message = Buffer.concat([Buffer.from(`${time}\n${nonce}\n`), body, Buffer.from('\n')]);
  if (!holdsRsa(key.key, message, signature)) throw new BadWebhook('the signature does not hold');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > MAX_AGE_S) throw new BadWebhook('the message is old');
}

interface Sealed {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data?: string;
}

/** Opens the `resource` of a notification: AEAD_AES_256_GCM with the APIv3 key. @throws BadNotice. */
export function openSealed(apiKey: string, sealed: Sealed): string {
  const data = Buffer.from(sealed.ciphertext, 'base64');
  try {
    const key = Buffer.from(apiKey);
    const decipher = createDecipheriv(`aes-${(key.length * 8) as 256}-gcm`, key, sealed.nonce);
    decipher.setAAD(Buffer.from(sealed.associated_data ?? ''));
    decipher.setAuthTag(data.subarray(-16));
    return Buffer.concat([decipher.update(data.subarray(0, -16)), decipher.final()]).toString();
  } catch {
    throw new BadWebhook('the sealed part does not open');
  }
}
