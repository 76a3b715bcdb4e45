import { type PortableEntry, portableOf } from '../../domain/journal/portable.ts';
import { readReading } from '../../storage/journal-file.ts';

/** Bodies are filled up to whole steps, so that their lengths tell little of what is in them. */
const STEP_BYTES = 512;
/** Before the text of a body its length stands, as four bytes. */
const LENGTH_BYTES = 4;
const IV_BYTES = 12;
const FORM = 1;

/** What is made of the recovery words; only `check` and the names ever leave the phone. */
export interface CopyKeys {
  readonly bodies: CryptoKey;
  readonly names: CryptoKey;
  /** By it the server tells phones with these words from others. */
  readonly check: string;
}

/** Whether this browser can seal: none can on a page that did not come over https. */
export function canSeal(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Three values of HKDF with SHA-256, of which none tells anything of the others. */
export async function keysOf(entropy: Uint8Array<ArrayBuffer>): Promise<CopyKeys> {
  const secret = await crypto.subtle.importKey('raw', entropy, 'HKDF', false, ['deriveKey', 'deriveBits']);
  const way = (what: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`asterly journal copy 1: ${what}`),
  });
  const [bodies, names, check] = await Promise.all([
    crypto.subtle.deriveKey(way('bodies'), secret, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.deriveKey(way('names'), secret, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
    crypto.subtle.deriveBits(way('check'), secret, 256),
  ]);
  return { bodies, names, check: textOf(new Uint8Array(check)) };
}

/** Under which name a reading lies in the copy: nobody else finds its seal by it. */
export async function nameOf({ names }: CopyKeys, seal: string): Promise<string> {
  return textOf(new Uint8Array(await crypto.subtle.sign('HMAC', names, new TextEncoder().encode(seal))));
}

/** A reading as the server gets it. */
export async function sealReading({ bodies }: CopyKeys, name: string, entry: PortableEntry): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = filled(JSON.stringify({ form: FORM, reading: portableOf(entry) }));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(manner(iv, name), bodies, plain));
  const whole = new Uint8Array(IV_BYTES + sealed.length);
  whole.set(iv);
  whole.set(sealed, IV_BYTES);
  return textOf(whole);
}

/** `newer`: a newer version of the app sealed it. `broken`: it is not what a phone with these words put there. */
export type Opened = { kind: 'reading'; entry: PortableEntry } | { kind: 'newer' } | { kind: 'broken' };

export async function openReading(keys: CopyKeys, name: string, body: string): Promise<Opened> {
  try {
    const whole = bytesOf(body);
    const [iv, sealed] = [whole.slice(0, IV_BYTES), whole.slice(IV_BYTES)];
    const plain = new Uint8Array(await crypto.subtle.decrypt(manner(iv, name), keys.bodies, sealed));
    const length = new DataView(plain.buffer).getUint32(0);
    const text = new TextDecoder().decode(plain.slice(LENGTH_BYTES, LENGTH_BYTES + length));
    const { form, reading } = JSON.parse(text) as { form: unknown; reading: unknown };
    if (form !== FORM) return { kind: 'newer' };
    const entry = readReading(reading);
    const isItsOwn = entry !== null && (await nameOf(keys, entry.draw.seal)) === name;
    return isItsOwn ? { kind: 'reading', entry } : { kind: 'broken' };
  } catch (reason) {
    console.warn('A reading of the copy could not be opened:', String(reason));
    return { kind: 'broken' };
  }
}

/** AES-GCM; a body under another name than its own is not opened. */
function manner(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(name) };
}

function filled(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  const plain = new Uint8Array(Math.ceil((LENGTH_BYTES + bytes.length) / STEP_BYTES) * STEP_BYTES);
  new DataView(plain.buffer).setUint32(0, bytes.length);
  plain.set(bytes, LENGTH_BYTES);
  return plain;
}

/** Bytes as base64 of URLs. */
export function textOf(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws what is no base64 */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
