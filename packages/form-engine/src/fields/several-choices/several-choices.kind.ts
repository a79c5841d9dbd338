import type { FieldKindDefinition } from '../../model/kind.ts';
import { joinChoices, splitChoices } from './joined-choices.ts';
import { SeveralChoicesWidget } from './several-choices.widget.tsx';

/** Any number of the descriptor's choices, as boxes to tick; sent as a list of their values. */
export const severalChoicesKind = (dataType: number): FieldKindDefinition => ({
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
  widget: SeveralChoicesWidget,
  unusable: ({ choices }) => (choices.length === 0 ? 'choicesMissing' : undefined),
});
