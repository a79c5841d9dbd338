/**
 * Builds Storybook (for `docs:pictures` also the app) and runs a screenshot script. For example,
 * `pnpm test:pictures "6 Orders"` compares the stories with this title with accepted screenshots.
 * `--accept` replaces the accepted screenshots.
 */
import { ensureChromium } from './chromium.ts';
import { ensureIndicFonts } from './indic-fonts.ts';
import { binPath, run } from './run.ts';

const storybook = ['pnpm', 'run', '--silent', 'storybook:build'] as const;
const all = [binPath('turbo'), 'run', 'build', '--output-logs=errors-only'] as const;

const builds: Readonly<Record<string, readonly (typeof storybook | typeof all)[]>> = {
  pictures: [storybook],
  screens: [storybook],
  strips: [storybook],
  'docs:pictures': [all, storybook],
};

const [script = '', ...args] = process.argv.slice(2);
const needed = builds[script];
if (!needed) {
  console.error(`Usage: node scripts/pictures.ts ${Object.keys(builds).join(' | ')}`);
  process.exit(1);
}

ensureIndicFonts();
const env = { CHROMIUM_PATH: ensureChromium() };
for (const [command, ...rest] of needed) {
  const { exitCode } = await run(command, rest, env);
  if (exitCode !== 0) process.exit(exitCode);
}
const inApp = ['--filter', '@kosha/mobile-web', 'run', script, ...args];
process.exit((await run('pnpm', inApp, env)).exitCode);
