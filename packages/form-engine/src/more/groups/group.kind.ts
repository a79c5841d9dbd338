import { lazy } from 'react';
import type { FieldKindDefinition } from '../../model/kind.ts';
import { answerOf, fieldsOfRows, idsOf } from './row-fields.ts';

/** `{label}` is the group's, `{row}` the title of a row such as `Floor 2`. */
export interface GroupWords {
  /** Names a row: `{label}` and `{number}`. */
  rowTitle: string;
  addRow: string;
  removeRow: string;
  rowAdded: string;
  rowRemoved: string;
  /** `{least}` and `{most}` */
  rowsOutOfRange: string;
}

const NoWidget = () => null;
const frame = lazy(() => import('./group-frame.tsx'));

/** A repeating group (D64): its answer is a list of rows. The code of its frame loads with the first group. */
export const groupKind = (words: GroupWords, dataType: number): FieldKindDefinition => ({
  dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: {
    required: { words: words.rowsOutOfRange },
    outOfRange: { words: words.rowsOutOfRange },
  },
  check: (value, { rows }) => {
    const { length } = idsOf(value);
    const isRight = !rows || (length >= rows.least && length <= rows.most);
    return isRight ? undefined : 'outOfRange';
  },
  widget: NoWidget,
  group: {
    idsOf,
    answerOf,
    fieldsOf: (field, value) => fieldsOfRows(field, value, words.rowTitle),
    frame,
  },
  parts: words,
});
