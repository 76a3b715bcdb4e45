import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DAY_MS = 86_400_000;
const SEQUENCE = 0x30;
const SET = 0x31;
/** The object identifiers of ECDSA with SHA-256 and of a common name, as DER. */
const ECDSA_SHA256 = element(SEQUENCE, Buffer.from('06082a8648ce3d040302', 'hex'));
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** The settings of a server that speaks TLS by a certificate made for this run, signed by itself (X.509, RFC 5280). */
export function tlsSettings(): { TLS_CERT: string; TLS_KEY: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = element(SEQUENCE, element(SET, element(SEQUENCE, COMMON_NAME, element(0x0c, Buffer.from('localhost')))));
  const content = element(
    SEQUENCE,
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1])),
    ECDSA_SHA256,
    name,
    element(SEQUENCE, time(-DAY_MS), time(DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', content, privateKey)]);
  const certificate = element(SEQUENCE, content, ECDSA_SHA256, element(0x03, signature));
  const folder = mkdtempSync(join(tmpdir(), 'asterly-tls-'));
  const paths = { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
  writeFileSync(
    paths.TLS_CERT,
    `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  );
  writeFileSync(paths.TLS_KEY, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return paths;
}

/** One element of DER: its kind, its length, its content. */
function element(kind: number, ...content: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  const long = bytes.length < 128 ? [] : bytes.length < 256 ? [0x81] : [0x82, bytes.length >> 8];
  return Buffer.concat([Buffer.from([kind, ...long, bytes.length & 0xff]), bytes]);
}

/** A time so far from now. */
function time(offsetMs: number): Buffer {
  const digits = new Date(Date.now() + offsetMs).toISOString().replace(/\D/g, '').slice(2, 14);
  return element(0x17, Buffer.from(`${digits}Z`));
}
