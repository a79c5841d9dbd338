/** A header must not contain these. They are removed, so that one strange cookie stops no call. */
const unprintable = /[^\x20-\x7e]/g;

/** The headers of a call; an undefined one is not sent. */
export function sendableHeaders(values: Readonly<Record<string, string | undefined>>): Headers {
  const sendable = new Headers();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) sendable.set(name, value.replace(unprintable, ''));
  }
  return sendable;
}
