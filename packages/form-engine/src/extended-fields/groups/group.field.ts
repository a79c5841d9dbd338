import type { FieldType, GroupDefinition } from '../../model/field-type.ts';
import { reportUnused } from '../../model/initial-values.ts';
import { fillMessage } from '../../model/messages.ts';
import { GroupCell } from './group-cell.tsx';
import type { GroupMessages } from './group-messages.ts';
import { answerOf, fieldsOfRows, idsOf, type RowNames } from './row-fields.ts';
import { groupByPath, scopesOf, withKeys } from './row-names.ts';
import {
  copyAll,
  nestRows,
  replaceRows,
  restoredRows,
  rowEntries,
  startingRows,
} from './row-values.ts';

const NoWidget = () => null;

/** A repeating group (D64), sent as a list of rows. Its frame is loaded lazily. */
export const groupField = (messages: GroupMessages): FieldType => ({
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: {
    required: { text: messages.rowsOutOfRange },
    outOfRange: { text: messages.rowsOutOfRange },
  },
  check: (value, { bounds: { min = 0, max = Infinity } = {} }) => {
    const { length } = idsOf(value);
    return length >= Number(min) && length <= Number(max) ? undefined : 'outOfRange';
  },
  widget: NoWidget,
  group: groupsWith(messages),
  parts: messages,
});

/** A single group (D64), sent as an object with the answers of its fields. */
export const singleGroupField = (messages: GroupMessages): FieldType => ({
  // A single group itself is never required; its fields can be.
  rule: () => ({ type: 'string', isRequired: false }),
  messages: { required: { text: messages.rowsOutOfRange } },
  widget: NoWidget,
  group: singleGroups,
  parts: messages,
});

/** The functions that are the same for repeating and single groups. */
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
    fieldsOfRows(field, idsOf(value), names);
  return {
    ...shared,
    isSingle: false,
    idsOf,
    answerOf,
    fieldsOf,
    start: (field, given) => startingRows(field, given, fieldsOf),
    replace: (field, rows, data, give) => replaceRows(field, rows, data, give, fieldsOf),
    restore: (field, saved) => restoredRows(field, saved, fieldsOf),
  };
}

/** The id of the only row of a single group. */
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
      reportUnused(field, given);
    return rowEntries(field, given, onlyRow, fieldsOfOnlyRow);
  },
  replace: (field, given, _, give) =>
    copyAll(field, rowEntries(field, given, onlyRow, fieldsOfOnlyRow), give),
  restore: (field) => ({ answer: onlyRow, fields: fieldsOfOnlyRow(field, onlyRow) }),
};
