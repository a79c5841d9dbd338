import { listOperations, type ContractDocument } from '../contract/load.ts';
import { canRespond, refusedCodes } from '../exchange/error-codes.ts';

/** The entry of one code in `openapi/errors.yaml`. */
interface WrittenError {
  meaning: string;
  httpStatus: number[];
  /** Which calls can return the code; see {@link canRespond}. */
  calls: keyof typeof canRespond;
  /** The app's reaction, in words. */
  app: string;
  reaction: string;
  retry: string;
}

/** A code with the calls that can return it. */
export interface ErrorEntry extends WrittenError {
  /** `operationId`s in contract order. */
  operations: string[];
}

/**
 * The error catalogue by code, with the calls that can return each code: those of its kind, and
 * those with an example of it. Throws if the code of an example is not in the catalogue.
 */
export function listErrors(contract: ContractDocument): Record<string, ErrorEntry> {
  const catalogue = (contract['x-errors'] ?? {}) as Record<string, WrittenError>;
  const operations = listOperations(contract);
  const unknown = operations.flatMap(refusedCodes).find((code) => !Object.hasOwn(catalogue, code));
  if (unknown) throw new Error(`openapi/errors.yaml has no code ${unknown}`);
  return Object.fromEntries(
    Object.entries(catalogue).map(([code, error]) => {
      const matching = operations.filter(
        (entry) => canRespond[error.calls](entry, code) || refusedCodes(entry).includes(code),
      );
      return [code, { ...error, operations: matching.map(({ operationId }) => operationId) }];
    }),
  );
}
