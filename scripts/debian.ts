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

export function updatePackageList(): void {
  if (!isListFresh) apt('update', '-qq');
  isListFresh = true;
}

/**
 * By default without recommended packages: Chromium has about a hundred. Does not throw, so callers
 * must check for the program.
 */
export function installPackages(names: readonly string[], { recommended = false } = {}): void {
  updatePackageList();
  apt('install', '-y', '-qq', ...(recommended ? [] : ['--no-install-recommends']), ...names);
}
