import type { FormData } from '../../model/field-facts.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import type { FormValue, FormValues } from '../../model/form-value.ts';
import { refuse, startingEntries } from '../../model/initial-values.ts';
import type { Entry, Field, GroupDefinition } from '../../model/field-type.ts';
import { withRows } from '../../model/rows.ts';
import { answerInRow } from '../../model/visibility.ts';
import { answerOf, idsOf } from './row-fields.ts';

type FieldsOf = GroupDefinition['fieldsOf'];

type Values = Record<string, FormValue>;

/**
 * The filled-in answers by payload name; those of a row are in the list of its group. A blank row stays in its list; a
 * group that stands once is left out while all of it is blank.
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
  // From the inside: what is around a blank one may be blank then.
  for (const { target, name, one } of singles.toReversed()) {
    if (Object.keys(one).length === 0) delete target[name];
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
  return rowEntries(group, rows, answerOf(ids), fieldsOf);
}

/** What a new row of a group starts with: the rows of the groups in it. */
export const newRowEntries = (group: Field, answer: string, id: string): readonly Entry[] =>
  (group.definition.group?.fieldsOf(group, answer) ?? [])
    .filter(({ row }) => row?.id === id)
    .flatMap((field) => startingEntries(field, undefined));

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
  giveAll(group, rowEntries(group, rows, answerOf(ids), fieldsOf), give);
}

/** Gives a group and all of its rows these answers, and all other fields of them none. */
export function giveAll(
  group: Field,
  given: readonly Entry[],
  give: Parameters<GroupDefinition['replace']>[3],
): void {
  const entries = new Map(given);
  for (const field of withRows([group], ({ key }) => entries.get(key))) {
    give(field, entries.get(field.key));
  }
}

/** What a group holds with this answer, which names its rows. */
export function rowEntries(
  group: Field,
  given: unknown,
  answer: string,
  fieldsOf: FieldsOf,
): readonly Entry[] {
  const inside = fieldsOf(group, answer).flatMap((field) =>
    startingEntries(field, field.row && answerInRow(given, field.row)),
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
