import type { ComputedChanges } from './extension.ts';
import type { Field } from './kind.ts';
import { isFilledIn } from './filled-in.ts';
import { groupsIn } from './rows.ts';
import { fieldsShown, sentValue } from './visibility.ts';

/**
 * The computed answers that are not what they should be for these answers, by key, with what they should be. They
 * follow from the shown fields above them, so none can wait for itself. A field in rows has the list of its answers.
 */
export const computedChanges: ComputedChanges = (all, data) => {
  if (!all.some(isComputed)) return [];
  const above = new Map<string, unknown>();
  const fields = fieldsShown({ fields: all }, ({ key }) => data[key]);
  const inRows = groupsIn(fields)?.byPath(fields);
  const answerOf = (name: string) =>
    above.get(name) ??
    inRows
      ?.get(name)
      ?.map((one) => above.get(one.name))
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
