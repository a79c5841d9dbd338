import { readOnlySelect } from '@kosha/ui';
import type { ChangeEvent } from 'react';
import type { Choice } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/field-type.ts';
import { fieldPartsOf } from './field-parts.ts';
import { statusOf } from './options-status.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

/** The behaviour of a native select, without its label attributes. */
export function useNativeSelect({ id, field, value, isReadOnly, onCommit }: WidgetProps<object>) {
  useHydratedValue(id, (element) => {
    const { value: chosen, options } = element as HTMLSelectElement;
    const before = String(value ?? '');
    // A select without the current option, such as one that is still loading, is blank.
    const isPicked = chosen || [...options].some((option) => option.value === before);
    if (isPicked && chosen !== before) onCommit(chosen || undefined);
  });
  return {
    'aria-required': field.isRequired,
    value: value ?? '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onCommit(target.value || undefined),
    ...(isReadOnly && readOnlySelect),
  } as const;
}

/**
 * Headless props for a custom `select`: spread `selectProps` on it, and put an empty option with
 * `placeholder` before the `choices`, which are empty until they are loaded. `retry` is set if loading
 * has failed.
 */
export function useSelectInput(props: WidgetProps<object>) {
  const { field, messages, options } = props;
  const loaded = options && statusOf(options, messages, field.label);
  const choices: readonly Choice[] = loaded ? (loaded.choices ?? []) : field.choices;
  const select = useNativeSelect(props);
  const { controlProps, ...parts } = fieldPartsOf(props);
  return {
    ...parts,
    choices,
    placeholder: loaded && !loaded.choices ? loaded.message : messages.choose,
    retry: loaded?.isRetryable ? options?.retry : undefined,
    selectProps: { ...controlProps, ...select },
  };
}
