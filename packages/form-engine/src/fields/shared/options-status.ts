import type { FieldOptionsState, OptionsState } from '../../model/options.ts';
import { fillMessage, type FormMessages } from '../../model/messages.ts';

const statusText = {
  loading: 'optionsLoading',
  failed: 'optionsFailed',
  loaded: 'optionsEmpty',
} as const satisfies Record<OptionsState['status'], keyof FormMessages>;

export function choicesStatusOf(
  { state, waitsFor }: FieldOptionsState,
  messages: FormMessages,
  label: string,
) {
  if (waitsFor !== undefined) {
    const message = fillMessage(messages.chooseParentFirst, { parent: waitsFor });
    return { choices: undefined, message, isRetryable: false };
  }
  const choices = state.status === 'loaded' && state.choices.length > 0 ? state.choices : undefined;
  const message = fillMessage(messages[statusText[state.status]], { label });
  return { choices, message, isRetryable: !choices && state.status !== 'loading' };
}
