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

/** Asks once what packages there are. */
export function updatePackageList(): void {
  if (!isListFresh) apt('update', '-qq');
  isListFresh = true;
}

/**
 * Installs Debian packages, as root; `recommended` brings what they can do without too, which for Chromium is a hundred packages
 * for desks, such as settings of printers. Whether it worked shows in what is there afterwards.
 */
export function installPackages(names: readonly string[], { recommended = false } = {}): void {
  updatePackageList();
  apt('install', '-y', '-qq', ...(recommended ? [] : ['--no-install-recommends']), ...names);
}
