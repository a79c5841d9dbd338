import { listOperations, type ContractDocument } from '../contract/load.ts';
import { canAnswer, refusedCodes } from '../exchange/error-codes.ts';

/** What `openapi/errors.yaml` says about one code. */
interface WrittenError {
  meaning: string;
  httpStatus: number[];
  /** Which calls can answer it: see {@link canAnswer}. */
  calls: keyof typeof canAnswer;
  /** What the app does, for people. */
  app: string;
  reaction: string;
  retry: string;
}

/** A code with the calls that can answer it. */
export interface ErrorEntry extends WrittenError {
  /** The `operationId`s, in the contract's order. */
  operations: string[];
}

/**
 * The catalogue of errors by code. A call can answer a code that fits its kind, and each code that
 * one of its own examples has. Throws when an example has a code that is not in the catalogue.
 */
export function listErrors(contract: ContractDocument): Record<string, ErrorEntry> {
  const written = (contract['x-errors'] ?? {}) as Record<string, WrittenError>;
  const operations = listOperations(contract);
  const unknown = operations.flatMap(refusedCodes).find((code) => !Object.hasOwn(written, code));
  if (unknown) throw new Error(`openapi/errors.yaml has no code ${unknown}`);
  return Object.fromEntries(
    Object.entries(written).map(([code, error]) => {
      const answering = operations.filter(
        (entry) => canAnswer[error.calls](entry, code) || refusedCodes(entry).includes(code),
      );
      return [code, { ...error, operations: answering.map(({ operationId }) => operationId) }];
    }),
  );
}
