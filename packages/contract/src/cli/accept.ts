import { createDifferenceAcceptor } from '../accept/accept.ts';
import { differenceKey } from '../accept/edits.ts';
import { readObserved } from '../accept/read-observed.ts';
import { findContractFile } from '../document/default-contract.ts';
import { createChecker } from '../exchange/checker.ts';
import { createCollector } from '../exchange/collect-findings.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { reportOf, type Finding } from '../findings/report.ts';
import { readHar } from '../exchange/read-har.ts';
import { readScreens } from '../usage/read-screens.ts';
import { recordingOptions } from './check-recordings.ts';
import { defineCommand, readNamedContract } from './command.ts';

export const command = defineCommand({
  name: 'accept',
  summary: 'Keeps what traffic shows as assumptions with their day, in the files of the contract.',
  positionals: ['FILE…'],
  options: {
    ...recordingOptions,
    rule: {
      type: 'string',
      multiple: true,
      value: 'RULE',
      help: 'only drifts of this rule, such as response-undocumented-field',
    },
    pointer: {
      type: 'string',
      multiple: true,
      value: 'POINTER',
      help: 'only drifts at this part of the contract, or below it',
    },
    'dry-run': {
      type: 'boolean',
      default: false,
      help: 'says what it would keep, and changes no file',
    },
  },
  async run({ values, positionals: files, today }) {
    const name = findContractFile(values.api);
    if (name.startsWith('git:')) throw new CannotCompare(`${name} is a revision: name a file`);
    const contract = await readNamedContract({ ...values, api: name });
    const { server, show, rule: rules = [], pointer: pointers = [] } = values;
    const isSelected = (one: { rule: string; pointer: string }) =>
      (rules.length === 0 || rules.includes(one.rule)) &&
      (pointers.length === 0 || pointers.some((at) => `${one.pointer}/`.startsWith(`${at}/`)));
    const { envelope } = contract;
    const servers = server === undefined ? undefined : [server];
    const checkers = {
      plain: createChecker(contract.document, { envelope, servers, show: true }),
      shown: createChecker(contract.document, { envelope, servers, show }),
    };
    const masking = createChecker(contract.document, { envelope }).mask;
    const acceptor = createDifferenceAcceptor({ contract, mask: masking, today });
    const [accepted, rejected] = [createCollector(), createCollector()];
    const rejections = new Map<string, string | undefined>();
    for (const file of files) {
      for (const { observed, outcome, entry } of readObserved(
        await readHar(file),
        file,
        checkers,
      )) {
        const key = differenceKey(observed);
        if (observed.problem.level === 'info' || !isSelected(observed.problem)) continue;
        if (!rejections.has(key)) rejections.set(key, acceptor.accept(observed));
        const reason = rejections.get(key);
        const problems = outcome.problems.map((problem) => ({
          ...problem,
          got: `${problem.got}${reason === undefined ? '' : `; not kept: ${reason}`}`,
        }));
        const collector = reason === undefined ? accepted : rejected;
        collector.add({ ...outcome, problems, unchecked: [] }, { har: file, entry });
      }
    }
    if (!values['dry-run']) acceptor.save();
    const screens = await readScreens(contract.operations, values.app);
    const acceptedFindings = accepted.findings(screens).map((finding): Finding => ({
      ...finding,
      rule: 'drift-kept',
      level: 'info',
      message: `kept as assumed on ${today}: ${finding.message}`,
      source: contract.placeOf(finding.pointer),
    }));
    return { report: reportOf([...rejected.findings(screens), ...acceptedFindings]) };
  },
});
