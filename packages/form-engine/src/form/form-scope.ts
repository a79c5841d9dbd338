import { createContext, useContext, useState } from 'react';
import type { Field, FormDescription } from '../model/field.ts';
import type { UncommittedText } from '../model/field-type.ts';
import type { FormMessages } from '../model/messages.ts';
import type { BackgroundTasks } from '../model/background.ts';
import type { FormSection } from './section-groups.ts';
import type { OptionsStore } from '../options/options-store.ts';

export interface FormErrorItem {
  id: string;
  text: string;
  /** If set, the error summary shows this field label instead of `text`. */
  label?: string;
  fieldKey: string | undefined;
}

/** A change of this context re-renders every field. */
export interface FormScope {
  form: FormDescription;
  sections: readonly FormSection[];
  messages: FormMessages;
  options: OptionsStore;
  background: BackgroundTasks;
  isSubmitting: boolean;
  readOnly: readonly string[];
  idOf: (fieldKey: string) => string;
  announce: (message: string) => void;
  onType: (field: Field, typed: UncommittedText | undefined) => void;
  changesError: (field: Field, value: string | undefined, error: string) => boolean;
  give: (key: string, value: unknown) => void;
  afterCommit: (field: Field, value: string | number | undefined) => void;
}

export function useStableScope(scope: FormScope): FormScope {
  const [stable, setStable] = useState(scope);
  const names = Object.keys(scope) as (keyof FormScope)[];
  if (names.every((name) => stable[name] === scope[name])) return stable;
  setStable(scope);
  return scope;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (!scope) throw new Error('useFormScope works only inside a DynamicForm');
  return scope;
}

/** This state is not in `FormScope`, because a change of `FormScope` re-renders every field. */
export interface FormViewState {
  /** The visible fields of the current page, by key (§4). */
  shown: ReadonlyMap<string, Field>;
  allShown: ReadonlyMap<string, Field>;
  /** The property `view` of `Pages`, passed on to the component `PagesDefinition.top`. */
  pageView: unknown;
  /** The number of mounted fields. The other fields are mounted when the browser is idle. */
  mountedCount: number;
  /** The errors of the server, in the order of the response (§8). */
  serverItems: readonly FormErrorItem[];
  submitLabel: string | undefined;
}

export const FormViewContext = createContext<FormViewState>({
  shown: new Map(),
  allShown: new Map(),
  pageView: undefined,
  mountedCount: 0,
  serverItems: [],
  submitLabel: undefined,
});
