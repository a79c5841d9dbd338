import { reportByScreens } from '../usage/report-by-screens.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { reportOf } from '../findings/report.ts';
import { everyScreen, checkByScreens } from '../usage/check-by-screens.ts';
import { checkRecordings, recordingOptions } from './check-recordings.ts';
import { defineCommand } from './command.ts';

export const command = defineCommand({
  name: 'can-deploy',
  summary:
    'Answers by screens whether the app of a recording goes on with the server of a contract.',
  positionals: [],
  options: {
    ...recordingOptions,
    har: {
      type: 'string',
      multiple: true,
      value: 'FILE',
      help: 'what the app sends and reads today',
    },
  },
  async run({ values }) {
    const files = values.har ?? [];
    if (files.length === 0) throw new CannotCompare('can-deploy needs a recording: --har FILE');
    const checked = await checkRecordings(files, values);
    const { contract, screens, called } = checked;
    const calls = { operations: contract.operations, screens, seen: called, pictures: {} };
    const working = checkByScreens(calls, []).filter(({ verdict }) => verdict === 'works');
    const findings = reportByScreens(
      checked.findings,
      working.map(({ screen }) => screen).filter((screen) => screen !== everyScreen),
      checked.contract.placeOf('').file,
    );
    return {
      report: reportOf(findings, checked.unchecked),
      seen: { calls, isOnlyTable: false },
    };
  },
});
