import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { useCleanText, type CleanText } from './use-clean-text.ts';

export type CleanTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onCompositionEnd' | 'onBlur'
> &
  Omit<CleanText, 'defaultValue'>;

/**
 * A text field that removes or replaces invalid characters while the user types (`clean`).
 * Uncontrolled without `value`.
 */
export function CleanTextField({ value, clean, onText, ...rest }: CleanTextFieldProps) {
  const { defaultValue } = rest;
  const { composed, handlers } = useCleanText({ value, defaultValue, clean, onText });
  return (
    <TextField {...rest} {...(value !== undefined && { value: composed ?? value })} {...handlers} />
  );
}
