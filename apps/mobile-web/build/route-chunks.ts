import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { ScreenFiles } from './screens.ts';

export interface RouteChunks {
  /** Addresses of the scripts to fetch ahead, the entry included. */
  scripts: string[];
  /** Addresses of the styles, in the order they apply. */
  styles: string[];
}

const entry = 'index.html';

/** Notes into which file of the build each source goes: one that a group holds is not in the manifest. */
export function noteFiles(root: string, fileOf: Map<string, string>): Plugin {
  return {
    name: 'note-files',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          for (const id of output.moduleIds) fileOf.set(relative(root, id), output.fileName);
        }
      },
    },
  };
}

export type Chunks = Awaited<ReturnType<typeof readChunks>>;

/** Reads the bundler's manifest, which says which files a route needs. */
export async function readChunks(
  outputFolder: string,
  screens: readonly ScreenFiles[],
  fileOf: ReadonlyMap<string, string>,
) {
  const manifest = JSON.parse(
    await readFile(join(outputFolder, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));

  /** Adds a chunk after its imports, the order in which styles apply. */
  function collect(key: string, ordered: Set<string>, visited: Set<string>): void {
    if (visited.has(key)) return;
    visited.add(key);
    for (const imported of manifest[key]?.imports ?? []) collect(imported, ordered, visited);
    ordered.add(key);
  }

  function withImports(
    sources: readonly string[],
    starts: readonly string[] = [entry],
  ): RouteChunks {
    const ordered = new Set<string>();
    const visited = new Set<string>();
    for (const start of starts) collect(start, ordered, visited);
    for (const source of sources) {
      const key = keyOf.get(fileOf.get(source) ?? '');
      if (key === undefined) throw new Error(`No file of the build has ${source}`);
      collect(key, ordered, visited);
    }
    const chunks = [...ordered].flatMap((key) => manifest[key] ?? []);
    return {
      scripts: [...new Set(chunks.map((chunk) => `/${chunk.file}`))],
      styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map((file) => `/${file}`),
    };
  }

  return {
    entryScript: `/${manifest[entry]?.file}`,
    /** What the screen of an address in the route table needs. */
    of: (pattern: string) =>
      withImports(screens.find((screen) => screen.pattern === pattern)?.sources ?? []),
    /** What every page needs. */
    ofStart: () => withImports([]),
    /** What the screen itself needs, without the app around it; its own script last. */
    scriptsOfScreen(pattern: string): readonly string[] {
      const [screen = ''] = screens.find((one) => one.pattern === pattern)?.sources ?? [];
      return withImports([screen], []).scripts;
    },
    /** What every screen that reads from the server needs. */
    ofShell: () => withImports([dataProviderOf(screens)]),
  };
}

/** The source of what provides data: a screen with data needs a second file. */
export function dataProviderOf(screens: readonly ScreenFiles[]): string {
  const found = screens.map(({ sources: [, provider] }) => provider).find(Boolean);
  if (found === undefined) throw new Error('No screen reads from the server');
  return found;
}
