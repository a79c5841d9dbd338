import { listOperations, type ContractDocument } from '../document/operations.ts';
import { isRecord, DocNode } from '../document/doc-node.ts';

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  isRequired: boolean;
  node: DocNode;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  node: DocNode;
  parameters: readonly Parameter[];
  /** Server URLs of the operation or its path item; undefined if the document's servers apply. */
  servers: readonly string[] | undefined;
}

export function readOperations(document: ContractDocument): Operation[] {
  const root = new DocNode(document);
  return listOperations(document).flatMap(({ operationId: id, method, path }) => {
    const item = root.at('paths', path);
    const node = item?.at(method);
    if (!item || !node) return [];
    const own = node.at('servers') ?? item.at('servers');
    const servers = own && serverUrlsIn(own);
    return [{ id, method, path, node, servers, parameters: readParameters(item, node) }];
  });
}

/** Parameters of an operation override those of the path item. */
function readParameters(item: DocNode, operation: DocNode): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const list of [item.at('parameters'), operation.at('parameters')]) {
    for (const [, node] of list?.children() ?? []) {
      if (!isRecord(node.value)) continue;
      const { name, in: where, required } = node.value;
      if (typeof name !== 'string' || !isParameterPlace(where)) continue;
      const key = where === 'header' ? name.toLowerCase() : name;
      if (where === 'header' && ignoredHeaders.includes(key)) continue;
      parameters.set(`${where} ${key}`, {
        name,
        in: where,
        isRequired: required === true,
        node,
      });
    }
  }
  return [...parameters.values()];
}

const ignoredHeaders = ['accept', 'content-type', 'authorization'];

const isParameterPlace = (value: unknown): value is Parameter['in'] =>
  ['query', 'path', 'header', 'cookie'].includes(value as string);

export interface OperationMatch {
  operation: Operation;
  pathValues: Record<string, string>;
}

export interface OperationRouter {
  /** The path below the server's prefix; undefined if no server matches. */
  pathOf: (url: string) => string | undefined;
  find: (method: string, path: string) => OperationMatch | undefined;
  /** Like `find`, but the operation's server must match the URL. */
  findAt: (method: string, url: string) => OperationMatch | undefined;
}

/**
 * Prefers literal paths to parameters. A server URL with a leading slash matches any host.
 * @param isFixed whether `servers` override the servers of operations
 */
export function createOperationRouter(
  operations: readonly Operation[],
  servers: readonly string[],
  isFixed = false,
): OperationRouter {
  const rows = operations
    .map((operation) => {
      const own = isFixed ? servers : (operation.servers ?? servers);
      return { operation, bases: own.map(baseOf), pattern: patternOf(operation.path) };
    })
    .toSorted((a, b) => compareLiteral(a.operation.path, b.operation.path));
  const bases = [
    ...new Set([...servers.map(baseOf), ...rows.flatMap((row) => row.bases)]),
  ].toSorted((a, b) => b.length - a.length);
  const basesAt = ({ origin, pathname }: URL) =>
    bases.filter((base) =>
      isBelow(base.startsWith('/') || base === '' ? pathname : origin + pathname, base),
    );
  const pathBelow = (base: string, { pathname }: URL) =>
    pathname.slice(prefixOf(base).length) || '/';
  const find = (method: string, path: string, base?: string): OperationMatch | undefined => {
    const key = method.toLowerCase();
    for (const { operation, pattern, bases: own } of rows) {
      if (operation.method !== key || (base !== undefined && !own.includes(base))) continue;
      const groups = pattern.exec(path);
      if (groups) return { operation, pathValues: valuesOf(operation.path, groups) };
    }
    return undefined;
  };
  return {
    find: (method, path) => find(method, path),
    pathOf(address) {
      const url = new URL(address, 'relative://host');
      const [base] = basesAt(url);
      return base === undefined ? undefined : pathBelow(base, url);
    },
    findAt(method, address) {
      const url = new URL(address, 'relative://host');
      for (const base of basesAt(url)) {
        const route = find(method, pathBelow(base, url), base);
        if (route) return route;
      }
      return undefined;
    },
  };
}

const baseOf = (server: string) => server.replace(/\/+$/, '');

function compareLiteral(a: string, b: string): number {
  const [first, second] = [a.split('/'), b.split('/')];
  for (const [at, segment] of first.entries()) {
    const other = second[at] ?? '';
    const open = Number(segment.includes('{')) - Number(other.includes('{'));
    const longer = literalLength(other) - literalLength(segment);
    if (open !== 0) return open;
    if (segment.includes('{') && longer !== 0) return longer;
  }
  return 0;
}

const literalLength = (segment: string) => segment.replaceAll(/\{[^}]+\}/g, '').length;

export const prefixOf = (server: string): string =>
  (URL.canParse(server) ? new URL(server).pathname : server).replace(/\/+$/, '');

const isBelow = (address: string, base: string) =>
  address === base || address.startsWith(`${base}/`);

const parameterName = /\{([^}]+)\}/g;

function patternOf(path: string): RegExp {
  const parts = path.split(/\{[^}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('([^/]+)')}$`);
}

function valuesOf(path: string, groups: RegExpExecArray): Record<string, string> {
  const names = [...path.matchAll(parameterName)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name, at) => [name, groups[at + 1] ?? '']));
}

export function serversOf(document: ContractDocument): string[] {
  const servers = new DocNode(document).at('servers');
  const addresses = servers ? serverUrlsIn(servers) : [];
  return addresses.length > 0 ? addresses : [''];
}

function serverUrlsIn(servers: DocNode): string[] {
  return servers.children().map(([, server]) => {
    const url = String(server.at('url')?.value ?? '').replaceAll(parameterName, (_, name: string) =>
      String(server.at('variables', name, 'default')?.value ?? ''),
    );
    if (url === '/' || url === '.' || url === './') return '';
    return /^([a-z][a-z0-9+.-]*:|\/|$)/i.test(url) ? url : `/${url.replace(/^(\.\/)+/, '')}`;
  });
}
