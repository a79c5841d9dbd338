import type { Change } from './change.ts';
import { compareRequest } from './compare-request.ts';
import { compareResponses } from './compare-responses.ts';
import { compareSecurity } from './compare-security.ts';
import { isSunsetInTime, removalNote, stabilityNotes, sunsetNotes } from './life-cycle.ts';
import {
  callOf,
  type LocatedOperation,
  operationsOf,
  pairOperations,
  pairLocatedOperations,
} from './pair-operations.ts';
import type { ComparisonContext, OperationComparison, ChangesAndPairs } from './site.ts';
import { type ContractDocument, httpMethods } from '../document/operations.ts';
import { escapePointerKey } from '../document/doc-node.ts';
import type { Contract } from '../document/read-contract.ts';
import { entriesOf, type ResolvedObject, resolveObject } from './objects.ts';

const webhooksOf = ({ document }: Contract): LocatedOperation[] =>
  entriesOf(document['webhooks']).flatMap(([name, item]) =>
    callsOf(document, resolveObject(document, item, `/webhooks/${escapePointerKey(name)}`), {
      path: name,
      id: `webhook ${name}`,
    }),
  );

const callbacksOf = (contract: Contract): LocatedOperation[] =>
  operationsOf(contract).flatMap(({ place, operationId }) => {
    const { document } = contract;
    return entriesOf(place.value['callbacks']).flatMap(([name, declared]) => {
      const callback = resolveObject(
        document,
        declared,
        `${place.pointer}/callbacks/${escapePointerKey(name)}`,
      );
      return entriesOf(callback.value).flatMap(([expression, item]) =>
        callsOf(
          document,
          resolveObject(document, item, `${callback.pointer}/${escapePointerKey(expression)}`),
          {
            path: `${operationId} ${name} ${expression}`,
            id: `callback ${name} of ${operationId}`,
          },
        ),
      );
    });
  });

function callsOf(
  document: ContractDocument,
  pathItem: ResolvedObject,
  { path, id }: { path: string; id: string },
): LocatedOperation[] {
  return httpMethods.flatMap((method) => {
    const declared = pathItem.value[method];
    if (declared === undefined) return [];
    const pointer = `${pathItem.pointer}/${method}`;
    const place = resolveObject(document, declared, pointer);
    return [{ operationId: id, method, path, pathItem, place, pointer }];
  });
}

export function compareOperations(comparing: ComparisonContext): OperationComparison[] {
  const { pairs, removed, added } = pairOperations(comparing.old, comparing.now);
  return [
    ...removed.map((operation) =>
      siteOf(operation, 'request', {
        ...removalNote(operation, comparing.lifeCycle),
        pointer: operation.pointer,
        place: operation.pointer,
      }),
    ),
    ...added.map((operation) =>
      siteOf(operation, 'request', {
        rule: 'operation-added',
        text: 'the operation is new',
        pointer: operation.pointer,
        place: operation.pointer,
      }),
    ),
    ...pairs.flatMap(({ old, now }) => comparePlaces(old, now, comparing)),
  ];
}

/**
 * Compares webhooks and callbacks. In these operations, the client reads requests and sends
 * responses, so the directions are swapped.
 */
export function compareWebhooksAndCallbacks(comparing: ComparisonContext): OperationComparison[] {
  const { old, now } = comparing;
  return [
    ...compareKind('webhook', webhooksOf(old), webhooksOf(now), comparing),
    ...compareKind('callback', callbacksOf(old), callbacksOf(now), comparing),
  ];
}

function compareKind(
  kind: 'webhook' | 'callback',
  oldPlaces: readonly LocatedOperation[],
  newPlaces: readonly LocatedOperation[],
  comparing: ComparisonContext,
): OperationComparison[] {
  const { pairs, removed, added } = pairLocatedOperations(oldPlaces, newPlaces);
  return [
    ...removed.map((operation) =>
      siteOf(operation, 'response', {
        rule: `${kind}-removed`,
        text: `the ${kind} is gone`,
        pointer: operation.pointer,
        place: operation.pointer,
      }),
    ),
    ...added.map((operation) =>
      siteOf(operation, 'response', {
        rule: `${kind}-added`,
        text: `the ${kind} is new`,
        pointer: operation.pointer,
        place: operation.pointer,
      }),
    ),
    ...pairs.flatMap(({ old, now }): OperationComparison[] => [
      { operation: now.operationId, direction: 'response', ...compareRequest(old, now, comparing) },
      {
        operation: now.operationId,
        direction: 'request',
        ...compareResponses(old, now, comparing),
      },
    ]),
  ];
}

function siteOf(
  { operationId }: LocatedOperation,
  direction: OperationComparison['direction'],
  ...changes: Change[]
): OperationComparison {
  return { operation: operationId, direction, changes, pairs: [] };
}

function comparePlaces(
  old: LocatedOperation,
  now: LocatedOperation,
  comparing: ComparisonContext,
): OperationComparison[] {
  const site = (
    direction: OperationComparison['direction'],
    content: ChangesAndPairs,
  ): OperationComparison => ({
    operation: now.operationId,
    direction,
    ...content,
  });
  return [
    siteOf(
      now,
      'request',
      ...compareHead(old, now, comparing),
      ...compareSecurity(old, now, comparing),
    ),
    site('request', compareRequest(old, now, comparing)),
    site('response', compareResponses(old, now, comparing)),
  ];
}

function compareHead(
  old: LocatedOperation,
  now: LocatedOperation,
  { lifeCycle }: ComparisonContext,
): Change[] {
  const change = (rule: Change['rule'], text: string): Change => ({
    rule,
    text,
    pointer: now.pointer,
    place: now.pointer,
  });
  const nameOf = ({ method, path }: LocatedOperation) => `${method.toUpperCase()} ${path}`;
  const wasDeprecated = old.place.value['deprecated'] === true;
  const isDeprecated = now.place.value['deprecated'] === true;
  const oldId = old.place.value['operationId'];
  const nowId = now.place.value['operationId'];
  return [
    ...(callOf(old) === callOf(now)
      ? []
      : [change('operation-moved', `it was ${nameOf(old)} and is ${nameOf(now)}`)]),
    ...(oldId === nowId
      ? []
      : [change('operation-renamed', `its name was ${String(oldId)} and is ${String(nowId)}`)]),
    ...(isDeprecated && !wasDeprecated
      ? [
          change(
            isSunsetInTime(now, lifeCycle)
              ? 'operation-deprecated-in-time'
              : 'operation-deprecated',
            'it is deprecated now',
          ),
        ]
      : []),
    ...[...sunsetNotes(old, now, lifeCycle), ...stabilityNotes(old, now)].map(({ rule, text }) =>
      change(rule, text),
    ),
    ...(wasDeprecated && !isDeprecated
      ? [change('operation-undeprecated', 'it is not deprecated any more')]
      : []),
  ];
}
