import type { FieldKindDefinition } from '../../model/kind.ts';
import { CheckboxWidget } from './checkbox.widget.tsx';

interface CheckboxParts {
  /** The `dataType` that an app has for it. */
  dataType: number;
  /** The error for a box that must be ticked; `{label}` is filled in. */
  words: string;
}

/** A box to tick, sent as 1; a box that is not ticked is not sent. A required one must be ticked. */
export const checkboxKind = ({ dataType, words }: CheckboxParts): FieldKindDefinition => ({
  dataType,
  rule: ({ isRequired }) => ({ type: 'integer', isRequired, minimum: 1, maximum: 1 }),
  messages: { required: { words }, outOfRange: { words } },
  isTick: true,
  widget: CheckboxWidget,
});
