import type Form from '@rjsf/core';
import { useCallback, useMemo } from 'react';
import type { FormEvent, RefObject } from 'react';
import { compileForm } from '../compile/compile-form.ts';
import type { FormDescription } from '../descriptor/field.ts';
import { useOptionsStore } from '../options/use-options-store.ts';
import type { OptionsScope } from '../options/use-field-options.ts';
import type { DynamicFormProps } from './dynamic-form.tsx';
import type { FormScope } from './form-context.ts';
import { useAfterCommit } from './use-after-commit.ts';
import { useAnnouncer, useShownChange } from './use-announcer.ts';
import { useFilling } from './use-filling.ts';
import { parentValueIn, useFormValidator } from './use-form-validator.ts';
import { useRecheck } from './use-recheck.ts';
import { useRefusal } from './use-refusal.ts';
import { rjsfPropsOf } from './rjsf-props.ts';
import { useServerErrors } from './use-server-errors.ts';

export interface FormBodyProps extends Omit<DynamicFormProps, 'descriptors' | 'onDrift'> {
  form: FormDescription;
}

/** Everything a form does, for the elements that show it. */
export function useFormControl(props: FormBodyProps, rjsf: RefObject<Form | null>) {
  const { form, formId, texts, serverErrors, isSubmitting: isReadOnly = false } = props;
  const compiled = useMemo(() => compileForm(form), [form]);
  const filling = useFilling(form, props.draftKey);
  const { shown, data, onEdit } = filling;
  const store = useOptionsStore(props.options);
  const server = useServerErrors(serverErrors, shown);
  const { items: serverItems } = server;
  const { announcement, announce } = useAnnouncer();
  const idOf = useCallback((key: string) => `${formId}_${key}`, [formId]);
  const refusal = useRefusal({ texts, idOf, announce, serverErrors, serverItems });
  const validator = useFormValidator(form, compiled, store, texts);
  useRecheck({ form, rjsf, store, filling, wasRefused: refusal.wasRefused });
  const afterCommit = useAfterCommit({ form, rjsf, filling, server });
  useShownChange(shown.size, texts, announce);

  const scope = useMemo<FormScope>(
    () => ({ form, shown, texts, isReadOnly, idOf, announce, onEdit, afterCommit, serverItems }),
    [form, shown, texts, isReadOnly, idOf, announce, onEdit, afterCommit, serverItems],
  );
  const optionsScope = useMemo<OptionsScope>(
    () => ({ store, parentValueOf: (field) => parentValueIn(field, data) }),
    [store, data],
  );
  const rjsfProps = rjsfPropsOf({ props, compiled, filling, server, refusal, validator });

  /** Texts still being typed count; while an answer is awaited nothing is sent again. */
  const beforeSubmit = (event: FormEvent) => {
    if (isReadOnly) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    filling.flush();
    server.clear();
  };
  return { scope, optionsScope, rjsfProps, beforeSubmit, flush: filling.flush, announcement };
}
