import type { ContractDocument } from '../document/operations.ts';
import { follow } from '../document/references.ts';

/** A part of the document other than a schema, such as a response. References are resolved. */
export interface Place {
  value: Record<string, unknown>;
  pointer: string;
}

export function placeAt(document: ContractDocument, part: unknown, pointer: string): Place {
  return follow<Record<string, unknown>>(document, part, pointer) ?? { value: {}, pointer };
}

export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
