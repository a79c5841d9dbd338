import type { AnswersByKey } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { ErrorType } from '../model/error-type.ts';
import { withRows } from '../model/rows.ts';
import { checkField } from '../validator/validate.ts';
import { readDraft, writeDraft } from './draft-storage.ts';

type Saved = [kind: string, value: unknown];

/** The draft stores the page index under this name, which no field can have. */
const pageEntry = '';

/**
 * Saves the page index and all answers, except sensitive ones, such as identity numbers. The draft
 * stores each answer under the name that the field has in the payload.
 */
export function saveDraft(
  draftKey: string,
  form: FormDescription,
  data: AnswersByKey,
  place = 0,
): void {
  const fields = withRows(form.fields, ({ key }) => data[key]);
  const entries = fields.flatMap((field): [string, Saved][] => {
    const value = data[field.key];
    const isSaved = value !== undefined && !field.isSensitive && !form.sensitive.isValue(value);
    return isSaved ? [[field.name, [field.type, value]]] : [];
  });
  if (place > 0) entries.push([pageEntry, ['page', place]]);
  writeDraft(draftKey, Object.fromEntries(entries));
}

export function readDraftPageIndex(draftKey: string): number {
  const saved = readDraft(draftKey);
  const place = saved instanceof Object ? savedValue(saved, { name: pageEntry, type: 'page' }) : 0;
  return Number.isInteger(place) && Number(place) > 0 ? Number(place) : 0;
}

/** Finds answers by field name and type, so that a changed label or order loses no answer. */
export function restoreDraft(draftKey: string, form: FormDescription): AnswersByKey {
  const saved = readDraft(draftKey);
  if (typeof saved !== 'object' || saved === null) return {};
  const restored = new Map<string, unknown>();
  const restore = (field: Field) => {
    const value = savedValue(saved, field);
    const { group } = field.definition;
    if (group) {
      const rows = group.restore(field, value);
      if (rows) restored.set(field.key, rows.answer);
      rows?.fields.forEach(restore);
      return;
    }
    const hasParent = field.parentKey === undefined || restored.has(field.parentKey);
    if (hasParent && isAcceptable(field, value)) restored.set(field.key, value);
  };
  form.fields.forEach(restore);
  return Object.fromEntries(restored);
}

function savedValue(saved: object, field: Pick<Field, 'name' | 'type'>): unknown {
  const entry: unknown = Object.hasOwn(saved, field.name)
    ? (saved as Record<string, unknown>)[field.name]
    : undefined;
  return Array.isArray(entry) && entry[0] === field.type ? (entry[1] as unknown) : undefined;
}

/**
 * An answer with one of these errors is restored, because the user can still correct it. The value
 * undefined means no error.
 */
const unfinished: ReadonlySet<ErrorType | undefined> = new Set([undefined, 'tooLong', 'badForm']);

/**
 * Checks a saved value, because storage is untrusted. Accepts any choice of a field whose choices
 * are loaded from the server, because the list is not available yet. The submit checks the choice.
 */
function isAcceptable(field: Field, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const ownChoice = field.definition.source ? [{ value: String(value), label: '' }] : undefined;
  const problem = checkField(field, value, ownChoice);
  // Typed text that is out of range is restored, because the user can still correct it. Numbers are
  // chosen from a list, so a number that is out of range is not a choice and is not restored.
  return unfinished.has(problem) || (problem === 'outOfRange' && typeof value === 'string');
}
