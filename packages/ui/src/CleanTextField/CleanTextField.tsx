import { useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { cleanInPlace } from './clean-in-place.ts';

export type CleanTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onCompositionEnd' | 'onBlur'
> & {
  /** The clean text; without it the element keeps its own, from `defaultValue` on. */
  value?: string;
  /** What of a text may stand in the field; of a clean text all. */
  clean: (text: string) => string;
  /** Called with clean text only, also while the field still shows more. */
  onText: (text: string) => void;
};

/**
 * One line of text that is cleaned while it is typed. What a keyboard is still composing stays as it
 * is until that ends: changed under the keyboard, it would be put in again and again.
 */
export function CleanTextField({ value, clean, onText, ...rest }: CleanTextFieldProps) {
  const [composed, setComposed] = useState<string>();

  function take(event: ChangeEvent<HTMLInputElement>) {
    const isComposing = (event.nativeEvent as InputEvent).isComposing;
    setComposed(isComposing ? event.target.value : undefined);
    onText(isComposing ? clean(event.target.value) : cleanInPlace(event.target, clean));
  }

  function settle({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (composed === undefined) return;
    setComposed(undefined);
    const text = cleanInPlace(currentTarget, clean);
    if (text !== clean(composed)) onText(text);
  }

  return (
    <TextField
      {...rest}
      {...(value !== undefined && { value: composed ?? value })}
      onChange={take}
      onCompositionEnd={settle}
      onBlur={settle}
    />
  );
}
