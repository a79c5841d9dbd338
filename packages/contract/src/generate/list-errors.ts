import { listOperations, type ContractDocument } from '../contract/load.ts';
import { canRespond, refusedCodes } from '../exchange/error-codes.ts';

interface WrittenError {
  meaning: string;
  httpStatus: number[];
  calls: keyof typeof canRespond;
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
