import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { unprivilegedAccount } from '../../server/database/embedded/account.ts';
import { findBinaries } from '../../server/database/embedded/binaries.ts';
import { roomFor, runServer } from '../server/program.ts';
import { figure } from './figure.ts';
import { initCluster, queryAt, startCluster } from './postgres.ts';

const root = join(import.meta.dirname, '..', '..');
const closing: (() => Promise<unknown> | unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

it('The release runs with Node alone, far from the project, as docs/operations.md says', async () => {
  // What the registry says of holes today is not what is proved here.
  const env = { ...process.env, AUDIT: 'no' };
  execFileSync('npm', ['run', '--silent', 'release'], { cwd: root, stdio: 'ignore', env });
  const archive = readdirSync(join(root, 'dist')).find((name) => /^asterly-.*\.tar\.gz$/.test(name))!;
  const sum = createHash('sha256')
    .update(readFileSync(join(root, 'dist', archive)))
    .digest('hex');
  expect(readFileSync(join(root, 'dist', `${archive}.sha256`), 'utf8')).toBe(`${sum}  ${archive}\n`);
  const room = roomFor('release');
  closing.push(() => rmSync(room, { recursive: true, force: true }));
  execFileSync('tar', ['-xzf', join(root, 'dist', archive), '-C', room]);
  const here = join(room, archive.replace('.tar.gz', ''));

  const bin = join(findBinaries(room, unprivilegedAccount()).postgres, '..');
  mkdirSync(join(room, 'data'));
  initCluster(bin, join(room, 'data', 'postgres'));
  const database = await startCluster(bin, join(room, 'data', 'postgres'));
  closing.push(() => database.end('SIGKILL'));
  await queryAt(database.url.replace(/asterly$/, 'postgres'), 'create database asterly');
  const settings = {
    APP_MODE: 'production',
    PORT: '0',
    DATABASE_URL: database.url,
    PUBLIC_URL: 'https://example.org',
    TRUSTED_PROXY: '127.0.0.1',
    CODE_SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtps://u:p@mail.example',
    MAIL_FROM: 'codes@example.org',
    OPERATOR_COMPANY: 'Stars Ltd',
    AGREEMENTS_SINCE: '2027-01-31',
    SUPPORT_EMAIL: 'help@example.org',
    ...JSON.parse(process.env.RELEASE_SETTINGS ?? '{}'),
  };
  const lacking = await runServer(join(here, 'server'), 'main', { APP_MODE: 'production' }).ended();
  expect(lacking.said).toContain('DATABASE_URL must name the database');
  const migrated = await runServer(join(here, 'server'), 'main', settings, ['--migrate']).ended();
  expect(migrated.said).toContain('Applied: 0000_first');
  const server = runServer(join(here, 'server'), 'main', settings);
  closing.push(() => server.process.kill('SIGKILL'));
  await server.ready();
  const port = /listening on http:\/\/127\.0\.0\.1:(\d+)/.exec(server.said())?.[1];
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { Host: 'example.org' } });
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 20_000 }).toBe(200);
  expect(await (await ask('/')).text()).toContain('Asterly');
  expect(await (await ask('/licences.txt')).text()).toContain('MIT License');
  expect((await ask('/fast/tarot/api/v1/home_page')).status).toBe(200);
  // Painted by a thread and a rasteriser of its own, which the archive must hold.
  const preview = await ask('/previews/en/tarot/the-sun.png');
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/png']);
  // What the container file does, without a container: its files are there, and its look at the health says what is so.
  const containerfile = readFileSync(join(here, 'deploy', 'Containerfile'), 'utf8');
  const entry = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(containerfile)?.[1] ?? '[]') as string[];
  expect(entry[0]).toBe('node');
  expect(existsSync(join(here, entry[1] ?? ''))).toBe(true);
  expect(readFileSync(join(here, 'deploy', 'asterly.service'), 'utf8')).toContain(`node ${entry[1]}\n`);
  const look = JSON.parse(/^HEALTHCHECK [^[]*CMD (.*)$/m.exec(containerfile.replace(/\\\n\s*/g, ''))?.[1] ?? '[]');
  const health = (at: string | undefined) =>
    spawnSync(process.execPath, look.slice(1), { env: { ...process.env, PORT: at }, timeout: 20_000 }).status;
  expect(health(port)).toBe(0);
  server.process.kill('SIGTERM');
  expect((await server.ended()).code).toBe(0);
  expect(health(port)).toBe(1);
  for (const page of ['operations', 'settings', 'security', 'hosts'])
    expect(existsSync(join(here, 'docs', `${page}.md`)), page).toBe(true);

  const bill = JSON.parse(readFileSync(join(here, 'sbom.cdx.json'), 'utf8'));
  const shipped = readdirSync(join(here, 'node_modules')).filter((name) => !name.startsWith('@'));
  const named = new Set(bill.components.map(({ name }: { name: string }) => name));
  expect(shipped.filter((name) => !named.has(name))).toEqual([]);
  expect(existsSync(join(here, 'LICENCES.txt'))).toBe(true);
  figure('release', `${archive}, ${bill.components.length} components in its bill of materials`);
}, 900_000);
