import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const engine = join(import.meta.dirname, '../../../../packages/form-engine/src');

const importPattern = /(?:import|export)\s+([^;'"]*?)\s*from '([^']+)'|import\(\s*'([^']+)'\s*\)/g;

/** The imported names before renaming: `ErrorSummary` of `{ ErrorSummary as Summary }`. */
export const importedNames = (list: string): string[] =>
  list
    .replaceAll(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.split(' as ')[0] ?? name);

export const importsIn = (source: string): { from: string; names: string[] }[] =>
  [...source.matchAll(importPattern)]
    .filter(([, list = '']) => !list.startsWith('type '))
    .map(([, list = '', from, lazily]) => ({
      from: from ?? lazily ?? '',
      names: importedNames(list),
    }));

const read = (file: string) => readFileSync(file, 'utf8');

const engineFilesOf = (names: readonly string[]): string[] =>
  importsIn(read(join(engine, 'index.ts')))
    .filter((one) => one.names.some((name) => names.includes(name)))
    .map(({ from }) => join(engine, from));

const isOfApp = (file: string) => file.includes('/src/app/');

/**
 * All files that an entry imports, directly or indirectly, without other screens. `src/app` is left
 * out unless it contains the entry.
 */
export function listImportedFiles(entry: string): string[] {
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
