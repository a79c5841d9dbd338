import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from './app-sources.ts';
import type { ReleaseNote } from './facts.ts';

/**
 * The notes below the first heading of a change log, such as `- 4 Bank/Add a card: What a borrower
 * sees.`
 */
export function readReleaseNotes(
  log = readFileSync(join(appFolder, 'CHANGELOG.md'), 'utf8'),
): ReleaseNote[] {
  const [, first = ''] = log.split(/^## /m);
  return [...first.matchAll(/^- ([^:\n]+): (.+)$/gm)].map(([, title = '', text = '']) => ({
    title,
    text,
  }));
}
