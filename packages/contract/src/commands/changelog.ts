import { changelogOf } from '../changelog/changelog.ts';
import { applyPolicy } from '../policy/apply-policy.ts';
import { defineCommand } from './command.ts';
import { compareNamed, compareOptions } from './compare.ts';

export const command = defineCommand({
  name: 'changelog',
  summary: 'Writes what changed between two contracts by screens, as Markdown for a release.',
  positionals: ['OLD', 'NEW'],
  options: compareOptions,
  async run(input) {
    const report = applyPolicy(await compareNamed(input), input.policy, input.today);
    return { page: changelogOf(report, input.positionals.join(' to ')) };
  },
});
