import { useEffect, useSyncExternalStore } from 'react';
import type { Field } from '../model/field.ts';
import type { FieldOptions } from '../model/options.ts';
import { fillMessage } from '../model/messages.ts';
import { useFormScope } from './form-scope.ts';

/** Loads the choices of a field as soon as its parent has a value. */
export function useFieldOptions(
  field: Field,
  source: string,
  parentValue: string,
  parentLabel: string | undefined,
): FieldOptions {
  const { messages, options, announce } = useFormScope();
  const isWaiting = parentLabel !== undefined && parentValue === '';
  const peek = () => options.peek(source, parentValue);
  const state = useSyncExternalStore(options.subscribe, peek, peek);
  useEffect(() => {
    if (!isWaiting) options.request(source, parentValue);
  }, [options, source, parentValue, isWaiting]);
  const failure =
    state.status === 'failed'
      ? fillMessage(messages.optionsFailed, { label: field.label })
      : undefined;
  useEffect(() => {
    if (failure !== undefined) announce(failure);
  }, [failure, announce]);
  return {
    state,
    waitsFor: isWaiting ? parentLabel : undefined,
    retry: () => options.retry(source, parentValue),
  };
}
