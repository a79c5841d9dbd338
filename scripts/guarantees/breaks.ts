/**
 * Reads docs/product/breaks: for each requirement and decision the small change of code that breaks what it
 * promises. Its tests in shown-by.md must notice the change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../run.ts';

export interface Break {
  /** Such as `§4.7` or `D17`. */
  number: string;
  file: string;
  /** Whole lines that stand once in the file, with what stands there instead while it is broken. */
  from: string;
  to: string;
}

const folder = join(repositoryRoot, 'docs/product/breaks');
const entryPattern = /^## (\S+)\n+`([^`]+)`\n+```diff\n([\s\S]*?)\n```$/gm;

/** All breaks, in the order of the pages. */
export function readBreaks(): Break[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .toSorted()
    .flatMap((name) => findBreaks(readFileSync(join(folder, name), 'utf8')));
}

/** @param page a page of entries: a heading with the number, the file, and the change as a diff */
export function findBreaks(page: string): Break[] {
  return [...page.matchAll(entryPattern)].map(([, number = '', file = '', diff = '']) => {
    const lines = diff.split('\n').map((line) => ({ sign: line[0] ?? ' ', text: line.slice(1) }));
    const side = (dropped: string) =>
      lines
        .filter(({ sign }) => sign !== dropped)
        .map(({ text }) => text)
        .join('\n');
    return { number, file, from: side('+'), to: side('-') };
  });
}

/** The file's text with the change made. @throws when its lines do not stand there exactly once */
export function applyBreak(text: string, { number, file, from, to }: Break): string {
  const times = `\n${text}`.split(`\n${from}\n`).length - 1;
  if (times !== 1)
    throw new Error(`${number}: its lines stand ${times} times in ${file}, not once.`);
  return `\n${text}`.replace(`\n${from}\n`, () => `\n${to}\n`).slice(1);
}
