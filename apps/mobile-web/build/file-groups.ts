import { basename, extname, join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import type { FileGroup } from '../src/app/route-row.ts';
import type { ScreenFiles } from './screens.ts';

/** The groups of the screens that need a module; undefined stands for those without one. */
type Needing = ReadonlySet<FileGroup | undefined>;

/**
 * What every page may bring once its screen is there: nothing that only forms need may come with it. What changes the
 * language comes before the screen in any other than English.
 */
const afterStart: readonly ScreenFiles[] = [
  'src/shared/tracking/sender.ts',
  'src/shared/language/choose-language.ts',
].map((source) => ({ pattern: '*', group: 'every', sources: [source] }));

/**
 * What screens share comes into few files: each is a request of 150 ms and 300 bytes of headers. A module that
 * several screens need goes into the first of these files whose rule holds. A module that it imports has at
 * least the same screens, so a file imports only from those above it, and all of them can start.
 */
const rules: readonly [name: string, holds: (of: Needing) => boolean][] = [
  ['start', (of) => of.has('every') || (of.has('common') && of.has('loans'))],
  ['common', (of) => of.has('common')],
  ['signed-in', (of) => of.has('step') && (of.has('loans') || of.has('public'))],
  // Such as a dropdown: home does without it, and without the fields of login that it needs.
  ['fields', (of) => of.has('step') && of.has('cost')],
  ['loans', (of) => of.has('loans') || (of.has('orders') && of.has('cost'))],
  ['cost', (of) => of.has('cost')],
  ['step', (of) => of.has('step')],
  ['orders', (of) => of.has('orders')],
  ['public', (of) => of.has('public')],
];

/**
 * What the picture of a screen needs of these files stands in files that come first (`src/picture`), and that need nothing of the
 * app's start: in few, as each file more costs a page 1 kB. What only screens with a picture share needs no other file: all of it
 * is needed.
 */
const fileForPictures: Readonly<Record<string, string>> = {
  start: 'picture',
  'signed-in': 'picture',
  common: 'picture',
  // Login, home and orders do without these.
  fields: 'controls',
};

/** Ids of modules that each module imports at once, without what nobody uses. */
export type Graph = ReadonlyMap<string, readonly string[]>;

export interface FileGroups {
  /** The setting that puts the modules of screens into files. */
  files: UserConfig;
  graph: Graph;
  /** Ids of the modules that are asked for with `import()`. */
  asked: ReadonlySet<string>;
  /** Ids of the modules that the app needs at its start: in its own file, and what these import from that for pictures. */
  inStart: ReadonlySet<string>;
}

/**
 * Puts the modules of screens into files by the module graph and the rows of the route table. `pictured` are the patterns of
 * those that are shown before the app is here.
 */
export async function groupFiles(
  root: string,
  screens: readonly ScreenFiles[],
  common: UserConfig,
  pictured: readonly string[],
): Promise<FileGroups> {
  const { graph, entries, asked } = await readGraph(root, common);
  const atStart = reached(graph, entries);
  const users = new Map<string, ScreenFiles[]>();
  for (const screen of [...screens, ...afterStart]) {
    const sources = screen.sources.map((source) => join(root, source));
    const missing = sources.find((source) => !graph.has(source));
    if (missing !== undefined) throw new Error(`The build has no module ${missing}`);
    for (const id of reached(graph, sources)) users.set(id, [...(users.get(id) ?? []), screen]);
  }
  const names = new Map([...users].map(([id, of]) => [id, fileOf(of)]));
  for (const id of atStart) names.set(id, 'start');
  const screensOfPictures = screens.filter(({ pattern }) => pictured.includes(pattern));
  const pictures = screensOfPictures.map(({ sources: [screen = ''] }) => join(root, screen));
  for (const id of reached(graph, pictures)) {
    const own = fileForPictures[names.get(id) ?? ''];
    if (own !== undefined) names.set(id, own);
  }
  const files: UserConfig = {
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'screens', name: (id) => names.get(id) ?? null }],
          },
        },
      },
    },
  };
  const ownOfStart = [...names.keys()].filter((id) => names.get(id) === 'start');
  return { files, graph, asked, inStart: reached(graph, ownOfStart) };
}

/** The file for a module that these screens need; null leaves it to the bundler. */
function fileOf(screens: readonly ScreenFiles[]): string | null {
  const [own = '', ...others] = new Set(screens.map(({ sources: [file = ''] }) => file));
  if (others.length === 0) return basename(own, extname(own));
  const needing: Needing = new Set(screens.map(({ group }) => group));
  return rules.find(([, holds]) => holds(needing))?.[0] ?? null;
}

/** Builds with each module in a file of its own, and reads what imports what. */
async function readGraph(
  root: string,
  common: UserConfig,
): Promise<{ graph: Graph; entries: string[]; asked: Set<string> }> {
  const graph = new Map<string, readonly string[]>();
  const entries: string[] = [];
  const asked = new Set<string>();
  const names = new Map<string, string>();
  const read: Plugin = {
    name: 'read-graph',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const idOf = new Map(
        chunks.map((chunk) => [chunk.fileName, chunk.moduleIds[0] ?? chunk.fileName]),
      );
      for (const { fileName, imports, dynamicImports, isEntry } of chunks) {
        const id = idOf.get(fileName) ?? fileName;
        graph.set(
          id,
          imports.flatMap((file) => idOf.get(file) ?? []),
        );
        if (isEntry) entries.push(id);
        for (const file of dynamicImports) asked.add(idOf.get(file) ?? file);
      }
    },
  };
  const nameOf = (id: string) => {
    const name = names.get(id) ?? `module-${names.size}`;
    names.set(id, name);
    return name;
  };
  await build({
    root,
    ...common,
    logLevel: 'error',
    plugins: [common.plugins, read],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'modules', name: nameOf }],
          },
        },
      },
    },
  });
  return { graph, entries, asked };
}

/** Modules with all that they import. */
export function reached(graph: Graph, starts: Iterable<string>): ReadonlySet<string> {
  const seen = new Set(starts);
  for (const id of seen) for (const imported of graph.get(id) ?? []) seen.add(imported);
  return seen;
}
