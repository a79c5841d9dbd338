/** An id of the server from an address, or null where it cannot be one: addresses are typed by anyone. */
export function parseId(text: string | null | undefined): string | null {
  return text && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}
