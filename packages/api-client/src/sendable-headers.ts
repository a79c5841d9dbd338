/**
 * Characters to remove, because fetch throws for some of them. Otherwise a damaged cookie would
 * make each request fail.
 */
const unprintable = /[^\x20-\x7e]/g;

/** Builds headers from values. Omits undefined values. */
export function sendableHeaders(values: Readonly<Record<string, string | undefined>>): Headers {
  const sendable = new Headers();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) sendable.set(name, value.replace(unprintable, ''));
  }
  return sendable;
}
