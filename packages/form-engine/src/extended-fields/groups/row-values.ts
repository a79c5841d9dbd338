import type { AnswersByKey } from '../../model/field-facts.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import type { FormValue, FormValues } from '../../model/form-value.ts';
import { logUnusedValue, initialEntries } from '../../model/initial-values.ts';
import type { AnswerEntry, Field, GroupDefinition } from '../../model/field-type.ts';
import { withRows } from '../../model/rows.ts';
import { answerInRow } from '../../model/visibility.ts';
import { groupAnswerOf, rowIdsOf } from './row-fields.ts';

type FieldsOf = GroupDefinition['fieldsOf'];

type Values = Record<string, FormValue>;

/**
 * Returns the values with the rows inside their groups. Blank rows are included; a blank single
 * group is omitted.
 */
export function nestRows(
  fields: readonly Field[],
  answerIn: (field: Field) => unknown,
): FormValues {
  const values: Values = {};
  const rows = new Map<string, readonly Values[]>();
  const singles: { target: Values; name: string; one: Values }[] = [];
  for (const field of fields) {
    const { key, row, definition } = field;
    const target = row ? rows.get(row.of.key)?.[row.at] : values;
    if (!target) continue;
    const name = row?.name ?? field.name;
    const answer = answerIn(field);
    const { group } = definition;
    if (!group) {
      if (isFilledIn(answer)) target[name] = answer;
      continue;
    }
    const list = group.idsOf(answer).map((): Values => ({}));
    rows.set(key, list);
    const [one] = list;
    if (!one) continue;
    target[name] = group.isSingle ? one : list;
    if (group.isSingle) singles.push({ target, name, one });
  }
  // Starts with the inner groups, because an outer group can become blank without them.
  for (const { target, name, one } of singles.toReversed()) {
    if (Object.keys(one).length === 0) delete target[name];
  }
  return values;
}

export function initialRowEntries(
  group: Field,
  given: unknown,
  fieldsOf: FieldsOf,
): readonly AnswerEntry[] {
  const { least = 0 } = group.rows ?? {};
  const rows: readonly unknown[] = Array.isArray(given) ? given : [];
  if (given !== undefined && given !== null && rows !== given) logUnusedValue(group, given);
  const count = Math.max(rows.length, least);
  if (count === 0) return [];
  const ids = Array.from({ length: count }, (_, at) => String(at));
  return rowEntries(group, rows, groupAnswerOf(ids), fieldsOf);
}

export const newRowEntries = (group: Field, answer: string, id: string): readonly AnswerEntry[] =>
  (group.definition.group?.fieldsOf(group, answer) ?? [])
    .filter(({ row }) => row?.id === id)
    .flatMap((field) => initialEntries(field, undefined));

export function replaceRows(
  group: Field,
  value: unknown,
  data: AnswersByKey,
  give: Parameters<GroupDefinition['replace']>[3],
  fieldsOf: FieldsOf,
): void {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [];
  const ids: string[] = [];
  for (const _ of rows) ids.push(newRowId(group.key, ids, data));
  assignGroupEntries(group, rowEntries(group, rows, groupAnswerOf(ids), fieldsOf), give);
}

export function assignGroupEntries(
  group: Field,
  given: readonly AnswerEntry[],
  give: Parameters<GroupDefinition['replace']>[3],
): void {
  const entries = new Map(given);
  for (const field of withRows([group], ({ key }) => entries.get(key))) {
    give(field, entries.get(field.key));
  }
}

export function rowEntries(
  group: Field,
  given: unknown,
  answer: string,
  fieldsOf: FieldsOf,
): readonly AnswerEntry[] {
  const inside = fieldsOf(group, answer).flatMap((field) =>
    initialEntries(field, field.row && answerInRow(given, field.row)),
  );
  return [[group.key, answer], ...inside];
}

/** Answers of removed rows stay in the data, so their row ids must not be reused. */
export function newRowId(groupKey: string, ids: readonly string[], data: AnswersByKey): string {
  const prefix = `${groupKey}r`;
  const isFree = (id: string) =>
    !ids.includes(id) && !Object.keys(data).some((key) => key.startsWith(`${prefix}${id}f`));
  let number = ids.length;
  while (!isFree(`n${number}`)) number += 1;
  return `n${number}`;
}

/** Initial rows have ids without this prefix, so a restored row cannot get their answers. */
const draftIdPrefix = 'd';

/**
 * Returns undefined if the draft does not contain the group. A saved empty string means that the
 * user removed all rows.
 */
export function restoredRows(group: Field, saved: unknown, fieldsOf: FieldsOf) {
  if (typeof saved !== 'string') return undefined;
  const answer = groupAnswerOf(rowIdsOf(saved).map((_, at) => `${draftIdPrefix}${at}`));
  return { answer, fields: fieldsOf(group, answer) };
}
