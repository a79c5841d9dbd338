import { basename, extname } from 'node:path';
import { isLikeOurs } from '../document/our-contract.ts';
import type { Contract } from '../document/read-contract.ts';
import { escapeKey } from '../document/places.ts';
import { branchesOf } from '../document/response-branches.ts';
import type { Finding } from '../findings/report.ts';
import type { OperationEntry } from '../document/operations.ts';

type Rule = (contract: Contract, entry: OperationEntry) => { message: string; pointer: string }[];

/** Rules that need the whole contract, in addition to Redocly's. */
const rules: Record<string, Rule> = {
  'response-in-envelope': checkEnvelope,
  'one-file-per-operation': checkFile,
};

export function lintOperations(contract: Contract): Finding[] {
  const applied = Object.entries(rules).filter(
    ([rule]) => rule !== 'one-file-per-operation' || isLikeOurs(contract.document),
  );
  return contract.operations.flatMap((entry) =>
    applied.flatMap(([rule, check]) =>
      check(contract, entry).map(({ message, pointer }) => ({
        rule,
        level: 'breaking' as const,
        message,
        operations: [entry.operationId],
        screens: [],
        pointer,
        source: contract.placeOf(pointer),
      })),
    ),
  );
}

export const pointerOfOperation = ({ path, method }: OperationEntry) =>
  `/paths/${escapeKey(path)}/${method}`;

/**
 * If the contract declares an envelope, each response schema must distinguish success from error by
 * the field of the envelope.
 */
function checkEnvelope({ document, envelope }: Contract, entry: OperationEntry) {
  if (!envelope) return [];
  const pointer = `${pointerOfOperation(entry)}/responses/200`;
  const { responses } = entry.operation as {
    responses?: { 200?: { content?: Record<string, { schema?: unknown }> } };
  };
  const schema = responses?.[200]?.content?.['application/json']?.schema;
  const branches =
    schema === undefined ? undefined : branchesOf(document, schema, pointer, envelope);
  if (branches && branches.success.pointer !== branches.refusal.pointer) return [];
  const message = `answer 200 as one success and one refusal, told apart by "${envelope.field}"`;
  return [{ message, pointer }];
}

/** The file of an operation must have the name of the operation. */
function checkFile({ locate }: Contract, entry: OperationEntry) {
  const { path, method, operationId } = entry;
  const { file } = locate(['paths', path, method, 'operationId']);
  const name = basename(file, extname(file));
  if (file === locate(['info']).file || name === operationId) return [];
  const pointer = pointerOfOperation(entry);
  return [{ message: `move ${operationId} into a file of its name`, pointer }];
}
