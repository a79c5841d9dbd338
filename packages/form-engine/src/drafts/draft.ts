import type { Choice, Field, FormDescription } from '../descriptor/field.ts';
import { kindOf } from '../fields/registry.ts';
import { checkFields } from '../validator/validate.ts';
import { isIdentityField, isIdentityValue } from './identity-fields.ts';
import { readDraft, writeDraft } from './draft-storage.ts';

/** Values by field key. */
export type FormData = Readonly<Record<string, unknown>>;

/** A saved value, with the hash of the descriptor it answered. */
type Saved = [hash: string, value: unknown];

/** Saves what was typed, by payload name, but identity numbers (quality bars, Security). */
export function saveDraft(draftKey: string, form: FormDescription, data: FormData): void {
  const entries = form.fields.flatMap((field): [string, Saved][] => {
    const value = data[field.key];
    const isKept = value !== undefined && !isIdentityField(field) && !isIdentityValue(value);
    return isKept ? [[field.name, [field.hash, value]]] : [];
  });
  writeDraft(draftKey, Object.fromEntries(entries));
}

/**
 * What was saved and still fits: each value whose own descriptor is as it was, so that one changed
 * field costs one answer and not the form.
 */
export function restoreDraft(draftKey: string, form: FormDescription): FormData {
  const saved = readDraft(draftKey);
  if (typeof saved !== 'object' || saved === null) return {};
  const restored = new Map<string, unknown>();
  for (const field of form.fields) {
    const value = savedValue(saved, field);
    const hasParent = field.parentKey === undefined || restored.has(field.parentKey);
    if (hasParent && isAcceptable(field, value)) restored.set(field.key, value);
  }
  return Object.fromEntries(restored);
}

function savedValue(saved: object, field: Field): unknown {
  const entry: unknown = Object.hasOwn(saved, field.name)
    ? (saved as Record<string, unknown>)[field.name]
    : undefined;
  return Array.isArray(entry) && entry[0] === field.hash ? (entry[1] as unknown) : undefined;
}

/** Storage is open to anyone: a value of another type is not taken, a loaded choice is checked later. */
function isAcceptable(field: Field, value: unknown): boolean {
  if (value === undefined) return false;
  const itself = (): readonly Choice[] => [{ value: String(value), label: '' }];
  const problems = checkFields(
    [field],
    () => value,
    kindOf(field.kind).source ? itself : () => undefined,
  );
  return problems.every(({ problem }) => problem === 'tooLong');
}
