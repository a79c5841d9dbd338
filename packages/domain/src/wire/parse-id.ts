/** An id from an address. Null if it cannot be one: anyone can type an address. */
export function parseId(text: string | null | undefined): string | null {
  return text && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}
