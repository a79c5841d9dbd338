import type { ErrorSchema } from '@rjsf/utils';
import type { FieldError, KeyedError } from '../model/field-error.ts';
import { groupsIn } from '../model/rows.ts';
import { plainText } from '@kosha/domain';
import { useCallback, useMemo, useState } from 'react';
import type { Field } from '../model/field.ts';
import type { SummaryItem } from './form-scope.ts';

type Shown = ReadonlyMap<string, Field>;
type Given = readonly FieldError[] | undefined;

export interface ServerErrors {
  /** In the server's order (§8). */
  items: readonly SummaryItem[];
  /** Another number whenever there is something new to say. */
  news: number;
  /** The same errors in the form that rjsf takes; it shows each beside the field that the error names. */
  extraErrors: ErrorSchema | undefined;
  /** Forgets the errors of a field, because it has another value. */
  dismiss: (fieldKey: string) => void;
  /** Forgets the errors about these fields, and those that name none. */
  clear: (isAbout: (field: Field) => boolean) => void;
  /** The answers are handed over: the next list is an answer, even if it says the same as the one before. */
  expect: () => void;
  /** Shows errors that the form itself was told, until the server says something else. */
  tell: (errors: readonly KeyedError[]) => void;
}

/** Lists with the same content say the same. */
export const contentOf = (errors: Given): string =>
  JSON.stringify((errors ?? []).map(({ name, message }) => [name, message]));

const withKeys = (errors: Given, shown: Shown): readonly KeyedError[] =>
  groupsIn([...shown.values()])?.withKeys(errors ?? [], shown.values()) ?? errors ?? [];

interface Told {
  given: Given;
  content: string;
  /** What is still shown. */
  left: readonly KeyedError[];
  news: number;
  /** Whether the answers have been handed over since the last list. */
  isAwaited: boolean;
  /** Whether a list has come since then. */
  hasCome: boolean;
}

interface ServerErrorsInput {
  given: Given;
  shown: Shown;
  /** The answers are on their way: what the app gives meanwhile is no answer to them. */
  isSending: boolean;
  /** The content of a list that is not shown again. */
  dismissed: string;
}

/**
 * The server's errors, until the field changes or the form is sent again. An app may write the list again at each
 * render: it counts as new when it says something else, or when it comes after the answers were handed over.
 */
export function useServerErrors(input: ServerErrorsInput): ServerErrors {
  const { given, shown, isSending, dismissed } = input;
  const [kept, setKept] = useState((): Told => {
    const content = contentOf(given);
    const left = content === dismissed ? [] : withKeys(given, shown);
    return { given, content, left, news: 0, isAwaited: false, hasCome: false };
  });
  const told = withGiven(kept, given, isSending, shown);
  if (told !== kept) setKept(told);
  const { left } = told;
  const items = useMemo(() => itemsOf(left, shown), [left, shown]);
  const extraErrors = useMemo(() => errorSchemaOf(items), [items]);
  const keep = (isKept: (error: KeyedError) => boolean) =>
    setKept((now) => (now.left.every(isKept) ? now : { ...now, left: now.left.filter(isKept) }));
  return {
    items,
    news: told.news,
    extraErrors,
    dismiss: (changed) => keep((error) => fieldOf(error, shown)?.key !== changed),
    clear: (isAbout) =>
      keep((error) => {
        const field = fieldOf(error, shown);
        return field !== undefined && !isAbout(field);
      }),
    expect: () => setKept((now) => ({ ...now, isAwaited: true, hasCome: false })),
    tell: useCallback(
      (errors) => setKept((now) => ({ ...now, left: errors, news: now.news + 1 })),
      [],
    ),
  };
}

function withGiven(kept: Told, given: Given, isSending: boolean, shown: Shown): Told {
  const content = kept.given === given ? kept.content : contentOf(given);
  const hasCome = kept.hasCome || (kept.isAwaited && kept.given !== given);
  const isAnswer = hasCome && !isSending;
  if (content === kept.content && !isAnswer) {
    return kept.given === given ? kept : { ...kept, given, hasCome };
  }
  const news = kept.news + 1;
  return { given, content, left: withKeys(given, shown), news, isAwaited: false, hasCome: false };
}

/** The field that an error is about, if it is shown. */
const fieldOf = ({ name, fieldKey }: KeyedError, shown: Shown): Field | undefined =>
  fieldKey === undefined
    ? [...shown.values()].find((field) => field.name === name)
    : shown.get(fieldKey);

/** An error of a row, or of a check, goes with its field; one that names a field that is not shown stays in the list. */
const itemsOf = (errors: readonly KeyedError[], shown: Shown): readonly SummaryItem[] =>
  errors.flatMap((error, index) => {
    const key = fieldOf(error, shown)?.key;
    if (error.fieldKey !== undefined && key === undefined) return [];
    return [{ id: `server-${index}`, text: plainText(error.message), fieldKey: key }];
  });

function errorSchemaOf(items: readonly SummaryItem[]): ErrorSchema | undefined {
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
