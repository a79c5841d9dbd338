import { readOnlySelectProps } from '@kosha/ui';
import type { ChangeEvent } from 'react';
import type { Choice } from '../../model/field-facts.ts';
import type { WidgetProps } from '../../model/field-type.ts';
import { getFieldElementProps } from './field-parts.ts';
import { choicesStatusOf } from './options-status.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

export function useNativeSelect({ id, field, value, isReadOnly, onCommit }: WidgetProps<object>) {
  useHydratedValue(id, (element) => {
    const { value: chosen, options } = element as HTMLSelectElement;
    const before = String(value ?? '');
    // A select is blank while its options are loading. This must not clear the answer.
    const isPicked = chosen || [...options].some((option) => option.value === before);
    if (isPicked && chosen !== before) onCommit(chosen || undefined);
  });
  return {
    'aria-required': field.isRequired,
    value: value ?? '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => onCommit(target.value || undefined),
    ...(isReadOnly && readOnlySelectProps),
  } as const;
}

/**
 * Spread `selectProps` on a custom `select`. Render an empty option with the text `placeholder`,
 * then the `choices`, which are empty until loaded. `retry` is set if loading has failed or the
 * loaded list is empty.
 */
export function useSelectInput(props: WidgetProps<object>) {
  const { field, messages, options } = props;
  const loaded = options && choicesStatusOf(options, messages, field.label);
  const choices: readonly Choice[] = loaded ? (loaded.choices ?? []) : field.choices;
  const select = useNativeSelect(props);
  const { controlProps, ...parts } = getFieldElementProps(props);
  return {
    ...parts,
    choices,
    placeholder: loaded && !loaded.choices ? loaded.message : messages.choose,
    retry: loaded?.isRetryable ? options?.retry : undefined,
    selectProps: { ...controlProps, ...select },
  };
}
