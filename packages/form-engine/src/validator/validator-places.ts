import type { ValidatorDeps } from '../model/form-validator.ts';
import { isFilledIn } from '../model/filled-in.ts';
import type { FormValues } from '../model/form-value.ts';
import type { Answered, ValidatorPlace } from '../model/field-type.ts';
import { groupsIn } from '../model/rows.ts';

/** Where checks are asked about these answers, which are shown and right: with groups a check may be asked in each row. */
export function placesIn(right: readonly Answered[]) {
  const groups = groupsIn(right.map(({ field }) => field));
  const named = new Map(right.map(({ field }) => [field.name, field]));
  const filledIn = right.filter(({ value }) => isFilledIn(value));
  const values = Object.fromEntries(
    filledIn.map(({ field, value }) => [field.name, value]),
  ) as FormValues;
  return <Validator extends ValidatorDeps>(
    validator: Validator,
  ): readonly ValidatorPlace<Validator>[] =>
    groups?.placesOf(validator, right) ?? [
      { validator, field: named.get(validator.name), named, values },
    ];
}
