import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../contract/load.ts';
import { printUsage } from './print-usage.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    source: { type: 'string', default: join(repositoryRoot, 'apps/mobile-web/src') },
  },
});

await printUsage(options).then(console.log, (cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});
