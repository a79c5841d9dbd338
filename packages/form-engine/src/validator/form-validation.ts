import { pickValidatorAnswers, type FormValidator } from '../model/form-validator.ts';
import type { FormValues } from '../model/form-value.ts';
import type { Field, FormDescription } from '../model/field.ts';
import type { ValidatorScope } from '../model/field-type.ts';
import { payloadAnswer } from '../model/visibility.ts';
import { createValidatorScopeResolver } from './validator-places.ts';
import type { FoundProblem } from './found-problem.ts';

/** The result of checking one field by itself, before the validators of several fields run. */
interface Checked {
  field: Field;
  value: unknown;
  found: FoundProblem | undefined;
}

export type CrossFieldCheck = (checked: readonly Checked[]) => ReadonlyMap<string, FoundProblem>;

const noErrors: ReturnType<CrossFieldCheck> = new Map();

/**
 * Runs the validators that check several answers together. An unchanged error stays the same
 * object, so that `createRjsfValidator` can detect that nothing changed.
 */
export function createCrossFieldCheck({ validate }: FormDescription): CrossFieldCheck {
  if (validate.length === 0) return () => noErrors;
  let before = noErrors;
  return (checked) => {
    const valid = checked.flatMap(({ field, value, found }) =>
      found ? [] : { field, value: payloadAnswer(field, value) },
    );
    const placesOf = createValidatorScopeResolver(valid);
    const now = new Map<string, FoundProblem>();
    for (const validator of validate) {
      for (const { field, ...place } of placesOf(validator)) {
        const text = field && textOf(place);
        if (!field || text === undefined || now.has(field.key)) continue;
        const old = before.get(field.key);
        const isUnchanged = old?.text === text && old.field === field;
        now.set(field.key, isUnchanged ? old : { field, problem: 'validate', text });
      }
    }
    before = now;
    return now;
  };
}

type Scope = Omit<ValidatorScope<FormValidator>, 'field'>;

function textOf({ validator, named, values }: Scope): string | undefined {
  const read = validator.includesBlank
    ? answersOrBlanks(validator, values, named)
    : pickValidatorAnswers(validator, values);
  if (!read) return undefined;
  try {
    return validator.validate(read, named);
  } catch (error) {
    // A broken validator must not block users.
    console.error(`The validator of "${validator.name}" failed`, error);
    return undefined;
  }
}

/**
 * For `includesBlank`: returns the values even if fields of the validator are blank, but undefined
 * if one of these fields is hidden or invalid.
 */
const answersOrBlanks = (
  { name, deps }: FormValidator,
  values: FormValues,
  valid: Scope['named'],
) => ([name, ...deps].every((name) => valid.has(name)) ? values : undefined);
