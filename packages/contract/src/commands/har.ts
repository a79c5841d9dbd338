import { CannotCompare } from '../findings/cannot-compare.ts';
import { contractOptions, defineCommand, screenOptions } from './command.ts';
import { contractToRead } from '../document/default-contract.ts';
import { trafficOptions } from './traffic-options.ts';
import { readContract } from '../document/read-contract.ts';
import { createChecker } from '../exchange/checker.ts';
import { reportOf } from '../findings/report.ts';
import { checkEntries } from '../har/check-har.ts';
import { readHar } from '../har/read-har.ts';
import { readScreens } from '../usage/read-screens.ts';
import { createCollector } from '../exchange/collect-findings.ts';

export const command = defineCommand({
  name: 'har',
  summary: 'Checks recorded traffic (HAR 1.2 of any browser) against the contract.',
  positionals: ['FILE…'],
  options: {
    ...contractOptions,
    ...screenOptions,
    ...trafficOptions,
    server: {
      type: 'string',
      value: 'URL',
      help: 'where the API is in the recording; without it the servers of the contract',
    },
  },
  async run({ values, positionals: files }) {
    const contract = await readContract(
      contractToRead(values.api),
      values.envelope,
      values['allow-refs'],
    );
    const servers = values.server === undefined ? undefined : [values.server];
    const checker = createChecker(contract.document, {
      envelope: contract.envelope,
      servers,
      show: values.show,
    });
    const collector = createCollector();
    for (const file of files) {
      const entries = await readHar(file);
      if (checkEntries(entries, file, checker, collector) === 0) {
        throw new CannotCompare(
          `none of the ${entries.length} entries of ${file} leads to the API; name its address with --server`,
        );
      }
    }
    const screens = await readScreens(contract.operations, values.app);
    return { report: reportOf(collector.findings(screens), collector.unchecked()) };
  },
});
