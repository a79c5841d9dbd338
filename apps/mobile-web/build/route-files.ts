import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type { RouteToBuild } from '../src/entry-prerender.tsx';

export interface ScriptsAndStyles {
  /** Script URLs; each script comes after the scripts that it imports. */
  scripts: string[];
  styles: string[];
}

export type RouteFiles = Awaited<ReturnType<typeof readRouteFiles>>;

const entry = 'index.html';

export async function readRouteFiles(
  { outputFolder, prerenderFolder }: { outputFolder: string; prerenderFolder: string },
  rows: readonly RouteToBuild[],
) {
  const manifest = await readManifest(outputFolder);
  const sourceOf = await readSources(prerenderFolder);

  /**
   * The imports of a chunk come before the chunk itself, because the order of the styles matters.
   */
  function collect(key: string, ordered: Set<string>, visited = new Set<string>()): void {
    if (visited.has(key)) return;
    visited.add(key);
    for (const imported of manifest[key]?.imports ?? []) collect(imported, ordered, visited);
    ordered.add(key);
  }

  function filesOf(components: readonly unknown[]): ScriptsAndStyles {
    const ordered = new Set<string>();
    for (const key of [entry, ...components.map((component) => sourceOf.get(component) ?? '')]) {
      if (!manifest[key]) throw new Error('A screen of the route table has no chunk in the build');
      collect(key, ordered);
    }
    const chunks = [...ordered].flatMap((key) => manifest[key] ?? []);
    return {
      scripts: [...new Set(chunks.map(({ file }) => `/${file}`))],
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
    };
  }

  return {
    of: (pattern: string) => filesOf(rows.find((row) => row.pattern === pattern)?.components ?? []),
    /** The files that every page needs. */
    ofStart: () => filesOf([]),
    /** The files that every screen with server data needs. */
    ofFrame: () => filesOf(rows.flatMap(({ components }) => components.slice(1)).slice(0, 1)),
  };
}

const readManifest = async (folder: string) =>
  JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;

async function readSources(folder: string): Promise<ReadonlyMap<unknown, string>> {
  const sourceOf = new Map<unknown, string>();
  for (const { file, src, isDynamicEntry } of Object.values(await readManifest(folder))) {
    if (isDynamicEntry !== true || src === undefined) continue;
    const address = pathToFileURL(join(folder, file)).href;
    // A module that fails to load outside a browser contains no screen.
    const exported = (await import(address).catch(() => ({}))) as object;
    for (const value of Object.values(exported)) sourceOf.set(value, src);
  }
  return sourceOf;
}
