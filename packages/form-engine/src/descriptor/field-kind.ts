import type { EngineSetup } from '../model/setup.ts';

interface FieldKindResult {
  /** The name of the kind. */
  kind: string;
  /** True for a `dataType` that the setup does not know; the field is text then (D22). */
  isDrift: boolean;
}

/** The kind that a `dataType` names; an unknown one never blocks the form (D22). */
export function fieldKindOf(dataType: unknown, { kinds }: EngineSetup): FieldKindResult {
  const isReadable = typeof dataType === 'number' || typeof dataType === 'string';
  const known = isReadable
    ? Object.entries(kinds).find(([, kind]) => String(kind.dataType) === String(dataType))
    : undefined;
  return known ? { kind: known[0], isDrift: false } : { kind: 'text', isDrift: true };
}
