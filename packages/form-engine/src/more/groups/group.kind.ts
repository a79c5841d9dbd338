import type { FieldKindDefinition, GroupDefinition } from '../../model/kind.ts';
import { GroupCell } from './group-cell.tsx';
import type { GroupWords } from './group-words.ts';
import { answerOf, fieldsOfRows, idsOf } from './row-fields.ts';
import { groupByPath, placesOf, withKeys } from './row-names.ts';
import { nestRows, replaceRows, restoredRows, startingRows } from './row-values.ts';

const NoWidget = () => null;

/** A repeating group (D64): its answer is a list of rows. The code of its frame loads with the first group. */
export const groupKind = (words: GroupWords, dataType: number): FieldKindDefinition => ({
  dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: {
    required: { words: words.rowsOutOfRange },
    outOfRange: { words: words.rowsOutOfRange },
  },
  check: (value, { bounds: { min = 0, max = Infinity } = {} }) => {
    const { length } = idsOf(value);
    return length >= Number(min) && length <= Number(max) ? undefined : 'outOfRange';
  },
  widget: NoWidget,
  group: groupsWith(words),
  parts: words,
});

function groupsWith({ rowTitle }: GroupWords): GroupDefinition {
  const fieldsOf: GroupDefinition['fieldsOf'] = (field, value) =>
    fieldsOfRows(field, value, rowTitle);
  return {
    idsOf,
    answerOf,
    fieldsOf,
    byPath: groupByPath,
    nest: nestRows,
    start: (field, given) => startingRows(field, given, fieldsOf),
    replace: (field, rows, data, give) => replaceRows(field, rows, data, give, fieldsOf),
    restore: (field, saved) => restoredRows(field, saved, fieldsOf),
    placesOf,
    withKeys,
    cell: GroupCell,
  };
}
