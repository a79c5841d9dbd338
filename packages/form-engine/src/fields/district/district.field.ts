import type { FieldType } from '../../model/field-type.ts';
import { LoadedChoiceControl } from '../shared/loaded-choice-control.tsx';
import { loadedChoiceMessages, loadedChoiceRule } from '../shared/loaded-choice-rule.ts';

/**
 * A district of the chosen state, sent as its id (§3: dataType 5). Choosing another state clears
 * the district (§4).
 */
export const district = {
  dataType: 5,
  source: 'districts',
  parentType: 'state',
  rule: loadedChoiceRule,
  messages: loadedChoiceMessages,
  widget: LoadedChoiceControl,
  unusable: ({ parentKey }) => (parentKey === undefined ? 'stateMissing' : undefined),
} as const satisfies FieldType;
