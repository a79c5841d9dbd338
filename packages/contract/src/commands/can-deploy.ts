import { CannotCompare } from '../findings/cannot-compare.ts';
import { answerByScreens } from '../can-deploy/answer-by-screens.ts';
import { contractToRead } from '../document/default-contract.ts';
import { readContract } from '../document/read-contract.ts';
import { createChecker } from '../exchange/checker.ts';
import { createCollector } from '../exchange/collect-findings.ts';
import { reportOf } from '../findings/report.ts';
import { checkEntries } from '../har/check-har.ts';
import { readHar } from '../har/read-har.ts';
import { readScreens, screensOf } from '../usage/read-screens.ts';
import { contractOptions, defineCommand, screenOptions } from './command.ts';
import { trafficOptions } from './traffic-options.ts';

export const command = defineCommand({
  name: 'can-deploy',
  summary:
    'Answers by screens whether the app of a recording goes on with the server of a contract.',
  positionals: [],
  options: {
    ...contractOptions,
    ...screenOptions,
    ...trafficOptions,
    har: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'what the app sends and reads today',
    },
    server: { type: 'string', value: 'URL', help: 'where the API is in the recording' },
  },
  async run({ values }) {
    const files = values.har ?? [];
    if (files.length === 0) throw new CannotCompare('can-deploy needs a recording: --har FILE');
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
    const seen = new Set<string>();
    const noting: typeof collector = {
      ...collector,
      add(outcome, source) {
        if (outcome.operation) seen.add(outcome.operation.id);
        collector.add(outcome, source);
      },
    };
    for (const file of files) {
      if (checkEntries(await readHar(file), file, checker, noting) > 0) continue;
      throw new CannotCompare(
        `no entry of ${file} leads to the API; name its address with --server`,
      );
    }
    const screens = await readScreens(contract.operations, values.app);
    const findings = answerByScreens(
      collector.findings(screens),
      screensOf(screens, [...seen]),
      contract.placeOf('').file,
    );
    return { report: reportOf(findings, collector.unchecked()) };
  },
});
