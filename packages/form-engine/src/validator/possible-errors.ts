import type { Choice, Field, FormDescription } from '../descriptor/field.ts';
import type { Problem } from '../fields/definition.ts';
import { kindOf } from '../fields/registry.ts';
import type { FormTexts } from '../texts.ts';
import { fieldsShownAt } from '../visibility/visible-fields.ts';
import { isWorkStatus, SHOWING_WORK_STATUS } from '../visibility/work-status.ts';
import { problemText } from './problem-text.ts';
import { checkFields } from './validate.ts';

interface PossibleError {
  field: Field;
  problem: Problem;
  text: string;
}

/** Every error that the rules of a form can find, and no other, for people who check one. */
export function possibleErrors(form: FormDescription, texts: FormTexts): readonly PossibleError[] {
  return fieldsEverShown(form).flatMap((field) => {
    const problems = Object.keys(kindOf(field.kind).messages) as Problem[];
    return problems
      .filter((problem) => CONDITIONS[problem]?.(field) ?? true)
      .map((problem) => ({ field, problem, text: problemText(field, problem, texts) }));
  });
}

/** Problems that only some fields of a kind can have. */
const CONDITIONS: Partial<Record<Problem, (field: Field) => boolean>> = {
  required: (field) => field.isRequired,
  digitsOnly: (field) => field.isDigits,
};

const SHOWING: readonly Choice[] = [{ value: SHOWING_WORK_STATUS, label: '' }];

/** With those that may be hidden where the work status can be given the answer that shows them (§4). */
function fieldsEverShown(form: FormDescription): readonly Field[] {
  const status = form.fields.find(isWorkStatus);
  const canShow = [SHOWING_WORK_STATUS, Number(SHOWING_WORK_STATUS)].some((answer) =>
    status
      ? checkFields(
          [status],
          () => answer,
          () => SHOWING,
        ).length === 0
      : false,
  );
  return fieldsShownAt(form, canShow ? SHOWING_WORK_STATUS : undefined);
}
