import { join } from 'node:path';
import {
  readContract,
  type Contract,
  type ContractDocument,
  type OperationEntry,
} from '@kosha/contract';
import type { ErrorCodeDescription, RefusalExample, ResponseField } from './facts.ts';

let contract: Promise<Contract> | undefined;

/** Cached, because reading the contract takes a second. */
export const readOurContract = (): Promise<Contract> =>
  (contract ??= readContract(join(import.meta.dirname, '../../../../openapi')));

export async function readErrors(): Promise<Record<string, ErrorCodeDescription>> {
  const { document } = await readOurContract();
  const listed = (document['x-errors'] ?? {}) as Record<string, ErrorCodeDescription>;
  return Object.fromEntries(
    Object.entries(listed).map(([code, { meaning, app }]) => [code, { meaning, app }]),
  );
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);

function resolve(document: ContractDocument, node: Node): Node {
  const { $ref, ...beside } = node;
  if (typeof $ref !== 'string') return node;
  const target = $ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document);
  return isNode(target) ? { ...resolve(document, target), ...beside } : beside;
}

function contentOf(document: ContractDocument, operation: Node): Node {
  const path = ['responses', '200', 'content', 'application/json'];
  return path.reduce<Node>((at, key) => resolve(document, nodesOf(at[key])[0] ?? {}), operation);
}

/** A node without `x-origin` inherits the origin of its parent schema. */
const isAssumedOr = ({ 'x-origin': origin }: Node, inherited: boolean): boolean =>
  origin === undefined ? inherited : origin === 'assumed';

/** Only a successful response has the constant code 0. */
function isSuccess(document: ContractDocument, answer: Node): boolean {
  const [properties = {}] = nodesOf(answer['properties']);
  return nodesOf(properties['code']).some((code) => resolve(document, code)['const'] === 0);
}

export function fieldsOf(
  document: ContractDocument,
  { operation }: OperationEntry,
): ResponseField[] {
  const { schema } = contentOf(document, operation);
  const success = nodesOf(nodesOf(schema).flatMap(({ oneOf }) => oneOf))
    .map((one) => resolve(document, one))
    .filter((one) => isSuccess(document, one));
  const data = success.flatMap(({ properties }) => nodesOf(nodesOf(properties)[0]?.['data']));
  const found = new Map<string, boolean>();
  const walk = (node: Node, path: string, inherited: boolean, seen: readonly unknown[]): void => {
    const target = resolve(document, node);
    if (seen.includes(target['title'] ?? target)) return;
    const next = [...seen, target['title'] ?? target];
    const isAssumed = isAssumedOr(target, inherited);
    for (const part of ['oneOf', 'anyOf', 'allOf', 'items'])
      for (const inner of nodesOf(target[part])) walk(inner, path, isAssumed, next);
    for (const [name, field] of Object.entries(nodesOf(target['properties'])[0] ?? {})) {
      if (!isNode(field)) continue;
      const at = path === '' ? name : `${path}.${name}`;
      // A field does not inherit the origin of its type, because several fields share a type such
      // as rupees.
      const isFieldAssumed = isAssumedOr(field, isAssumed);
      found.set(at, isFieldAssumed);
      walk(field, at, isFieldAssumed, next);
    }
  };
  for (const node of data) walk(node, '', false, []);
  return [...found].map(([path, isAssumed]) => ({ path, isAssumed }));
}

export function refusalsOf(
  document: ContractDocument,
  { operation }: OperationEntry,
): RefusalExample[] {
  const examples = nodesOf(contentOf(document, operation)['examples'])[0] ?? {};
  return Object.entries(examples).flatMap(([name, example]) => {
    const { code, msg } = nodesOf(nodesOf(example)[0]?.['value'])[0] ?? {};
    return Number(code) === 0 || typeof msg !== 'string' ? [] : [{ name, code: Number(code), msg }];
  });
}
