import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { RowToBuild } from '../src/entry-prerender.tsx';
import type { FileGroup } from '../src/app/route-row.ts';

/** A row of the route table with its source files, such as 'src/features/home/home.screen.tsx'. */
export interface ScreenFiles {
  pattern: string;
  group: FileGroup | undefined;
  /** The screen's file, then that of what provides its data. */
  sources: readonly string[];
}

/**
 * Finds the source file of each row's code: the one of the prerendering build that exports it. So an address
 * stands with its file in the route table alone.
 */
export async function readScreens(
  prerenderFolder: string,
  rows: readonly RowToBuild[],
): Promise<ScreenFiles[]> {
  const manifest = JSON.parse(
    await readFile(join(prerenderFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const sourceOf = new Map<unknown, string>();
  for (const { file, src, isDynamicEntry } of Object.values(manifest)) {
    if (isDynamicEntry !== true || src === undefined) continue;
    // What needs a browser to be imported is no screen: these are loaded already.
    const exported = await importFrom(prerenderFolder, file).catch(() => ({}));
    for (const value of Object.values(exported)) sourceOf.set(value, src);
  }
  return rows.map(({ pattern, group, components }) => ({
    pattern,
    group,
    sources: components.map((component) => {
      const source = sourceOf.get(component);
      if (source === undefined) throw new Error(`No file of the build exports ${pattern}`);
      return source;
    }),
  }));
}

const importFrom = (folder: string, file: string): Promise<object> =>
  import(pathToFileURL(join(folder, file)).href) as Promise<object>;
