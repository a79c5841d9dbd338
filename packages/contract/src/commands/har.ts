import { reportOf } from '../findings/report.ts';
import { checkRecordings, recordingOptions } from './check-recordings.ts';
import { defineCommand } from './command.ts';

export const command = defineCommand({
  name: 'har',
  summary: 'Checks recorded traffic (HAR 1.2 of any browser) against the contract.',
  positionals: ['FILE…'],
  options: recordingOptions,
  async run({ values, positionals: files }) {
    const { findings, unchecked } = await checkRecordings(files, values);
    return { report: reportOf(findings, unchecked) };
  },
});
