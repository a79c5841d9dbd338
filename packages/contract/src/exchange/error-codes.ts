import { isRecord } from '../document/doc-node.ts';
import {
  listOperations,
  type ContractDocument,
  type OperationEntry,
} from '../document/operations.ts';

/**
 * Which calls can return a code: all, those with a body or a token, or those that list it among
 * their business errors.
 */
export const canRespond = {
  all: () => true,
  body: ({ operation }: OperationEntry) => operation['requestBody'] !== undefined,
  token: ({ operation }: OperationEntry) => JSON.stringify(operation['security']) !== '[]',
  refusals: (entry: OperationEntry, code: string) => refusedCodes(entry).includes(code),
};

interface OperationWithExamples {
  responses?: {
    200?: { content?: { 'application/json'?: { examples?: Record<string, Example> } } };
  };
}

interface Example {
  value?: { code?: number | string };
}

/** The examples of an operation's responses, by name: successes and refusals. */
export const examplesOf = ({ operation }: OperationEntry): Record<string, Example> =>
  (operation as OperationWithExamples).responses?.[200]?.content?.['application/json']?.examples ??
  {};

/** The codes of the refusals among an operation's examples. */
export function refusedCodes(entry: OperationEntry): string[] {
  const codes = Object.values(examplesOf(entry)).map(({ value }) => String(value?.code));
  return codes.filter((code) => code !== '0');
}

/**
 * Whether `x-errors` lists a code: `nowhere` if not at all, `elsewhere` if only for other calls.
 */
export type Listed = 'here' | 'elsewhere' | 'nowhere';

/**
 * Returns a lookup of codes in the error catalogue `x-errors`; undefined without a catalogue. An
 * entry has `operations`, the calls that can return the code, or `calls`, their kind; without both,
 * every call can return it.
 */
export function readErrorCodes(
  document: ContractDocument,
): ((operationId: string, code: string | number) => Listed) | undefined {
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
    const kind = canRespond[calls as keyof typeof canRespond] as
      | (typeof canRespond)['refusals']
      | undefined;
    return !kind || kind(entry, key) || refusedCodes(entry).includes(key) ? 'here' : 'elsewhere';
  };
}
