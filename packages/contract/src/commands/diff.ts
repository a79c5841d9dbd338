import { defineCommand } from './command.ts';
import { compareNamed, compareOptions } from './compare.ts';

export const command = defineCommand({
  name: 'diff',
  summary: 'Says what changed between two contracts, and what it breaks in the app.',
  positionals: ['OLD', 'NEW'],
  options: compareOptions,
  run: async (input) => ({ report: await compareNamed(input) }),
});
