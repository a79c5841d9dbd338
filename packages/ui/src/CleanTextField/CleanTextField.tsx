import { useRef, useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';
import { cleanInPlace } from './clean-in-place.ts';

export type CleanTextFieldProps = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onCompositionEnd' | 'onBlur'
> & {
  /** The clean text. Without it the element keeps its own text, which starts as `defaultValue`. */
  value?: string;
  /** Removes or changes what the field does not take; leaves a clean text as it is. */
  clean: (text: string) => string;
  /** Gets clean text only, even while the field still shows more. */
  onText: (text: string) => void;
};

/**
 * One line of text, cleaned while it is typed. A word that the keyboard is still composing is cleaned
 * when it is finished: if it changed before, the keyboard would insert it again and again.
 */
export function CleanTextField({ value, clean, onText, ...rest }: CleanTextFieldProps) {
  const [composed, setComposed] = useState<string>();
  const shown = useRef(value ?? String(rest.defaultValue ?? ''));

  function take(event: ChangeEvent<HTMLInputElement>) {
    const { isComposing, inputType } = event.nativeEvent as InputEvent;
    setComposed(isComposing ? event.target.value : undefined);
    const isForward = inputType === 'deleteContentForward';
    const text = isComposing
      ? clean(event.target.value)
      : cleanInPlace(event.target, clean, value ?? shown.current, isForward);
    shown.current = text;
    onText(text);
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
