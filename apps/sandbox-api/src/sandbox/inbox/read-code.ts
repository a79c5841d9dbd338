const addressPattern = /https?:\/\/\S+/;

/** The one-time code in a message (a number of 4 to 6 digits, D28), or null. */
export function readCode(body: string): string | null {
  return /(?<!\d)\d{4,6}(?!\d)/.exec(body.replace(addressPattern, ''))?.[0] ?? null;
}

/** The link in a message, or null. */
export function readLink(body: string): string | null {
  return addressPattern.exec(body)?.[0] ?? null;
}
