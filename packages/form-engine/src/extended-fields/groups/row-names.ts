import type { ValidatorDeps } from '../../model/form-validator.ts';
import type { KeyedError } from '../../model/field-error.ts';
import { placesAround, type GroupPlace } from '../../model/field-facts.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import type { FormValues } from '../../model/form-value.ts';
import type { Answered, ValidatorPlace, Field } from '../../model/field-type.ts';
import { valueIn } from '../../model/visibility.ts';
import { groupBy } from '../../shared/group-by.ts';
import { nestRows } from './row-values.ts';

/** The row fields by each path that refers to them in all rows, such as `floors.area`. */
export function groupByPath(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const named = fields.flatMap((field) => field.row?.paths.map((path) => ({ path, field })) ?? []);
  const groups = groupBy(named, ({ path }) => path);
  return new Map([...groups].map(([path, found]) => [path, found.map(({ field }) => field)]));
}

/** Normalises a name: `floors.0.area` and `/floors/0/area` become `floors[0].area`. */
const pathOf = (name: string): string =>
  name
    .replace(/^\//, '')
    .replaceAll('/', '.')
    .replace(/\.(\d+)(?=\.|$)/g, '[$1]');

export function withKeys(
  errors: readonly KeyedError[],
  fields: Iterable<Field>,
): readonly KeyedError[] {
  const fieldsInRows = [...fields].filter(({ row }) => row);
  const keyByPath = new Map(fieldsInRows.map(({ name, key }) => [name, key]));
  return errors.map((error) => {
    const fieldKey = keyByPath.get(pathOf(error.name ?? ''));
    return fieldKey === undefined ? error : { ...error, fieldKey };
  });
}

type Answers = Pick<ValidatorPlace<ValidatorDeps>, 'named' | 'values'>;

/**
 * The places where a validator runs. A validator for `floors.area` runs once in each row of
 * `floors`. It receives the answers of that row by their names in the row (`area`), and those of
 * the enclosing rows and the form.
 */
export function scopesOf<Validator extends ValidatorDeps>(
  validator: Validator,
  valid: readonly Answered[],
): readonly ValidatorPlace<Validator>[] {
  const byField = new Map(valid.map(({ field, value }) => [field, value]));
  const all = nestRows([...byField.keys()], (field) => byField.get(field));
  const inForm = answersIn(valid, ({ name }) => name, all);
  const fieldsInRows = groupByPath(valid.map(({ field }) => field)).get(validator.name);
  if (!fieldsInRows) return [{ ...inForm, validator, field: inForm.named.get(validator.name) }];
  return fieldsInRows.map((field) => {
    const rows = placesAround(field)
      .filter(({ row }) => row)
      .map((place) => answersIn(inSameRow(place, valid), ({ row, name }) => row?.name ?? name, all))
      .toReversed();
    return {
      validator: { ...validator, name: field.row?.name ?? field.name },
      field,
      named: new Map([inForm, ...rows].flatMap(({ named }) => [...named])),
      values: Object.assign({}, ...[inForm, ...rows].map(({ values }) => values)) as FormValues,
    };
  });
}

const inSameRow = ({ row: own }: GroupPlace, valid: readonly Answered[]) =>
  valid.filter(({ field: { row } }) => row?.of.key === own?.of.key && row?.id === own?.id);

function answersIn(
  valid: readonly Answered[],
  nameOf: (field: Field) => string,
  all: FormValues,
): Answers {
  const named = new Map(valid.map(({ field }) => [nameOf(field), field]));
  const values = valid.flatMap(({ field, value }) => {
    const { group } = field.definition;
    const answer = group ? valueIn(all, field) : value;
    const isAnswered = group ? answer !== undefined : isFilledIn(answer);
    return isAnswered ? [[nameOf(field), answer] as const] : [];
  });
  return { named, values: Object.fromEntries(values) as FormValues };
}
