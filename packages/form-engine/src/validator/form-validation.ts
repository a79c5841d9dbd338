import { answersRead, type FormValidator } from '../model/form-validator.ts';
import type { FormValues } from '../model/form-value.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { ValidatorPlace } from '../model/field-type.ts';
import { answerSent } from '../model/visibility.ts';
import { placesIn } from './validator-places.ts';
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

/** A problem that stays is the same object. With groups a check may be asked in each row. */
export function createFormValidation({ validate }: FormDescription): CheckTogether {
  if (validate.length === 0) return () => nothing;
  let before = nothing;
  return (checked) => {
    const right = checked.flatMap(({ field, value, found }) =>
      found ? [] : { field, value: answerSent(field, value) },
    );
    const placesOf = placesIn(right);
    const now = new Map<string, FoundProblem>();
    for (const one of validate) {
      for (const { field, ...place } of placesOf(one)) {
        const text = field && textOf(place);
        if (!field || text === undefined || now.has(field.key)) continue;
        const old = before.get(field.key);
        const stays = old?.text === text && old.field === field;
        now.set(field.key, stays ? old : { field, problem: 'validate', text });
      }
    }
    before = now;
    return now;
  };
}

type Place = Omit<ValidatorPlace<FormValidator>, 'field'>;

function textOf({ validator, named, values }: Place): string | undefined {
  const read = validator.includesBlank
    ? answersOrBlanks(validator, values, named)
    : answersRead(validator, values);
  if (!read) return undefined;
  try {
    return validator.validate(read, named);
  } catch (error) {
    // For the developer who wrote it: a person must not be stopped by it.
    console.error(`The validator of "${validator.name}" failed`, error);
    return undefined;
  }
}

/** Undefined while one of the fields is hidden or wrong. */
const answersOrBlanks = (
  { name, deps }: FormValidator,
  values: FormValues,
  right: Place['named'],
) => ([name, ...deps].every((name) => right.has(name)) ? values : undefined);
