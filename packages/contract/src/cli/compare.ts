import { diffContracts } from '../diff/diff-contracts.ts';
import { readContract, type Contract } from '../document/read-contract.ts';
import { reportOf, type Report } from '../findings/report.ts';
import type { Policy } from './policy.ts';
import { readScreens, withScreens } from '../usage/read-screens.ts';
import { contractOptions, screenOptions } from './command.ts';

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

export interface ContractPair {
  old: Contract;
  now: Contract;
}

export async function readContractPair({
  values,
  positionals: [oldName = '', newName = ''],
}: Pick<Compared, 'values' | 'positionals'>): Promise<ContractPair> {
  const read = (name: string) => readContract(name, values.envelope, values['allow-refs']);
  const [old, now] = await Promise.all([read(oldName), read(newName)]);
  return { old, now };
}

export async function compareContractPair(
  { old, now }: ContractPair,
  { values, policy, today }: Omit<Compared, 'positionals'>,
): Promise<Report> {
  const findings = diffContracts(old, now, { ...policy, today });
  if (findings.length === 0) return reportOf([]);
  const screens = await readScreens([...now.operations, ...old.operations], values.app);
  return reportOf(findings.map((finding) => withScreens(finding, screens)));
}
