import { screensAsMarkdown } from './screens.ts';
import { acceptedLine, placeOf, summaryLine, type Format } from './format.ts';
import { levelName } from './report.ts';
import { code, codes, escapeMarkdown, row } from './markdown-parts.ts';

export const markdown: Format = (report, title) => {
  const rows = report.findings.map((finding) =>
    row([
      levelName(finding.level, report),
      [
        escapeMarkdown(finding.message),
        code(finding.rule),
        ...(finding.curl === undefined ? [] : [code(finding.curl)]),
      ].join('<br>'),
      codes(finding.operations),
      codes(finding.screens),
      code(placeOf(finding.source)),
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
      ? ['', row(['level', 'what', 'operations', 'screens', 'where']), row(Array(5).fill('---'))]
      : []),
    ...rows,
    ...(accepted.length > 0 ? ['', '### Accepted', '', ...accepted] : []),
    ...(unchecked.length > 0 ? ['', '### Unchecked', '', ...unchecked] : []),
    ...(report.screens ? screensAsMarkdown(report.screens) : []),
    '',
  ].join('\n');
};
