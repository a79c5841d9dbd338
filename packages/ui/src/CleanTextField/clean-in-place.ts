/** Cleans an input's text; the caret stays after the same characters. Returns the clean text. */
export function cleanInPlace(input: HTMLInputElement, clean: (text: string) => string): string {
  const raw = input.value;
  const text = clean(raw);
  if (text === raw) return text;
  const caret = input.selectionStart ?? raw.length;
  const next = caretIn(text, clean(raw.slice(0, caret)), clean(raw.slice(caret)));
  input.value = text;
  // In some browsers setting the caret would also focus the field.
  if (input === document.activeElement) input.setSelectionRange(next, next);
  return text;
}

/** The new caret: before the text that followed it or, if cleaning cut that off, after the text before it. */
function caretIn(text: string, before: string, after: string): number {
  return text.endsWith(after) ? text.length - after.length : Math.min(before.length, text.length);
}
