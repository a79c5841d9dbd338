/** Separates the chosen values; never part of a typed or displayed text. */
const separator = '\u001f';

/** The form's internal value of these choices; undefined for none. */
export const joinChoices = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(separator) : undefined;

export const splitChoices = (joined: unknown): readonly string[] =>
  typeof joined === 'string' || typeof joined === 'number'
    ? String(joined)
        .split(separator)
        .filter((value) => value !== '')
    : [];
