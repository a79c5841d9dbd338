import { useRef, useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { cleanInPlace } from './clean-in-place.ts';

export interface CleanText {
  /** The clean text. Without it the element keeps its own, which starts as `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  /** Removes or changes what the field does not take; leaves a clean text as it is. */
  clean: (text: string) => string;
  /** Gets clean text only, even while the field still shows more. */
  onText: (text: string) => void;
}

/**
 * Cleans the text of an input while it is typed. A word that the keyboard is still composing is cleaned when it is
 * finished: if it changed before, the keyboard would insert it again and again. `composed` is such a word.
 */
export function useCleanText({ value, defaultValue, clean, onText }: CleanText) {
  const [composed, setComposed] = useState<string>();
  const shown = useRef(value ?? String(defaultValue ?? ''));

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

  return { composed, handlers: { onChange: take, onCompositionEnd: settle, onBlur: settle } };
}
