import type { Choice, Field, FormDescription } from '../model/field.ts';
import type { Problem } from '../model/kind.ts';
import { fieldKinds } from '../fields/registry.ts';
import type { FormTexts } from '../model/texts.ts';
import { fieldsShownAt, isWorkStatus, showingWorkStatus } from '../model/visibility.ts';
import { problemText } from './problem-text.ts';
import { checkFields } from './validate.ts';

interface PossibleError {
  field: Field;
  problem: Problem;
  text: string;
}

/** Exactly the errors that the rules of a form can find, for people who check a form. */
export function possibleErrors(form: FormDescription, texts: FormTexts): readonly PossibleError[] {
  return fieldsEverShown(form).flatMap((field) => {
    const problems = Object.keys(fieldKinds[field.kind].messages) as Problem[];
    return problems
      .filter((problem) => conditions[problem]?.(field) ?? true)
      .map((problem) => ({ field, problem, text: problemText(field, problem, texts) }));
  });
}

/** Problems that only some fields of a kind can have. */
const conditions: Partial<Record<Problem, (field: Field) => boolean>> = {
  required: (field) => field.isRequired,
  digitsOnly: (field) => field.isDigits,
};

const showing: readonly Choice[] = [{ value: showingWorkStatus, label: '' }];

/** All fields; the hideable ones only if the work status accepts the answer that shows them (§4). */
function fieldsEverShown(form: FormDescription): readonly Field[] {
  const status = form.fields.find(isWorkStatus);
  const canShow = [showingWorkStatus, Number(showingWorkStatus)].some((answer) =>
    status
      ? checkFields(
          [status],
          () => answer,
          () => showing,
        ).length === 0
      : false,
  );
  return fieldsShownAt(form, canShow ? showingWorkStatus : undefined);
}
