import type { ContractDocument } from './operations.ts';
import { pointerOf, valueAtPointer } from './doc-node.ts';

export interface Resolved<T> {
  value: T;
  pointer: string;
}

export function resolveReferences<T extends object>(
  document: ContractDocument,
  part: unknown,
  pointer: string,
): Resolved<T> | undefined {
  let found = { value: part, pointer };
  for (
    let next = resolveReferenceOnce(document, part);
    next;
    next = resolveReferenceOnce(document, next.value)
  )
    found = next;
  const { value } = found;
  return typeof value === 'object' && value !== null
    ? { value: value as T, pointer: found.pointer }
    : undefined;
}

export function resolveReferenceOnce(
  document: ContractDocument,
  part: unknown,
): Resolved<unknown> | undefined {
  const reference = refOf(part);
  if (reference === undefined) return undefined;
  const pointer = pointerOf(reference);
  return { value: valueAtPointer(document, pointer), pointer };
}

export function refOf(part: unknown): string | undefined {
  const reference = (part as { $ref?: unknown } | null | undefined)?.$ref;
  return typeof reference === 'string' && reference.startsWith('#') ? reference : undefined;
}
