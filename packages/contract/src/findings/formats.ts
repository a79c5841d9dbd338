import { acceptedLine, placeOf, reachOf, summaryLine, type Format } from './format.ts';
import { html } from './html.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { screensAsText } from './screens.ts';
import { sarif } from './sarif.ts';

const text: Format = (report, title) => {
  const findings = report.findings.map((finding) =>
    [
      `${finding.level}: ${finding.message}`,
      `  rule: ${finding.rule}`,
      `  place: ${placeOf(finding.source)}${finding.pointer && ` (${finding.pointer})`}`,
      ...reachOf(finding).map(([label, names]) => `  ${label}: ${names.join(', ')}`),
    ].join('\n'),
  );
  const unchecked = report.unchecked.map(({ what, why }) => `unchecked: ${what}: ${why}`);
  const accepted = report.accepted.map((one) => `accepted: ${acceptedLine(one)}`);
  return (
    [
      ...findings,
      ...accepted,
      ...unchecked,
      ...(report.screens ? [screensAsText(report.screens)] : []),
      `${title}: ${summaryLine(report)}`,
    ].join('\n\n') + '\n'
  );
};

const json: Format = (report) => `${JSON.stringify(report, null, 2)}\n`;

/** What `--format` takes. */
export const formats = { text, markdown, html, json, sarif, junit } satisfies Record<
  string,
  Format
>;

export type FormatName = keyof typeof formats;
