type Clean = (text: string) => string;

/**
 * Cleans an input's text; the caret stays after the same characters. Returns the clean text. `before` is
 * the clean text that was shown before this change.
 */
export function cleanInPlace(input: HTMLInputElement, clean: Clean, before?: string): string {
  const { raw, caret } = changedText(input, clean, before);
  const text = clean(raw);
  if (text === input.value) return text;
  const next = caretIn(text, clean(raw.slice(0, caret)), clean(raw.slice(caret)));
  input.value = text;
  // The text after the change. If only a sign that cleaning adds, such as the space of a group, was deleted
  // backwards, the character before it is deleted too. Otherwise the sign would come back at each press.
  if (input === document.activeElement) input.setSelectionRange(next, next);
  return text;
}

/**
 * What the change has left. When only a sign that cleaning puts in, such as the space of a group, was deleted
 * backwards, the character before it goes too: else the sign would come back at each press.
 */
function changedText(input: HTMLInputElement, clean: Clean, before: string | undefined) {
  const { value } = input;
  const caret = input.selectionStart ?? value.length;
  const isOneDeleted = before?.slice(0, caret).concat(before.slice(caret + 1)) === value;
  const isPutBack = isOneDeleted && value !== before && clean(value) === before;
  if (!isPutBack || caret === 0) return { raw: value, caret };
  return { raw: value.slice(0, caret - 1) + value.slice(caret), caret: caret - 1 };
}

/** The new caret: before the text that followed it or, if cleaning cut that off, after the text before it. */
function caretIn(text: string, before: string, after: string): number {
  return text.endsWith(after) ? text.length - after.length : Math.min(before.length, text.length);
}
