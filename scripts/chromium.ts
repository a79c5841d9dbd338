import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { stderrOnlyStdio, installPackages, isDebianRoot } from './debian.ts';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const headlessShell = '/usr/bin/chromium-headless-shell';

export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  const candidates = [...(chosen ? [chosen] : []), ...systemBrowsers, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

export const findHeadlessShell = (): string | undefined =>
  !process.env['CHROMIUM_PATH'] && existsSync(headlessShell) ? headlessShell : findChromium();

function install(): void {
  if (isDebianRoot()) installPackages(['chromium', 'chromium-headless-shell', 'fonts-liberation']);
  else spawnSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], { stdio: stderrOnlyStdio });
}

export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  install();
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.');
  return installed;
}

/** The headless shell uses less CPU time than Chromium, but has no camera. */
export function ensureHeadlessShell(): string {
  const path = ensureChromium();
  if (process.env['CHROMIUM_PATH']) return path;
  if (!existsSync(headlessShell) && isDebianRoot()) installPackages(['chromium-headless-shell']);
  return findHeadlessShell() ?? path;
}
