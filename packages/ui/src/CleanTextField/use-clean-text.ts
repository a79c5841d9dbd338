import { useRef, useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { cleanInPlace } from './clean-in-place.ts';

export interface CleanText {
  /** The clean text. If omitted, the input is uncontrolled and starts with `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  /**
   * Removes or changes invalid characters; must return clean text unchanged. `before` is the text
   * before the change; `isPasted` is true for any input other than a single key.
   */
  clean: (text: string, before?: string, isPasted?: boolean) => string;
  /**
   * Called with the clean text, even if the field still shows more, and with the text before
   * cleaning.
   */
  onText: (text: string, raw: string, isPasted: boolean) => void;
}

/**
 * Cleans an input's text while typing. During IME composition, cleaning waits for the end of the
 * composition (`composed`): changing the text earlier would make the keyboard insert it repeatedly.
 */
export function useCleanText({ value, defaultValue, clean, onText }: CleanText) {
  const [composed, setComposed] = useState<string>();
  const shown = useRef(value ?? String(defaultValue ?? ''));

  function take(event: ChangeEvent<HTMLInputElement>) {
    const { isComposing, inputType, data } = event.nativeEvent as InputEvent;
    setComposed(isComposing ? event.target.value : undefined);
    const isForward = inputType === 'deleteContentForward';
    const raw = event.target.value;
    // Anything but a single key: paste, drop, autofill, or a keyboard suggestion.
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
