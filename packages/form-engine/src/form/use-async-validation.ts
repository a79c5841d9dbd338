import { useEffect, useState } from 'react';
import type { AnswersByKey } from '../model/field-facts.ts';
import type { FormDescription } from '../model/field.ts';
import { payloadAnswer, visibleFieldsWith } from '../model/visibility.ts';
import { useLatest } from '../shared/use-latest.ts';
import { createAsyncValidation } from '../validator/async-validation.ts';
import type { FormCheck } from '../validator/form-check.ts';

export function useAsyncValidation(form: FormDescription, findAll: FormCheck) {
  const { validateAsync } = form;
  const latest = useLatest(validateAsync);
  const [checks] = useState(() => createAsyncValidation(() => latest.current));
  useEffect(() => checks.stop, [checks]);
  const validIn = (data: AnswersByKey) => {
    const invalid = new Set(findAll(data).map(({ field }) => field.key));
    return visibleFieldsWith(form, ({ key }) => data[key])
      .filter(({ key }) => !invalid.has(key))
      .map((field) => ({ field, value: payloadAnswer(field, data[field.key]) }));
  };
  return {
    hasAny: validateAsync.length > 0,
    prepare: (data: AnswersByKey) => checks.prepare(validIn(data)),
    settle: (data: AnswersByKey) => checks.settle(validIn(data)),
  };
}
