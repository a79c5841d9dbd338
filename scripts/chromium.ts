import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { errorsOnly, installPackages, isDebianRoot } from './debian.ts';

/** The browser without windows: tests take a fifth less processor time in it. */
const shell = '/usr/bin/chromium-headless-shell';
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

interface Wish {
  /** Whether the browser without windows will do; figures and pictures are of the whole one. */
  isShellEnough?: boolean;
}

function findChromium({ isShellEnough = false }: Wish): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  const candidates = [
    ...(chosen ? [chosen] : []),
    ...(isShellEnough ? [shell] : []),
    ...browsers,
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path));
}

function install({ isShellEnough = false }: Wish): void {
  if (!isDebianRoot()) {
    spawnSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], { stdio: errorsOnly });
    return;
  }
  if (isShellEnough) installPackages(['chromium-headless-shell']);
  if (!isShellEnough || !existsSync(shell)) installPackages(['chromium']);
}

/** The path of a Chromium. Installs one if none is found; throws if that fails. */
export function ensureChromium(wish: Wish = {}): string {
  const found = findChromium(wish);
  if (found) return found;
  console.log('No Chromium found; installing one.');
  install(wish);
  const installed = findChromium(wish);
  if (!installed) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.');
  return installed;
}
