import type { ApiCall } from './read-api-call.ts';
import { moduleLoadName, readModule, type Module } from './read-module.ts';
import {
  readCodeDependencies,
  wholeModule,
  type CodeDependencies,
  type ExportReference,
} from './references.ts';

type ReadModule = (file: string) => Module;

export function createModuleReader(): ReadModule {
  const modules = new Map<string, Module>();
  return (file) => {
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    return module;
  };
}

/**
 * Returns the API calls of `part` and of all code that it references directly or indirectly, except
 * for the files in `barriers`.
 */
export function callsFrom(
  read: ReadModule,
  file: string,
  part: CodeDependencies,
  barriers: ReadonlySet<string>,
): ApiCall[] {
  const calls = new Map(part.calls.map((call) => [keyOf(call), call]));
  const seen = new Set<string>();
  const pending = targetsOf(file, part);
  for (let target = pending.pop(); target; target = pending.pop()) {
    const key = JSON.stringify([target.file, target.name, target.path, target.args]);
    if (seen.has(key) || barriers.has(target.file)) continue;
    seen.add(key);
    const module = read(target.file);
    for (const reached of partsAt(module, target, key)) {
      for (const call of reached.calls) calls.set(keyOf(call), call);
      pending.push(...targetsOf(target.file, reached));
    }
    pending.push(...linksAt(module, target), ...module.loads.map(wholeTarget));
  }
  return [...calls.values()];
}

const keyOf = ({ file, line, method, paths }: ApiCall) =>
  JSON.stringify([file, line, method, paths]);

const wholeTarget = (link: { file: string; name: string }): ExportReference => ({
  ...link,
  path: [],
  args: {},
});

function targetsOf(
  file: string,
  { references, dynamicImports }: CodeDependencies,
): ExportReference[] {
  return [...dynamicImports, ...references.map((reference) => ({ ...reference, file }))];
}

const partsOf = new WeakMap<Module, Map<string, readonly CodeDependencies[]>>();

function partsAt(
  module: Module,
  target: ExportReference,
  key: string,
): readonly CodeDependencies[] {
  const known = partsOf.get(module) ?? new Map<string, readonly CodeDependencies[]>();
  partsOf.set(module, known);
  const parts = known.get(key) ?? readPartsAt(module, target);
  known.set(key, parts);
  return parts;
}

function readPartsAt(
  { declarations }: Module,
  { name, path, args }: ExportReference,
): CodeDependencies[] {
  if (name === wholeModule)
    return [...declarations.values()].flat().map((node) => readCodeDependencies(node));
  return [
    ...(declarations.get(name) ?? []).map((node) => readCodeDependencies(node, path, args)),
    ...(declarations.get(moduleLoadName) ?? []).map((node) => readCodeDependencies(node)),
  ];
}

/** Resolves imported names. After `import * as calls`, `calls.query` is the export `query`. */
function linksAt(
  { links, declarations, reexports }: Module,
  target: ExportReference,
): ExportReference[] {
  const { name, path } = target;
  const reexported = reexports.map((file) => ({ ...target, file }));
  if (name === wholeModule) return [...[...links.values()].map(wholeTarget), ...reexported];
  const link = links.get(name);
  if (!link) return declarations.has(name) ? [] : reexported;
  const [member, ...rest] = path;
  const isNamespace = link.name === wholeModule && member !== undefined;
  return [isNamespace ? { ...target, ...link, name: member, path: rest } : { ...target, ...link }];
}
