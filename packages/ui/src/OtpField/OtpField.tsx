import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import classes from './OtpField.module.css';

export type OtpFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'maxLength' | 'inputMode' | 'autoComplete' | 'prefix' | 'type'
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
    <TextField
      {...rest}
      className={classes.input}
      visibleCharacters={Math.ceil(maxLength * spacedWidth)}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(event) => onChange(digitsOf(event.target.value).slice(0, maxLength).join(''))}
    />
  );
}
