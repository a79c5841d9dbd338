/** Never occurs in typed or displayed text. */
const separator = '\u001f';

/** The form stores several choices as one string; undefined for none. */
export const joinChoices = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(separator) : undefined;

export const splitChoices = (joined: unknown): readonly string[] =>
  typeof joined === 'string' || typeof joined === 'number'
    ? String(joined)
        .split(separator)
        .filter((value) => value !== '')
    : [];
