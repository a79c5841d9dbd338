import type { DayLimits } from './day-limits.ts';

export interface DateFieldOptions extends DayLimits {
  /** The `dataType` that descriptors use for this field type. If omitted, they use its name. */
  dataType?: number | undefined;
  /** The error for a day out of range and for an incomplete date. Placeholder: `{label}`. */
  message: string;
}
