// Lighthouse 13's mobile preset (slow 4G, four times slower processor) on the built app, behind HTTP/2 and brotli as a
// real address has it. Lighthouse wants Node 22: npm lends both for the time of the bench. The median of three runs.
// `node tests/bench/lighthouse.mjs`: home; with paths behind it: those; with `public`: a page of each public kind.
import { execFileSync, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../server/prepare.mjs';
import { chromiumPath } from '../chromium.mjs';
import { median, openApp, say } from './phone.mjs';

const PACKAGES = { lighthouse: '13.5.0', node: '22.23.3' };
const PUBLIC = [
  ...['/', '/en/tarot', '/en/lenormand', '/en/tarot/ten-of-swords', '/en/lenormand/rider', '/en/essays/how-to-ask'],
  ...['/en/dreams/snake', '/en/spreads', '/en/spreads/celtic-cross', '/en/tests', '/en/tests/elements', '/en/about'],
];
const RUNS = 3;
const BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

/** A folder in which npm has put Lighthouse and the Node that it wants. */
function tools() {
  const folder = join(root, 'node_modules', '.cache', 'lighthouse');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--silent'], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** A key and a certificate of a day for localhost, and the fingerprint by which the browser is told to trust it. */
function certificate(folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-addext']
      .concat('subjectAltName=DNS:localhost')
      .concat(['-keyout', key, '-out', cert]),
    { stdio: 'ignore' },
  );
  const pem = readFileSync(cert);
  const spki = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return { key: readFileSync(key), cert: pem, print: createHash('sha256').update(spki).digest('base64') };
}

/** HTTP/2 before a server that speaks HTTP/1.1, as a proxy does it. */
async function front(target, { key, cert }) {
  const server = createSecureServer({ key, cert }, (asked, answer) => {
    const names = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && !BY_HOP.has(name));
    const headers = { ...Object.fromEntries(names), host: new URL(target).host };
    if (headers.origin) headers.origin = new URL(target).origin;
    const onward = request(new URL(asked.url, target), { method: asked.method, headers }, (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !BY_HOP.has(name));
      answer.writeHead(reply.statusCode, Object.fromEntries(kept));
      reply.pipe(answer);
    });
    onward.on('error', () => answer.stream.destroy());
    asked.pipe(onward);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { address: `https://localhost:${server.address().port}`, close: () => server.close() };
}

const folder = mkdtempSync(join(tmpdir(), 'asterly-lighthouse-'));
const at = tools();
const paper = certificate(folder);
const app = await openApp();
const proxy = await front(app.home, paper);

/** One run of Lighthouse on a path in a browser of its own: its report. */
async function audit(path) {
  const report = join(folder, 'report.json');
  const browser = `--headless --no-sandbox --disable-gpu --disable-quic --ignore-certificate-errors-spki-list=${paper.print}`;
  const child = spawn(
    join(at, 'node_modules', 'node', 'bin', 'node'),
    [join(at, 'node_modules', 'lighthouse', 'cli', 'index.js'), proxy.address + path, '--quiet', '--output=json']
      .concat([`--output-path=${report}`, `--chrome-flags=${browser}`])
      .concat('--only-categories=performance,accessibility,best-practices,seo'),
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** The figures of a path beside their budgets, and what it loses points for. */
async function measure(path) {
  const reports = [];
  for (let run = 0; run < RUNS; run++) reports.push(await audit(path));
  const score = (name) => Math.round(median(reports.map((report) => report.categories[name].score)) * 100);
  const figure = (name) => median(reports.map((report) => report.audits[name].numericValue));
  const tell = (name, value, unit, budget) => say(`Lighthouse ${path}: ${name}`, value, unit, budget);
  tell('performance', score('performance'), '', 98);
  for (const name of ['accessibility', 'best-practices', 'seo']) tell(name, score(name), '', 100);
  tell('first contentful paint', figure('first-contentful-paint') / 1000, 's', 1);
  tell('largest contentful paint', figure('largest-contentful-paint') / 1000, 's', 1.2);
  tell('total blocking time', figure('total-blocking-time'), 'ms', 100);
  tell('layout shift', figure('cumulative-layout-shift'), '', 0.01);
  const [{ audits, categories }] = reports;
  const lost = Object.values(categories).flatMap((category) => category.auditRefs.filter(({ weight }) => weight > 0));
  for (const { id } of lost) {
    const { title, score: got } = audits[id];
    if (got !== null && got < 0.9) console.log(`  not in full: ${title} (${got})`);
  }
}

const wanted = process.argv.slice(2);
const paths = wanted[0] === 'public' ? PUBLIC : wanted;
for (const path of paths.length > 0 ? paths : ['/']) await measure(path);

proxy.close();
await app.close();
rmSync(folder, { recursive: true, force: true });
