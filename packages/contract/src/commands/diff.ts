import { contractOptions, defineCommand, screenOptions } from './command.ts';
import { diffContracts } from '../diff/diff-contracts.ts';
import { readContract } from '../document/read-contract.ts';
import { reportOf } from '../findings/report.ts';
import { readScreens, withScreens } from '../usage/read-screens.ts';

export const command = defineCommand({
  name: 'diff',
  summary: 'Says what changed between two contracts, and what it breaks in the app.',
  positionals: ['OLD', 'NEW'],
  options: {
    envelope: contractOptions.envelope,
    'allow-refs': contractOptions['allow-refs'],
    ...screenOptions,
  },
  async run({ values, positionals, policy, today }) {
    const [oldName = '', newName = ''] = positionals;
    const [old, now] = await Promise.all([
      readContract(oldName, values.envelope, values['allow-refs']),
      readContract(newName, values.envelope, values['allow-refs']),
    ]);
    const findings = diffContracts(old, now, { ...policy, today });
    if (findings.length === 0) return { report: reportOf([]) };
    const screens = await readScreens([...now.operations, ...old.operations], values.app);
    return { report: reportOf(findings.map((one) => withScreens(one, screens))) };
  },
});
