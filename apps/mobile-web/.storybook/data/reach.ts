import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const importPattern = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g;

/** The files that a file imports, and those that these import; `app` and other screens are left out. */
export function filesFrom(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const target = join(dirname(file), path ?? '');
      if (!/\/src\/app\/|\.screen\.tsx$/.test(target)) files.add(target);
    }
  }
  return [...files];
}
