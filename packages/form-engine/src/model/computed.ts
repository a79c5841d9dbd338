import type { ComputedChanges } from './extension.ts';
import type { Field } from './field-type.ts';
import { isFilledIn } from './filled-in.ts';
import { groupsIn } from './rows.ts';
import { fieldsShown, sentValue } from './visibility.ts';

/**
 * The computed answers that are out of date, by key, with their new values. They depend only on visible
 * fields above them, so cycles are impossible. A row field's value is the list of its answers.
 */
export const computedChanges: ComputedChanges = (all, data) => {
  if (!all.some(isComputed)) return [];
  const changed = new Map<string, unknown>();
  for (let round = 0; round < maxRounds; round += 1) {
    const changes = changesIn(all, { ...data, ...Object.fromEntries(changed) });
    if (changes.length === 0) return [...changed].filter(([key, value]) => value !== data[key]);
    for (const [key, value] of changes) changed.set(key, value);
  }
  return [];
};

/**
 * A new answer can show or hide fields that others depend on. If that never settles, such as for a field
 * that hides itself, the answers are left unchanged.
 */
const maxRounds = 20;

const changesIn: ComputedChanges = (all, data) => {
  const above = new Map<string, unknown>();
  const fields = fieldsShown({ fields: all }, ({ key }) => data[key]);
  const inRows = groupsIn(fields)?.byPath(fields);
  const answerOf = (name: string) =>
    above.get(name) ??
    inRows
      ?.get(name)
      ?.map((field) => above.get(field.name))
      .filter(isFilledIn);
  return fields.flatMap((field) => {
    const { key, name, compute } = field;
    const value: unknown = compute ? compute(answerOf) : data[key];
    above.set(name, sentValue(field, value));
    return value === data[key] ? [] : [[key, value] as const];
  });
};

const isComputed = ({ compute, rows }: Field): boolean =>
  compute !== undefined || rows?.fields.some(isComputed) === true;
