import { hasDrift, levelName, type Finding, type Report } from './report.ts';
import { escapeMarkup } from './escape-markup.ts';
import { acceptedLine, placeOf, reachOf, type Format } from './format.ts';

/** One test case per finding; infos count as passed, unchecked parts as skipped. */
export const junit: Format = (report, title) => {
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
    placeOf(finding.source),
    finding.pointer,
    ...reachOf(finding).map(([label, names]) => `${label}: ${names.join(', ')}`),
  ].filter(Boolean);
  const body = escapeMarkup(details.join('\n'));
  return finding.level === 'info'
    ? `<system-out>${body}</system-out>`
    : `<failure type="${levelName(finding.level, report)}" message="${escapeMarkup(finding.message)}">${body}</failure>`;
}
