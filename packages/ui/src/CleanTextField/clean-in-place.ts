type Clean = (text: string, before?: string) => string;

/**
 * Cleans an input's text; the caret stays after the same characters. Returns the clean text. `before` is
 * the clean text that was shown before this change; `isForward`: the change deleted what follows the caret.
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
  // Where nothing of a key was taken, the caret is back where it was pressed.
  const next =
    text === before && added > 0
      ? caret - added
      : caretIn(text, clean(raw.slice(0, caret)), clean(raw.slice(caret)));
  input.value = text;
  if (input === document.activeElement) input.setSelectionRange(next, next);
  return text;
}

/**
 * What the change has left. When only a sign that cleaning puts in, such as the space of a group, was deleted, the
 * character behind it goes too, in the direction of the key: else the sign would come back at each press.
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

/** The new caret: before the text that followed it or, if cleaning cut that off, after the text before it. */
function caretIn(text: string, before: string, after: string): number {
  return text.endsWith(after) ? text.length - after.length : Math.min(before.length, text.length);
}
