import { contractOptions, defineCommand, screenOptions } from './command.ts';
import { reportOf } from '../findings/report.ts';
import { lintContract } from '../lint/lint-contract.ts';
import { findContractFile } from '../document/default-contract.ts';
import { readContract } from '../document/read-contract.ts';
import { readScreens, withScreens } from '../usage/read-screens.ts';

export const command = defineCommand({
  name: 'lint',
  summary: 'Checks one contract: Redocly rules and, for a contract like ours, its own rules.',
  positionals: ['[FILE]'],
  options: {
    ...contractOptions,
    ...screenOptions,
    'allow-plugins': {
      type: 'boolean',
      default: false,
      help: 'runs the plugins that redocly.yaml names: they are programs',
    },
  },
  async run({ values, positionals: [file] }) {
    const name = findContractFile(file ?? values.api);
    const findings = await lintContract(name, values.envelope, {
      allowRefs: values['allow-refs'],
      allowPlugins: values['allow-plugins'],
    });
    if (findings.every((finding) => finding.operations.length === 0))
      return { report: reportOf(findings) };
    const { operations } = await readContract(name, values.envelope, values['allow-refs']);
    const screens = await readScreens(operations, values.app);
    return { report: reportOf(findings.map((finding) => withScreens(finding, screens))) };
  },
});
