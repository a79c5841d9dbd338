/** Stands between the chosen values; no text that is typed or shown has it. */
const between = '\u001f';

/** The chosen values as the form keeps them; undefined for none. */
export const joinChoices = (values: readonly string[]): string | undefined =>
  values.length > 0 ? values.join(between) : undefined;

export const splitChoices = (joined: unknown): readonly string[] =>
  typeof joined === 'string' || typeof joined === 'number'
    ? String(joined)
        .split(between)
        .filter((value) => value !== '')
    : [];
