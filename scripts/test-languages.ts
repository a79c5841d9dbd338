/**
 * `pnpm test:languages` renders stories in each language on three phone sizes, the smallest with
 * doubled text size. Fails on horizontal scrolling, truncated words, and numbers that differ from
 * English. `-t "6 Orders"` filters by name.
 */
import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { ensureIndicFonts } from './indic-fonts.ts';
import { binPath, run } from './run.ts';

ensureIndicFonts();
const env = {
  HEADLESS_SHELL_PATH: ensureHeadlessShell(),
  CHROMIUM_PATH: ensureChromium(),
  ALL_STORIES: '1',
};
const build = await run('pnpm', ['run', '--silent', 'storybook:build'], env);
if (build.exitCode !== 0) process.exit(build.exitCode);
const tests = ['run', '--project=*(pages)', 'languages.full', ...process.argv.slice(2)];
process.exit((await run(binPath('vitest'), tests, env)).exitCode);
