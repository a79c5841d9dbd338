import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { escapeMarkup } from './escape-markup.ts';
import { markdownCode, escapeMarkdown, markdownTableRow } from './markdown-parts.ts';
import type { ScreenResult } from './screen-result.ts';

function detailsOf({ without, causes, unseen, seen, otherForms, verdict }: ScreenResult): string[] {
  return [
    ...(verdict === 'works without' ? [`without ${without.join(', ')}`] : []),
    ...causes.map(({ calls, what }) => `${calls.join(', ')} ${what}`),
    ...(otherForms === undefined ? [] : [`other forms that the app reads: ${otherForms}`]),
    ...(unseen.length > 0 ? [`not seen: ${unseen.join(', ')}`] : []),
    ...(verdict === 'not seen' && seen.length > 0 ? [`seen: ${seen.join(', ')}`] : []),
  ];
}

export function formatScreenCounts(rows: readonly ScreenResult[]): string {
  if (rows.length === 0) return 'none is named by x-screens of an operation, or by --app';
  const count = (verdict: ScreenResult['verdict']) =>
    rows.filter((row) => row.verdict === verdict).length;
  return [
    `${count('works')} work`,
    `${count('works without')} work without a part`,
    `${count('does not work')} do not work`,
    `${count('not seen')} not seen`,
  ].join(', ');
}

export function screensAsText(rows: readonly ScreenResult[]): string {
  const lines = rows.flatMap((row) => [
    `  ${row.verdict.padEnd('does not work'.length)}  ${row.screen}`,
    ...detailsOf(row).map((detail) => `                   ${detail}`),
  ]);
  return [`screens: ${formatScreenCounts(rows)}`, ...lines].join('\n');
}

export function screensAsMarkdown(rows: readonly ScreenResult[]): string[] {
  return [
    '',
    '### Screens',
    '',
    `${formatScreenCounts(rows)}.`,
    '',
    markdownTableRow(['screen', 'verdict', 'why']),
    markdownTableRow(['---', '---', '---']),
    ...rows.map((result) =>
      markdownTableRow([
        markdownCode(result.screen),
        result.verdict,
        detailsOf(result).map(escapeMarkdown).join('<br>'),
      ]),
    ),
  ];
}

const levels: Readonly<Record<ScreenResult['verdict'], string>> = {
  'does not work': 'breaking',
  'works without': 'warning',
  'not seen': 'warning',
  works: 'info',
};

export function screensAsHtml(rows: readonly ScreenResult[]): string {
  const hasScreenshots = rows.some(({ picture }) => picture !== undefined);
  const cells = rows.map(
    (
      result,
    ) => `<tr class="${levels[result.verdict]}">${hasScreenshots ? `<td>${screenshotCell(result)}` : ''}
<th scope="row"><code>${escapeMarkup(result.screen)}</code>
<td class="verdict">${result.verdict}
<td><ul>${detailsOf(result)
      .map((detail) => `<li>${escapeMarkup(detail)}`)
      .join('')}</ul>`,
  );
  return `<h2>Screens</h2>
<p>${formatScreenCounts(rows)}</p>
<table>
<tr>${hasScreenshots ? '<th scope="col">picture' : ''}<th scope="col">screen<th scope="col">verdict<th scope="col">why
${cells.join('\n')}
</table>`;
}

const screenshotCell = ({ picture }: ScreenResult) =>
  picture === undefined ? '' : `<img alt="" width="90" src="${toDataUrl(picture)}">`;

export const imageTypes: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** Encodes an image as a data URL, so that the HTML report needs no other file. */
const toDataUrl = (file: string) =>
  `data:${imageTypes[extname(file)]};base64,${readFileSync(file).toString('base64')}`;
