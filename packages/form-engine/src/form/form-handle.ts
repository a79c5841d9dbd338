import type Form from '@rjsf/core';
import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';
import type { FormDescription } from '../model/field.ts';
import type { FormScope } from './form-scope.ts';
import { reveal } from './reveal.ts';
import type { Answers } from './use-answers.ts';

/** What an app can do with a form from outside; fields are named by their payload names. */
export interface FormHandle {
  /** As the form's own button: a wrong form is refused, and shows why. */
  submit: () => void;
  /** Back to the initial values, without errors and without a draft. */
  reset: () => void;
  /** Undefined empties the field. A name that the form does not have changes nothing. */
  setValue: (name: string, value: string | number | undefined) => void;
  focus: (name: string) => void;
}

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
