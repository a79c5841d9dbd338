import type { ContractDocument } from '../document/operations.ts';
import { httpMethods } from '../document/operations.ts';
import { escapeKey } from '../document/places.ts';
import type { Contract } from '../document/read-contract.ts';
import { entriesOf, placeAt, type Place } from './objects.ts';
import { operationsOf, type OperationPlace } from './pair-operations.ts';

/** Webhooks: requests that the server sends to the client. */
export const webhooksOf = ({ document }: Contract): OperationPlace[] =>
  entriesOf(document['webhooks']).flatMap(([name, item]) =>
    callsOf(document, placeAt(document, item, `/webhooks/${escapeKey(name)}`), {
      path: name,
      id: `webhook ${name}`,
    }),
  );

export const callbacksOf = (contract: Contract): OperationPlace[] =>
  operationsOf(contract).flatMap(({ place, operationId }) => {
    const { document } = contract;
    return entriesOf(place.value['callbacks']).flatMap(([name, declared]) => {
      const callback = placeAt(document, declared, `${place.pointer}/callbacks/${escapeKey(name)}`);
      return entriesOf(callback.value).flatMap(([expression, item]) =>
        callsOf(document, placeAt(document, item, `${callback.pointer}/${escapeKey(expression)}`), {
          path: `${operationId} ${name} ${expression}`,
          id: `callback ${name} of ${operationId}`,
        }),
      );
    });
  });

function callsOf(
  document: ContractDocument,
  pathItem: Place,
  { path, id }: { path: string; id: string },
): OperationPlace[] {
  return httpMethods.flatMap((method) => {
    const declared = pathItem.value[method];
    if (declared === undefined) return [];
    const pointer = `${pathItem.pointer}/${method}`;
    const place = placeAt(document, declared, pointer);
    return [{ operationId: id, method, path, pathItem, place, pointer }];
  });
}
