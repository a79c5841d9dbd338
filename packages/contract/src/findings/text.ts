import { placeOf, reachOf, summaryLine, type Format } from './format.ts';

export const text: Format = (report, title) => {
  const findings = report.findings.map((finding) =>
    [
      `${finding.level}: ${finding.message}`,
      `  rule: ${finding.rule}`,
      `  place: ${placeOf(finding.source)}${finding.pointer && ` (${finding.pointer})`}`,
      ...reachOf(finding).map(([label, names]) => `  ${label}: ${names.join(', ')}`),
    ].join('\n'),
  );
  const unchecked = report.unchecked.map(({ what, why }) => `unchecked: ${what}: ${why}`);
  return [...findings, ...unchecked, `${title}: ${summaryLine(report)}`].join('\n\n') + '\n';
};
