import { writeFile } from 'node:fs/promises';
import { capabilitiesOf } from '../diff/capabilities.ts';
import { defineCommand } from './command.ts';
import { compareNamed, compareOptions, readBoth } from './compare.ts';

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
  run: async (input) => {
    const file = input.values.capabilities;
    if (file !== undefined) {
      const [old, now] = await readBoth(input);
      await writeFile(file, `${JSON.stringify(capabilitiesOf(old, now), null, 2)}\n`);
    }
    return { report: await compareNamed(input) };
  },
});
