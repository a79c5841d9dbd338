import { contractOptions, defineCommand } from '../cli/command.ts';
import { reportOf } from '../findings/report.ts';
import { lintContract } from '../lint/lint-contract.ts';
import { ourContract } from '../document/our-contract.ts';

export const command = defineCommand({
  name: 'lint',
  summary: 'Checks one contract: Redocly rules and, for a contract like ours, its own rules.',
  positionals: ['[FILE]'],
  options: contractOptions,
  async run({ values, positionals: [file] }) {
    const findings = await lintContract(file ?? values.api ?? ourContract, values.envelope);
    return { report: reportOf(findings) };
  },
});
