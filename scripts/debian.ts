import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const errorsOnly: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];

export const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (...args: readonly string[]) =>
  spawnSync('apt-get', args, {
    stdio: errorsOnly,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

let isListFresh = false;

/** Updates the package lists once per run. */
export function updatePackageList(): void {
  if (!isListFresh) apt('update', '-qq');
  isListFresh = true;
}

/**
 * Installs Debian packages, as root. Skips recommended packages, about a hundred for Chromium,
 * unless `recommended` is true. Does not throw on failure: callers check for the program
 * afterwards.
 */
export function installPackages(names: readonly string[], { recommended = false } = {}): void {
  updatePackageList();
  apt('install', '-y', '-qq', ...(recommended ? [] : ['--no-install-recommends']), ...names);
}
