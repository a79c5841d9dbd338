import { changelogOf } from '../changelog/changelog.ts';
import { diffContracts } from '../diff/diff-contracts.ts';
import { readContract } from '../document/read-contract.ts';
import { applyPolicy } from '../policy/apply-policy.ts';
import { reportOf } from '../findings/report.ts';
import { readScreens, withScreens } from '../usage/read-screens.ts';
import { contractOptions, defineCommand, screenOptions } from './command.ts';

export const command = defineCommand({
  name: 'changelog',
  summary: 'Writes what changed between two contracts by screens, as Markdown for a release.',
  positionals: ['OLD', 'NEW'],
  options: {
    envelope: contractOptions.envelope,
    'allow-refs': contractOptions['allow-refs'],
    ...screenOptions,
  },
  async run({ values, positionals: [oldName = '', newName = ''], policy, today }) {
    const [old, now] = await Promise.all([
      readContract(oldName, values.envelope, values['allow-refs']),
      readContract(newName, values.envelope, values['allow-refs']),
    ]);
    const screens = await readScreens([...now.operations, ...old.operations], values.app);
    const findings = diffContracts(old, now, { ...policy, today });
    const report = reportOf(findings.map((one) => withScreens(one, screens)));
    return { page: changelogOf(applyPolicy(report, policy, today), `${oldName} to ${newName}`) };
  },
});
