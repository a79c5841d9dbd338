import { fieldKinds, kindOf, type FieldKind } from '../fields/registry.ts';

const kindByDataType: ReadonlyMap<string, FieldKind> = new Map(
  (Object.keys(fieldKinds) as FieldKind[]).map((kind) => [String(kindOf(kind).dataType), kind]),
);

export interface FieldKindResult {
  kind: FieldKind;
  /** True when the server sent a `dataType` that nobody has described; the field is text (D22). */
  isDrift: boolean;
}

/** Which kind a `dataType` is; an unknown one never blocks the form (D22). */
export function fieldKindOf(dataType: unknown): FieldKindResult {
  const isReadable = typeof dataType === 'number' || typeof dataType === 'string';
  const kind = isReadable ? kindByDataType.get(String(dataType)) : undefined;
  return kind ? { kind, isDrift: false } : { kind: 'text', isDrift: true };
}
