import { capabilitiesOf } from '../diff/capabilities.ts';
import { writeOutput } from '../findings/write-output.ts';
import { defineCommand } from './command.ts';
import { compareOptions, compareContractPair, readContractPair } from './compare.ts';

export const command = defineCommand({
  name: 'diff',
  summary: 'Says what changed between two contracts, and what it breaks in the app.',
  positionals: ['OLD', 'NEW'],
  options: {
    ...compareOptions,
    capabilities: {
      type: 'string',
      value: 'FILE',
      help: 'writes which optional calls of OLD are not in NEW, for the build of the app',
    },
  },
  async run(input) {
    const pair = await readContractPair(input);
    const file = input.values.capabilities;
    if (file !== undefined) {
      const capabilities = capabilitiesOf(pair.old, pair.now);
      await writeOutput(file, `${JSON.stringify(capabilities, null, 2)}\n`);
    }
    return { report: await compareContractPair(pair, input) };
  },
});
