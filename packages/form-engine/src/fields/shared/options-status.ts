import type { FieldOptions, OptionsState } from '../../model/options.ts';
import { fillMessage, type FormMessages } from '../../model/messages.ts';

const statusText = {
  loading: 'optionsLoading',
  failed: 'optionsFailed',
  loaded: 'optionsEmpty',
} as const satisfies Record<OptionsState['status'], keyof FormMessages>;

/** The loaded choices of a field or, while there are none, why not, and whether loading them again helps. */
export function statusOf({ state, waitsFor }: FieldOptions, messages: FormMessages, label: string) {
  if (waitsFor !== undefined) {
    const words = fillMessage(messages.chooseParentFirst, { parent: waitsFor });
    return { choices: undefined, words, isRetryable: false };
  }
  const choices = state.status === 'loaded' && state.choices.length > 0 ? state.choices : undefined;
  const words = fillMessage(messages[statusText[state.status]], { label });
  return { choices, words, isRetryable: !choices && state.status !== 'loading' };
}
