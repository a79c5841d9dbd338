import { useEffect, useState } from 'react';
import type { FormData } from '../model/field-facts.ts';
import type { FormDescription } from '../model/field.ts';
import { answerSent, fieldsShown } from '../model/visibility.ts';
import { useLatest } from '../shared/use-latest.ts';
import { createAsyncValidation } from '../validator/async-validation.ts';
import type { CheckForm } from '../validator/form-check.ts';

/**
 * The checks that have to ask somebody; they are asked about answers that are shown and right. What they find is shown
 * like the errors of the server. `findAll`: all that is wrong with the form's data.
 */
export function useAsyncValidation(form: FormDescription, findAll: CheckForm) {
  const { validateAsync } = form;
  const latest = useLatest(validateAsync);
  const [checks] = useState(() => createAsyncValidation(() => latest.current));
  useEffect(() => checks.stop, [checks]);
  const rightIn = (data: FormData) => {
    const wrong = new Set(findAll(data).map(({ field }) => field.key));
    return fieldsShown(form, ({ key }) => data[key])
      .filter(({ key }) => !wrong.has(key))
      .map((field) => ({ field, value: answerSent(field, data[field.key]) }));
  };
  return {
    hasAny: validateAsync.length > 0,
    prepare: (data: FormData) => checks.prepare(rightIn(data)),
    settle: (data: FormData) => checks.settle(rightIn(data)),
  };
}
