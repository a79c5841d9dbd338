import type Form from '@rjsf/core';
import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';
import type { Field, FormDescription } from '../model/field.ts';
import { answerFromPayload } from '../model/initial-values.ts';
import { withRows } from '../model/rows.ts';
import type { FormHandle } from './form-handle.ts';
import type { FormScope } from './form-scope.ts';
import { focusWhenRendered, mountAndRevealField, openSectionsAround } from './reveal.ts';
import type { AnswersStore } from './use-answers.ts';

interface HandleParts {
  form: FormDescription;
  answers: AnswersStore;
  rjsf: RefObject<Form | null>;
  scope: FormScope;
  reset: () => void;
  mountField: (id: string) => void;
  goToPage: (at: number) => void;
}

export function useFormHandle(ref: Ref<FormHandle> | undefined, parts: HandleParts): void {
  const { form, answers, rjsf, scope, reset, mountField, goToPage } = parts;
  const { commitTyped, latest } = answers;
  const { idOf, afterCommit } = scope;
  useImperativeHandle(ref, () => {
    const fieldOf = (name: string) =>
      withRows(form.fields, ({ key }) => latest.current[key]).find((field) => field.name === name);
    const give = (field: Field, answer: string | number | undefined) => {
      rjsf.current?.setFieldValue([field.key], answer);
      afterCommit(field, answer);
    };
    return {
      submit: () => (rjsf.current?.formElement.current as HTMLFormElement | null)?.requestSubmit(),
      reset,
      goToPage,
      setValue(name, value) {
        const field = fieldOf(name);
        if (!field) return;
        commitTyped();
        const { group } = field.definition;
        if (group) return group.replace(field, value, latest.current, give);
        give(field, value === undefined ? undefined : answerFromPayload(field, value));
      },
      focus(name) {
        const field = fieldOf(name);
        if (!field) return;
        const id = idOf(field.key);
        const element = openSectionsAround(id);
        if (element) return element.focus();
        // An app may call `focus` in an effect, where the `flushSync` of `mountAndRevealField` does
        // not work, so the call is deferred.
        return queueMicrotask(() => {
          mountAndRevealField(id, mountField);
          focusWhenRendered(id);
        });
      },
    };
  }, [form, rjsf, idOf, commitTyped, latest, afterCommit, reset, mountField, goToPage]);
}
