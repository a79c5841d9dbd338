import { useLayoutEffect, useRef } from 'react';
import { restoreDraft } from '../drafts/draft.ts';
import { initialFormData } from '../model/initial-values.ts';
import type { AnswersByKey } from '../model/field-facts.ts';
import type { FormValues } from '../model/form-value.ts';
import type { FormDescription } from '../model/field.ts';

export type SetValue = (key: string, value: unknown) => void;

interface LateInput {
  form: FormDescription;
  initialValues: FormValues | undefined;
  draftKey: string | undefined;
  isServed: boolean;
  initial: AnswersByKey;
  withTyped: () => AnswersByKey;
  give: (key: string, value: unknown) => void;
  setValue: SetValue;
}

/** Applies drafts and initial values that arrive after the first render, but keeps user input. */
export function useLateInitialValues(input: LateInput): void {
  const { form, initialValues, draftKey, isServed, initial, withTyped, give, setValue } = input;
  const known = useRef<ReadonlySet<string>>(undefined);
  const readDraftKey = useRef(isServed ? undefined : draftKey);
  useLayoutEffect(() => {
    const keys = form.fields.map(({ key }) => key);
    const before = known.current ?? new Set(keys);
    known.current = new Set([...before, ...keys]);
    const added = form.fields.filter(({ key }) => !before.has(key));
    const isDraftNew = draftKey !== undefined && draftKey !== readDraftKey.current;
    readDraftKey.current = draftKey;
    if (added.length === 0 && !isDraftNew) return;
    const lateAnswers = {
      ...initialFormData(added, initialValues),
      ...(isDraftNew && restoreDraft(draftKey, form)),
    };
    const answersNow = withTyped();
    for (const [key, value] of Object.entries(lateAnswers)) {
      if (answersNow[key] !== initial[key]) continue;
      give(key, value);
      setValue(key, value);
    }
  }, [form, initialValues, draftKey, initial, withTyped, give, setValue]);
}
