type Clean = (text: string, before?: string) => string;

/**
 * Cleans an input's text, keeps the caret after the same character, and returns the clean text.
 * `before` is the clean text before this change; `isForward` is true if Delete was pressed.
 */
export function cleanInPlace(
  input: HTMLInputElement,
  clean: Clean,
  before?: string,
  isForward = false,
): string {
  const { raw, caret } = changedText(input, clean, before, isForward);
  const text = clean(raw, before);
  if (text === input.value) return text;
  const added = raw.length - (before ?? raw).length;
  // If the typed key was rejected, the caret returns to where it was.
  const next =
    text === before && added > 0
      ? caret - added
      : caretIn(text, clean(raw.slice(0, caret)), clean(raw.slice(caret)));
  input.value = text;
  if (input === document.activeElement) input.setSelectionRange(next, next);
  return text;
}

/**
 * The text after the change. If a key deleted only a group separator, cleaning would restore it and
 * the key would do nothing. The next character in the direction of deletion is then deleted too.
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
 * The new caret position: before the text that followed the caret. If cleaning has removed that
 * text, it is after the text that preceded the caret.
 */
function caretIn(text: string, before: string, after: string): number {
  return text.endsWith(after) ? text.length - after.length : Math.min(before.length, text.length);
}
