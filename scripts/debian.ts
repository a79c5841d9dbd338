import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const stderrOnlyStdio: ['ignore', 'ignore', 'inherit'] = ['ignore', 'ignore', 'inherit'];

export const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const apt = (...args: readonly string[]) =>
  spawnSync('apt-get', args, {
    stdio: stderrOnlyStdio,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

let isListFresh = false;

export function updatePackageList(): void {
  if (!isListFresh) apt('update', '-qq');
  isListFresh = true;
}

/**
 * Installs no recommended packages by default, because Chromium has about a hundred. Does not
 * throw, so callers must check whether the program exists.
 */
export function installPackages(names: readonly string[], { recommended = false } = {}): void {
  updatePackageList();
  apt('install', '-y', '-qq', ...(recommended ? [] : ['--no-install-recommends']), ...names);
}
