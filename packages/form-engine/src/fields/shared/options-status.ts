import type { FieldOptions, OptionsState } from '../../model/options.ts';
import { fillText, type FormTexts } from '../../model/texts.ts';

const statusText = {
  loading: 'optionsLoading',
  failed: 'optionsFailed',
  loaded: 'optionsEmpty',
} as const satisfies Record<OptionsState['status'], keyof FormTexts>;

/** The loaded choices of a field or, while there are none, why not, and whether loading them again helps. */
export function statusOf({ state, waitsFor }: FieldOptions, texts: FormTexts, label: string) {
  if (waitsFor !== undefined) {
    const words = fillText(texts.chooseParentFirst, { parent: waitsFor });
    return { choices: undefined, words, isRetryable: false };
  }
  const choices = state.status === 'loaded' && state.choices.length > 0 ? state.choices : undefined;
  const words = fillText(texts[statusText[state.status]], { label });
  return { choices, words, isRetryable: !choices && state.status !== 'loading' };
}
