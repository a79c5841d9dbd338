/** fetch throws for some of these characters, so a damaged cookie would make each request fail. */
const unprintable = /[^\x20-\x7e]/g;

/** Removes invalid characters and undefined values. */
export function sendableHeaders(values: Readonly<Record<string, string | undefined>>): Headers {
  const sendable = new Headers();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) sendable.set(name, value.replace(unprintable, ''));
  }
  return sendable;
}
