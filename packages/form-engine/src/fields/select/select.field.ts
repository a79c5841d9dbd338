import type { FieldType } from '../../model/field-type.ts';
import { ChipsOrDropdownWidget, DropdownWidget, canShowAsChips } from './select.widget.tsx';

/** A label with at most this many characters fits half a phone's width. */
const shortChoiceLength = 14;

/** A single choice from the descriptor's list (§3: dataType 0). */
export const select = {
  dataType: 0,
  rule: ({ isRequired, choices }) => ({
    type: 'string',
    isRequired,
    codes: choices.map((choice) => choice.value),
  }),
  messages: { required: 'choiceRequired', notInList: 'choiceUnknown' },
  widget: DropdownWidget,
  isShort: ({ choices }) => choices.every(({ label }) => label.length <= shortChoiceLength),
  unusable: ({ choices }) => (choices.length === 0 ? 'choicesMissing' : undefined),
} as const satisfies FieldType;

/** Like `select`, but shows a few short choices as chips. */
export const selectWithChips = {
  ...select,
  widget: ChipsOrDropdownWidget,
  isShort: (field) => !canShowAsChips(field) && select.isShort(field),
} as const satisfies FieldType;
