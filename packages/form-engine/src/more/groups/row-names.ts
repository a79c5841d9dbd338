import type { CrossCheck } from '../../model/check.ts';
import type { KeyedError } from '../../model/field-error.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import type { CheckPlace, Field } from '../../model/kind.ts';
import { groupBy } from '../../shared/group-by.ts';
import { nestRows } from './row-values.ts';

/** The fields of rows, by the path that names them in all rows. */
export function groupByPath(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const inside = fields.filter(({ row }) => row);
  return groupBy(inside, ({ row, name }) => (row ? `${row.group}.${row.name}` : name));
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

interface Answered {
  field: Field;
  value: unknown;
}

type Answers = Pick<CheckPlace, 'named' | 'values'>;

/** Where a check is asked: one at `floors.area` in each row, with the answers of its row by their own names. */
export function placesOf(check: CrossCheck, right: readonly Answered[]): readonly CheckPlace[] {
  const inForm = answersIn(right, ({ name }) => name);
  const inRows = groupByPath(right.map(({ field }) => field)).get(check.at);
  if (!inRows) return [{ ...inForm, check, field: inForm.named.get(check.at) }];
  const at = check.at.slice(check.at.indexOf('.') + 1);
  return inRows.map((field) => {
    const own = answersIn(besides(field, right), ({ row, name }) => row?.name ?? name);
    return {
      check: { ...check, at },
      field,
      named: new Map([...inForm.named, ...own.named]),
      values: { ...inForm.values, ...own.values },
    };
  });
}

const besides = ({ row: own }: Field, right: readonly Answered[]) =>
  right.filter(({ field: { row } }) => row?.groupKey === own?.groupKey && row?.id === own?.id);

function answersIn(right: readonly Answered[], nameOf: (field: Field) => string): Answers {
  const byField = new Map(right.map(({ field, value }) => [field, value]));
  const nested = nestRows([...byField.keys()], (field) => byField.get(field));
  const named = new Map(right.map(({ field }) => [nameOf(field), field]));
  const values = right.flatMap(({ field, value }) => {
    const answer = field.definition.group ? nested[field.name] : value;
    return isFilledIn(answer) ? [[nameOf(field), answer] as const] : [];
  });
  return { named, values: Object.fromEntries(values) };
}
