import { changelogOf } from '../diff/changelog.ts';
import { applyPolicy } from './apply-policy.ts';
import { defineCommand } from './command.ts';
import { compareOptions, compareContractPair, readContractPair } from './compare.ts';

export const command = defineCommand({
  name: 'changelog',
  summary: 'Writes what changed between two contracts by screens, as Markdown for a release.',
  positionals: ['OLD', 'NEW'],
  options: compareOptions,
  async run(input) {
    const compared = await compareContractPair(await readContractPair(input), input);
    const report = applyPolicy(compared, input.policy, input.today);
    return { page: changelogOf(report, input.positionals.join(' to ')) };
  },
});
