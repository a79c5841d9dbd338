import { answerByScreens } from '../can-deploy/answer-by-screens.ts';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { reportOf } from '../findings/report.ts';
import { screensOf } from '../usage/read-screens.ts';
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
    const findings = answerByScreens(
      checked.findings,
      screensOf(checked.screens, [...checked.called]),
      checked.contract.placeOf('').file,
    );
    return { report: reportOf(findings, checked.unchecked) };
  },
});
