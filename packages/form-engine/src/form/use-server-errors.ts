import type { ErrorSchema } from '@rjsf/utils';
import type { FieldError, KeyedError } from '../model/field-error.ts';
import { groupDefinitionIn } from '../model/rows.ts';
import { sanitizePlainText } from '@kosha/domain';
import { useCallback, useMemo, useState } from 'react';
import type { Field } from '../model/field.ts';
import type { FormErrorItem } from './form-scope.ts';

type Shown = ReadonlyMap<string, Field>;
type Given = readonly FieldError[] | undefined;

export interface ServerErrorsStore {
  /** The errors of the server, in the order of the response (§8). */
  items: readonly FormErrorItem[];
  revision: number;
  extraErrors: ErrorSchema | undefined;
  dismiss: (fieldKey: string) => void;
  /** Removes the errors of the matching fields and all errors without a field. */
  clear: (isAbout: (field: Field) => boolean) => void;
  /** Call this on submit, so that the response counts as new even if it repeats the last errors. */
  expectResponse: () => void;
  /** Shows these errors until the server sends its next list. */
  showErrors: (errors: readonly KeyedError[]) => void;
}

export const errorContentKey = (errors: Given): string =>
  JSON.stringify((errors ?? []).map(({ name, message }) => [name, message]));

const withKeys = (errors: Given, shown: Shown): readonly KeyedError[] =>
  groupDefinitionIn([...shown.values()])?.withKeys(errors ?? [], shown.values()) ?? errors ?? [];

interface ServerErrorsState {
  given: Given;
  content: string;
  remaining: readonly KeyedError[];
  revision: number;
  /** True from a submit until the errors in its response are shown. */
  isAwaited: boolean;
  /** True if a new list of errors has arrived since the answers were sent. */
  hasArrived: boolean;
}

interface ServerErrorsInput {
  given: Given;
  shown: Shown;
  /** While true, a new list of errors does not count as the response to the submit yet. */
  isSending: boolean;
  dismissed: string;
}

/**
 * Shows each error until its field changes or the form is sent again. An app may pass a new array
 * with the same errors on every render. The array counts as a new response only if its errors
 * differ, or if the form was sent before.
 */
export function useServerErrors(input: ServerErrorsInput): ServerErrorsStore {
  const { given, shown, isSending, dismissed } = input;
  const [state, setState] = useState((): ServerErrorsState => {
    const content = errorContentKey(given);
    const remaining = content === dismissed ? [] : withKeys(given, shown);
    return { given, content, remaining, revision: 0, isAwaited: false, hasArrived: false };
  });
  const current = withGiven(state, given, isSending, shown);
  if (current !== state) setState(current);
  const { remaining } = current;
  const items = useMemo(() => itemsOf(remaining, shown), [remaining, shown]);
  const extraErrors = useMemo(() => errorSchemaOf(items), [items]);
  const retain = (isRetained: (error: KeyedError) => boolean) =>
    setState((now) =>
      now.remaining.every(isRetained)
        ? now
        : { ...now, remaining: now.remaining.filter(isRetained) },
    );
  return {
    items,
    revision: current.revision,
    extraErrors,
    dismiss: (changed) => retain((error) => fieldOf(error, shown)?.key !== changed),
    clear: (isAbout) =>
      retain((error) => {
        const field = fieldOf(error, shown);
        return field !== undefined && !isAbout(field);
      }),
    expectResponse: () => setState((now) => ({ ...now, isAwaited: true, hasArrived: false })),
    showErrors: useCallback(
      (errors) => setState((now) => ({ ...now, remaining: errors, revision: now.revision + 1 })),
      [],
    ),
  };
}

function withGiven(
  state: ServerErrorsState,
  given: Given,
  isSending: boolean,
  shown: Shown,
): ServerErrorsState {
  const content = state.given === given ? state.content : errorContentKey(given);
  const hasArrived = state.hasArrived || (state.isAwaited && state.given !== given);
  const isResponse = hasArrived && !isSending;
  if (content === state.content && !isResponse) {
    return state.given === given ? state : { ...state, given, hasArrived };
  }
  const revision = state.revision + 1;
  return {
    given,
    content,
    remaining: withKeys(given, shown),
    revision,
    isAwaited: false,
    hasArrived: false,
  };
}

const fieldOf = ({ name, fieldKey }: KeyedError, shown: Shown): Field | undefined =>
  fieldKey === undefined
    ? [...shown.values()].find((field) => field.name === name)
    : shown.get(fieldKey);

/**
 * An error with a field key is shown only while the field is visible. An error with only a name is
 * always shown.
 */
const itemsOf = (errors: readonly KeyedError[], shown: Shown): readonly FormErrorItem[] =>
  errors.flatMap((error, index) => {
    const key = fieldOf(error, shown)?.key;
    if (error.fieldKey !== undefined && key === undefined) return [];
    return [{ id: `server-${index}`, text: sanitizePlainText(error.message), fieldKey: key }];
  });

function errorSchemaOf(items: readonly FormErrorItem[]): ErrorSchema | undefined {
  if (items.length === 0) return undefined;
  const messages = new Map<string | undefined, string[]>();
  for (const { fieldKey, text } of items) {
    messages.set(fieldKey, [...(messages.get(fieldKey) ?? []), text]);
  }
  const { undefined: unnamed, ...named } = Object.fromEntries(
    [...messages].map(([fieldKey, __errors]) => [String(fieldKey), { __errors }]),
  );
  return { ...named, ...unnamed } as ErrorSchema;
}
