import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const deploy = join(import.meta.dirname, '..', 'deploy');
const room = mkdtempSync(join(tmpdir(), 'asterly-deploy-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

describe('deploy/asterly', () => {
  /** What systemd would be asked for, one word a line. */
  const asked = (env: Record<string, string>, ...words: string[]) => {
    writeFileSync(join(room, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const path = `${room}:${process.env.PATH}`;
    const { stdout, status } = spawnSync(join(deploy, 'asterly'), words, {
      env: { PATH: path, ...env },
      encoding: 'utf8',
    });
    expect(status).toBe(0);
    return stdout.trimEnd().split('\n');
  };

  it('gives the words on as they are, with the settings of the server and the account before sudo', () => {
    const told = asked({ SUDO_USER: 'ada' }, '--refund', 'an order', 'it was $HOME twice');
    expect(told.slice(-5)).toEqual(['/usr/bin/node', 'server/main.js', '--refund', 'an order', 'it was $HOME twice']);
    expect(told).toEqual(
      expect.arrayContaining([
        'SUDO_USER=ada',
        'EnvironmentFile=/etc/asterly/settings',
        'WorkingDirectory=/opt/asterly/current',
      ]),
    );
  });

  it('takes another file of settings, for a copy of the database', () => {
    const told = asked({ SETTINGS: '/etc/asterly/settings-rehearsal' }, '--check-books');
    expect(told).toContain('EnvironmentFile=/etc/asterly/settings-rehearsal');
    expect(told).not.toContain('EnvironmentFile=/etc/asterly/settings');
  });

  it('lists the commands where none is given, and serves nothing', () => {
    expect(asked({}).slice(-2)).toEqual(['server/main.js', '--help']);
  });

  it('names the account itself where there was no sudo, and takes another release', () => {
    const told = asked({ RELEASE: '/opt/asterly/new one' }, '--migrate');
    const { stdout: account } = spawnSync('id', ['-un'], { encoding: 'utf8' });
    expect(told).toEqual(
      expect.arrayContaining([`SUDO_USER=${account.trim()}`, 'WorkingDirectory=/opt/asterly/new one']),
    );
  });
});

it('nginx leaves no server out for all because calls of somebody were turned away', () => {
  const servers = readFileSync(join(deploy, 'nginx.conf'), 'utf8').match(/^ *server 127\S+.*$/gm) ?? [];
  expect(servers.length).toBeGreaterThan(1);
  for (const server of servers) expect(server).toMatch(/ max_fails=0;$/);
});

it('the backup may write where the database lies', () => {
  const unit = readFileSync(join(deploy, 'asterly-backup.service'), 'utf8');
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  expect(unit).toMatch(/^ReadWritePaths=\/var\/lib\/asterly$/m);
});

it('The page of operations names every file of deploy/ by which a server is set up', () => {
  const page = readFileSync(join(deploy, '..', 'docs', 'operations.md'), 'utf8');
  for (const name of [
    'asterly',
    'asterly.service',
    'asterly-backup.service',
    'asterly-backup.timer',
    'nginx.conf',
    'Caddyfile',
    'Containerfile',
    'settings.example',
  ])
    expect([name, page.includes(`deploy/${name}`)]).toEqual([name, true]);
});
