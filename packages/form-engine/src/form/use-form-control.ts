import type Form from '@rjsf/core';
import type { FormProps } from '@rjsf/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { compileForm } from '../compile/compile-form.ts';
import type { FormDescription } from '../descriptor/field.ts';
import type { FormData } from '../drafts/draft.ts';
import { createOptionsStore } from '../options/options-store.ts';
import type { OptionsScope } from '../options/use-field-options.ts';
import { fillText } from '../texts.ts';
import { stripHidden } from '../visibility/visible-fields.ts';
import type { DynamicFormProps } from './dynamic-form.tsx';
import type { FormScope } from './form-context.ts';
import { useAnnouncer } from './use-announcer.ts';
import { useFilling } from './use-filling.ts';
import { parentValueIn, useFormValidator } from './use-form-validator.ts';
import { useLatest } from './use-latest.ts';
import { useServerErrors } from './use-server-errors.ts';

export interface FormBodyProps extends Omit<DynamicFormProps, 'descriptors' | 'onDrift'> {
  form: FormDescription;
}

/** Everything a form does, for the elements that show it. */
export function useFormControl(props: FormBodyProps) {
  const { form, formId, texts, draftKey, serverErrors, isSubmitting, onSubmit } = props;
  const rjsf = useRef<Form>(null);
  const compiled = useMemo(() => compileForm(form), [form]);
  const filling = useFilling(form, draftKey);
  const store = useOptionsStore(props.options);
  const validator = useFormValidator(form, compiled, store, texts);
  const server = useServerErrors(serverErrors, filling.shown);
  const { announcement, announce } = useAnnouncer();
  const [wasRefused, setWasRefused] = useState(false);
  const idOf = useCallback((key: string) => `${formId}_${key}`, [formId]);

  const refuse = (count: number, firstKey: string | undefined) => {
    announce(fillText(texts.problemsAnnounced, { count }));
    document.getElementById(idOf(firstKey ?? 'problems'))?.focus();
  };
  useServerRefusal(server.items, serverErrors, refuse);
  useShownChange(filling.shown.size, texts, announce);

  const afterCommit = useLatest<FormScope['afterCommit']>((field, value) => {
    server.dismiss(field.key);
    if (filling.latestData.current[field.key] === value) return;
    for (const child of form.fields) {
      if (child.parentKey === field.key) rjsf.current?.setFieldValue([child.key], undefined);
    }
  });
  const scope = useMemo<FormScope>(
    () => ({
      form,
      shown: filling.shown,
      texts,
      idOf,
      announce,
      onEdit: filling.onEdit,
      afterCommit: (field, value) => afterCommit.current(field, value),
      serverItems: server.items,
    }),
    [form, filling.shown, texts, idOf, announce, filling.onEdit, afterCommit, server.items],
  );
  const optionsScope = useMemo<OptionsScope>(
    () => ({ store, parentValueOf: (field) => parentValueIn(field, filling.data) }),
    [store, filling.data],
  );
  const rjsfProps = {
    ref: rjsf,
    ...compiled,
    validator,
    initialFormData: filling.initialData,
    ...(server.extraErrors && { extraErrors: server.extraErrors }),
    liveValidate: wasRefused && ('onChange' as const),
    onChange: ({ formData }: { formData?: FormData }) => filling.record(formData ?? {}),
    onError: (errors: { property?: string }[]) => {
      setWasRefused(true);
      refuse(errors.length, errors[0]?.property?.replace(/^\./, ''));
    },
    onSubmit: ({ formData }: { formData?: FormData }) =>
      onSubmit(stripHidden(form, byName(form, formData ?? {}))),
  } satisfies Partial<FormProps> & { ref: typeof rjsf };

  /** Texts still being typed count; while an answer is awaited nothing is sent again. */
  const beforeSubmit = (event: FormEvent) => {
    if (isSubmitting) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    filling.flush();
    server.clear();
  };
  return { scope, optionsScope, rjsfProps, beforeSubmit, announcement };
}

const byName = (form: FormDescription, data: FormData): Record<string, unknown> =>
  Object.fromEntries(form.fields.map(({ key, name }) => [name, data[key]]));

function useOptionsStore(options: FormBodyProps['options']) {
  const port = useLatest(options);
  const [store] = useState(() =>
    createOptionsStore((source) => {
      const { current } = port;
      return Object.hasOwn(current, source) ? current[source as keyof typeof current] : undefined;
    }),
  );
  useEffect(() => store.dispose, [store]);
  return store;
}

/** The server refused: its first named field is focused, else its list. */
function useServerRefusal(
  items: FormScope['serverItems'],
  given: FormBodyProps['serverErrors'],
  refuse: (count: number, firstKey: string | undefined) => void,
): void {
  const latest = useLatest({ items, refuse });
  useEffect(() => {
    const { current } = latest;
    if (!given || current.items.length === 0) return;
    current.refuse(current.items.length, current.items.find(({ fieldKey }) => fieldKey)?.fieldKey);
  }, [given, latest]);
}

/** Fields that came or went are told to who cannot see them. */
function useShownChange(
  count: number,
  texts: FormBodyProps['texts'],
  announce: (words: string) => void,
): void {
  const before = useRef(count);
  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    if (change === 0) return;
    const text = change > 0 ? texts.fieldsShown : texts.fieldsHidden;
    announce(fillText(text, { count: Math.abs(change) }));
  }, [count, texts, announce]);
}
