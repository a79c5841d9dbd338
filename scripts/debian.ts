import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const errorsOnly: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];

export const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages, as root. Whether it worked shows in what is there afterwards. */
export function installPackages(names: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: errorsOnly, env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...names], { stdio: errorsOnly, env });
}
