import { CannotCompare } from '../findings/cannot-compare.ts';
import {
  contractOptions,
  defineCommand,
  readNamedContract,
  screenTableOptions,
  trafficOptions,
} from './command.ts';
import { createChecker } from '../exchange/checker.ts';
import { serversOf } from '../exchange/operations.ts';
import { createValidator } from '../exchange/validator.ts';
import { reportOf } from '../findings/report.ts';
import { readScreenshots } from '../usage/screenshots.ts';
import { summarizeProbe } from '../probe/summarize.ts';
import { baseOf, parseServerUrl } from '../probe/host.ts';
import { curlOf } from '../probe/curl.ts';
import { KnownValues } from '../probe/known-values.ts';
import { probe } from '../probe/probe.ts';
import { createRecorder } from '../probe/record.ts';
import { createSender } from '../probe/send.ts';
import { readSettings } from '../probe/settings.ts';
import { createSignInCheck } from '../probe/check-sign-in.ts';
import { signIn } from '../probe/sign-in.ts';
import { readScreens } from '../usage/read-screens.ts';
import { createCollector } from '../exchange/collect-findings.ts';

export const command = defineCommand({
  name: 'probe',
  summary: 'Asks a running server for every operation and checks what it answers.',
  positionals: ['URL'],
  options: {
    ...contractOptions,
    ...screenTableOptions,
    ...trafficOptions,
    config: { type: 'string', value: 'FILE', help: 'how to sign in, and values to ask with' },
    har: {
      type: 'string',
      value: 'FILE',
      help: 'where to save what was asked, for accept and har',
    },
    writes: { type: 'boolean', default: false, help: 'also asks what is not a GET' },
    host: { type: 'string', value: 'NAME', help: 'the host of URL, when it is another machine' },
    rate: { type: 'string', default: '20', value: 'N', help: 'requests in a second' },
    timeout: { type: 'string', default: '10', value: 'SECONDS', help: 'to wait for a response' },
    samples: {
      type: 'string',
      default: '3',
      value: 'N',
      help: 'valid requests for each operation',
    },
    seed: { type: 'string', default: '1', value: 'N', help: 'another number, other requests' },
  },
  async run({ values, positionals: [address = ''] }) {
    const url = parseServerUrl(address, values.host);
    const timeoutMs = number('timeout', values.timeout) * 1000;
    const pictures = readScreenshots(values.pictures);
    const settings = await readSettings(values.config);
    const contract = await readNamedContract(values);
    const collector = createCollector();
    const base = baseOf(url, serversOf(contract.document));
    const checker = createChecker(contract.document, {
      envelope: contract.envelope,
      show: values.show,
    });
    const recorder = createRecorder(base, checker.mask);
    const seen = new Set<string>();
    const onResponse = createSignInCheck({ contract, checker, collector, base }, seen);
    const reached = await probe({
      contract,
      collector,
      checker,
      validator: createValidator(contract.document),
      known: new KnownValues(settings),
      others: settings.others,
      curl: (request, headers) => curlOf(base, request, headers, checker.mask),
      send: createSender(base, { rate: number('rate', values.rate), timeoutMs }),
      signIn: () => signIn(url.origin, settings, { timeoutMs, onResponse }),
      ...(values.har !== undefined && { record: recorder.record }),
      hasWrites: values.writes,
      seed: number('seed', values.seed),
      samples: number('samples', values.samples),
    });
    if (values.har !== undefined) await recorder.save(values.har);
    const screens = await readScreens(contract.operations, values.app);
    const { findings, unchecked } = summarizeProbe(reached, collector.findings(screens), contract);
    for (const { operation, state } of reached) if (state === 'succeeded') seen.add(operation.id);
    const { operations } = contract;
    return {
      report: reportOf(findings, [...unchecked, ...collector.unchecked()]),
      seen: { calls: { operations, screens, seen, pictures }, isOnlyTable: values.screens },
    };
  },
});

function number(name: string, text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value > 0) return value;
  throw new CannotCompare(`--${name} takes a number above 0, not "${text}"`);
}
