import {
  toAsciiDigits,
  editDigits,
  editNumber,
  normalizeTypedText,
  removeGroupSeparators,
} from '@kosha/domain';
import type { ParsedField } from '../../model/field-facts.ts';

type CleanedField = Pick<ParsedField, 'isDigits' | 'maxLength' | 'format' | 'bounds'>;

/**
 * Returns the function that removes invalid characters from typed text. Number fields accept digits
 * of any script (D44), up to the maximum length (§5). An invalid pasted or autofilled number is not
 * shortened, but gets an error (D69).
 */
export function textCleanerFor(
  field: CleanedField,
): (text: string, previous?: string, isPasted?: boolean) => string {
  const { isDigits, maxLength, format, bounds } = field;
  const { clean, edit } = format ?? {};
  if (edit) {
    return (text, previous = '', isPasted = previous === '') => {
      const { text: held, isRefused } = edit(previous, text, isPasted);
      return isRefused ? removeGroupSeparators(text) : held;
    };
  }
  if (clean) return (text, previous) => clean(text, maxLength, previous);
  if (isDigits) return (text, previous) => editDigits(previous, text, maxLength);
  if (bounds === undefined) return normalizeTypedText;
  const isNumber = [bounds.min, bounds.max].some((bound) => typeof bound === 'number');
  return isNumber ? (text, previous) => editNumber(previous, text) : asciiText;
}

const asciiText = (text: string): string => toAsciiDigits(normalizeTypedText(text));
