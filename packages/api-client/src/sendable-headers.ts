/**
 * `fetch` throws if a header value contains certain of these characters. Some values come from
 * cookies, so a damaged cookie would make each request fail.
 */
const unprintable = /[^\x20-\x7e]/g;

export function sendableHeaders(values: Readonly<Record<string, string | undefined>>): Headers {
  const sendable = new Headers();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) sendable.set(name, value.replace(unprintable, ''));
  }
  return sendable;
}
