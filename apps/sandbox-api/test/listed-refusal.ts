import type { OperationId } from '../src/http/contract.ts';
import { DiskFull, Unavailable } from '../src/refusals/errors.ts';
import { refusals, type RefusalDefinition } from '../src/refusals/refusals.ts';
import { removeMarks } from './marked-language.ts';

const rows: readonly RefusalDefinition[] = Object.values(refusals);
const codes: readonly number[] = rows.map(({ code }) => code);

/** Messages of errors that every operation can return, such as an idempotency conflict. */
const general: readonly string[] = [
  new Unavailable().message,
  new DiskFull().message,
  'This request is being worked on.',
  'This idempotency key was used for another request.',
];

function matches(template: string, msg: string): boolean {
  const escaped = template.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\{\w+\}/g, '.+')}$`).test(msg);
}

/**
 * Whether the response is a success, an error that every operation can return, or an error that the
 * contract lists for the operation.
 */
export function isListedResponse(
  id: OperationId,
  response: { code: number; msg: string },
): boolean {
  const { code } = response;
  const msg = removeMarks(response.msg);
  if (!codes.includes(code) || general.includes(msg)) return true;
  // Error 425 (`codeStillValid`) has the message of the rate limit that was reached. The contract
  // may list this message under error 429.
  const listedCodes = code === 425 ? [425, 429] : [code];
  return rows.some(
    (row) => listedCodes.includes(row.code) && row.of.includes(id) && matches(row.msg, msg),
  );
}
