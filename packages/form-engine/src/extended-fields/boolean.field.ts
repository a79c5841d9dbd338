import { CheckboxWidget } from '../fields/checkbox/checkbox.widget.tsx';
import type { FieldType } from '../model/field-type.ts';

/**
 * A checkbox, sent as `true` or `false`. If the user never clicks it, nothing is sent. A required
 * checkbox must be ticked.
 */
export const booleanField: FieldType = {
  rule: ({ isRequired }) => ({
    type: 'integer',
    isRequired,
    minimum: Number(isRequired),
    maximum: 1,
  }),
  messages: { required: 'choiceRequired', outOfRange: 'choiceRequired' },
  examples: { right: 1, outOfRange: 2 },
  wire: {
    send: (value) => value === 1,
    receive: (value) => (typeof value === 'boolean' || value === 1 ? Number(value) : undefined),
  },
  isTick: true,
  parts: { unticked: 0 },
  widget: CheckboxWidget,
};
