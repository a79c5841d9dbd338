/** Separates the values. This character never occurs in typed or displayed text. */
const separator = '\u001f';

/** Joins the chosen values into the string that the form stores; undefined if nothing is chosen. */
export const joinChoices = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(separator) : undefined;

export const splitChoices = (joined: unknown): readonly string[] =>
  typeof joined === 'string' || typeof joined === 'number'
    ? String(joined)
        .split(separator)
        .filter((value) => value !== '')
    : [];
