import type { FieldType } from '../../model/field-type.ts';
import { ChipsOrDropdownWidget, DropdownWidget, fitsChips } from './select.widget.tsx';

/** What fits half a phone. */
const shortChoiceLength = 14;

/** One of the choices in the descriptor (§3: dataType 0). */
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

/** The same with chips for a few short choices; an app takes it in place of `select`. */
export const selectWithChips = {
  ...select,
  widget: ChipsOrDropdownWidget,
  isShort: (field) => !fitsChips(field) && select.isShort(field),
} as const satisfies FieldType;
