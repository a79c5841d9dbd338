import type { ComputedChanges } from './extension.ts';
import type { Field } from './field-type.ts';
import { isFilledIn } from './filled-in.ts';
import { groupsIn } from './rows.ts';
import { visibleFieldsWith, submittedValue } from './visibility.ts';

/**
 * Returns outdated computed answers with their new values, by key. An answer depends only on
 * visible fields above, so cycles are impossible.
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

/** A new answer can show or hide fields. The answers are then computed again. */
const maxRounds = 20;

const changesIn: ComputedChanges = (all, data) => {
  const valuesAbove = new Map<string, unknown>();
  const fields = visibleFieldsWith({ fields: all }, ({ key }) => data[key]);
  const inRows = groupsIn(fields)?.byPath(fields);
  const answerOf = (name: string) =>
    valuesAbove.get(name) ??
    inRows
      ?.get(name)
      ?.map((field) => valuesAbove.get(field.name))
      .filter(isFilledIn);
  return fields.flatMap((field) => {
    const { key, name, compute } = field;
    const value: unknown = compute ? compute(answerOf) : data[key];
    valuesAbove.set(name, submittedValue(field, value));
    return value === data[key] ? [] : [[key, value] as const];
  });
};

const isComputed = ({ compute, rows }: Field): boolean =>
  compute !== undefined || rows?.fields.some(isComputed) === true;
