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

/** Makes a field of each kind the contract names; required unless told otherwise (§3). */
export const make = {
  dropdown: kind(0),
  text: kind(1),
  digits: kind(1, { checkType: 1 }),
  day: kind(3),
  state: kind(4),
  district: kind(5),
  /** A kind no app knows: shown as a text, and reported (D22). */
  unknown: kind(7),
} as const;

export const optional = { checkReq: 0 } as const;
