import { listOperations, type ContractDocument } from '../contract/load.ts';
import { errorCallMatchers, refusalCodesOf } from '../exchange/error-codes.ts';

interface WrittenError {
  meaning: string;
  httpStatus: number[];
  calls: keyof typeof errorCallMatchers;
  app: string;
  reaction: string;
  retry: string;
}

export interface ErrorEntry extends WrittenError {
  operations: string[];
}

export function listErrors(contract: ContractDocument): Record<string, ErrorEntry> {
  const catalogue = (contract['x-errors'] ?? {}) as Record<string, WrittenError>;
  const operations = listOperations(contract);
  const unknown = operations
    .flatMap(refusalCodesOf)
    .find((code) => !Object.hasOwn(catalogue, code));
  if (unknown) throw new Error(`openapi/errors.yaml has no code ${unknown}`);
  return Object.fromEntries(
    Object.entries(catalogue).map(([code, error]) => {
      const matching = operations.filter(
        (entry) =>
          errorCallMatchers[error.calls](entry, code) || refusalCodesOf(entry).includes(code),
      );
      return [code, { ...error, operations: matching.map(({ operationId }) => operationId) }];
    }),
  );
}
