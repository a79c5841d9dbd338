import { useRef, useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { cleanInPlace } from './clean-in-place.ts';

export interface CleanText {
  /** The clean text. Without it the element keeps its own, which starts as `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  /**
   * Removes or changes what the field does not take; leaves a clean text as it is. `before` is the text that was shown
   * before the change; `isPasted` says that it came otherwise than key by key.
   */
  clean: (text: string, before?: string, isPasted?: boolean) => string;
  /** Gets clean text, even while the field still shows more, and the text before it was cleaned. */
  onText: (text: string, raw: string, isPasted: boolean) => void;
}

/**
 * Cleans the text of an input while it is typed. A word that the keyboard is still composing is cleaned when it is
 * finished: if it changed before, the keyboard would insert it again and again. `composed` is such a word.
 */
export function useCleanText({ value, defaultValue, clean, onText }: CleanText) {
  const [composed, setComposed] = useState<string>();
  const shown = useRef(value ?? String(defaultValue ?? ''));

  function take(event: ChangeEvent<HTMLInputElement>) {
    const { isComposing, inputType, data } = event.nativeEvent as InputEvent;
    setComposed(isComposing ? event.target.value : undefined);
    const isForward = inputType === 'deleteContentForward';
    const raw = event.target.value;
    // Whatever is no single key: pasted, dropped, filled in by the browser or the keyboard.
    const isPasted = !isComposing && !(inputType === 'insertText' && data?.length === 1);
    const text = isComposing
      ? clean(raw)
      : cleanInPlace(
          event.target,
          (text, before) => clean(text, before, isPasted),
          value ?? shown.current,
          isForward,
        );
    shown.current = text;
    onText(text, raw, isPasted);
  }

  function settle({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (composed === undefined) return;
    setComposed(undefined);
    const text = cleanInPlace(currentTarget, clean);
    if (text !== clean(composed)) onText(text, composed, false);
  }

  return { composed, handlers: { onChange: take, onCompositionEnd: settle, onBlur: settle } };
}
