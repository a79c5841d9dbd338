import type { FieldType } from '../model/field-type.ts';
import type { DefaultOptions } from '../model/options.ts';
import { day } from './day/day.field.ts';
import { district } from './district/district.field.ts';
import { select } from './select/select.field.ts';
import { state } from './state/state.field.ts';
import { text } from './text/text.field.ts';

type DefaultFieldType = FieldType & { source?: keyof DefaultOptions };

/** The field types that the product description specifies (§3). */
export const defaultFieldTypes = {
  select,
  text,
  day,
  state,
  district,
} as const satisfies Readonly<Record<string, DefaultFieldType>>;
