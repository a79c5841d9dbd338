import type Form from '@rjsf/core';
import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';
import type { FormDescription } from '../model/field.ts';
import { answerFor } from '../model/initial-values.ts';
import type { FormHandle } from './form-handle.ts';
import type { FormScope } from './form-scope.ts';
import { mountAndReveal, reveal } from './reveal.ts';
import type { Answers } from './use-answers.ts';

interface HandleParts {
  form: FormDescription;
  answers: Answers;
  rjsf: RefObject<Form | null>;
  scope: FormScope;
  reset: () => void;
  mountAll: () => void;
}

export function useFormHandle(ref: Ref<FormHandle> | undefined, parts: HandleParts): void {
  const { form, answers, rjsf, scope, reset, mountAll } = parts;
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
        const answer = value === undefined ? undefined : answerFor(field, value);
        commitTyped();
        rjsf.current?.setFieldValue([field.key], answer);
        afterCommit(field, answer);
      },
      focus(name) {
        const field = fieldOf(name);
        if (!field) return;
        const id = idOf(field.key);
        const element = reveal(id);
        if (element) return element.focus();
        // Not at once, because an app may call this from an effect.
        return queueMicrotask(() => mountAndReveal(id, mountAll)?.focus());
      },
    };
  }, [form, rjsf, idOf, commitTyped, afterCommit, reset, mountAll]);
}
