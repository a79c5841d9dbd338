import { isRecord, valueAtPointer, type DocNode } from '../document/doc-node.ts';
import { documentedResponse } from '../exchange/check-response.ts';
import type { Exchange } from '../exchange/exchange.ts';
import type { Operation } from '../exchange/operations.ts';
import type { ProbeRequest } from './request.ts';

export interface LinkedValues {
  pointer: string;
  name: string;
  values: Readonly<Record<string, unknown>>;
  body: unknown;
  missing: readonly string[];
}

interface LinkSource {
  request: ProbeRequest;
  response: Exchange['response'];
  responseBody: unknown;
}

function linksOf(
  operation: Operation,
  status: number,
  operations: readonly Operation[],
): { name: string; link: DocNode; target: Operation }[] {
  const links = documentedResponse(operation.node, status)?.at('links')?.children() ?? [];
  return links.flatMap(([name, link]) => {
    const { operationId, operationRef } = link.value as Record<string, unknown>;
    const target = operations.find(
      ({ id, node }) =>
        id === operationId || (operationRef as string | undefined) === `#${node.pointer}`,
    );
    return target ? [{ name, link, target }] : [];
  });
}

/** Keeps document order, except that a link's source precedes its target. */
export function orderByLinks(operations: readonly Operation[]): Operation[] {
  const ordered = new Set<Operation>();
  const visiting = new Set<Operation>();
  const predecessors = new Map<Operation, Operation[]>();
  for (const source of operations) {
    for (const key of source.node.at('responses')?.keys() ?? []) {
      for (const { target } of linksOf(source, Number(key.replace(/xx$/i, '00')), operations)) {
        predecessors.set(target, [...(predecessors.get(target) ?? []), source]);
      }
    }
  }
  const visit = (operation: Operation): void => {
    if (ordered.has(operation) || visiting.has(operation)) return;
    visiting.add(operation);
    for (const source of predecessors.get(operation) ?? []) visit(source);
    ordered.add(operation);
  };
  for (const operation of operations) visit(operation);
  return [...ordered];
}

export function followLinks(
  source: LinkSource,
  operations: readonly Operation[],
): { target: Operation; linked: LinkedValues }[] {
  const { operation } = source.request;
  return linksOf(operation, source.response.status, operations).map(({ name, link, target }) => {
    const { parameters = {}, requestBody } = link.value as Record<string, unknown>;
    const missing: string[] = [];
    const read = (expression: unknown) => {
      const value = evaluate(expression, source);
      if (value === undefined) missing.push(String(expression));
      return value;
    };
    const values = Object.entries(isRecord(parameters) ? parameters : {}).map(
      ([key, expression]) => [key.replace(/^(path|query|header)\./, ''), read(expression)] as const,
    );
    const linked = {
      pointer: link.pointer,
      name: `${operation.id} ${name}`,
      values: Object.fromEntries(values),
      body: requestBody === undefined ? undefined : read(requestBody),
      missing,
    };
    return { target, linked };
  });
}

function evaluate(expression: unknown, { request, response, responseBody }: LinkSource): unknown {
  if (typeof expression !== 'string') return expression;
  if (!expression.startsWith('$')) {
    return expression.replaceAll(/\{(\$[^}]+)\}/g, (_, inner: string) =>
      String(evaluate(inner, { request, response, responseBody })),
    );
  }
  const [, side, part, name = ''] =
    /^\$(request|response)\.(body|header|path|query)(?:[.#](.*))?$/s.exec(expression) ?? [];
  const sources: Record<string, () => unknown> = {
    'response body': () => valueAtPointer(responseBody, name),
    'response header': () => response.headers.get(name.toLowerCase()),
    'request body': () => valueAtPointer(request.body?.value, name),
    'request path': () => request.path[name],
    'request query': () => request.query[name],
    'request header': () => request.headers[name],
  };
  if (expression === '$statusCode') return response.status;
  if (expression === '$method') return request.operation.method.toUpperCase();
  return sources[`${side} ${part}`]?.();
}
