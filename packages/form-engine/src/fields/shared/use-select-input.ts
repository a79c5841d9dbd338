import { heldSelect } from '@kosha/ui';
import type { ChangeEvent } from 'react';
import type { Choice } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/field-type.ts';
import { fieldPartsOf } from './field-parts.ts';
import { statusOf } from './options-status.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

/** What a native list does, without what connects it with its label. */
export function useNativeSelect({ id, field, value, isReadOnly, onCommit }: WidgetProps) {
  useHydratedValue(id, (element) => {
    const { value: chosen, options } = element as HTMLSelectElement;
    const before = String(value ?? '');
    // A list without the answer, such as one that is not loaded yet, is blank by itself.
    const isPicked = chosen || [...options].some((option) => option.value === before);
    if (isPicked && chosen !== before) onCommit(chosen || undefined);
  });
  return {
    'aria-required': field.isRequired,
    value: value ?? '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onCommit(target.value || undefined),
    ...(isReadOnly && heldSelect),
  } as const;
}

/**
 * All that a native `select` needs, whoever draws it: spread `selectProps` on it, and put an empty option with
 * `placeholder` before the `choices`. Loaded choices are empty until they are there; `retry` loads them again where that
 * helps.
 */
export function useSelectInput(props: WidgetProps) {
  const { field, messages, options } = props;
  const loaded = options && statusOf(options, messages, field.label);
  const choices: readonly Choice[] = loaded ? (loaded.choices ?? []) : field.choices;
  const select = useNativeSelect(props);
  const { controlProps, ...parts } = fieldPartsOf(props);
  return {
    ...parts,
    choices,
    placeholder: loaded && !loaded.choices ? loaded.words : messages.choose,
    retry: loaded?.isRetryable ? options?.retry : undefined,
    selectProps: { ...controlProps, ...select },
  };
}
