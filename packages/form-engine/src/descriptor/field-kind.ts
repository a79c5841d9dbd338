/** The kinds of field that the server's `dataType` names (§3 Dynamic form field). */
export type FieldKind = 'dropdown' | 'text' | 'dayNumber' | 'state' | 'district';

const kindByDataType: Readonly<Partial<Record<string, FieldKind>>> = {
  0: 'dropdown',
  1: 'text',
  3: 'dayNumber',
  4: 'state',
  5: 'district',
};

export interface FieldKindResult {
  kind: FieldKind;
  /** True when the server sent a `dataType` that nobody has described; the field is text (D22). */
  isDrift: boolean;
}

/** Own keys only: a `dataType` of 'constructor' is unknown too. */
const lookUp = (name: string) =>
  Object.hasOwn(kindByDataType, name) ? kindByDataType[name] : undefined;

/** Which kind a `dataType` is; an unknown one never blocks the form (D22). */
export function fieldKindOf(dataType: unknown): FieldKindResult {
  const isReadable = typeof dataType === 'number' || typeof dataType === 'string';
  const kind = isReadable ? lookUp(String(dataType)) : undefined;
  return kind ? { kind, isDrift: false } : { kind: 'text', isDrift: true };
}
