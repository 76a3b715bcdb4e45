import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** RSA-SHA256 in base64, as WeChat Pay v3 and Alipay's RSA2 sign. */
export function signRsa(key: KeyObject, text: string | Buffer): string {
  return sign('sha256', Buffer.from(text), key).toString('base64');
}

export function holdsRsa(key: KeyObject, text: string | Buffer, signature: string): boolean {
  return verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/** A private key from PEM, or from the bare base64 that Alipay's tool gives (PKCS#8 or PKCS#1). */
export function readPrivateKey(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPrivateKey(text);
  const der = Buffer.from(text, 'base64');
  try {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  } catch {
    return createPrivateKey({ key: der, format: 'der', type: 'pkcs1' });
  }
}

/** A public key from PEM (key or certificate), or from bare base64. */
export function readPublicKey(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPublicKey(text);
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}

/** Order ids without hyphens: providers allow 32 characters. */
export function bareId(orderId: string): string {
  return orderId.replaceAll('-', '');
}

/** The order id behind a provider's copy of it; anything else stays as it is and is found nowhere. */
export function orderIdOf(bare: string): string {
  return bare.replace(/^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/, '$1-$2-$3-$4-$5');
}
