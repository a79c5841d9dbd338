import type { Contract } from '../document/read-contract.ts';
import { createChecker } from '../exchange/checker.ts';
import { createCollector, type Collector } from '../exchange/collect-findings.ts';
import type { Finding, UncheckedItem } from '../findings/report.ts';
import { checkEntries, createNoCallsError } from '../exchange/check-har.ts';
import { readHar } from '../exchange/read-har.ts';
import { readScreens, type ScreensByOperation } from '../usage/read-screens.ts';
import { contractOptions, readNamedContract, screenOptions, trafficOptions } from './command.ts';

export const recordingOptions = {
  ...contractOptions,
  ...screenOptions,
  ...trafficOptions,
  server: {
    type: 'string',
    value: 'URL',
    help: 'where the API is in the recording; without it the servers of the contract',
  },
} as const;

interface Values {
  api?: string | undefined;
  envelope?: string | undefined;
  'allow-refs': boolean;
  app?: string | undefined;
  server?: string | undefined;
  show: boolean;
}

interface CheckedRecordings {
  contract: Contract;
  screens: ScreensByOperation;
  findings: Finding[];
  unchecked: UncheckedItem[];
  called: ReadonlySet<string>;
}

export async function checkRecordings(
  files: readonly string[],
  values: Values,
): Promise<CheckedRecordings> {
  const { server, show } = values;
  const contract = await readNamedContract(values);
  const servers = server === undefined ? undefined : [server];
  const checker = createChecker(contract.document, { envelope: contract.envelope, servers, show });
  const collector = createCollector();
  const called = new Set<string>();
  const trackingCalls: Collector = {
    ...collector,
    add(outcome, source) {
      if (outcome.operation) called.add(outcome.operation.id);
      collector.add(outcome, source);
    },
  };
  for (const file of files) {
    const entries = await readHar(file);
    if (checkEntries(entries, file, checker, trackingCalls) > 0) continue;
    throw createNoCallsError(entries, file);
  }
  const screens = await readScreens(contract.operations, values.app);
  return {
    contract,
    screens,
    findings: collector.findings(screens),
    unchecked: collector.unchecked(),
    called,
  };
}
