import { CannotCompare } from '../findings/cannot-compare.ts';
import type { ContractDocument } from './operations.ts';

/**
 * How responses with HTTP status 200 distinguish success from business errors. Our contract
 * declares `x-envelope`; other contracts use `--envelope FIELD`.
 */
export interface Envelope {
  field: string;
  /** The values that mean success. Other values mean business errors, except `sessionLost`. */
  success: (string | number)[];
  /** Responses with these values count as unchecked, never as drift. */
  sessionLost: (string | number)[];
}

const withoutDeclaration = { success: [0, '0'], sessionLost: [] };

/**
 * Reads `--envelope` (a field or `none`), else the contract's `x-envelope`.
 * @throws CannotCompare if `x-envelope` is invalid
 */
export function readEnvelope(
  document: ContractDocument,
  option?: string,
  place = () => 'the contract',
): Envelope | undefined {
  if (option === 'none') return undefined;
  const declared = document['x-envelope'];
  if (declared !== undefined && !isEnvelope(declared)) {
    throw new CannotCompare(
      `${place()} x-envelope needs a field, and lists of texts or numbers for success and sessionLost`,
    );
  }
  if (option === undefined || option === declared?.field) return declared;
  return { field: option, ...withoutDeclaration };
}

function isEnvelope(value: unknown): value is Envelope {
  const { field, success, sessionLost } = (value ?? {}) as Partial<Envelope>;
  const isCode = (one: unknown) => typeof one === 'string' || typeof one === 'number';
  return (
    typeof field === 'string' &&
    [success, sessionLost].every((codes) => Array.isArray(codes) && codes.every(isCode))
  );
}
