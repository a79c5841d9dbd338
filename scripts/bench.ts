/** `node scripts/bench.ts <package>`: its benchmark, in a Chromium that is found or installed. */
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

const [name = ''] = process.argv.slice(2);
const command = ['--silent', '--filter', name, 'run', 'bench'];
process.exitCode = (await run('pnpm', command, { CHROMIUM_PATH: ensureChromium() })).exitCode;
