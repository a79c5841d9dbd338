const addressPattern = /https?:\/\/\S+/;

/**
 * The one-time code of 4 to 6 digits with which a message begins (D28), or null. A number further inside is the
 * number of an order, a phone or a sum.
 */
export function readCode(body: string): string | null {
  return /^\d{4,6}(?= )/.exec(body)?.[0] ?? null;
}

/** The link in a message, or null. */
export function readLink(body: string): string | null {
  return addressPattern.exec(body)?.[0] ?? null;
}
