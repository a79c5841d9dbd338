import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from './app-sources.ts';
import type { ReleaseNote } from './facts.ts';

const readLog = () => readFileSync(join(appFolder, 'CHANGELOG.md'), 'utf8');

const sectionsOf = (log: string) => log.split(/^## /m).slice(1);

/** Reads the notes below the first heading, such as `- 4 Bank/Add a card: What a borrower sees.` */
export function readReleaseNotes(log = readLog()): ReleaseNote[] {
  const [first = ''] = sectionsOf(log);
  return [...first.matchAll(/^- ([^:\n]+): (.+)$/gm)].map(([, title = '', text = '']) => ({
    title,
    text,
  }));
}

/** The second heading: the tag and date of the last release. Undefined before the first release. */
export const readLastRelease = (log = readLog()): string | undefined =>
  sectionsOf(log)[1]?.split('\n')[0];
