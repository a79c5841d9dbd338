import type { FieldType } from '../model/field-type.ts';
import type { DefaultOptions } from '../model/options.ts';
import { day } from './day/day.field.ts';
import { district } from './district/district.field.ts';
import { select } from './select/select.field.ts';
import { state } from './state/state.field.ts';
import { text } from './text/text.field.ts';

/** Its source is one of those that the app must supply. */
type DefaultFieldType = FieldType & { source?: keyof DefaultOptions };

/** Every field type of the product (§3): one line each. */
export const defaultFieldTypes = {
  select,
  text,
  day,
  state,
  district,
} as const satisfies Readonly<Record<string, DefaultFieldType>>;
