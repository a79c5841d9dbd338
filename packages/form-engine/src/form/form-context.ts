import { createContext, useContext } from 'react';
import type { Field, FormDescription } from '../descriptor/field.ts';
import type { PendingEdit } from '../fields/definition.ts';
import type { FormTexts } from '../texts.ts';

/** One entry of the list of what is wrong. */
export interface SummaryItem {
  text: string;
  /** The field it is about, where that can be told. */
  fieldKey: string | undefined;
}

/** What the parts of one form share besides rjsf's own state. */
export interface FormScope {
  form: FormDescription;
  /** The fields shown, by key, with the rules that hold for them now (§4). */
  shown: ReadonlyMap<string, Field>;
  texts: FormTexts;
  /** While the form is being sent. */
  isReadOnly: boolean;
  idOf: (fieldKey: string) => string;
  /** Said by screen readers when they have time. */
  announce: (words: string) => void;
  /** A field got another value: what hangs on it is cleared. */
  afterCommit: (field: Field, value: string | number | undefined) => void;
  onEdit: (field: Field, pending: PendingEdit | undefined) => void;
  /** What the server said of the last submit, in its order (§8). */
  serverItems: readonly SummaryItem[];
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('Only inside a DynamicForm');
  return scope;
}
