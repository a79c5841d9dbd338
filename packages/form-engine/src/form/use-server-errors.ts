import type { ErrorSchema } from '@rjsf/utils';
import type { FieldError } from '../model/field-error.ts';
import { plainText } from '@kosha/domain';
import { useMemo, useState } from 'react';
import type { Field } from '../model/field.ts';
import type { SummaryItem } from './form-scope.ts';

type Shown = ReadonlyMap<string, Field>;

export interface ServerErrors {
  /** In the server's order (§8). */
  items: readonly SummaryItem[];
  /** The same errors in the form that rjsf takes; it shows each beside the field that the error names. */
  extraErrors: ErrorSchema | undefined;
  /** Forgets the errors of a field, because it has another value. */
  dismiss: (fieldKey: string) => void;
  clear: () => void;
}

/** The server's errors, until the field changes or the form is sent again. */
export function useServerErrors(
  given: readonly FieldError[] | undefined,
  shown: Shown,
): ServerErrors {
  const [kept, setKept] = useState({ given, left: given });
  if (kept.given !== given) setKept({ given, left: given });
  const { left } = kept;
  const items = useMemo(() => itemsOf(left ?? [], shown), [left, shown]);
  const extraErrors = useMemo(() => errorSchemaOf(items), [items]);
  const keep = (isKept: (error: FieldError) => boolean) => {
    if (left?.every(isKept) === false) setKept({ given, left: left.filter(isKept) });
  };
  return {
    items,
    extraErrors,
    dismiss: (fieldKey) =>
      keep(({ name }) => name === undefined || shown.get(fieldKey)?.name !== name),
    clear: () => keep(() => false),
  };
}

function itemsOf(errors: readonly FieldError[], shown: Shown): readonly SummaryItem[] {
  const keyByName = new Map([...shown.values()].map(({ name, key }) => [name, key]));
  return errors.map(({ name = '', message }, index) => ({
    id: `server-${index}`,
    text: plainText(message),
    fieldKey: keyByName.get(name),
  }));
}

function errorSchemaOf(items: readonly SummaryItem[]): ErrorSchema | undefined {
  if (items.length === 0) return undefined;
  const texts = new Map<string | undefined, string[]>();
  for (const { fieldKey, text } of items) {
    texts.set(fieldKey, [...(texts.get(fieldKey) ?? []), text]);
  }
  const { undefined: unnamed, ...named } = Object.fromEntries(
    [...texts].map(([fieldKey, __errors]) => [String(fieldKey), { __errors }]),
  );
  return { ...named, ...unnamed } as ErrorSchema;
}
