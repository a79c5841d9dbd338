import type { ContractDocument } from '../document/operations.ts';
import { resolveReferences } from '../document/references.ts';

/** A part of the document other than a schema, such as a response. References are resolved. */
export interface ResolvedObject {
  value: Record<string, unknown>;
  pointer: string;
}

export function resolveObject(
  document: ContractDocument,
  part: unknown,
  pointer: string,
): ResolvedObject {
  return (
    resolveReferences<Record<string, unknown>>(document, part, pointer) ?? { value: {}, pointer }
  );
}

export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
