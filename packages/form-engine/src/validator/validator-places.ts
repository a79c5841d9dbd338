import type { ValidatorDeps } from '../model/form-validator.ts';
import { isFilledIn } from '../model/filled-in.ts';
import type { FormValues } from '../model/form-value.ts';
import type { AnsweredField, ValidatorScope } from '../model/field-type.ts';
import { groupDefinitionIn } from '../model/rows.ts';

export function createValidatorScopeResolver(valid: readonly AnsweredField[]) {
  const groups = groupDefinitionIn(valid.map(({ field }) => field));
  const named = new Map(valid.map(({ field }) => [field.name, field]));
  const filledIn = valid.filter(({ value }) => isFilledIn(value));
  const values = Object.fromEntries(
    filledIn.map(({ field, value }) => [field.name, value]),
  ) as FormValues;
  return <Validator extends ValidatorDeps>(
    validator: Validator,
  ): readonly ValidatorScope<Validator>[] =>
    groups?.placesOf(validator, valid) ?? [
      { validator, field: named.get(validator.name), named, values },
    ];
}
