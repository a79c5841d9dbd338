import type { FormData } from '../../model/field-facts.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import type { FormValue, FormValues } from '../../model/form-value.ts';
import { refuse, startingEntry } from '../../model/initial-values.ts';
import type { Entry, Field, GroupDefinition } from '../../model/kind.ts';
import { valueIn } from '../../model/visibility.ts';
import { answerOf, idsOf } from './row-fields.ts';

type FieldsOf = GroupDefinition['fieldsOf'];

/** The filled-in answers by payload name; those of a row are in the list of its group. */
export function nestRows(
  fields: readonly Field[],
  answerIn: (field: Field) => unknown,
): FormValues {
  const values: FormValues = {};
  const rows = new Map<string, readonly Record<string, FormValue>[]>();
  for (const field of fields) {
    const { name, key, row, definition } = field;
    const answer = answerIn(field);
    if (definition.group) {
      const list = idsOf(answer).map(() => ({}));
      rows.set(key, list);
      if (list.length > 0) values[name] = list;
    } else if (isFilledIn(answer)) {
      const target = row ? rows.get(row.groupKey)?.[row.at] : values;
      if (target) target[row?.name ?? name] = answer;
    }
  }
  return values;
}

/** The rows that were given, and blank ones up to the least number. */
export function startingRows(group: Field, given: unknown, fieldsOf: FieldsOf): readonly Entry[] {
  const { least = 0 } = group.rows ?? {};
  const rows: readonly unknown[] = Array.isArray(given) ? given : [];
  if (given !== undefined && given !== null && rows !== given) refuse(group, given);
  const count = Math.max(rows.length, least);
  if (count === 0) return [];
  const ids = Array.from({ length: count }, (_, at) => String(at));
  return rowEntries(group, rows, ids, fieldsOf);
}

export function replaceRows(
  group: Field,
  value: unknown,
  data: FormData,
  give: Parameters<GroupDefinition['replace']>[3],
  fieldsOf: FieldsOf,
): void {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const ids: string[] = [];
  for (const _ of rows) ids.push(newRowId(group.key, ids, data));
  const entries = new Map(rowEntries(group, rows, ids, fieldsOf));
  for (const field of [group, ...fieldsOf(group, answerOf(ids))]) {
    give(field, entries.get(field.key));
  }
}

/** What a group holds with these rows, under these ids. */
function rowEntries(
  group: Field,
  rows: readonly unknown[],
  ids: readonly string[],
  fieldsOf: FieldsOf,
): readonly Entry[] {
  const answer = answerOf(ids);
  const inside = fieldsOf(group, answer).flatMap((field) =>
    startingEntry(field, valueIn({ [group.name]: rows }, field)),
  );
  return [[group.key, answer], ...inside];
}

/** One that no answer has: those of a row that went stay in the form, and must not come back with another. */
export function newRowId(groupKey: string, ids: readonly string[], data: FormData): string {
  const prefix = `${groupKey}r`;
  const isFree = (id: string) =>
    !ids.includes(id) && !Object.keys(data).some((key) => key.startsWith(`${prefix}${id}f`));
  let number = ids.length;
  while (!isFree(`n${number}`)) number += 1;
  return `n${number}`;
}

/** Begins the id of a row that a draft gives back: a row that the form starts with lends it no answer. */
const ofDraft = 'd';

/** No rows are an answer too: those that the form starts with were taken away. */
export function restoredRows(group: Field, saved: unknown, fieldsOf: FieldsOf) {
  if (typeof saved !== 'string') return undefined;
  const answer = answerOf(idsOf(saved).map((_, at) => `${ofDraft}${at}`));
  return { answer, fields: fieldsOf(group, answer) };
}
