import type { FieldType } from '../../model/field-type.ts';
import { LoadedChoiceControl } from '../shared/loaded-choice-control.tsx';
import { loadedChoiceMessages, loadedChoiceRule } from '../shared/loaded-choice-rule.ts';

/** A state of India, sent as its id (§3: dataType 4). */
export const state = {
  dataType: 4,
  source: 'states',
  rule: loadedChoiceRule,
  messages: loadedChoiceMessages,
  widget: LoadedChoiceControl,
} as const satisfies FieldType;
