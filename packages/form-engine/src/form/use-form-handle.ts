import type Form from '@rjsf/core';
import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';
import type { FormDescription } from '../model/field.ts';
import type { FormHandle } from './form-handle.ts';
import type { FormScope } from './form-scope.ts';
import { reveal } from './reveal.ts';
import type { Answers } from './use-answers.ts';

interface HandleParts {
  form: FormDescription;
  answers: Answers;
  rjsf: RefObject<Form | null>;
  scope: FormScope;
  reset: () => void;
}

export function useFormHandle(ref: Ref<FormHandle> | undefined, parts: HandleParts): void {
  const { form, answers, rjsf, scope, reset } = parts;
  const { commitTyped } = answers;
  const { idOf, afterCommit } = scope;
  useImperativeHandle(ref, () => {
    const fieldOf = (name: string) => form.fields.find((field) => field.name === name);
    return {
      submit: () => (rjsf.current?.formElement.current as HTMLFormElement | null)?.requestSubmit(),
      reset,
      setValue(name, value) {
        const field = fieldOf(name);
        if (!field) return;
        commitTyped();
        rjsf.current?.setFieldValue([field.key], value);
        afterCommit(field, value);
      },
      focus: (name) => reveal(idOf(fieldOf(name)?.key ?? ''))?.focus(),
    };
  }, [form, rjsf, idOf, commitTyped, afterCommit, reset]);
}
