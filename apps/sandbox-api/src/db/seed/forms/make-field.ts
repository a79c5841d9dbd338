import type { Schema } from '@kosha/api-client';

type Field = Schema<'DynamicField'>;
type Rest = Partial<Omit<Field, 'key' | 'value' | 'dataType'>>;

const kind =
  (dataType: number, of: Rest = {}) =>
  (key: string, value: string, rest: Rest = {}): Field => ({
    key,
    value,
    dataType,
    checkReq: 1,
    ...of,
    ...rest,
  });

/**
 * Functions that make a form field, by the field's type in the contract (§3). A field is required
 * unless `checkReq` is 0.
 */
export const makeField = {
  dropdown: kind(0),
  text: kind(1),
  digits: kind(1, { checkType: 1 }),
  day: kind(3),
  state: kind(4),
  district: kind(5),
  /** A type that the app does not know. The app shows a text field and reports the type (D22). */
  unknown: kind(7),
} as const;

export const optionalField = { checkReq: 0 } as const;
