import { createContext, useContext, useMemo } from 'react';
import type { Field, FormData } from '../model/field.ts';
import type { TypedText } from '../model/kind.ts';
import type { FormTexts } from '../model/texts.ts';
import type { OptionsStore } from '../options/options-store.ts';

/** One entry of the list of errors. */
export interface SummaryItem {
  text: string;
  /** The field that the error is about, where it names one. */
  fieldKey: string | undefined;
}

/** What the parts of one form share, in addition to what rjsf gives them. */
export interface FormScope {
  /** The fields shown, by key, with the rules that hold for them now (§4). */
  shown: ReadonlyMap<string, Field>;
  texts: FormTexts;
  options: OptionsStore;
  isSubmitting: boolean;
  /** The words of the form's own button; without them it has none. */
  submitLabel: string | undefined;
  idOf: (fieldKey: string) => string;
  /** Makes screen readers say these words when they have finished what they are saying. */
  announce: (words: string) => void;
  /** A widget reports the text being typed; undefined once it is committed. */
  onType: (field: Field, typed: TypedText | undefined) => void;
  /** A widget has given rjsf a value. */
  afterCommit: (field: Field, value: string | number | undefined) => void;
  /** The server's errors, in its order (§8). */
  serverItems: readonly SummaryItem[];
}

/** The same object until one of its parts changes: a new one renders every field. */
export function useStableScope(scope: FormScope): FormScope {
  const { shown, texts, options, isSubmitting, submitLabel } = scope;
  const { idOf, announce, onType, afterCommit, serverItems } = scope;
  return useMemo(
    () => ({
      shown,
      texts,
      options,
      isSubmitting,
      submitLabel,
      idOf,
      announce,
      onType,
      afterCommit,
      serverItems,
    }),
    [
      shown,
      texts,
      options,
      isSubmitting,
      submitLabel,
      idOf,
      announce,
      onType,
      afterCommit,
      serverItems,
    ],
  );
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('useFormScope works only inside a DynamicForm');
  return scope;
}

/** What is filled in. Not in the scope: only fields with loaded choices render when it changes. */
export const FormDataContext = createContext<FormData>({});
