import { asciiDigits, sanitizeDigits } from '@kosha/domain';
import type { KnownField } from '../../model/field-facts.ts';

type CleanedField = Pick<KnownField, 'isDigits' | 'maxLength' | 'meaning' | 'bounds'>;

/**
 * What the field takes of a text, with digits of any script as digits where it asks for a number (D44). Digits stop at
 * their length while typing (§5). A text that is too long gets an error.
 */
export function cleanFor(field: CleanedField): (text: string) => string {
  const { isDigits, maxLength, meaning, bounds } = field;
  const clean = meaning?.clean;
  if (clean) return (text) => clean(text, maxLength);
  if (isDigits) return (text) => sanitizeDigits(text, maxLength);
  return bounds === undefined ? (text) => text : asciiDigits;
}
