import type { Field, FormDescription, FormValues } from '../descriptor/field.ts';
import { isWorkStatus, SHOWING_WORK_STATUS } from './work-status.ts';

type Answers = Readonly<Record<string, unknown>>;

/** The fields shown for these values (by payload name): hideable ones at work status 3, optional then (§4). */
export function visibleFields(form: FormDescription, values: Answers): readonly Field[] {
  const status = form.fields.find(isWorkStatus);
  const answer = status && Object.hasOwn(values, status.name) ? values[status.name] : undefined;
  return fieldsShownAt(form, answer);
}

/** The same, told the work status alone. */
export function fieldsShownAt(form: FormDescription, workStatus: unknown): readonly Field[] {
  const isShowing = String(workStatus) === SHOWING_WORK_STATUS;
  return form.fields.flatMap((field) => {
    if (!field.isHideable) return [field];
    return isShowing ? [{ ...field, isRequired: false }] : [];
  });
}

/** What may be sent of these values: shown fields that are filled in. */
export function stripHidden(form: FormDescription, values: Answers): FormValues {
  return Object.fromEntries(
    visibleFields(form, values).flatMap(({ name }) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return isFilledIn(value) ? [[name, value]] : [];
    }),
  );
}

/** Blank text is no answer. */
export const isFilledIn = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
