/** The id of a question's first choice, which receives the focus after an error. */
export const fieldId = (key: string): string => `kfs-${key}`;
