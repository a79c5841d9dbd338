import type { Contract } from '../document/read-contract.ts';
import { escapeKey } from '../document/places.ts';
import { placeAt, type Place } from './objects.ts';

/** An operation with its path item. */
export interface OperationPlace {
  operationId: string;
  method: string;
  path: string;
  pathItem: Place;
  place: Place;
  pointer: string;
}

export interface OperationPairs {
  kept: { old: OperationPlace; now: OperationPlace }[];
  removed: OperationPlace[];
  added: OperationPlace[];
}

/** Pairs operations by method and path, ignoring parameter names; the rest by `operationId`. */
export function pairOperations(old: Contract, now: Contract): OperationPairs {
  return pairPlaces(operationsOf(old), operationsOf(now));
}

export function pairPlaces(
  olds: readonly OperationPlace[],
  nows: readonly OperationPlace[],
): OperationPairs {
  // Paths that differ only in parameter names are distinguished by them.
  const exactCall = ({ method, path }: OperationPlace) => `${method} ${path}`;
  const byPath = new Map(nows.map((one) => [exactCall(one), one]));
  const paths = new Set(olds.map(exactCall));
  const byCall = new Map(
    nows.filter((one) => !paths.has(exactCall(one))).map((one) => [callOf(one), one]),
  );
  const calls = new Set(olds.map(callOf));
  const isFree = (one: OperationPlace) => !calls.has(callOf(one));
  const byName = new Map(nows.filter(isFree).map((one) => [one.operationId, one]));
  const kept = olds.flatMap((one) => {
    const other =
      byPath.get(exactCall(one)) ?? byCall.get(callOf(one)) ?? byName.get(one.operationId);
    return other ? [{ old: one, now: other }] : [];
  });
  const paired = new Set(kept.flatMap((pair) => [pair.old, pair.now]));
  return {
    kept,
    removed: olds.filter((one) => !paired.has(one)),
    added: nows.filter((one) => !paired.has(one)),
  };
}

/** Method and path, without parameter names. */
export const callOf = ({ method, path }: OperationPlace) =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;

export function operationsOf({ document, operations }: Contract): OperationPlace[] {
  return operations.map(({ operationId, method, path }) => {
    const pathPointer = `/paths/${escapeKey(path)}`;
    const pathItem = placeAt(document, document.paths[path], pathPointer);
    const pointer = `${pathPointer}/${method}`;
    const place = placeAt(document, pathItem.value[method], pointer);
    return { operationId, method, path, pathItem, place, pointer };
  });
}
