import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from './app-sources.ts';
import type { ReleaseNote } from './facts.ts';

/** Reads the notes below the first heading, such as `- 4 Bank/Add a card: What a borrower sees.` */
export function readReleaseNotes(
  log = readFileSync(join(appFolder, 'CHANGELOG.md'), 'utf8'),
): ReleaseNote[] {
  const [, first = ''] = log.split(/^## /m);
  return [...first.matchAll(/^- ([^:\n]+): (.+)$/gm)].map(([, title = '', text = '']) => ({
    title,
    text,
  }));
}
