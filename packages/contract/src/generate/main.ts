import { parseArgs } from 'node:util';
import { contractFile, repositoryRoot } from '../contract/load.ts';
import { generateFiles } from './generate.ts';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: contractFile },
    output: { type: 'string', default: repositoryRoot },
  },
});

await generateFiles(options).catch((cause: Error) => {
  console.error(cause.message);
  process.exitCode = 1;
});
