import { listOperations, type ContractDocument } from '../document/operations.ts';
import { isRecord, DocNode } from './doc-node.ts';

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  isRequired: boolean;
  node: DocNode;
}

export interface Operation {
  id: string;
  method: string;
  /** As in the document: without the prefix of the servers, `{name}` for a parameter. */
  path: string;
  node: DocNode;
  parameters: readonly Parameter[];
}

/** All operations with their parameters, in the order of the document. */
export function readOperations(document: ContractDocument): Operation[] {
  const root = new DocNode(document);
  return listOperations(document).flatMap(({ operationId: id, method, path }) => {
    const item = root.at('paths', path);
    const node = item?.at(method);
    if (!item || !node) return [];
    return [{ id, method, path, node, parameters: readParameters(item, node) }];
  });
}

/** Those of the path, unless the operation has one with the same name and place. */
function readParameters(item: DocNode, operation: DocNode): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const list of [item.at('parameters'), operation.at('parameters')]) {
    for (const [, node] of list?.children() ?? []) {
      if (!isRecord(node.value)) continue;
      const { name, in: where, required } = node.value;
      if (typeof name !== 'string' || !isParameterPlace(where)) continue;
      parameters.set(`${where} ${name.toLowerCase()}`, {
        name,
        in: where,
        isRequired: required === true,
        node,
      });
    }
  }
  return [...parameters.values()];
}

const isParameterPlace = (value: unknown): value is Parameter['in'] =>
  ['query', 'path', 'header', 'cookie'].includes(value as string);

/** Where a request leads. */
export interface Route {
  operation: Operation;
  pathValues: Record<string, string>;
}

export interface Router {
  /** The part of the address that the document's paths describe; undefined outside the servers. */
  pathOf: (url: string) => string | undefined;
  /** Undefined for a path or a method that the document does not have. */
  find: (method: string, path: string) => Route | undefined;
}

/**
 * `servers` are addresses; one that begins with a slash stands for that path on any host. A path
 * without parameters goes before one with them.
 */
export function createRouter(operations: readonly Operation[], servers: readonly string[]): Router {
  const literal = new Map<string, Operation>();
  const patterns: { pattern: RegExp; operation: Operation }[] = [];
  for (const operation of operations) {
    const { method, path } = operation;
    if (path.includes('{')) patterns.push({ pattern: patternOf(path), operation });
    else literal.set(`${method} ${path}`, operation);
  }
  const bases = servers.map((server) => server.replace(/\/+$/, ''));
  return {
    pathOf(url) {
      const { origin, pathname } = new URL(url, 'relative://host');
      const base = bases.find((one) =>
        isBelow(one.startsWith('/') || one === '' ? pathname : origin + pathname, one),
      );
      if (base === undefined) return undefined;
      return pathname.slice(prefixOf(base).length) || '/';
    },
    find(method, path) {
      const key = method.toLowerCase();
      const operation = literal.get(`${key} ${path}`);
      if (operation) return { operation, pathValues: {} };
      for (const { pattern, operation } of patterns) {
        const groups = operation.method === key ? pattern.exec(path) : null;
        if (groups) return { operation, pathValues: valuesOf(operation.path, groups) };
      }
      return undefined;
    },
  };
}

/** The path where the calls of a server begin, without the slash at its end. */
export const prefixOf = (server: string): string =>
  (/^(\/|$)/.test(server) ? server : new URL(server).pathname).replace(/\/+$/, '');

const isBelow = (address: string, base: string) =>
  address === base || address.startsWith(`${base}/`);

const parameterName = /\{([^}]+)\}/g;

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^/]+)')}$`);
}

function valuesOf(path: string, groups: RegExpExecArray): Record<string, string> {
  const names = [...path.matchAll(parameterName)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name, at) => [name, decode(groups[at + 1] ?? '')]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The addresses of the document; the root when it names none. Variables take their defaults. */
export function serversOf(document: ContractDocument): string[] {
  const servers = new DocNode(document).at('servers')?.children() ?? [];
  const urls = servers.map(([, server]) => {
    const url = String(server.at('url')?.value ?? '');
    return url.replaceAll(parameterName, (_, name: string) =>
      String(server.at('variables', name, 'default')?.value ?? ''),
    );
  });
  return urls.length > 0 ? urls.map((url) => (url === '/' ? '' : url)) : [''];
}
