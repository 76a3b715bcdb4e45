import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs packages of Debian where this person may do so. @returns whether they are there */
export function aptInstall(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} with apt.`);
  return apt('install', ...packages) || (apt('update') && apt('install', ...packages));
}

function apt(command, ...packages) {
  const words = [command, '-y', '-qq', '--no-install-recommends', ...packages];
  const isRoot = process.getuid?.() === 0;
  return (
    spawnSync(isRoot ? 'apt-get' : 'sudo', isRoot ? words : ['-n', 'apt-get', ...words], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}
