/** `node scripts/bench.ts <package> [flags]`: runs its benchmark; installs a Chromium if none is found. */
import { ensureChromium } from './chromium.ts';
import { run } from './run.ts';

const [name = '', ...flags] = process.argv.slice(2);
const command = ['--silent', '--filter', name, 'run', 'bench', ...flags];
process.exitCode = (await run('pnpm', command, { CHROMIUM_PATH: ensureChromium() })).exitCode;
