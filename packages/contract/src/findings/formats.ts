import { acceptedLine, placeOf, reachOf, summaryLine, type Format } from './format.ts';
import { html } from './html.ts';
import { junit } from './junit.ts';
import { markdown } from './markdown.ts';
import { levelName, type Finding, type Report } from './report.ts';
import { screensAsText } from './screens.ts';
import { sarif } from './sarif.ts';

const text: Format = (report, title) => {
  const findings =
    report.isLint === true
      ? groupsOf(report)
      : report.findings.map((finding) =>
          [
            `${finding.level}: ${finding.message}`,
            `  rule: ${finding.rule}`,
            `  place: ${placeOf(finding.source)}${finding.pointer && ` (${finding.pointer})`}`,
            ...reachOf(finding).map(([label, names]) => `  ${label}: ${names.join(', ')}`),
          ].join('\n'),
        );
  const unchecked = report.unchecked.map(({ what, why }) => `unchecked: ${what}: ${why}`);
  const accepted = report.accepted.map((acceptance) => `accepted: ${acceptedLine(acceptance)}`);
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

/** One line per finding, grouped by rule, because a few rules cause most lint findings. */
function groupsOf(report: Report): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of report.findings) {
    const key = `${levelName(finding.level, report)}: ${finding.rule}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups].map(([key, found]) =>
    [
      `${key} (${found.length})`,
      ...found.map(
        ({ source, message, pointer }) =>
          `  ${placeOf(source)} ${message.replaceAll(/\s+/g, ' ')}${pointer && ` (${pointer})`}`,
      ),
    ].join('\n'),
  );
}

const json: Format = ({ isLint, ...report }) => {
  const { breaking, ...others } = report.summary;
  const findings = report.findings.map((finding) => ({
    ...finding,
    level: levelName(finding.level, { isLint }),
  }));
  const shown =
    isLint === true ? { ...report, findings, summary: { error: breaking, ...others } } : report;
  return `${JSON.stringify(shown, null, 2)}\n`;
};

/** Values of `--format`. */
export const formats = { text, markdown, html, json, sarif, junit } satisfies Record<
  string,
  Format
>;

export type FormatName = keyof typeof formats;
