import { reportOf } from '../findings/report.ts';
import { checkRecordings, recordingOptions } from './check-recordings.ts';
import { defineCommand, screenTableOptions } from './command.ts';
import { readScreenshots } from '../usage/screenshots.ts';

export const command = defineCommand({
  name: 'har',
  summary: 'Checks recorded traffic (HAR 1.2 of any browser) against the contract.',
  positionals: ['FILE…'],
  options: { ...recordingOptions, ...screenTableOptions },
  async run({ values, positionals: files }) {
    const pictures = readScreenshots(values.pictures);
    const { contract, screens, called, findings, unchecked } = await checkRecordings(files, values);
    const { operations } = contract;
    return {
      report: reportOf(findings, unchecked),
      seen: {
        calls: { operations, screens, seen: called, pictures },
        isOnlyTable: values.screens,
      },
    };
  },
});
