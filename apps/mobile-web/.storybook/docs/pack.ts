/**
 * Storybook reads its address twice, and the second time takes a decoded `&`, `#` or `+` for one of its own. So no sign is
 * left in it that an address would have to escape.
 */
export const pack = (text: string) =>
  encodeURIComponent(text).replaceAll('~', '%7E').replaceAll('%', '~');

/** Reads what `pack` wrote. */
export function unpack(packed: string): string {
  try {
    return decodeURIComponent(packed.replaceAll('~', '%'));
  } catch {
    // Somebody has written it by hand.
    return packed;
  }
}
