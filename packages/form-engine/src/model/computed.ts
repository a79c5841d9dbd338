import type { ComputedChangesFunction } from './extension.ts';
import type { Field } from './field-type.ts';
import { isFilledIn } from './filled-in.ts';
import { groupDefinitionIn } from './rows.ts';
import { visibleFieldsWith, submittedValue } from './visibility.ts';

/**
 * Returns the key and the new value of each computed answer that must change. A computed answer
 * depends only on visible fields above its field, so one round from top to bottom computes all
 * answers.
 */
export const computedChanges: ComputedChangesFunction = (all, data) => {
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
 * New answers can show or hide fields, so the answers are then computed again in another round. If
 * answers still change in the last round, `computedChanges` returns no changes.
 */
const maxRounds = 20;

const changesIn: ComputedChangesFunction = (all, data) => {
  const valuesAbove = new Map<string, unknown>();
  const fields = visibleFieldsWith({ fields: all }, ({ key }) => data[key]);
  const inRows = groupDefinitionIn(fields)?.byPath(fields);
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
