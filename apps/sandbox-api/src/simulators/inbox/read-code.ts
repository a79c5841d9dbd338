const ADDRESS = /https?:\/\/\S+/;

/** The one-time code a message carries, or null: a number of 4 to 6 digits standing alone (D28). */
export function readCode(body: string): string | null {
  return /(?<!\d)\d{4,6}(?!\d)/.exec(body.replace(ADDRESS, ''))?.[0] ?? null;
}

/** The address a message carries, or null. */
export function readLink(body: string): string | null {
  return ADDRESS.exec(body)?.[0] ?? null;
}
