import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Field } from '../descriptor/field.ts';
import type { FieldOptions } from '../fields/definition.ts';
import { fillText } from '../texts.ts';
import { useFormScope } from '../form/form-context.ts';
import type { OptionsStore } from './options-store.ts';

/** Apart from the form's scope: only fields with loaded choices follow what is filled in. */
export interface OptionsScope {
  store: OptionsStore;
  /** The parent's value; '' while it has none. */
  parentValueOf: (field: Field) => string;
}

export const OptionsScopeContext = createContext<OptionsScope | null>(null);

/** The loaded choices of a field, asked for as soon as its parent has a value. */
export function useFieldOptions(field: Field, source: string): FieldOptions {
  const scope = useContext(OptionsScopeContext);
  if (!scope) throw new Error('Only inside a DynamicForm');
  const { form, texts, announce } = useFormScope();
  const { store } = scope;
  const parentValue = scope.parentValueOf(field);
  const isWaiting = field.parentKey !== undefined && parentValue === '';
  const peek = () => store.peek(source, parentValue);
  const state = useSyncExternalStore(store.subscribe, peek, peek);
  useEffect(() => {
    if (!isWaiting) store.request(source, parentValue);
  }, [store, source, parentValue, isWaiting]);
  const failure =
    state.status === 'failed' ? fillText(texts.optionsFailed, { label: field.label }) : undefined;
  useEffect(() => {
    if (failure !== undefined) announce(failure);
  }, [failure, announce]);
  const parent = form.fields.find(({ key }) => key === field.parentKey);
  return {
    state,
    waitsFor: isWaiting ? parent?.label : undefined,
    retry: () => store.retry(source, parentValue),
  };
}
