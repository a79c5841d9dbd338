import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  const candidates = [...(chosen ? [chosen] : []), ...systemBrowsers, chromium.executablePath()];
  return candidates.find((path) => existsSync(path));
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(): void {
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
  if (!isDebianRoot()) {
    spawnSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], quiet);
    return;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { ...quiet, env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { ...quiet, env });
}

/** The path of a Chromium. Installs one if none is found; throws if that fails. */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one.');
  install();
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium could be installed; set CHROMIUM_PATH to one.');
  return installed;
}
