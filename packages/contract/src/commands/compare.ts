import { diffContracts } from '../diff/diff-contracts.ts';
import { readContract } from '../document/read-contract.ts';
import { reportOf, type Report } from '../findings/report.ts';
import type { Policy } from '../policy/policy.ts';
import { readScreens, withScreens } from '../usage/read-screens.ts';
import { contractOptions, screenOptions } from './command.ts';

/** For every command that compares two contracts, OLD and NEW. */
export const compareOptions = {
  envelope: contractOptions.envelope,
  'allow-refs': contractOptions['allow-refs'],
  ...screenOptions,
};

interface Compared {
  values: { envelope?: string | undefined; 'allow-refs': boolean; app?: string | undefined };
  positionals: readonly string[];
  policy: Policy;
  today: string;
}

/** The contracts OLD and NEW. */
export const readBoth = ({
  values,
  positionals: [oldName = '', newName = ''],
}: Pick<Compared, 'values' | 'positionals'>) =>
  Promise.all([
    readContract(oldName, values.envelope, values['allow-refs']),
    readContract(newName, values.envelope, values['allow-refs']),
  ]);

/** What changed from OLD to NEW, with the screens that each change reaches. */
export async function compareNamed(input: Compared): Promise<Report> {
  const { values, policy, today } = input;
  const [old, now] = await readBoth(input);
  const findings = diffContracts(old, now, { ...policy, today });
  if (findings.length === 0) return reportOf([]);
  const screens = await readScreens([...now.operations, ...old.operations], values.app);
  return reportOf(findings.map((one) => withScreens(one, screens)));
}
