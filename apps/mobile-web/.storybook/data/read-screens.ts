import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readScreens } from '@kosha/contract';
import { patterns } from '../../src/shared/paths.ts';
import { events } from '../../src/shared/tracking/events.ts';
import type { Catalogue } from '../../src/shared/i18n/messages.ts';
import type { Call, ScreenFacts } from './facts.ts';
import { assumedFieldsOf, readOurContract, refusalsOf } from './read-answers.ts';
import { citedIn, readShownBy } from './rules.ts';

const appFolder = join(import.meta.dirname, '../..');
const repository = join(appFolder, '../..');
const read = (path: string) => readFileSync(path, 'utf8');

const rowPattern = /pattern: patterns\.(\w+)[\s\S]*?import\('(\.\.?\/[^']+)'\)/g;

/** The screen's own file: that of a screen with a picture stands beside the table and leads on to it. */
function screenIn(tables: string, file: string): string {
  if (file.startsWith('../')) return file.slice('../'.length);
  const own = /from '\.\.\/(features\/[^']+\.screen\.tsx)'/.exec(read(join(tables, file)))?.[1];
  if (own === undefined) throw new Error(`${file} leads to no screen`);
  return own;
}

/** The route patterns of each screen's file. */
export function readRoutes(): Map<string, string[]> {
  const routes = new Map<string, string[]>([
    ['src/features/not-found/not-found.screen.tsx', ['*']],
  ]);
  const tables = join(appFolder, 'src/app');
  for (const table of readdirSync(tables).filter((one) =>
    /^route-table\.ts$|-rows\.ts$/.test(one),
  )) {
    for (const [, name = '', file = ''] of read(join(tables, table)).matchAll(rowPattern)) {
      const path = `src/${screenIn(tables, file)}`;
      const pattern = patterns[name as keyof typeof patterns];
      routes.set(path, [...(routes.get(path) ?? []), pattern]);
    }
  }
  return routes;
}

/** Each call with the patterns of its screens. */
async function readCalls(): Promise<{ call: Call; patterns: readonly string[] }[]> {
  const { document, operations } = await readOurContract();
  const screens = await readScreens(operations);
  return operations.map((entry) => {
    const { operationId, method, path, operation } = entry;
    const own = screens.get(operationId) ?? [];
    const isEverywhere = own.includes('*');
    const origin = String(operation['x-origin']);
    const call = {
      operationId,
      method,
      path,
      origin,
      isEverywhere,
      assumed: assumedFieldsOf(document, entry),
      refusals: refusalsOf(document, entry),
    };
    return { call, patterns: own };
  });
}

async function textsOf(files: readonly string[]): Promise<ScreenFacts['texts']> {
  const modules = files.filter((file) => file.endsWith('.messages.ts'));
  const exported = await Promise.all(
    modules.map(async (file) => Object.values((await import(file)) as Record<string, unknown>)),
  );
  const catalogues = exported.flat().filter(isCatalogue);
  return Object.fromEntries(catalogues.map(({ namespace, texts }) => [namespace, texts]));
}

const isCatalogue = (value: unknown): value is Catalogue<Record<string, string>> =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value;

const kitPattern = /import (?:type )?\{([^}]*)\} from '@kosha\/ui'/g;

/** The parts of the kit that sources import. */
function partsIn(source: string): string[] {
  const names = [...source.matchAll(kitPattern)].flatMap(([, list = '']) => list.split(','));
  const parts = names.map((name) => name.trim()).filter((name) => /^[A-Z]/.test(name));
  return [...new Set(parts)].toSorted();
}

/** The rows of the table of tests that name a story of the screen. */
function rulesShownBy(screen: string, shown: Map<string, string[]>): string[] {
  const folder = join(appFolder, screen, '..');
  const stories = readdirSync(folder).filter((name) => name.endsWith('.stories.tsx'));
  return stories.flatMap((name) => shown.get(relative(repository, join(folder, name))) ?? []);
}

/** What each screen does, by its file. */
export async function readScreenFacts(): Promise<Record<string, ScreenFacts>> {
  const shown = readShownBy(read(join(repository, 'docs/product/shown-by.md')));
  const calls = await readCalls();
  const facts = [...readRoutes()].map(async ([screen, own]) => {
    const files = filesFrom(join(appFolder, screen));
    const features = files.filter((file) => file.includes('/src/features/'));
    const source = features.map(read).join('\n');
    const rules = new Set([...citedIn(source), ...rulesShownBy(screen, shown)]);
    return [
      `./${screen}`,
      {
        patterns: own,
        rules: [...rules].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
        calls: calls
          .filter((one) => one.patterns.some((pattern) => own.includes(pattern)))
          .map(({ call }) => call),
        events: Object.keys(events).filter((name) => source.includes(`'${name}'`)),
        parts: partsIn(source),
        texts: await textsOf(files),
      },
    ] as const;
  });
  return Object.fromEntries(await Promise.all(facts));
}

const importPattern = /(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g;

/** The files that a file imports, and those that these import; `app` and other screens are left out. */
function filesFrom(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(importPattern)) {
      const target = join(dirname(file), path ?? '');
      if (!/\/src\/app\/|\.screen\.tsx$/.test(target)) files.add(target);
    }
  }
  return [...files];
}
