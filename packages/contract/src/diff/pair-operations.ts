import type { Contract } from '../document/read-contract.ts';
import { escapePointerKey } from '../document/doc-node.ts';
import { resolveObject, type ResolvedObject } from './objects.ts';

export interface LocatedOperation {
  operationId: string;
  method: string;
  path: string;
  pathItem: ResolvedObject;
  place: ResolvedObject;
  pointer: string;
}

export interface OperationPairs {
  pairs: { old: LocatedOperation; now: LocatedOperation }[];
  removed: LocatedOperation[];
  added: LocatedOperation[];
}

/** Pairs by method and path without parameter names, then by `operationId`. */
export function pairOperations(old: Contract, now: Contract): OperationPairs {
  return pairLocatedOperations(operationsOf(old), operationsOf(now));
}

export function pairLocatedOperations(
  oldPlaces: readonly LocatedOperation[],
  newPlaces: readonly LocatedOperation[],
): OperationPairs {
  // Two paths of a contract may differ only in parameter names, so exact matches have priority.
  const exactCall = ({ method, path }: LocatedOperation) => `${method} ${path}`;
  const byPath = new Map(newPlaces.map((newPlace) => [exactCall(newPlace), newPlace]));
  const paths = new Set(oldPlaces.map(exactCall));
  const byCall = new Map(
    newPlaces
      .filter((newPlace) => !paths.has(exactCall(newPlace)))
      .map((place) => [callOf(place), place]),
  );
  const calls = new Set(oldPlaces.map(callOf));
  const isFree = (place: LocatedOperation) => !calls.has(callOf(place));
  const byName = new Map(newPlaces.filter(isFree).map((place) => [place.operationId, place]));
  const pairs = oldPlaces.flatMap((oldPlace) => {
    const other =
      byPath.get(exactCall(oldPlace)) ??
      byCall.get(callOf(oldPlace)) ??
      byName.get(oldPlace.operationId);
    return other ? [{ old: oldPlace, now: other }] : [];
  });
  const paired = new Set(pairs.flatMap((pair) => [pair.old, pair.now]));
  return {
    pairs,
    removed: oldPlaces.filter((oldPlace) => !paired.has(oldPlace)),
    added: newPlaces.filter((newPlace) => !paired.has(newPlace)),
  };
}

export const callOf = ({ method, path }: LocatedOperation) =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

export function operationsOf({ document, operations }: Contract): LocatedOperation[] {
  return operations.map(({ operationId, method, path }) => {
    const pathPointer = `/paths/${escapePointerKey(path)}`;
    const pathItem = resolveObject(document, document.paths[path], pathPointer);
    const pointer = `${pathPointer}/${method}`;
    const place = resolveObject(document, pathItem.value[method], pointer);
    return { operationId, method, path, pathItem, place, pointer };
  });
}
