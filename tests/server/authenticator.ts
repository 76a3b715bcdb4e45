import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Payload } from '../../src/contract/calls.ts';

type Attestation = Payload<'passkey/create'>['passkey'];
type Assertion = Payload<'login/passkey'>['passkey'];

/** Options of WebAuthn in JSON, as the server sends them. */
export type Options = Record<string, unknown>;

interface Manner {
  /** The page that the browser says it is on. */
  readonly origin: string;
  /** Signatures so far; it counts on by itself unless told. */
  readonly counter?: number;
  /** Finger, face or code were asked for. */
  readonly verified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** An authenticator in software, with one passkey: P-256, attested by nobody, as WebAuthn Level 3 writes them. */
export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  counter = 0;
  #key: KeyObject | null = null;
  #owner: string | null = null;

  make(options: Options, { origin, verified = true }: Manner): Attestation {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    this.#owner = (options.user as { id: string }).id;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const rpId = (options.rp as { id: string }).id;
    const authData = Buffer.concat([
      head(rpId, PRESENT | ATTESTED | (verified ? VERIFIED : 0), this.counter),
      Buffer.alloc(16),
      length,
      id,
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const attestation = Buffer.concat([
      Buffer.from(
        'a3'.concat(cborText('fmt'), cborText('none'), cborText('attStmt'), 'a0', cborText('authData')),
        'hex',
      ),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: said('webauthn.create', options, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign(options: Options, { origin, verified = true, counter }: Manner): Assertion {
    if (!this.#key || !this.#owner) throw new Error('there is no passkey yet');
    this.counter = counter ?? this.counter + 1;
    const client = said('webauthn.get', options, origin);
    const authData = head(String(options.rpId), PRESENT | (verified ? VERIFIED : 0), this.counter);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#key);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: this.#owner,
      },
    };
  }
}

function head(rpId: string, flags: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), rest]);
}

function said(type: string, { challenge }: Options, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** A short text in CBOR, in hex. */
function cborText(text: string): string {
  return (0x60 + text.length).toString(16) + Buffer.from(text).toString('hex');
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
