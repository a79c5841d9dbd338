import { type ChangeEvent, type SyntheticEvent, useRef, useState } from 'react';

type Clean = (text: string, before?: string) => string;

/**
 * Cleans the input's text and keeps the caret at the same character. `before` is the clean text
 * before the change. `isForward` is true for the Delete key.
 */
function cleanInPlace(
  input: HTMLInputElement,
  clean: Clean,
  before?: string,
  isForward = false,
): string {
  const { raw, caret } = changedText(input, clean, before, isForward);
  const text = clean(raw, before);
  if (text === input.value) return text;
  const added = raw.length - (before ?? raw).length;
  // A rejected key does not move the caret.
  const next =
    text === before && added > 0
      ? caret - added
      : caretIn(text, clean(raw.slice(0, caret)), clean(raw.slice(caret)));
  input.value = text;
  if (input === document.activeElement) input.setSelectionRange(next, next);
  return text;
}

/**
 * If a key deletes only a group separator, cleaning would restore the separator. The key therefore
 * deletes the character beyond the separator instead.
 */
function changedText(
  input: HTMLInputElement,
  clean: Clean,
  before: string | undefined,
  isForward: boolean,
) {
  const { value } = input;
  const caret = input.selectionStart ?? value.length;
  const isOneDeleted = before?.slice(0, caret).concat(before.slice(caret + 1)) === value;
  const isPutBack = isOneDeleted && value !== before && clean(value) === before;
  if (!isPutBack) return { raw: value, caret };
  if (isForward) return { raw: value.slice(0, caret) + value.slice(caret + 1), caret };
  if (caret === 0) return { raw: value, caret };
  return { raw: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 };
}

/**
 * Returns the new caret position. `before` and `after` are the cleaned text on both sides of the
 * old caret. The caret stays before `after`, or, if `text` does not end with `after`, behind
 * `before`.
 */
function caretIn(text: string, before: string, after: string): number {
  return text.endsWith(after) ? text.length - after.length : Math.min(before.length, text.length);
}

export interface SanitizedInputOptions {
  /** If omitted, the input is uncontrolled and starts with `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | number | readonly string[] | undefined;
  /**
   * Removes or replaces invalid characters. Must return clean text unchanged. `before` is the text
   * before the change. `isPasted` is true unless the user typed, composed or deleted text.
   */
  clean: (text: string, before?: string, isPasted?: boolean) => string;
  /** Receives the clean and the raw text. The input shows the raw text during IME composition. */
  onText: (text: string, raw: string, isPasted: boolean) => void;
}

/**
 * Cleans the text of an input while the user types. During IME composition, the input must show the
 * raw text (`composed`): if the app changed the text, the keyboard would insert its input again.
 */
export function useSanitizedInput({ value, defaultValue, clean, onText }: SanitizedInputOptions) {
  const [composed, setComposed] = useState<string>();
  const shown = useRef(value ?? String(defaultValue ?? ''));

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { isComposing, inputType, data } = event.nativeEvent as Partial<InputEvent>;
    setComposed(isComposing ? event.target.value : undefined);
    const isForward = inputType === 'deleteContentForward';
    const raw = event.target.value;
    // Drag and drop, autofill and keyboard suggestions count as pasted.
    const isTyped = isComposing || (inputType === 'insertText' && data?.length === 1);
    const isPasted = !isTyped && !inputType?.startsWith('delete');
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
