import { readFileSync } from 'node:fs';
import type { Http2SecureServer } from 'node:http2';
import { createSecureContext } from 'node:tls';
import { describeError, type Log } from '../log.ts';
import { BadSettings } from '../settings/read.ts';

/** Two PEM files. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

interface Pair {
  readonly cert: Buffer;
  readonly key: Buffer;
}

/** @throws BadSettings when a file cannot be read. */
export function readCertificate({ cert, key }: CertificateFiles): Pair {
  return { cert: pem('TLS_CERT', cert), key: pem('TLS_KEY', key) };
}

/**
 * Reads the files again every `everyMs`: new connections get the new certificate, and those that stand go on. A pair that
 * does not belong together, half-written perhaps, is left until it does. @returns what ends it
 */
export function followCertificate(
  server: Http2SecureServer,
  files: CertificateFiles,
  everyMs: number,
  log: Log,
): () => void {
  let used = readCertificate(files);
  let complaint = '';
  const look = () => {
    try {
      const found = readCertificate(files);
      if (found.cert.equals(used.cert) && found.key.equals(used.key)) return;
      createSecureContext(found);
      server.setSecureContext(found);
      used = found;
      complaint = '';
      log('The certificate was read again and is used from now on.');
    } catch (reason) {
      const words = describeError(reason);
      if (words !== complaint)
        log(`The new certificate cannot be used, the old one goes on. ${words}`, { level: 'error' });
      complaint = words;
    }
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

function pem(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new BadSettings(`${name} names a file that cannot be read: "${path}".`);
  }
}
