import { readTypedNumber } from '@kosha/domain';
import type { Bounds } from '../model/field-facts.ts';
import type { FieldType } from '../model/field-type.ts';
import type { ErrorType } from '../model/error-type.ts';
import { text } from '../fields/text/text.field.ts';
import type { BoundMessages } from './english-extended-messages.ts';

/** A text field with `semantic`, `pattern`, `min` and `max` (D64). */
export const boundedText = (messages: BoundMessages): FieldType => ({
  ...text,
  messages: {
    ...text.messages,
    badForm: { text: messages.badForm },
    outOfRange: { text: messages.outOfRange },
  },
  check: (value, { format, bounds }) =>
    format?.check?.(String(value)) ?? (bounds && boundsErrorOf(String(value), bounds)),
});

export function boundsErrorOf(value: string, { min, max, form }: Bounds): ErrorType | undefined {
  if (form && !form.matches(value)) return 'badForm';
  if (min !== undefined && isBefore(value, min)) return 'outOfRange';
  return max !== undefined && isBefore(max, value) ? 'outOfRange' : undefined;
}

/**
 * If the bound is a number, text that is not a number is out of range (D69). The negated `>=` is
 * true for such text, because a comparison with NaN is false.
 */
function isBefore(one: string | number, other: string | number): boolean {
  if (typeof one === 'number' || typeof other === 'number')
    return !(numberIn(one) >= numberIn(other));
  return one < other;
}

const numberIn = (value: string | number): number =>
  typeof value === 'number'
    ? value
    : Number(readTypedNumber(value, { maxFractionDigits: Infinity, hasSign: true }) ?? Number.NaN);
