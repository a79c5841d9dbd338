import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { useSanitizedInput, type SanitizedInputOptions } from './use-sanitized-input.ts';

export type CleanTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onCompositionEnd' | 'onBlur'
> &
  Omit<SanitizedInputOptions, 'defaultValue'>;

/**
 * A text field that removes or replaces invalid characters while the user types (`clean`).
 * Uncontrolled without `value`.
 */
export function CleanTextField({ value, clean, onText, ...rest }: CleanTextFieldProps) {
  const { defaultValue } = rest;
  const { composed, handlers } = useSanitizedInput({ value, defaultValue, clean, onText });
  return (
    <TextField {...rest} {...(value !== undefined && { value: composed ?? value })} {...handlers} />
  );
}
