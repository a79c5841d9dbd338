/** Takes from an input what may not stand in it; the caret stays behind what it stood behind. */
export function cleanInPlace(input: HTMLInputElement, clean: (text: string) => string): string {
  const raw = input.value;
  const text = clean(raw);
  if (text === raw) return text;
  const caret = input.selectionStart ?? raw.length;
  const next = caretIn(text, clean(raw.slice(0, caret)), clean(raw.slice(caret)));
  input.value = text;
  // In a field without the focus some browsers would take it for a wish to have it.
  if (input === document.activeElement) input.setSelectionRange(next, next);
  return text;
}

/** Before what followed the caret, or where that was cut at its end, after what preceded it. */
function caretIn(text: string, before: string, after: string): number {
  return text.endsWith(after) ? text.length - after.length : Math.min(before.length, text.length);
}
