import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleContract, listOperations, repositoryRoot } from '../contract/load.ts';
import { collectUsage } from './collect-usage.ts';
import { renderUsage } from './render-usage.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    /** The app's sources. */
    source: { type: 'string', default: join(repositoryRoot, 'apps/mobile-web/src') },
  },
});

async function printUsage(): Promise<void> {
  const entries = listOperations(await bundleContract());
  const { operations, problems } = collectUsage(resolve(options.source), entries);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(options.json ? JSON.stringify(operations, null, 2) : renderUsage(operations));
}

await printUsage().catch((cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});
