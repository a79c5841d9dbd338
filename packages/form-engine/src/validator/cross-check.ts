import { answersRead, type CrossCheck } from '../model/check.ts';
import type { FormValues } from '../model/field-facts.ts';
import type { Field, FormDescription } from '../model/field.ts';
import { isFilledIn } from '../model/visibility.ts';
import type { FoundProblem } from './found-problem.ts';

/** A shown field with its value, and what its own rule found. */
interface Checked {
  field: Field;
  value: unknown;
  found: FoundProblem | undefined;
}

/** What the checks of several answers find, by the key of the field that shows it. */
export type CheckTogether = (checked: readonly Checked[]) => ReadonlyMap<string, FoundProblem>;

const nothing: ReturnType<CheckTogether> = new Map();

/** A problem that stays is the same object. */
export function createCrossCheck({ crossChecks }: FormDescription): CheckTogether {
  if (crossChecks.length === 0) return () => nothing;
  let before = nothing;
  return (checked) => {
    const right = checked.filter(({ found, value }) => !found && isFilledIn(value));
    const values = Object.fromEntries(
      right.map(({ field, value }) => [field.name, value]),
    ) as FormValues;
    const fields = new Map(right.map(({ field }) => [field.name, field]));
    const now = new Map<string, FoundProblem>();
    for (const check of crossChecks) {
      const field = fields.get(check.at);
      const text = field && textOf(check, values);
      if (!field || text === undefined || now.has(field.key)) continue;
      const old = before.get(field.key);
      now.set(field.key, old?.text === text ? old : { field, problem: 'crossCheck', text });
    }
    before = now;
    return now;
  };
}

function textOf(check: CrossCheck, values: FormValues): string | undefined {
  const read = answersRead(check, values);
  if (!read) return undefined;
  try {
    return check.check(read);
  } catch (error) {
    // For the developer who wrote it: a person must not be stopped by it.
    console.error(`The check at "${check.at}" failed`, error);
    return undefined;
  }
}
