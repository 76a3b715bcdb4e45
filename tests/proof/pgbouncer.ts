import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { unprivilegedAccount } from '../../server/database/embedded/account.ts';
import { freePort, queryAt } from './postgres.ts';

/** A pooler in transaction mode before a database. */
export interface Pooler {
  /** As DATABASE_URL has it. */
  readonly url: string;
  /** From now on it leads to the database on this port. */
  leadTo(port: number): void;
  end(): Promise<void>;
}

const PROGRAM = '/usr/sbin/pgbouncer';

export const hasPgBouncer = existsSync(PROGRAM);

/** Debian's PgBouncer with the settings of docs/operations.md. */
export async function startPgBouncer(room: string, databasePort: number): Promise<Pooler> {
  const folder = join(room, 'pgbouncer');
  const account = unprivilegedAccount();
  const port = await freePort();
  mkdirSync(folder);
  const write = (to: number) => {
    writeFileSync(join(folder, 'users.txt'), '"asterly" ""\n');
    writeFileSync(
      join(folder, 'pgbouncer.ini'),
      `[databases]
asterly = host=127.0.0.1 port=${to} dbname=asterly
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
server_login_retry = 1
logfile = ${join(folder, 'log')}
pidfile = ${join(folder, 'pid')}
`,
    );
  };
  write(databasePort);
  chmodSync(folder, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  const child = spawn(PROGRAM, ['-q', join(folder, 'pgbouncer.ini')], { ...account, stdio: 'ignore' });
  const url = `postgres://asterly@127.0.0.1:${port}/asterly`;
  for (let tries = 0; ; tries += 1) {
    const answered = await queryAt(url, 'select 1').then(
      () => true,
      () => false,
    );
    if (answered) break;
    if (tries > 200) throw new Error(`PgBouncer does not start: ${readFileSync(join(folder, 'log'), 'utf8')}`);
    await sleep(50);
  }
  return {
    url,
    leadTo(to) {
      write(to);
      child.kill('SIGHUP');
    },
    async end() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}
