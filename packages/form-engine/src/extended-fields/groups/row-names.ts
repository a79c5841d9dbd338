import type { ValidatorDeps } from '../../model/form-validator.ts';
import type { KeyedError } from '../../model/field-error.ts';
import { placesAround, type GroupPlace } from '../../model/field-facts.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import type { FormValues } from '../../model/form-value.ts';
import type { Answered, ValidatorPlace, Field } from '../../model/field-type.ts';
import { valueIn } from '../../model/visibility.ts';
import { groupBy } from '../../shared/group-by.ts';
import { nestRows } from './row-values.ts';

/** The fields of rows, by each path that names them in several rows. */
export function groupByPath(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const named = fields.flatMap((field) => field.row?.paths.map((path) => ({ path, field })) ?? []);
  const groups = groupBy(named, ({ path }) => path);
  return new Map([...groups].map(([path, found]) => [path, found.map(({ field }) => field)]));
}

/** `floors.0.area` and `/floors/0/area` mean `floors[0].area`. */
const pathOf = (name: string): string =>
  name
    .replace(/^\//, '')
    .replaceAll('/', '.')
    .replace(/\.(\d+)(?=\.|$)/g, '[$1]');

export function withKeys(
  errors: readonly KeyedError[],
  fields: Iterable<Field>,
): readonly KeyedError[] {
  const inRows = [...fields].filter(({ row }) => row);
  const keyByPath = new Map(inRows.map(({ name, key }) => [name, key]));
  return errors.map((error) => {
    const fieldKey = keyByPath.get(pathOf(error.name ?? ''));
    return fieldKey === undefined ? error : { ...error, fieldKey };
  });
}

type Answers = Pick<ValidatorPlace<ValidatorDeps>, 'named' | 'values'>;

/**
 * Where a check is asked: one at `floors.area` in each row, with the answers of its row by their own names, and of the
 * rows around that one.
 */
export function placesOf<Validator extends ValidatorDeps>(
  validator: Validator,
  right: readonly Answered[],
): readonly ValidatorPlace<Validator>[] {
  const byField = new Map(right.map(({ field, value }) => [field, value]));
  const all = nestRows([...byField.keys()], (field) => byField.get(field));
  const inForm = answersIn(right, ({ name }) => name, all);
  const inRows = groupByPath(right.map(({ field }) => field)).get(validator.name);
  if (!inRows) return [{ ...inForm, validator, field: inForm.named.get(validator.name) }];
  return inRows.map((field) => {
    const rows = placesAround(field)
      .filter(({ row }) => row)
      .map((place) => answersIn(besides(place, right), ({ row, name }) => row?.name ?? name, all))
      .toReversed();
    return {
      validator: { ...validator, name: field.row?.name ?? field.name },
      field,
      named: new Map([inForm, ...rows].flatMap(({ named }) => [...named])),
      values: Object.assign({}, ...[inForm, ...rows].map(({ values }) => values)) as FormValues,
    };
  });
}

const besides = ({ row: own }: GroupPlace, right: readonly Answered[]) =>
  right.filter(({ field: { row } }) => row?.of.key === own?.of.key && row?.id === own?.id);

function answersIn(
  right: readonly Answered[],
  nameOf: (field: Field) => string,
  all: FormValues,
): Answers {
  const named = new Map(right.map(({ field }) => [nameOf(field), field]));
  const values = right.flatMap(({ field, value }) => {
    const { group } = field.definition;
    const answer = group ? valueIn(all, field) : value;
    const isThere = group ? answer !== undefined : isFilledIn(answer);
    return isThere ? [[nameOf(field), answer] as const] : [];
  });
  return { named, values: Object.fromEntries(values) as FormValues };
}
