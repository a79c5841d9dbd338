import { CleanTextField } from '../CleanTextField/CleanTextField.tsx';
import type { CleanTextFieldProps } from '../CleanTextField/CleanTextField.tsx';
import classes from './OtpField.module.css';

export type OtpFieldProps = Omit<
  CleanTextFieldProps,
  'value' | 'clean' | 'onText' | 'maxLength' | 'inputMode' | 'autoComplete' | 'prefix' | 'type'
> & {
  value: string;
  /** Called with digits only, of whatever script, at most `maxLength` of them. */
  onChange: (digits: string) => void;
  maxLength: number;
};

const digitsOf = (text: string): string[] => text.match(/\p{Nd}/gu) ?? [];

/** How much wider than alone a digit stands in the field. */
const spacedWidth = 1.5;

/** A one-time code in one input, so that the phone can fill it from the message (§5). */
export function OtpField({ onChange, maxLength, ...rest }: OtpFieldProps) {
  return (
    <CleanTextField
      {...rest}
      className={classes.input}
      visibleCharacters={Math.ceil(maxLength * spacedWidth)}
      inputMode="numeric"
      autoComplete="one-time-code"
      clean={(text) => digitsOf(text).slice(0, maxLength).join('')}
      onText={onChange}
    />
  );
}
