import { CleanTextField } from '../CleanTextField/CleanTextField.tsx';
import type { CleanTextFieldProps } from '../CleanTextField/CleanTextField.tsx';
import classes from './OtpField.module.css';
import { extractOtp } from './extract-otp.ts';

export type OtpFieldProps = Omit<
  CleanTextFieldProps,
  'value' | 'clean' | 'onText' | 'maxLength' | 'inputMode' | 'autoComplete' | 'prefix' | 'type'
> & {
  value: string;
  /** Receives at most `maxLength` digits of any script. The app must convert them to ASCII. */
  onChange: (digits: string) => void;
  maxLength: number;
};

const digitsOf = (text: string): string[] => text.match(/\p{Nd}/gu) ?? [];

/** The width of a digit with letter spacing, relative to a digit without. */
const spacedWidth = 1.5;

/** A single input, so that phones can fill in the code from the SMS (§5). */
export function OtpField({ onChange, maxLength, ...rest }: OtpFieldProps) {
  return (
    <CleanTextField
      {...rest}
      className={classes.input}
      visibleCharacters={Math.ceil(maxLength * spacedWidth)}
      inputMode="numeric"
      autoComplete="one-time-code"
      clean={(text, _before, isPasted) =>
        isPasted ? extractOtp(text, maxLength) : digitsOf(text).slice(0, maxLength).join('')
      }
      onText={onChange}
    />
  );
}
