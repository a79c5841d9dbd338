import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { operations } from '@kosha/api-client/types';

export type OperationId = keyof operations;

type Json = Readonly<Record<string, unknown>>;
type ParameterPlace = 'query' | 'header' | 'path';

export interface ContractParameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly isRequired: boolean;
  /** Where its schema stands in the contract, as a JSON pointer. */
  readonly schemaPointer: string;
}

export interface ContractOperation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST';
  /** The path of the contract, `{name}` for parameters, without the prefix of `servers`. */
  readonly path: string;
  /** Whether the call needs a session, may carry one, or never does. */
  readonly access: 'signed-in' | 'optional' | 'public';
  readonly parameters: readonly ContractParameter[];
  /** The pointer of the body's schema by media type; empty when there is no body. */
  readonly bodies: Readonly<Record<string, string>>;
}

export interface Contract {
  readonly document: Json;
  /** What every path begins with. */
  readonly prefix: string;
  readonly operations: readonly ContractOperation[];
}

/** The bundled contract. */
export function readContract(): Contract {
  const path = createRequire(import.meta.url).resolve('@kosha/api-client/contract');
  const document = JSON.parse(readFileSync(path, 'utf8')) as Json;
  const [server] = document['servers'] as readonly { readonly url: string }[];
  if (server === undefined) throw new Error('The contract names no server.');
  const operationsOfPath = ([path, item]: [string, unknown]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const raw = (item as Json)[method];
      return raw === undefined ? [] : [readOperation(document, path, method)];
    });
  return {
    document,
    prefix: server.url,
    operations: Object.entries(document['paths'] as Json).flatMap(operationsOfPath),
  };
}

function readOperation(document: Json, path: string, method: 'get' | 'post'): ContractOperation {
  const pathPointer = pointer('#/paths', path);
  const at = pointer(pathPointer, method);
  const raw = read(document, at) as Json;
  const content = (read(document, pointer(at, 'requestBody')) as { content?: Json } | undefined)
    ?.content;
  return {
    id: raw['operationId'] as OperationId,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    access: accessOf((raw['security'] ?? document['security']) as readonly Json[]),
    parameters: [pointer(pathPointer, 'parameters'), pointer(at, 'parameters')].flatMap((list) =>
      readParameters(document, list),
    ),
    bodies: Object.fromEntries(
      Object.keys(content ?? {}).map((type) => [
        type,
        pointer(at, 'requestBody', 'content', type, 'schema'),
      ]),
    ),
  };
}

function accessOf(security: readonly Json[]): ContractOperation['access'] {
  if (security.length === 0) return 'public';
  const canOmit = security.some((requirement) => Object.keys(requirement).length === 0);
  return canOmit ? 'optional' : 'signed-in';
}

function readParameters(document: Json, listPointer: string): readonly ContractParameter[] {
  const list = (read(document, listPointer) ?? []) as readonly unknown[];
  return list.map((_, index) => {
    const at = resolve(document, pointer(listPointer, String(index)));
    const raw = read(document, at) as Json;
    return {
      name: String(raw['name']),
      place: raw['in'] as ParameterPlace,
      isRequired: raw['required'] === true,
      schemaPointer: pointer(at, 'schema'),
    };
  });
}

/** Follows a `$ref` at the pointer, if there is one. */
function resolve(document: Json, at: string): string {
  const target = (read(document, at) as { readonly $ref?: string } | undefined)?.$ref;
  return target === undefined ? at : resolve(document, target);
}

function pointer(base: string, ...parts: readonly string[]): string {
  const escape = (part: string) =>
    encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return [base, ...parts.map(escape)].join('/');
}

function read(document: Json, at: string): unknown {
  const unescape = (part: string) =>
    decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
  return at
    .split('/')
    .slice(1)
    .map(unescape)
    .reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document);
}
