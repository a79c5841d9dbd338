import type { ContractDocument } from '../document/operations.ts';
import { DocNode, isRecord } from '../exchange/doc-node.ts';
import { readOperations } from '../exchange/operations.ts';
import { escapeMarkup } from '../findings/escape-markup.ts';
import { screensOf, type Screens } from '../usage/read-screens.ts';

type Json = Record<string, unknown>;

/**
 * A copy whose descriptions also state the marks: origins, screens, errors.
 * @param server where the calls go; without it those of the contract
 */
export function decorate(
  document: ContractDocument,
  screens: Screens,
  server?: string,
): ContractDocument {
  const copy = structuredClone(document);
  placeServers(copy, server);
  for (const { id, node } of readOperations(copy)) {
    const operation = node.value as Json;
    const shown = screensOf(screens, [id]).map((screen) =>
      screen === '*' ? 'all' : `\`${screen}\``,
    );
    operation['description'] = [
      `**Origin:** ${originOf(operation) ?? 'not marked'}.`,
      ...(shown.length > 0 ? [`**Screens:** ${shown.join(', ')}.`] : []),
      textOf(operation['description']),
    ].join('\n\n');
  }
  markFields(copy['components']);
  markFields(copy.paths);
  const info = copy['info'] as Json;
  info['description'] = [textOf(info['description']), errorTable(copy)]
    .filter(Boolean)
    .join('\n\n');
  return copy;
}

/** A path alone is that of any server: a browser would put it after the folder of this page. */
function placeServers(document: ContractDocument, server: string | undefined): void {
  if (server !== undefined) {
    document['servers'] = [{ url: server }];
    return;
  }
  const servers = Array.isArray(document['servers']) ? (document['servers'] as Json[]) : [{}];
  document['servers'] = servers.map((one) => {
    const url = textOf(one['url']);
    return /^[a-z]+:/i.test(url) || url.startsWith('{')
      ? one
      : { ...one, url: `https://SERVER/${url.replace(/^\/+/, '')}` };
  });
}

function originOf(value: Json): string | undefined {
  const origin = value['x-origin'];
  if (typeof origin !== 'string') return undefined;
  const decision = value['x-decision'];
  return typeof decision === 'string' ? `${origin}, ${decision}` : origin;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Writes "Assumed" at each marked part but operations, which have it above. */
function markFields(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const origin = isRecord(value) && !('operationId' in value) ? originOf(value) : undefined;
  if (isRecord(value) && origin?.startsWith('assumed')) {
    value['description'] = `**${capital(origin)}.** ${textOf(value['description'])}`.trim();
  }
  for (const child of Object.values(value)) markFields(child);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const columns = ['code', 'meaning', 'HTTP status', 'what the app does', 'retry'];

const cellOf = (cell: unknown, at: number) =>
  `<td data-label="${columns[at]}">${escapeMarkup(String(cell ?? '').replaceAll(/\s+/g, ' '))}</td>`;

/** The catalogue of `x-errors` as a table; nothing when the contract has none. */
function errorTable(document: ContractDocument): string {
  const errors = new DocNode(document).at('x-errors')?.children() ?? [];
  const rows = errors.map(([code, { value }]) => {
    const { meaning, httpStatus, app, retry } = value as Json;
    return [code, meaning, [httpStatus].flat().join(', '), app, retry];
  });
  if (rows.length === 0) return '';
  const head = columns.map((name) => `<th>${name}</th>`).join('');
  const body = rows
    .toSorted((a, b) => Number(a[0]) - Number(b[0]))
    .map((cells) => `<tr>${cells.map(cellOf).join('')}</tr>`);
  // In one line each: Markdown would read an empty or an indented line as its own.
  return [
    '# Errors',
    '',
    '<div class="errors"><table>',
    `<thead><tr>${head}</tr></thead><tbody>`,
    ...body,
    '</tbody></table></div>',
  ].join('\n');
}
