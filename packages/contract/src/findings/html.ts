import { screensAsHtml } from './screens.ts';
import { levelName, type Finding, type Report } from './report.ts';
import { escapeMarkup } from './escape-markup.ts';
import {
  acceptedLine,
  describeFindingSource,
  findingDetailsOf,
  summaryLine,
  type ReportFormatter,
} from './format.ts';

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  article { border-left: .3rem solid; padding: 0 1rem; margin: 1.5rem 0 }
  .breaking { border-color: #b3261e } .warning { border-color: #9a6700 } .info { border-color: #1f6feb }
  h2 { font-size: 1rem; margin: 0 } dt { font-weight: bold } dd { margin: 0 0 .3rem }
  table { border-collapse: collapse; width: 100% } th, td { border-top: 1px solid; padding: .4rem; text-align: left; vertical-align: top }
  tr[class] > :first-child { border-left: .3rem solid; border-left-color: inherit } .verdict { white-space: nowrap }
  ul { margin: 0; padding-left: 1rem } img { display: block }
  code, li { overflow-wrap: anywhere } :root { color-scheme: light dark }
  @media (max-width: 40rem) {
    table, tbody { display: block } tr { display: flex; flex-wrap: wrap; border-top: 1px solid } th, td { border-top: 0 }
    td:last-child { flex-basis: 100% }
  }`;

export const formatHtml: ReportFormatter = (report, title) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(summaryLine(report))}</p>
${report.findings.map((finding) => renderFinding(finding, report)).join('\n')}
${renderList('Accepted', report.accepted.map(acceptedLine))}
${renderList(
  'Unchecked',
  report.unchecked.map(({ what, why }) => `${what}: ${why}`),
)}
${report.screens ? screensAsHtml(report.screens) : ''}
</html>
`;

function renderFinding(finding: Finding, report: Report): string {
  const facts: [string, string[]][] = [
    ['rule', [finding.rule]],
    [
      'place',
      [describeFindingSource(finding.source), ...(finding.pointer ? [finding.pointer] : [])],
    ],
    ...findingDetailsOf(finding),
  ];
  return `<article class="${finding.level}">
<h2>${levelName(finding.level, report)}: ${escapeMarkup(finding.message)}</h2>
<dl>${facts.map(([label, names]) => `<dt>${label}<dd>${codes(names)}`).join('\n')}</dl>
</article>`;
}

const codes = (names: readonly string[]) =>
  names.map((name) => `<code>${escapeMarkup(name)}</code>`).join(', ');

function renderList(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const items = lines.map((line) => `<li>${escapeMarkup(line)}`);
  return `<h2>${title}</h2>\n<ul>${items.join('\n')}</ul>`;
}
