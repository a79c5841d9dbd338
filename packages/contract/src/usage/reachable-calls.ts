import type { ApiCall } from './read-api-call.ts';
import {
  onLoad,
  readModule,
  wholeModule,
  type Module,
  type Part,
  type Target,
} from './read-module.ts';

type ReadModule = (file: string) => Module;

/** A function that reads each module once. */
export function createReader(): ReadModule {
  const modules = new Map<string, Module>();
  return (file) => {
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    return module;
  };
}

/**
 * The calls that a part of a module makes, directly or through the names it uses. Other parts of
 * the file do not count. The search never enters the files in `barriers`.
 */
export function callsFrom(
  read: ReadModule,
  file: string,
  part: Part,
  barriers: ReadonlySet<string>,
): ApiCall[] {
  const calls = new Set(part.calls);
  const seen = new Set<string>();
  const open = targetsOf(file, part);
  for (let target = open.pop(); target; target = open.pop()) {
    const key = `${target.file}#${target.name}`;
    if (seen.has(key) || barriers.has(target.file)) continue;
    seen.add(key);
    const module = read(target.file);
    for (const reached of partsAt(module, target.name)) {
      for (const call of reached.calls) calls.add(call);
      open.push(...targetsOf(target.file, reached));
    }
    open.push(...module.loads, ...linksAt(module, target.name));
  }
  return [...calls];
}

function targetsOf(file: string, { mentions, dynamicImports }: Part): Target[] {
  return [...dynamicImports, ...[...mentions].map((name) => ({ file, name }))];
}

/** The declarations of a name, and the statements that run when their module loads. */
function partsAt({ parts }: Module, name: string): Part[] {
  if (name === wholeModule) return [...parts.values()].flat();
  return [...(parts.get(name) ?? []), ...(parts.get(onLoad) ?? [])];
}

function linksAt({ links, parts, passedOn }: Module, name: string): Target[] {
  const passed = passedOn.map((file) => ({ file, name }));
  if (name === wholeModule) return [...links.values(), ...passed];
  const link = links.get(name);
  if (link) return [link];
  return parts.has(name) ? [] : passed;
}
