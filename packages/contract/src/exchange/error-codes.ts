import { isRecord } from '../document/doc-node.ts';
import {
  listOperations,
  type ContractDocument,
  type OperationEntry,
} from '../document/operations.ts';

export const errorCallMatchers = {
  all: () => true,
  body: ({ operation }: OperationEntry) => operation['requestBody'] !== undefined,
  token: ({ operation }: OperationEntry) => JSON.stringify(operation['security']) !== '[]',
  refusals: (entry: OperationEntry, code: string) => refusalCodesOf(entry).includes(code),
};

interface OperationWithExamples {
  responses?: {
    200?: { content?: { 'application/json'?: { examples?: Record<string, Example> } } };
  };
}

interface Example {
  value?: { code?: number | string };
}

export const examplesOf = ({ operation }: OperationEntry): Record<string, Example> =>
  (operation as OperationWithExamples).responses?.[200]?.content?.['application/json']?.examples ??
  {};

export function refusalCodesOf(entry: OperationEntry): string[] {
  const codes = Object.values(examplesOf(entry)).map(({ value }) => String(value?.code));
  return codes.filter((code) => code !== '0');
}

/** `elsewhere`: `x-errors` lists the code only for other calls. */
export type ErrorCodeListing = 'here' | 'elsewhere' | 'nowhere';

/**
 * Returns a function that looks up an error code, or undefined if the document has no `x-errors`. A
 * code in `x-errors` without `operations` and `calls` applies to all operations.
 */
export function createErrorCodeLookup(
  document: ContractDocument,
): ((operationId: string, code: string | number) => ErrorCodeListing) | undefined {
  const catalogue = document['x-errors'];
  if (!isRecord(catalogue)) return undefined;
  const entries = new Map(listOperations(document).map((one) => [one.operationId, one]));
  return (operationId, code) => {
    const key = String(code);
    const error = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
    if (error === undefined) return 'nowhere';
    const entry = entries.get(operationId);
    if (!isRecord(error) || !entry) return 'here';
    const { operations, calls = 'all' } = error;
    if (Array.isArray(operations)) return operations.includes(operationId) ? 'here' : 'elsewhere';
    const kind = errorCallMatchers[calls as keyof typeof errorCallMatchers] as
      | (typeof errorCallMatchers)['refusals']
      | undefined;
    return !kind || kind(entry, key) || refusalCodesOf(entry).includes(key) ? 'here' : 'elsewhere';
  };
}
