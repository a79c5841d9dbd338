import { isRecord } from './doc-node.ts';
import {
  listOperations,
  type ContractDocument,
  type OperationEntry,
} from '../document/operations.ts';

/** Which calls can answer a code: all, those with a body or a token, or those that list such a refusal. */
export const canAnswer = {
  all: () => true,
  body: ({ operation }: OperationEntry) => operation['requestBody'] !== undefined,
  token: ({ operation }: OperationEntry) => JSON.stringify(operation['security']) !== '[]',
  refusals: (entry: OperationEntry, code: string) => refusedCodes(entry).includes(code),
};

interface Answered {
  responses?: {
    200?: { content?: { 'application/json'?: { examples?: Record<string, Example> } } };
  };
}

interface Example {
  value?: { code?: number | string };
}

/** The codes of the refusals among an operation's examples. */
export function refusedCodes({ operation }: OperationEntry): string[] {
  const { responses } = operation as Answered;
  const examples = responses?.[200]?.content?.['application/json']?.examples ?? {};
  const codes = Object.values(examples).map(({ value }) => String(value?.code));
  return codes.filter((code) => code !== '0');
}

/** What `x-errors` says about a code: `nowhere` where it does not list it, `elsewhere` where only for other calls. */
export type Listed = 'here' | 'elsewhere' | 'nowhere';

/**
 * Looks codes up in the catalogue of errors, `x-errors`: an object with a key for each code. Its `operations` name
 * the calls that can answer the code, or `calls` their kind; without both every call can. Undefined where the
 * contract has no catalogue.
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
    const kind = canAnswer[calls as keyof typeof canAnswer] as
      | (typeof canAnswer)['refusals']
      | undefined;
    return !kind || kind(entry, key) || refusedCodes(entry).includes(key) ? 'here' : 'elsewhere';
  };
}
