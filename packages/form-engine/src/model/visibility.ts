import type { Field, FieldFacts, FormDescription, FormValues } from './field.ts';

type Answers = Readonly<Record<string, unknown>>;

/** §4 names neither the field nor the answer: both are assumed. */
const workStatusName = 'workStatus';
export const showingWorkStatus = '3';

/** Whether this field's answer decides about the hideable fields (§4). */
export const isWorkStatus = (field: Pick<FieldFacts, 'name'>): boolean =>
  field.name === workStatusName;

/** The fields to show for these values (by payload name). */
export function visibleFields(form: FormDescription, values: Answers): readonly Field[] {
  const status = form.fields.find(isWorkStatus);
  const answer = status && Object.hasOwn(values, status.name) ? values[status.name] : undefined;
  return fieldsShownAt(form, answer);
}

/** The fields to show at this work status: hideable ones only at 3 (§4). */
export function fieldsShownAt(form: FormDescription, workStatus: unknown): readonly Field[] {
  const isShowing = String(workStatus) === showingWorkStatus;
  return isShowing ? form.fields : form.fields.filter(({ isHideable }) => !isHideable);
}

/** The part of these values that may be sent: the shown fields that are filled in. */
export function stripHidden(form: FormDescription, values: Answers): FormValues {
  return Object.fromEntries(
    visibleFields(form, values).flatMap(({ name }) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return isFilledIn(value) ? [[name, value]] : [];
    }),
  );
}

/** A blank text counts as no answer. */
export const isFilledIn = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
