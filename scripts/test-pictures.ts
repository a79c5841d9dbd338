/**
 * `pnpm test:pictures` compares how each story looks with its accepted picture; `--accept` takes the
 * present ones instead. Other arguments are parts of titles: `pnpm test:pictures "6 Orders"`.
 */
import { ensureChromium } from './chromium.ts';
import { ensureIndicFonts } from './indic-fonts.ts';
import { run } from './run.ts';

ensureIndicFonts();
const env = { CHROMIUM_PATH: ensureChromium() };
const inApp = ['--filter', '@kosha/mobile-web', 'run'];
const build = await run('pnpm', [...inApp, 'storybook:build'], env);
if (build.exitCode !== 0) process.exit(build.exitCode);
const pictures = await run('pnpm', [...inApp, 'pictures', ...process.argv.slice(2)], env);
process.exit(pictures.exitCode);
