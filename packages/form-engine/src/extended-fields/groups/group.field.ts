import type { FieldType, GroupDefinition } from '../../model/field-type.ts';
import { reportUnused } from '../../model/initial-values.ts';
import { fillMessage } from '../../model/messages.ts';
import { GroupCell } from './group-cell.tsx';
import type { GroupMessages } from './group-messages.ts';
import { answerOf, fieldsOfRows, idsOf, type RowNames } from './row-fields.ts';
import { groupByPath, placesOf, withKeys } from './row-names.ts';
import {
  giveAll,
  nestRows,
  replaceRows,
  restoredRows,
  rowEntries,
  startingRows,
} from './row-values.ts';

const NoWidget = () => null;

/** A repeating group (D64); its answer is a list of rows. Its frame is loaded lazily. */
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

/** A single group (D64); its answer is an object with the answers of its fields. */
export const singleGroupField = (messages: GroupMessages): FieldType => ({
  // Its fields are required individually.
  rule: () => ({ type: 'string', isRequired: false }),
  messages: { required: { text: messages.rowsOutOfRange } },
  widget: NoWidget,
  group: singleGroups,
  parts: messages,
});

/** The functions that apply to all fields of a form, and so are the same for all groups. */
const ofAll = { byPath: groupByPath, nest: nestRows, placesOf, withKeys, cell: GroupCell };

function groupsWith({ rowTitle }: GroupMessages): GroupDefinition {
  const names: RowNames = {
    pathOf: ({ name }, at) => `${name}[${at}]`,
    titleOf: ({ label }, at) => fillMessage(rowTitle, { label, number: at + 1 }),
  };
  const fieldsOf: GroupDefinition['fieldsOf'] = (field, value) =>
    fieldsOfRows(field, idsOf(value), names);
  return {
    ...ofAll,
    isSingle: false,
    idsOf,
    answerOf,
    fieldsOf,
    start: (field, given) => startingRows(field, given, fieldsOf),
    replace: (field, rows, data, give) => replaceRows(field, rows, data, give, fieldsOf),
    restore: (field, saved) => restoredRows(field, saved, fieldsOf),
  };
}

/** The id of a single group's row. */
const only = '0';

const fieldsOfOnly: GroupDefinition['fieldsOf'] = (field) =>
  fieldsOfRows(field, [only], { pathOf: ({ name }) => name, titleOf: ({ label }) => label });

const singleGroups: GroupDefinition = {
  ...ofAll,
  isSingle: true,
  idsOf: () => [only],
  answerOf: () => only,
  fieldsOf: fieldsOfOnly,
  start: (field, given) => {
    if (given !== undefined && given !== null && typeof given !== 'object')
      reportUnused(field, given);
    return rowEntries(field, given, only, fieldsOfOnly);
  },
  replace: (field, given, _, give) =>
    giveAll(field, rowEntries(field, given, only, fieldsOfOnly), give),
  restore: (field) => ({ answer: only, fields: fieldsOfOnly(field, only) }),
};
