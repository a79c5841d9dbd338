import { lazy } from 'react';
import type { FieldKindDefinition } from '../../model/kind.ts';
import type { GroupWords } from './group-words.ts';
import { answerOf, fieldsOfRows, idsOf } from './row-fields.ts';

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
  check: (value, { bounds: { min = 0, max = Infinity } = {} }) => {
    const { length } = idsOf(value);
    return length >= Number(min) && length <= Number(max) ? undefined : 'outOfRange';
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
