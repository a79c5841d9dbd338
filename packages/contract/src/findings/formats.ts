import {
  acceptedLine,
  type ReportFormatter,
  describeFindingSource,
  findingDetailsOf,
  summaryLine,
} from './format.ts';
import { formatHtml } from './html.ts';
import { type Finding, hasDrift, levelName, type Report } from './report.ts';
import { screensAsMarkdown, screensAsText } from './screens.ts';
import { sarif } from './sarif.ts';
import {
  markdownCode,
  markdownCodeList,
  escapeMarkdown,
  markdownTableRow,
} from './markdown-parts.ts';
import { escapeMarkup } from './escape-markup.ts';

/**
 * In JUnit, findings of level `info` are passed tests. Accepted findings and the entries of
 * `unchecked` are skipped tests.
 */
const junit: ReportFormatter = (report, title) => {
  const cases = [
    ...(hasDrift(report) ? [] : [testCase(title, 'nothing has drifted', '')]),
    ...report.findings.map((finding) =>
      testCase(finding.rule, finding.message, outcomeOf(finding, report)),
    ),
    ...report.accepted.map((acceptance) =>
      testCase(
        acceptance.finding.rule,
        acceptance.finding.message,
        `<skipped message="${escapeMarkup(acceptedLine(acceptance))}"/>`,
      ),
    ),
    ...report.unchecked.map(({ what, why }) =>
      testCase('unchecked', what, `<skipped message="${escapeMarkup(why)}"/>`),
    ),
  ];
  const counts = [
    `tests="${cases.length}"`,
    `failures="${report.summary.breaking + report.summary.warning}"`,
    `skipped="${report.unchecked.length + report.accepted.length}"`,
  ].join(' ');
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites ${counts}>
<testsuite name="${escapeMarkup(title)}" ${counts}>
${cases.join('\n')}
</testsuite>
</testsuites>
`;
};

const testCase = (suite: string, name: string, content: string) =>
  `<testcase classname="${escapeMarkup(suite)}" name="${escapeMarkup(name)}">${content}</testcase>`;

function outcomeOf(finding: Finding, report: Report): string {
  const details = [
    describeFindingSource(finding.source),
    finding.pointer,
    ...findingDetailsOf(finding).map(([label, names]) => `${label}: ${names.join(', ')}`),
  ].filter(Boolean);
  const body = escapeMarkup(details.join('\n'));
  return finding.level === 'info'
    ? `<system-out>${body}</system-out>`
    : `<failure type="${levelName(finding.level, report)}" message="${escapeMarkup(finding.message)}">${body}</failure>`;
}

const markdown: ReportFormatter = (report, title) => {
  const rows = report.findings.map((finding) =>
    markdownTableRow([
      levelName(finding.level, report),
      [
        escapeMarkdown(finding.message),
        markdownCode(finding.rule),
        ...(finding.curl === undefined ? [] : [markdownCode(finding.curl)]),
      ].join('<br>'),
      markdownCodeList(finding.operations),
      markdownCodeList(finding.screens),
      markdownCode(describeFindingSource(finding.source)),
    ]),
  );
  const accepted = report.accepted.map(
    (acceptance) => `- ${escapeMarkdown(acceptedLine(acceptance))}`,
  );
  const unchecked = report.unchecked.map(
    ({ what, why }) => `- ${escapeMarkdown(what)}: ${escapeMarkdown(why)}`,
  );
  return [
    `## ${title}`,
    '',
    `${summaryLine(report)}.`,
    ...(rows.length > 0
      ? [
          '',
          markdownTableRow(['level', 'what', 'operations', 'screens', 'where']),
          markdownTableRow(Array(5).fill('---')),
        ]
      : []),
    ...rows,
    ...(accepted.length > 0 ? ['', '### Accepted', '', ...accepted] : []),
    ...(unchecked.length > 0 ? ['', '### Unchecked', '', ...unchecked] : []),
    ...(report.screens ? screensAsMarkdown(report.screens) : []),
    '',
  ].join('\n');
};

const text: ReportFormatter = (report, title) => {
  const findings =
    report.isLint === true
      ? groupsOf(report)
      : report.findings.map((finding) =>
          [
            `${finding.level}: ${finding.message}`,
            `  rule: ${finding.rule}`,
            `  place: ${describeFindingSource(finding.source)}${finding.pointer && ` (${finding.pointer})`}`,
            ...findingDetailsOf(finding).map(([label, names]) => `  ${label}: ${names.join(', ')}`),
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

/** Groups findings by level and rule, because a few rules cause most findings. */
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
          `  ${describeFindingSource(source)} ${message.replaceAll(/\s+/g, ' ')}${pointer && ` (${pointer})`}`,
      ),
    ].join('\n'),
  );
}

const json: ReportFormatter = ({ isLint, ...report }) => {
  const { breaking, ...others } = report.summary;
  const findings = report.findings.map((finding) => ({
    ...finding,
    level: levelName(finding.level, { isLint }),
  }));
  const shown =
    isLint === true ? { ...report, findings, summary: { error: breaking, ...others } } : report;
  return `${JSON.stringify(shown, null, 2)}\n`;
};

/** The keys are the values of the option `--format`. */
export const formats = { text, markdown, html: formatHtml, json, sarif, junit } satisfies Record<
  string,
  ReportFormatter
>;

export type FormatName = keyof typeof formats;
