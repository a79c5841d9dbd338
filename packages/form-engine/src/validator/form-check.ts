import { fieldKinds } from '../fields/registry.ts';
import type { Field, FormData, FormDescription } from '../model/field.ts';
import { parentValueOf } from '../model/options.ts';
import type { FormTexts } from '../model/texts.ts';
import { fieldsShownAt, isWorkStatus } from '../model/visibility.ts';
import type { OptionsStore } from '../options/options-store.ts';
import { problemText } from './problem-text.ts';
import type { CheckForm } from './rjsf-validator.ts';
import { checkFields } from './validate.ts';

/** The check of one form: its shown fields against their rules and the choices loaded by now. */
export function createFormCheck(
  form: FormDescription,
  options: OptionsStore,
  textsNow: () => FormTexts,
): CheckForm {
  const status = form.fields.find(isWorkStatus);
  return (data) => {
    const problems = checkFields(
      fieldsShownAt(form, status && data[status.key]),
      (field) => data[field.key],
      (field) => loadedChoices(field, data, options),
    );
    return problems.map((found) => ({
      ...found,
      text: problemText(found.field, found.problem, textsNow()),
    }));
  };
}

function loadedChoices(field: Field, data: FormData, options: OptionsStore) {
  const { source } = fieldKinds[field.kind];
  if (source === undefined) return undefined;
  const state = options.peek(source, parentValueOf(field, data));
  return state.status === 'loaded' ? state.choices : undefined;
}
