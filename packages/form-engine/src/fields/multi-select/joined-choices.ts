/** This control character never occurs in the values. */
const separator = '\u001f';

/** The form stores the chosen values as one string. */
export const joinChoices = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(separator) : undefined;

export const splitChoices = (joined: unknown): readonly string[] =>
  typeof joined === 'string' || typeof joined === 'number'
    ? String(joined)
        .split(separator)
        .filter((value) => value !== '')
    : [];
