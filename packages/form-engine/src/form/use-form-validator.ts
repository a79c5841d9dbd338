import type { ValidatorType } from '@rjsf/utils';
import { whenIdle } from '@kosha/ui';
import { useEffect, useMemo } from 'react';
import type { CompiledForm } from '../compile/compile-form.ts';
import type { Field, FormDescription } from '../descriptor/field.ts';
import type { FormData } from '../drafts/draft.ts';
import { kindOf } from '../fields/registry.ts';
import type { OptionsStore } from '../options/options-store.ts';
import type { FormTexts } from '../texts.ts';
import { problemText } from '../validator/problem-text.ts';
import { createFormValidator, type CheckForm } from '../validator/rjsf-validator.ts';
import { checkFields } from '../validator/validate.ts';
import { fieldsShownAt } from '../visibility/visible-fields.ts';
import { isWorkStatus } from '../visibility/work-status.ts';
import { useLatest } from '../shared/use-latest.ts';

/** rjsf's validator for one form. */
export function useFormValidator(
  form: FormDescription,
  { schema }: CompiledForm,
  store: OptionsStore,
  texts: FormTexts,
): ValidatorType {
  const latestTexts = useLatest(texts);
  const validator = useMemo(
    () =>
      createFormValidator(
        schema,
        createFormCheck(form, store, () => latestTexts.current),
      ),
    [form, schema, store, latestTexts],
  );
  useEffect(() => whenIdle(() => warmUp(validator, schema)), [validator, schema]);
  return validator;
}

/** The first check has its code compiled, which takes longer than the check: not while one waits for it. */
export function warmUp(validator: ValidatorType, schema: CompiledForm['schema']): void {
  validator.validateFormData({}, schema);
}

/** Holds the shown fields to their rules and to the choices as loaded. */
export function createFormCheck(
  form: FormDescription,
  store: OptionsStore,
  textsNow: () => FormTexts,
): CheckForm {
  const status = form.fields.find(isWorkStatus);
  return (data) => {
    const fields = fieldsShownAt(form, status && data[status.key]);
    const problems = checkFields(
      fields,
      (field) => data[field.key],
      (field) => loadedChoices(field, data, store),
    );
    return problems.map((found) => ({
      ...found,
      text: problemText(found.field, found.problem, textsNow()),
    }));
  };
}

function loadedChoices(field: Field, data: FormData, store: OptionsStore) {
  const { source } = kindOf(field.kind);
  if (source === undefined) return undefined;
  const state = store.peek(source, parentValueIn(field, data));
  return state.status === 'loaded' ? state.choices : undefined;
}

/** The value of the field that says which options there are; '' where there is none. */
export function parentValueIn(field: Field, data: FormData): string {
  return field.parentKey === undefined ? '' : String(data[field.parentKey] ?? '');
}
