import { readFile } from 'node:fs/promises';
import { CannotCompare } from '../findings/cannot-compare.ts';
import { isRecord } from '../document/doc-node.ts';
import { createMask } from './mask.ts';
import { decodeText } from './read-entry.ts';

export const maskedEntryComment = 'personal values are hidden';

export const isMaskedEntry = (entry: unknown): boolean =>
  isRecord(entry) && entry['comment'] === maskedEntryComment;

/**
 * Reads a HAR 1.2 file, possibly gzipped.
 * @throws CannotCompare with the file and, if truncated, the last complete entry
 */
export async function readHar(file: string): Promise<unknown[]> {
  const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    throw new CannotCompare(
      cause.code === 'ENOENT' ? `${file} does not exist` : `${file} cannot be read`,
    );
  });
  const text = decodeText(bytes);
  if (text === undefined) throw new CannotCompare(`${file} is gzipped, but cannot be unpacked`);
  const entries = entriesOf(parse(file, text));
  if (!entries) throw new CannotCompare(`${file} is no HAR: it has no list log.entries`);
  return entries;
}

function entriesOf(har: unknown): unknown[] | undefined {
  const log = isRecord(har) ? har['log'] : undefined;
  const entries = isRecord(log) ? log['entries'] : undefined;
  return Array.isArray(entries) ? (entries as unknown[]) : undefined;
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new CannotCompare(`${file} ${describeBreak(text)}`);
  }
}

function describeBreak(text: string): string {
  const start = text.indexOf('"entries"');
  if (start < 0) return 'is not JSON';
  const { count, last } = countEntries(text, text.indexOf('[', start));
  const after =
    last === undefined ? 'before its first entry ends' : `after entry ${count} (${last})`;
  return `is broken or cut off ${after}; record it again, or cut it there`;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;

function countEntries(text: string, listStart: number): { count: number; last?: string } {
  let depth = 0;
  let entryStart = 0;
  let count = 0;
  let last: string | undefined;
  tokens.lastIndex = listStart;
  for (let token = tokens.exec(text); token; token = tokens.exec(text)) {
    if (token[0] === '{' || token[0] === '[') {
      depth += 1;
      if (depth === 2) entryStart = token.index;
    } else if (token[0] === '}' || token[0] === ']') {
      depth -= 1;
      if (depth === 0) break;
      if (depth === 1) {
        count += 1;
        last = nameOf(text.slice(entryStart, tokens.lastIndex));
      }
    }
  }
  return last === undefined ? { count } : { count, last };
}

function nameOf(entry: string): string {
  try {
    const { request } = JSON.parse(entry) as { request: { method: string; url: string } };
    return `${request.method} ${createMask().text(new URL(request.url).pathname)}`;
  } catch {
    return 'unreadable';
  }
}
