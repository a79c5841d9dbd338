/** Joins the given class names; skips the empty ones. */
export const cx = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
