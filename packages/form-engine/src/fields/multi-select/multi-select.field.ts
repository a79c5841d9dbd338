import type { FieldType } from '../../model/field-type.ts';
import { joinChoices, splitChoices } from './joined-choices.ts';
import { MultiSelectWidget } from './multi-select.widget.tsx';

/** A group of checkboxes. The values of the ticked checkboxes are sent as a list. */
export const multiSelectField = (dataType?: number): FieldType => ({
  dataType,
  rule: ({ isRequired }) => ({ type: 'string', isRequired }),
  messages: { required: 'choiceRequired', notInList: 'choiceUnknown' },
  check: (value, { choices }) =>
    splitChoices(value).every((code) => choices.some((choice) => choice.value === code))
      ? undefined
      : 'notInList',
  wire: {
    send: splitChoices,
    receive: (value) =>
      Array.isArray(value) ? joinChoices(value.map(String)) : joinChoices(splitChoices(value)),
  },
  widget: MultiSelectWidget,
  unusable: ({ choices }) => (choices.length === 0 ? 'choicesMissing' : undefined),
});
