import { X509Certificate } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type TLSSocket } from 'node:tls';
import { expect, it } from 'vitest';
import { tlsSettings } from './certificate.ts';
import { openStage } from './stage.ts';

/** The fingerprint that a new connection is shown. */
function shown(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket: TLSSocket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256);
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

it('A certificate that was renewed is used without a restart, and a broken pair is not', async () => {
  const files = tlsSettings();
  const next = tlsSettings();
  const printOf = (file: string) => new X509Certificate(readFileSync(file)).fingerprint256;
  const before = printOf(files.TLS_CERT);
  const stage = await openStage({ env: files, timeLimits: { certificateMs: 50 } });
  try {
    const { port } = stage.running;
    expect(await shown(port)).toBe(before);
    // The new certificate is there and its key not yet.
    copyFileSync(next.TLS_CERT, files.TLS_CERT);
    await expect.poll(() => stage.log.join('\n')).toContain('the old one goes on');
    expect(await shown(port)).toBe(before);
    copyFileSync(next.TLS_KEY, files.TLS_KEY);
    await expect.poll(() => shown(port)).toBe(printOf(next.TLS_CERT));
    writeFileSync(files.TLS_CERT, 'none');
    await expect.poll(() => stage.log.filter((line) => line.includes('the old one goes on')).length).toBe(2);
    expect(await shown(port)).toBe(printOf(next.TLS_CERT));
  } finally {
    await stage.close();
  }
});
