/**
 * Keeps one Vitest open for each project and runs single tests in it: to start one for each row takes ten times
 * as long. Whoever changes a file says so, since nothing here watches files.
 */
import { join } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { repositoryRoot } from '../run.ts';

export interface Project {
  /** The folder of its configuration. */
  root: string;
  /** Its name, where the configuration has several. */
  project?: string;
  config?: string;
}

export interface Outcome {
  /** Tests that ran: none when the name fits no test. */
  ran: number;
  failed: number;
}

/**
 * What the command `vitest` sets before it reads a configuration; and a story waits less long for what the broken
 * code no longer shows.
 */
const environment = {
  VITEST: 'true',
  TEST: 'true',
  NODE_ENV: 'test',
  VITE_STORY_PATIENCE_MS: '10000',
};

const open = new Map<string, Promise<Vitest>>();

/** Tests of a file, from the root, whose name with the names of its groups fits the pattern. */
export interface WantedTests {
  file: string;
  pattern: string;
}

/** Runs them at once; the outcomes stand in their order. */
export async function runInVitest(
  project: Project,
  wanted: readonly WantedTests[],
): Promise<readonly Outcome[]> {
  const vitest = await openProject(project);
  const paths = new Set(wanted.map(({ file }) => join(repositoryRoot, file)));
  const specifications = (await vitest.globTestSpecifications([...paths])).filter(({ moduleId }) =>
    paths.has(moduleId),
  );
  if (specifications.length === 0) return wanted.map(() => ({ ran: 0, failed: 0 }));
  vitest.setGlobalTestNamePattern(wanted.map(({ pattern }) => `(?:${pattern})`).join('|'));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return wanted.map(({ file, pattern }) => {
    const path = join(repositoryRoot, file);
    const modules = testModules.filter(({ moduleId }) => moduleId === path);
    return outcomeOf(modules, new RegExp(pattern), unhandledErrors.length);
  });
}

function outcomeOf(modules: readonly TestModule[], pattern: RegExp, errors: number): Outcome {
  const states = modules
    .flatMap((module) => [...module.children.allTests()])
    .filter(({ fullName }) => pattern.test(fullName.replaceAll(' > ', ' ')))
    .map((test) => test.result().state);
  const count = (state: string) => states.filter((one) => one === state).length;
  const unread = modules.filter(
    (module) => module.state() === 'failed' && [...module.children.allTests('failed')].length === 0,
  ).length;
  const failed = count('failed') || unread || errors;
  return { ran: count('passed') + failed, failed };
}

/** Makes the next run read a changed file again, and the files that import it. */
export async function forgetModule(path: string): Promise<void> {
  for (const vitest of await Promise.all(open.values()))
    for (const id of withImporters(vitest, path)) {
      vitest.invalidateFile(id);
      vitest.watcher.invalidates.add(id);
    }
}

function withImporters(vitest: Vitest, path: string): Set<string> {
  const files = new Set([path]);
  const graphs = vitest.projects.flatMap(({ vite }) =>
    Object.values(vite.environments).map(({ moduleGraph }) => moduleGraph),
  );
  for (const file of files)
    for (const graph of graphs)
      for (const module of graph.getModulesByFile(file) ?? [])
        for (const importer of module.importers) if (importer.file) files.add(importer.file);
  return files;
}

export async function closeRunners(): Promise<void> {
  for (const vitest of await Promise.all(open.values())) await vitest.close();
  open.clear();
}

function openProject({ root, project, config }: Project): Promise<Vitest> {
  Object.assign(process.env, environment);
  const key = JSON.stringify([root, project, config]);
  const opened =
    open.get(key) ??
    createVitest('test', {
      root: join(repositoryRoot, root),
      watch: false,
      reporters: [{}],
      ...(project ? { project } : {}),
      ...(config ? { config: join(repositoryRoot, root, config) } : {}),
    }).then(async (vitest) => {
      await vitest.standalone();
      return vitest;
    });
  open.set(key, opened);
  return opened;
}
