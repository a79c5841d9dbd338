import type { Contract } from '../document/read-contract.ts';
import { escapeKey } from '../document/places.ts';
import { placeAt, type Place } from './objects.ts';

export interface OperationPlace {
  operationId: string;
  method: string;
  path: string;
  pathItem: Place;
  place: Place;
  pointer: string;
}

export interface OperationPairs {
  pairs: { old: OperationPlace; now: OperationPlace }[];
  removed: OperationPlace[];
  added: OperationPlace[];
}

/** Pairs by method and path without parameter names, then by `operationId`. */
export function pairOperations(old: Contract, now: Contract): OperationPairs {
  return pairPlaces(operationsOf(old), operationsOf(now));
}

export function pairPlaces(
  oldPlaces: readonly OperationPlace[],
  newPlaces: readonly OperationPlace[],
): OperationPairs {
  // Two paths of a contract may differ only in parameter names, so exact matches have priority.
  const exactCall = ({ method, path }: OperationPlace) => `${method} ${path}`;
  const byPath = new Map(newPlaces.map((newPlace) => [exactCall(newPlace), newPlace]));
  const paths = new Set(oldPlaces.map(exactCall));
  const byCall = new Map(
    newPlaces
      .filter((newPlace) => !paths.has(exactCall(newPlace)))
      .map((place) => [callOf(place), place]),
  );
  const calls = new Set(oldPlaces.map(callOf));
  const isFree = (place: OperationPlace) => !calls.has(callOf(place));
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
