/**
 * `pnpm test:browsers` runs the flows of this folder in Firefox and WebKit. vitest receives the
 * arguments: `pnpm test:browsers offline -t WebKit`. On Debian as root, installs missing programs.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, isDebianRoot } from '../../scripts/debian.ts';
import { binPath, run } from '../../scripts/run.ts';

const packages = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
} as const;

function missingPackages(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return Object.entries(packages)
    .filter(([program]) => !folders.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);
}

if (missingPackages().length > 0 && isDebianRoot()) {
  console.log(`Installing ${missingPackages().join(', ')}.`);
  installPackages(missingPackages(), { recommended: true });
}
const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `The browsers cannot start. These packages of Debian are missing: ${missing.join(', ')}.`,
  );
  process.exit(1);
}

const build = await run(binPath('turbo'), ['run', 'build', '--output-logs=errors-only']);
if (build.exitCode !== 0) process.exit(build.exitCode);
const config = join(import.meta.dirname, 'vitest.config.ts');
const flows = await run(binPath('vitest'), ['run', '--config', config, ...process.argv.slice(2)]);
process.exit(flows.exitCode);
