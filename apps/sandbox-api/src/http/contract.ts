import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { operations } from '@kosha/api-client/types';
import { readBodies, type ContractBody } from './contract-bodies.ts';
import { pointer, readAt, resolvePointer } from './json-pointer.ts';

export type OperationId = keyof operations;

type Json = Readonly<Record<string, unknown>>;
type ParameterPlace = 'query' | 'header' | 'path';

export interface ContractParameter {
  name: string;
  place: ParameterPlace;
  isRequired: boolean;
  schemaPointer: string;
}

export interface ContractOperation {
  id: OperationId;
  method: 'GET' | 'POST';
  /** The URL path with `{name}` for each parameter, without the prefix in `servers`. */
  path: string;
  access: 'signed-in' | 'optional' | 'public';
  parameters: readonly ContractParameter[];
  bodies: Readonly<Record<string, ContractBody>>;
  /** The code of a successful response. One operation returns the code as a string (§7). */
  successCode: 0 | '0';
}

export interface Contract {
  document: Json;
  prefix: string;
  operations: readonly ContractOperation[];
}

export function readContract(): Contract {
  const path = createRequire(import.meta.url).resolve('@kosha/contract/openapi.json');
  const document = JSON.parse(readFileSync(path, 'utf8')) as Json;
  const [server] = document['servers'] as readonly { url: string }[];
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
  const raw = readAt(document, at) as Json;
  return {
    id: raw['operationId'] as OperationId,
    method: method === 'get' ? 'GET' : 'POST',
    path,
    access: accessOf((raw['security'] ?? document['security']) as readonly Json[]),
    parameters: [pointer(pathPointer, 'parameters'), pointer(at, 'parameters')].flatMap((list) =>
      readParameters(document, list),
    ),
    bodies: readBodies(document, at),
    successCode: readSuccessCode(document, at),
  };
}

function readSuccessCode(document: Json, at: string): 0 | '0' {
  const responseSchema = pointer(at, 'responses', '200', 'content', 'application/json', 'schema');
  const success = resolvePointer(document, pointer(responseSchema, 'oneOf', '0'));
  const code = resolvePointer(document, pointer(success, 'properties', 'code'));
  return (readAt(document, code) as { const: 0 | '0' }).const;
}

function accessOf(security: readonly Json[]): ContractOperation['access'] {
  if (security.length === 0) return 'public';
  const canOmit = security.some((requirement) => Object.keys(requirement).length === 0);
  return canOmit ? 'optional' : 'signed-in';
}

function readParameters(document: Json, listPointer: string): readonly ContractParameter[] {
  const list = (readAt(document, listPointer) ?? []) as readonly unknown[];
  return list.map((_, index) => {
    const at = resolvePointer(document, pointer(listPointer, String(index)));
    const raw = readAt(document, at) as Json;
    return {
      name: String(raw['name']),
      place: raw['in'] as ParameterPlace,
      isRequired: raw['required'] === true,
      schemaPointer: pointer(at, 'schema'),
    };
  });
}
