import { useRef, useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { cleanInPlace } from './clean-in-place.ts';

export interface CleanText {
  /** The clean text. If omitted, the input is uncontrolled and starts with `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  /**
   * Removes or replaces invalid characters. Must return clean text unchanged. `before` is the text
   * before the change; `isPasted` is true for any input other than a single key.
   */
  clean: (text: string, before?: string, isPasted?: boolean) => string;
  /**
   * Called with the clean text and the text before cleaning. During IME composition, the field
   * still shows the text before cleaning.
   */
  onText: (text: string, raw: string, isPasted: boolean) => void;
}

/**
 * Cleans an input's text while typing. During IME composition, the input keeps the text as typed
 * (`composed`) until the end, because the keyboard would insert a changed text repeatedly.
 */
export function useCleanText({ value, defaultValue, clean, onText }: CleanText) {
  const [composed, setComposed] = useState<string>();
  const shown = useRef(value ?? String(defaultValue ?? ''));

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { isComposing, inputType, data } = event.nativeEvent as InputEvent;
    setComposed(isComposing ? event.target.value : undefined);
    const isForward = inputType === 'deleteContentForward';
    const raw = event.target.value;
    // Includes drag and drop, autofill and keyboard suggestions.
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

  return {
    composed,
    handlers: { onChange: handleChange, onCompositionEnd: settle, onBlur: settle },
  };
}
