/**
 * Characters that a header must not contain. They are removed, so that a cookie that contains one
 * does not break every call.
 */
const unprintable = /[^\x20-\x7e]/g;

/** The headers of a call; undefined ones are not sent. */
export function sendableHeaders(values: Readonly<Record<string, string | undefined>>): Headers {
  const sendable = new Headers();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) sendable.set(name, value.replace(unprintable, ''));
  }
  return sendable;
}
