import { fieldKinds } from '../fields/registry.ts';
import type { FieldKind } from '../model/field.ts';

const kindByDataType: ReadonlyMap<string, FieldKind> = new Map(
  (Object.keys(fieldKinds) as FieldKind[]).map((kind) => [String(fieldKinds[kind].dataType), kind]),
);

interface FieldKindResult {
  kind: FieldKind;
  /** True for a `dataType` that the contract does not know; the field is text then (D22). */
  isDrift: boolean;
}

/** The kind that a `dataType` names; an unknown one never blocks the form (D22). */
export function fieldKindOf(dataType: unknown): FieldKindResult {
  const isReadable = typeof dataType === 'number' || typeof dataType === 'string';
  const kind = isReadable ? kindByDataType.get(String(dataType)) : undefined;
  return kind ? { kind, isDrift: false } : { kind: 'text', isDrift: true };
}
