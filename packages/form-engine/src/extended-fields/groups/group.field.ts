import type { KeyedError } from '../../model/field-error.ts';
import { type FieldPosition, fieldAndGroupsAround } from '../../model/field-facts.ts';
import type {
  AnsweredField,
  Field,
  FieldType,
  GroupDefinition,
  ValidatorScope,
} from '../../model/field-type.ts';
import { isFilledIn } from '../../model/filled-in.ts';
import type { ValidatorDeps } from '../../model/form-validator.ts';
import type { FormValues } from '../../model/form-value.ts';
import { logUnusedValue } from '../../model/initial-values.ts';
import { fillMessage } from '../../model/messages.ts';
import { answerOfField } from '../../model/visibility.ts';
import { groupBy } from '../../shared/group-by.ts';
import { GroupCell } from './group-cell.tsx';
import type { GroupMessages } from './group-messages.ts';
import { groupAnswerOf, fieldsOfRows, rowIdsOf, type RowNames } from './row-fields.ts';
import {
  assignGroupEntries,
  nestRows,
  replaceRows,
  restoredRows,
  rowEntries,
  initialRowEntries,
} from './row-values.ts';

function groupByPath(fields: readonly Field[]): ReadonlyMap<string, readonly Field[]> {
  const named = fields.flatMap((field) => field.row?.paths.map((path) => ({ path, field })) ?? []);
  const groups = groupBy(named, ({ path }) => path);
  return new Map([...groups].map(([path, found]) => [path, found.map(({ field }) => field)]));
}

/** `floors.0.area` and `/floors/0/area` become `floors[0].area`. */
const pathOf = (name: string): string =>
  name
    .replace(/^\//, '')
    .replaceAll('/', '.')
    .replace(/\.(\d+)(?=\.|$)/g, '[$1]');

function withKeys(errors: readonly KeyedError[], fields: Iterable<Field>): readonly KeyedError[] {
  const fieldsInRows = [...fields].filter(({ row }) => row);
  const keyByPath = new Map(fieldsInRows.map(({ name, key }) => [name, key]));
  return errors.map((error) => {
    const fieldKey = keyByPath.get(pathOf(error.name ?? ''));
    return fieldKey === undefined ? error : { ...error, fieldKey };
  });
}

type Answers = Pick<ValidatorScope<ValidatorDeps>, 'named' | 'values'>;

/**
 * A validator for `floors.area` runs once per row of `floors`. The validator receives the answers
 * of the row by short name (`area`), and the answers outside the row.
 */
function scopesOf<Validator extends ValidatorDeps>(
  validator: Validator,
  valid: readonly AnsweredField[],
): readonly ValidatorScope<Validator>[] {
  const byField = new Map(valid.map(({ field, value }) => [field, value]));
  const all = nestRows([...byField.keys()], (field) => byField.get(field));
  const inForm = answersIn(valid, ({ name }) => name, all);
  const fieldsInRows = groupByPath(valid.map(({ field }) => field)).get(validator.name);
  if (!fieldsInRows) return [{ ...inForm, validator, field: inForm.named.get(validator.name) }];
  return fieldsInRows.map((field) => {
    const rows = fieldAndGroupsAround(field)
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

const inSameRow = ({ row: own }: FieldPosition, valid: readonly AnsweredField[]) =>
  valid.filter(({ field: { row } }) => row?.of.key === own?.of.key && row?.id === own?.id);

function answersIn(
  valid: readonly AnsweredField[],
  nameOf: (field: Field) => string,
  all: FormValues,
): Answers {
  const named = new Map(valid.map(({ field }) => [nameOf(field), field]));
  const values = valid.flatMap(({ field, value }) => {
    const { group } = field.definition;
    const answer = group ? answerOfField(all, field) : value;
    const isAnswered = group ? answer !== undefined : isFilledIn(answer);
    return isAnswered ? [[nameOf(field), answer] as const] : [];
  });
  return { named, values: Object.fromEntries(values) as FormValues };
}

const NoWidget = () => null;

/** A repeating group (D64), sent as a list of rows. */
export const groupField = (messages: GroupMessages): FieldType => ({
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: {
    required: { text: messages.rowsOutOfRange },
    outOfRange: { text: messages.rowsOutOfRange },
  },
  check: (value, { bounds: { min = 0, max = Infinity } = {} }) => {
    const { length } = rowIdsOf(value);
    return length >= Number(min) && length <= Number(max) ? undefined : 'outOfRange';
  },
  widget: NoWidget,
  group: groupsWith(messages),
  parts: messages,
});

/** A single group (D64), sent as an object with the answers of its fields. */
export const singleGroupField = (messages: GroupMessages): FieldType => ({
  rule: () => ({ type: 'string', isRequired: false }),
  messages: { required: { text: messages.rowsOutOfRange } },
  widget: NoWidget,
  group: singleGroups,
  parts: messages,
});

const shared = {
  byPath: groupByPath,
  nest: nestRows,
  placesOf: scopesOf,
  withKeys,
  cell: GroupCell,
};

function groupsWith({ rowTitle }: GroupMessages): GroupDefinition {
  const names: RowNames = {
    pathOf: ({ name }, at) => `${name}[${at}]`,
    titleOf: ({ label }, at) => fillMessage(rowTitle, { label, number: at + 1 }),
  };
  const fieldsOf: GroupDefinition['fieldsOf'] = (field, value) =>
    fieldsOfRows(field, rowIdsOf(value), names);
  return {
    ...shared,
    isSingle: false,
    idsOf: rowIdsOf,
    answerOf: groupAnswerOf,
    fieldsOf,
    start: (field, given) => initialRowEntries(field, given, fieldsOf),
    replace: (field, rows, data, give) => replaceRows(field, rows, data, give, fieldsOf),
    restore: (field, saved) => restoredRows(field, saved, fieldsOf),
  };
}

const onlyRow = '0';

const fieldsOfOnlyRow: GroupDefinition['fieldsOf'] = (field) =>
  fieldsOfRows(field, [onlyRow], { pathOf: ({ name }) => name, titleOf: ({ label }) => label });

const singleGroups: GroupDefinition = {
  ...shared,
  isSingle: true,
  idsOf: () => [onlyRow],
  answerOf: () => onlyRow,
  fieldsOf: fieldsOfOnlyRow,
  start: (field, given) => {
    if (given !== undefined && given !== null && typeof given !== 'object')
      logUnusedValue(field, given);
    return rowEntries(field, given, onlyRow, fieldsOfOnlyRow);
  },
  replace: (field, given, _, give) =>
    assignGroupEntries(field, rowEntries(field, given, onlyRow, fieldsOfOnlyRow), give),
  restore: (field) => ({ answer: onlyRow, fields: fieldsOfOnlyRow(field, onlyRow) }),
};
