import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One push as the service took it. */
export interface TakenPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface PushService {
  readonly url: string;
  readonly taken: TakenPush[];
  /** The next pushes to a phone are answered so; 201 for the rest. */
  answerWith(path: string, ...statuses: number[]): void;
  close(): Promise<void>;
}

/** A server of ours that plays the push service of a browser. */
export async function pushService(): Promise<PushService> {
  const taken: TakenPush[] = [];
  const statuses = new Map<string, number[]>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(pieces) });
      const status = statuses.get(request.url ?? '')?.shift() ?? 201;
      response.writeHead(status, status === 307 ? { Location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    answerWith: (path, ...next) => void statuses.set(path, next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The browser of a phone: it has the keys of a subscription, and opens what is sealed for it. */
export class PhoneKeys {
  readonly #pair = createECDH('prime256v1');
  readonly #auth: Buffer;
  constructor(given?: { privateKey: string; auth: string }) {
    if (given) this.#pair.setPrivateKey(Buffer.from(given.privateKey, 'base64url'));
    else this.#pair.generateKeys();
    this.#auth = given ? Buffer.from(given.auth, 'base64url') : randomBytes(16);
  }

  get keys() {
    return { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** The text of a message (RFC 8291). @throws where it was sealed for another */
  open(body: Buffer): string {
    const length = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + length);
    const record = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), theirs]);
    const secret = hkdfSync('sha256', this.#pair.computeSecret(theirs), this.#auth, info, 32);
    const derive = (name: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), body.subarray(0, 16), Buffer.from(`${name}\0`), bytes));
    const opening = createDecipheriv(
      'aes-128-gcm',
      derive('Content-Encoding: aes128gcm', 16),
      derive('Content-Encoding: nonce', 12),
    );
    opening.setAuthTag(record.subarray(-16));
    const plain = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

/** What the sender says of itself (RFC 8292), its signature checked. @throws where it is not signed by the key it names */
export function readVapid(header: string): { key: string; claims: { aud: string; exp: number; sub: string } } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) throw new Error('signed by another');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
}
