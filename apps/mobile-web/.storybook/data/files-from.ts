import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const engine = join(import.meta.dirname, '../../../../packages/form-engine/src');

const importPattern = /(?:import|export)\s+([^;'"]*?)\s*from '([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** The names that an import takes, in their own words: `ErrorSummary` of `{ ErrorSummary as Summary }`. */
export const namesTaken = (list: string): string[] =>
  list
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);

/** Each import of values with the names that it takes. */
export const importsIn = (source: string): { from: string; names: string[] }[] =>
  [...source.matchAll(importPattern)]
    .filter(([, list = '']) => !list.startsWith('type '))
    .map(([, list = '', from, lazily]) => ({
      from: from ?? lazily ?? '',
      names: namesTaken(list),
    }));

const read = (file: string) => readFileSync(file, 'utf8');

/** The engine's files that hold what an app takes from it. */
const engineFilesOf = (names: readonly string[]): string[] =>
  importsIn(read(join(engine, 'index.ts')))
    .filter((one) => one.names.some((name) => names.includes(name)))
    .map(({ from }) => join(engine, from));

const isOfApp = (file: string) => file.includes('/src/app/');

/**
 * The files that a file imports values from, and those that these do, the form engine's too. Other screens are left out,
 * and so is `app`, but for a part of it.
 */
export function filesFrom(entry: string): string[] {
  const files = new Set([entry]);
  const isLeftOut = (file: string) =>
    file.endsWith('.screen.tsx') || (isOfApp(file) && !isOfApp(entry));
  for (const file of files) {
    for (const { from, names } of importsIn(read(file))) {
      const targets = from === '@kosha/form-engine' ? engineFilesOf(names) : [];
      if (/^\..*\.tsx?$/.test(from)) targets.push(join(dirname(file), from));
      for (const target of targets) if (!isLeftOut(target)) files.add(target);
    }
  }
  return [...files];
}
