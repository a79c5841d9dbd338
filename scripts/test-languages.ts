/**
 * `pnpm test:languages` renders every story in each language on three phones, the smallest at twice
 * the text size: it fails on horizontal scrolling, cut or split words, and numbers that differ from
 * English. `pnpm test:all` does the same for the screens of money and of the borrower flow. Other
 * arguments filter by name: `pnpm test:languages -t "6 Orders"`.
 */
import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { ensureIndicFonts } from './indic-fonts.ts';
import { bin, run } from './run.ts';

ensureIndicFonts();
const env = {
  HEADLESS_SHELL_PATH: ensureHeadlessShell(),
  CHROMIUM_PATH: ensureChromium(),
  ALL_STORIES: '1',
};
const build = await run('pnpm', ['run', '--silent', 'storybook:build'], env);
if (build.exitCode !== 0) process.exit(build.exitCode);
const tests = ['run', '--project=*(pages)', 'languages.full', ...process.argv.slice(2)];
process.exit((await run(bin('vitest'), tests, env)).exitCode);
